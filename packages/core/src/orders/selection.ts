/** Chosen orders by code: the choice outlives a page change, a refresh and a new sort. */
export type Selection = ReadonlySet<string>;

export const nothingSelected: Selection = new Set<string>();
/** As many codes as one export takes. */
export const mostSelected = 1_000;

/** Adds or removes one order; past the limit nothing is added. */
export function toggle(selection: Selection, code: string): Selection {
  const changed = new Set(selection);
  if (!changed.delete(code) && changed.size < mostSelected) changed.add(code);
  return changed;
}

/** All rows of this page chosen, or all of them released when they were. Other pages keep theirs. */
export function togglePage(selection: Selection, codes: readonly string[]): Selection {
  const changed = new Set(selection);
  const release = pageSelection(selection, codes) === 'all';
  for (const code of codes) {
    if (release) changed.delete(code);
    else if (changed.size < mostSelected) changed.add(code);
  }
  return changed;
}

/** From the last touched row to this one, as Shift does; adds only. */
export function selectRange(
  selection: Selection,
  codes: readonly string[],
  from: string,
  to: string,
): Selection {
  const [start, end] = [codes.indexOf(from), codes.indexOf(to)];
  if (end < 0) return selection;
  const [first, last] = start < 0 ? [end, end] : [Math.min(start, end), Math.max(start, end)];
  const changed = new Set(selection);
  for (const code of codes.slice(first, last + 1)) if (changed.size < mostSelected) changed.add(code);
  return changed;
}

/** What the header's checkbox shows for this page. */
export function pageSelection(selection: Selection, codes: readonly string[]): 'none' | 'some' | 'all' {
  const chosen = codes.filter((code) => selection.has(code)).length;
  if (chosen === 0) return 'none';
  return chosen === codes.length ? 'all' : 'some';
}
