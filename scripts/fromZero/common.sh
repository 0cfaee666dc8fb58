# Shared by the steps: each command is printed before it runs, and the first one that fails ends the script.
set -eu

title() { printf '\n## %s\n\n' "$*"; }
run() {
  printf '$ %s\n' "$*"
  "$@"
}
# The same for a command that says more than a reader needs; its output is shown when it fails.
quietly() {
  printf '$ %s\n' "$*"
  "$@" > /var/log/step.log 2>&1 || { cat /var/log/step.log; exit 1; }
}
# Writes the standard input to a file and shows it. Values after "secret:" are made here and not shown.
write() {
  printf '$ cat %s\n' "$1"
  tee "$1" | sed -E 's/^/    /; s#(://lab:)[^@]+@#\1…@#; s/((SECRET_KEY|SECRET_ACCESS_KEY|METRICS_TOKEN)=).*/\1…/'
}
# Waits until a command succeeds, 60 s at most.
await() {
  printf '$ until %s\n' "$*"
  for _ in $(seq 1 600); do
    if "$@" > /dev/null 2>&1; then return; fi
    sleep 0.1
  done
  echo "This did not come true within a minute." && exit 1
}
