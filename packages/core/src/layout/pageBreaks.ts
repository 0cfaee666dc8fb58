/** Costs by which photos in a row are shared out to spreads. */
export interface BreakCosts {
  /** Cost of the photos from `start` to before `end` on one spread; Infinity where they may not stand together. */
  readonly group: (start: number, end: number) => number;
  /** Cost of a break before the photo. */
  readonly cut: (start: number) => number;
}

/**
 * Shares `count` photos in their order out to `spreads` spreads with 1 to `most` on each, at the least cost, by dynamic
 * programming. Returns the index of the first photo of each spread; null when no sharing is allowed.
 */
export function breakPages(
  count: number,
  spreads: number,
  most: number,
  { group, cut }: BreakCosts,
): number[] | null {
  if (spreads <= 0 || count < spreads || count > spreads * most) return null;
  // Each group is asked for by every spread that it may stand on.
  const known = new Float64Array(count * (most + 1)).fill(Number.NaN);
  const costOf = (start: number, size: number) => {
    const index = start * (most + 1) + size;
    const before = known[index] ?? Number.NaN;
    if (!Number.isNaN(before)) return before;
    const cost = group(start, start + size) + (start === 0 ? 0 : cut(start));
    known[index] = cost;
    return cost;
  };
  let costs = new Float64Array(count + 1).fill(Number.POSITIVE_INFINITY);
  costs[0] = 0;
  const from: Int32Array[] = [];
  for (let spread = 1; spread <= spreads; spread += 1) {
    const next = new Float64Array(count + 1).fill(Number.POSITIVE_INFINITY);
    const origin = new Int32Array(count + 1).fill(-1);
    const left = spreads - spread;
    const first = Math.max(spread, count - left * most);
    for (let end = first; end <= Math.min(count - left, spread * most); end += 1)
      for (let size = 1; size <= Math.min(most, end); size += 1) {
        const before = costs[end - size] ?? Number.POSITIVE_INFINITY;
        if (before === Number.POSITIVE_INFINITY) continue;
        const cost = before + costOf(end - size, size);
        if (cost < (next[end] ?? 0)) {
          next[end] = cost;
          origin[end] = end - size;
        }
      }
    costs = next;
    from.push(origin);
  }
  if (costs[count] === Number.POSITIVE_INFINITY) return null;
  const breaks: number[] = [];
  for (let spread = spreads, end = count; spread > 0; spread -= 1) {
    end = from[spread - 1]?.[end] ?? 0;
    breaks.unshift(end);
  }
  return breaks;
}
