/** How many of the rows shown are chosen: state of the box in the heading. */
export function chosenState(keys: readonly string[], selected: ReadonlySet<string>): 'none' | 'some' | 'all' {
  const count = keys.filter((key) => selected.has(key)).length;
  if (count === 0) return 'none';
  return count === keys.length ? 'all' : 'some';
}

/** All rows shown chosen, or none of them when all were; rows of other pages stay as they are. */
export function toggleAll(keys: readonly string[], selected: ReadonlySet<string>): ReadonlySet<string> {
  const all = chosenState(keys, selected) === 'all';
  return withKeys(selected, keys, !all);
}

/** One row toggled; with `from` the whole run between both takes the new state of `key`. */
export function toggleRow(
  keys: readonly string[],
  selected: ReadonlySet<string>,
  key: string,
  from: string | undefined,
): ReadonlySet<string> {
  const on = !selected.has(key);
  const end = keys.indexOf(key);
  const start = from === undefined ? -1 : keys.indexOf(from);
  const run = start < 0 ? [key] : keys.slice(Math.min(start, end), Math.max(start, end) + 1);
  return withKeys(selected, run, on);
}

function withKeys(selected: ReadonlySet<string>, keys: readonly string[], on: boolean): ReadonlySet<string> {
  const next = new Set(selected);
  for (const key of keys) {
    if (on) next.add(key);
    else next.delete(key);
  }
  return next;
}
