import type { Selection } from './selection.ts';
import type { Count } from '../lists/state.ts';

/** Consecutive rows of the list that share a status or a product type, whose number the counters know. */
export interface Run {
  readonly status?: number;
  readonly article?: string;
  readonly size: number;
}

/** Whether the counters know how many orders a selection has. */
export function isCounted(selection: Selection): boolean {
  const { from, to, shippingFrom, shippingTo, patterns, codes } = selection;
  return !from && !to && !shippingFrom && !shippingTo && patterns.length === 0 && codes === null;
}

/** The runs of a counted selection in list order: one for all, unless the sort begins with status or type. */
export function runsOf(selection: Selection, counts: readonly Count[]): Run[] {
  const [first, second] = selection.sort;
  const byArticle = first?.key === 'type' ? first : null;
  const byStatus = first?.key === 'status' ? first : byArticle && second?.key === 'status' ? second : null;
  const runs = new Map<string, { status?: number; article?: string; size: number }>();
  for (const { fmStatus, onHold, article, orders } of counts) {
    if (selection.statuses && !selection.statuses.includes(fmStatus)) continue;
    if (selection.onHold && !onHold) continue;
    if (selection.article && selection.article !== article) continue;
    const key = `${byStatus ? fmStatus : ''} ${byArticle ? article : ''}`;
    const run = runs.get(key) ?? {
      ...(byStatus ? { status: fmStatus } : {}),
      ...(byArticle ? { article } : {}),
      size: 0,
    };
    run.size += orders;
    runs.set(key, run);
  }
  const up = (isDescending: boolean | undefined, order: number) => (isDescending ? -order : order);
  return [...runs.values()].sort(
    (a, b) =>
      up(byArticle?.isDescending, compareText(a.article ?? '', b.article ?? '')) ||
      up(byStatus?.isDescending, (a.status ?? 0) - (b.status ?? 0)),
  );
}

/** Compares by bytes, like the database's "C" collation. */
function compareText(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}
