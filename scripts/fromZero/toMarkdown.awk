# Puts what follows each heading into a block.
{ sub(/[\r ]+$/, "") }
/^## / {
  if (open) print "```\n"
  print
  print "\n```text"
  open = 1
  isFirst = 1
  blank = 0
  next
}
/^$/ {
  # Blank lines at the ends of a block are left out, and outside of blocks one is enough.
  if (!open && blank == 0) print
  blank += 1
  next
}
{
  for (; open && !isFirst && blank > 0; blank -= 1) print ""
  isFirst = 0
  blank = 0
  print
}
END {
  if (open) print "```"
}
