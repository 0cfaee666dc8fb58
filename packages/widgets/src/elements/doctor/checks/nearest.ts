/** Two spellings of one name, such as `noProgress` and `no-progress`, are alike. */
export const plain = (name: string): string => name.toLowerCase().replace(/[-_]/g, '');

/** The known name that a wrong one was probably meant to be; '' when none is near. */
export function nearest(name: string, known: readonly string[]): string {
  const wanted = plain(name);
  // One mistake in a short name, a third of the letters at most in a long one.
  const most = Math.max(1, Math.floor(wanted.length / 3));
  let best = '';
  let least = most + 1;
  for (const candidate of known) {
    const distance = distanceBetween(wanted, plain(candidate));
    if (distance < least) [best, least] = [candidate, distance];
  }
  return best;
}

/** How many letters have to be added, removed, changed or exchanged with the next (optimal string alignment). */
function distanceBetween(a: string, b: string): number {
  let before: readonly number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isExchange = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const exchange = isExchange ? (before[j - 2] ?? 0) + 1 : Infinity;
      next.push(Math.min(change, exchange, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    [before, row] = [row, next];
  }
  return row[b.length] ?? 0;
}
