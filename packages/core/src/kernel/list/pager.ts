/** A page number, or the ellipsis between two runs of numbers. */
export type PagerItem = number | 'gap';

const allPages = 9;
const reach = 2;
const runLength = 7;
const nearEdge = 5;

/**
 * The numbered items of a pager (ORD-09, ORD-41): all pages when 9 or fewer; else the current page ±2 with first and
 * last; near an edge (one of the five pages there) a run of 7. `current` is clamped, both count from 1.
 */
export function pageWindow(current: number, pages: number): readonly PagerItem[] {
  const last = wholePages(pages);
  const page = clampPage(current, last);
  if (last <= allPages) return run(1, last);
  if (page <= nearEdge) return [...run(1, runLength), 'gap', last];
  if (page > last - nearEdge) return [1, 'gap', ...run(last - runLength + 1, last)];
  return [1, 'gap', ...run(page - reach, page + reach), 'gap', last];
}

/** The nearest page that exists; 1 when there is none or the number is none (ORD-41). */
export function clampPage(page: number, pages: number): number {
  if (Number.isNaN(page)) return 1;
  return Math.trunc(Math.min(Math.max(page, 1), wholePages(pages)));
}

function wholePages(pages: number): number {
  return Number.isFinite(pages) ? Math.max(1, Math.trunc(pages)) : 1;
}

function run(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
