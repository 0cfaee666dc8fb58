/** The lists of orders for the list engine: counters give the number of matches, and the day on which a page begins. */
import { countedMatches } from '@trade-area/core/contract';
import { locateDay } from '../lists/days.ts';
import type { DayPosition } from '../lists/days.ts';
import type { ListDescription, Matches, ListContext } from '../lists/page.ts';
import { cachedDaysOf, cachedMatchCountOf } from '../lists/state.ts';
import type { ListState } from '../lists/state.ts';
import type { Strategy } from '../lists/statement.ts';
import { sum } from '../lists/sum.ts';
import { countMatches, daysOf, idsOf } from './listTable.ts';
import type { RowRange } from './listTable.ts';
import { isCounted, runsOf } from './runs.ts';
import type { Run } from './runs.ts';
import type { Selection } from './selection.ts';

type OrderListContext = ListContext<Selection>;

/** Below so many orders no index is needed, and every search is counted to its end. */
const smallList = 20_000;
/** Offsets below this are cheap to skip. */
const cheapOffset = 500;

export const orderList: ListDescription<Selection, RowRange> = {
  find: (context, isExport) =>
    isCounted(context.selection) ? findCounted(context) : findMatches(context, isExport),
  read: ({ queries, owner, selection }, range) => idsOf(queries, owner, selection, range),
};

/** The counters tell which runs a page covers; each run is one range of an index. */
async function findCounted(context: OrderListContext): Promise<Matches<RowRange>> {
  const runs = runsOf(context.selection, context.state.counts);
  const total = sum(runs.map(({ size }) => size));
  return {
    total,
    reachable: total,
    async ranges(offset, limit) {
      const ranges: RowRange[] = [];
      let start = 0;
      for (const run of runs) {
        const from = Math.max(0, offset - start);
        const rangeSize = Math.min(run.size, offset + limit - start) - from;
        if (rangeSize > 0)
          ranges.push(await locate(context, run, { from, wanted: rangeSize, strategy: 'walk' }));
        start += run.size;
      }
      return ranges;
    },
  };
}

/** Counts the matches of dates, a search or chosen codes: all of them, or in a long list as many as pages can reach. */
async function findMatches(context: OrderListContext, isExport: boolean): Promise<Matches<RowRange>> {
  const { queries, owner, selection, state } = context;
  const isBounded = !isExport && selection.patterns.length > 0 && sizeOf(state) > smallList;
  const key = JSON.stringify({ ...selection, sort: null, isExport });
  const total = await cachedMatchCountOf(state, key, () =>
    countMatches(queries, owner, selection, isBounded ? countedMatches + 1 : null),
  );
  const run: Run = { size: total };
  return {
    total,
    reachable: isBounded ? Math.min(total, countedMatches) : total,
    ranges: async (from, wanted) => [
      await locate(context, run, { from, wanted, strategy: chooseStrategy(selection, state, total) }),
    ],
  };
}

const sizeOf = (state: ListState) => sum(state.counts.map(({ orders }) => orders));

/** Short words have no trigram, and a small list is read whole; with many matches a page is filled by walking. */
function chooseStrategy(selection: Selection, state: ListState, matches: number): Strategy {
  if (sizeOf(state) <= smallList) return 'walk';
  if (selection.patterns.length === 0) return 'gather';
  const isIndexed = selection.patterns.some((pattern) => pattern.length >= 5);
  return isIndexed && matches <= countedMatches ? 'gather' : 'walk';
}

/** A page deep in a run begins on a day if the counters know the days; else rows are skipped from the nearer end. */
async function locate(
  context: OrderListContext,
  run: Run,
  { from, wanted, strategy }: { readonly from: number; readonly wanted: number; readonly strategy: Strategy },
): Promise<RowRange> {
  const isReversed = from > run.size / 2;
  const skipped = isReversed ? run.size - from - wanted : from;
  const position = skipped > cheapOffset ? await findDay(context, run, from) : null;
  const base = { run, limit: wanted, strategy } as const;
  return position
    ? { ...base, offset: position.offset, isReversed: false, day: position.day }
    : { ...base, offset: skipped, isReversed, day: null };
}

/** Known when the run is ordered by date; null otherwise. */
async function findDay(
  { queries, owner, selection, state }: OrderListContext,
  run: Run,
  offset: number,
): Promise<DayPosition | null> {
  const ordered = selection.sort.find(({ key }) => key !== 'status' || run.status === undefined);
  if (!isCounted(selection) || selection.article || run.article !== undefined || ordered?.key !== 'date')
    return null;
  const statuses = run.status === undefined ? selection.statuses : [run.status];
  const days = await cachedDaysOf(state, JSON.stringify([statuses, selection.onHold]), () =>
    daysOf(queries, owner, selection.incomplete, statuses, selection.onHold),
  );
  return locateDay(days, ordered.isDescending, offset);
}
