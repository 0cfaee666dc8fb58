/** The list of payments for the list engine: read by the counters' days, by search terms, or by an index. */
import { countedMatches } from '@trade-area/core/contract';
import { locateDay } from '../lists/days.ts';
import type { DayCount } from '../lists/days.ts';
import type { ListDescription, Matches, ListContext } from '../lists/page.ts';
import { cachedDaysOf, cachedMatchCountOf } from '../lists/state.ts';
import { sum } from '../lists/sum.ts';
import { countedDays, countMatches, idsOf, findOrders } from './listTable.ts';
import type { Part, RowRange } from './listTable.ts';
import { isCounted } from './selection.ts';
import type { PaymentSelection } from './selection.ts';

/** Thresholds between the strategies of reading a list. */
export interface ListLimits {
  /** Accounts below this many orders are searched to the end. */
  readonly smallList: number;
  /** With more matches a search is not counted further, and the list checks each payment in turn. */
  readonly maxFound: number;
  /** Up to this many payments are checked one by one instead of searching all orders. */
  readonly maxChecked: number;
  /** Up to this many matches are collected and sorted. */
  readonly maxCollected: number;
}

const defaultLimits: ListLimits = {
  smallList: 20_000,
  maxFound: countedMatches,
  maxChecked: 20_000,
  maxCollected: 2_000,
};

type RangesOf = Matches<RowRange>['ranges'];

interface PaymentListContext extends ListContext<PaymentSelection> {
  readonly limits: ListLimits;
}

export function createPaymentList(
  limits: ListLimits = defaultLimits,
): ListDescription<PaymentSelection, RowRange> {
  return {
    async find(given, isExport) {
      const context = { ...given, limits };
      const { selection, state } = given;
      if (isCounted(selection)) return matchByDays(context);
      if (selection.patterns.length === 0) return matchByIndex(context);
      const isLarge = sum(state.counts.map(({ orders }) => orders)) > limits.smallList;
      return matchBySearch(context, isLarge && !isExport);
    },
    read: ({ queries, owner, selection }, range) => idsOf(queries, owner, selection, range),
  };
}

export const paymentList = createPaymentList();

/** Consecutive rows of the list whose days the counters know. */
interface Run {
  readonly part: Part;
  readonly days: readonly DayCount[];
  readonly size: number;
  /** The direction of the days; null = the list is not ordered by days. */
  readonly isDescending: boolean | null;
}

/** Lists filtered by days and state only: the counters give the number of matches, and the day a page begins on. */
async function matchByDays(context: PaymentListContext): Promise<Matches<RowRange>> {
  const [first, second] = context.selection.sort;
  const run = async (part: Part, isDescending: boolean | null): Promise<Run> => {
    const days = await daysOf(context, part);
    return { part, days, size: sum(days.map(({ orders }) => orders)), isDescending };
  };
  const runs =
    first?.key === 'shipped_date'
      ? [
          await run('shipped', first.isDescending),
          await run('open', second?.key === 'date' ? second.isDescending : null),
        ]
      : [await run('all', first?.key === 'date' ? first.isDescending : null)];
  const total = sum(runs.map(({ size }) => size));
  if (total <= context.limits.maxCollected) return { total, reachable: total, ranges: collectRange(null) };
  return { total, reachable: total, ranges: (offset, limit) => rangesOf(runs, offset, limit) };
}

function daysOf({ queries, owner, selection, state }: PaymentListContext, part: Part) {
  const { from, to, state: only } = selection;
  return cachedDaysOf(state, `payments ${part} ${from} ${to} ${only ?? ''}`, () =>
    countedDays(queries, owner, selection, part),
  );
}

/** The ranges of the runs that a page covers. */
function rangesOf(runs: readonly Run[], offset: number, limit: number): RowRange[] {
  const ranges: RowRange[] = [];
  let start = 0;
  for (const run of runs) {
    const from = Math.max(0, offset - start);
    const rangeSize = Math.min(run.size, offset + limit - start) - from;
    if (rangeSize > 0) ranges.push(locate(run, from, rangeSize));
    start += run.size;
  }
  return ranges;
}

/** A page deep in a run begins on a day; without days, rows are skipped from the nearer end. */
function locate({ part, days, size, isDescending }: Run, from: number, limit: number): RowRange {
  const base = { part, limit, found: null, strategy: 'walk' } as const;
  if (isDescending === null) {
    const isReversed = from > size / 2;
    return { ...base, day: null, isReversed, offset: isReversed ? size - from - limit : from };
  }
  const { day, offset } = locateDay(days, isDescending, from) ?? { day: null, offset: from };
  return { ...base, day, isReversed: false, offset };
}

function walkRanges(run: Run): RangesOf {
  return (offset, limit) => [locate(run, offset, limit)];
}

function collectRange(found: readonly number[] | null): RangesOf {
  return (offset, limit) => [
    { part: 'all', offset, limit, isReversed: false, day: null, found, strategy: 'gather' },
  ];
}

/** Lists of a product or of one order, read through an index. */
async function matchByIndex(context: PaymentListContext): Promise<Matches<RowRange>> {
  const { queries, owner, selection, state, limits } = context;
  const key = `payments ${JSON.stringify({ ...selection, sort: null })}`;
  const total = await cachedMatchCountOf(state, key, () => countMatches(queries, owner, selection));
  const run: Run = { part: 'all', days: [], size: total, isDescending: null };
  const ranges = total <= limits.maxCollected ? collectRange(null) : walkRanges(run);
  return { total, reachable: total, ranges };
}

/** Searches: few matches are read through their orders; with many, each payment is checked in turn. */
async function matchBySearch(context: PaymentListContext, bounded: boolean): Promise<Matches<RowRange>> {
  const { queries, owner, selection, limits } = context;
  const days = await daysOf(context, 'all');
  const isSmall = sum(days.map(({ orders }) => orders)) <= limits.maxChecked;
  const found = await findOrders(queries, owner, selection, isSmall ? null : limits.maxFound + 1);
  if (isSmall || found.length <= limits.maxFound)
    return { total: found.length, reachable: found.length, ranges: collectRange([...new Set(found)]) };
  if (!bounded) return matchByIndex(context);
  const run: Run = { part: 'all', days: [], size: Infinity, isDescending: null };
  return { total: Infinity, reachable: limits.maxFound, ranges: walkRanges(run) };
}
