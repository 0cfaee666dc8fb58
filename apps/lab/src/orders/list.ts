/** The lists of orders for the list engine: counters give the number of matches, and the day on which a page begins. */
import { countedMatches } from '@trade-area/core/contract';
import { locateDay } from '../lists/days.ts';
import type { DayPosition } from '../lists/days.ts';
import type { ListDescription, Matches, Reading } from '../lists/page.ts';
import { rememberedDaysOf, rememberedMatchesOf } from '../lists/state.ts';
import type { ListState } from '../lists/state.ts';
import type { Way } from '../lists/statement.ts';
import { sum } from '../lists/sum.ts';
import { countMatches, daysOf, idsOf } from './listTable.ts';
import type { Stretch } from './listTable.ts';
import { isCounted, runsOf } from './runs.ts';
import type { Run } from './runs.ts';
import type { Selection } from './selection.ts';

type OrderReading = Reading<Selection>;

/** Below so many orders no index is needed, and every search is counted to its end. */
const smallList = 20_000;
/** Offsets below this are cheap to skip. */
const cheapOffset = 500;

export const orderList: ListDescription<Selection, Stretch> = {
  find: (reading, whole) =>
    isCounted(reading.selection) ? findCounted(reading) : findMatches(reading, whole),
  read: ({ queries, owner, selection }, stretch) => idsOf(queries, owner, selection, stretch),
};

/** The counters tell which runs a page covers; each run is one range of an index. */
async function findCounted(reading: OrderReading): Promise<Matches<Stretch>> {
  const runs = runsOf(reading.selection, reading.state.counts);
  const total = sum(runs.map(({ size }) => size));
  return {
    total,
    reachable: total,
    async stretches(offset, limit) {
      const stretches: Stretch[] = [];
      let start = 0;
      for (const run of runs) {
        const from = Math.max(0, offset - start);
        const rangeSize = Math.min(run.size, offset + limit - start) - from;
        if (rangeSize > 0)
          stretches.push(await locate(reading, run, { from, wanted: rangeSize, way: 'walk' }));
        start += run.size;
      }
      return stretches;
    },
  };
}

/** Counts the matches of dates, a search or chosen codes: all of them, or in a long list as many as pages can reach. */
async function findMatches(reading: OrderReading, whole: boolean): Promise<Matches<Stretch>> {
  const { queries, owner, selection, state } = reading;
  const isBounded = !whole && selection.patterns.length > 0 && sizeOf(state) > smallList;
  const key = JSON.stringify({ ...selection, sort: null, whole });
  const total = await rememberedMatchesOf(state, key, () =>
    countMatches(queries, owner, selection, isBounded ? countedMatches + 1 : null),
  );
  const run: Run = { size: total };
  return {
    total,
    reachable: isBounded ? Math.min(total, countedMatches) : total,
    stretches: async (from, wanted) => [
      await locate(reading, run, { from, wanted, way: wayTo(selection, state, total) }),
    ],
  };
}

const sizeOf = (state: ListState) => sum(state.counts.map(({ orders }) => orders));

/** Short words have no trigram, and a small list is read whole; with many matches a page is filled by walking. */
function wayTo(selection: Selection, state: ListState, matches: number): Way {
  if (sizeOf(state) <= smallList) return 'walk';
  if (selection.patterns.length === 0) return 'gather';
  const isIndexed = selection.patterns.some((pattern) => pattern.length >= 5);
  return isIndexed && matches <= countedMatches ? 'gather' : 'walk';
}

/** A page deep in a run begins on a day if the counters know the days; else rows are skipped from the nearer end. */
async function locate(
  reading: OrderReading,
  run: Run,
  { from, wanted, way }: { readonly from: number; readonly wanted: number; readonly way: Way },
): Promise<Stretch> {
  const backwards = from > run.size / 2;
  const skipped = backwards ? run.size - from - wanted : from;
  const position = skipped > cheapOffset ? await findDay(reading, run, from) : null;
  const base = { run, limit: wanted, way } as const;
  return position
    ? { ...base, offset: position.offset, backwards: false, day: position.day }
    : { ...base, offset: skipped, backwards, day: null };
}

/** Known when the run is ordered by date; null otherwise. */
async function findDay(
  { queries, owner, selection, state }: OrderReading,
  run: Run,
  offset: number,
): Promise<DayPosition | null> {
  const ordered = selection.sort.find(({ key }) => key !== 'status' || run.status === undefined);
  if (!isCounted(selection) || selection.article || run.article !== undefined || ordered?.key !== 'date')
    return null;
  const statuses = run.status === undefined ? selection.statuses : [run.status];
  const days = await rememberedDaysOf(state, JSON.stringify([statuses, selection.onHold]), () =>
    daysOf(queries, owner, selection.incomplete, statuses, selection.onHold),
  );
  return locateDay(days, ordered.down, offset);
}
