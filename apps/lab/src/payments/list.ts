/** The list of payments for the list engine: read by the counters' days, by search terms, or by an index. */
import { countedMatches } from '@trade-area/core/contract';
import { locateDay } from '../lists/days.ts';
import type { DayCount } from '../lists/days.ts';
import type { ListDescription, Matches, Reading } from '../lists/page.ts';
import { rememberedDaysOf, rememberedMatchesOf } from '../lists/state.ts';
import { sum } from '../lists/sum.ts';
import { countedDays, countMatches, idsOf, ordersFound } from './listTable.ts';
import type { Part, Stretch } from './listTable.ts';
import { isCounted } from './selection.ts';
import type { PaymentSelection } from './selection.ts';

/** Thresholds between the strategies of reading a list. */
export interface Bounds {
  /** Accounts below this many orders are searched to the end. */
  readonly smallList: number;
  /** With more matches a search is not counted further, and the list checks each payment in turn. */
  readonly mostFound: number;
  /** Up to this many payments are checked one by one instead of searching all orders. */
  readonly mostLookedAt: number;
  /** Up to this many matches are collected and sorted. */
  readonly mostGathered: number;
}

const defaultBounds: Bounds = {
  smallList: 20_000,
  mostFound: countedMatches,
  mostLookedAt: 20_000,
  mostGathered: 2_000,
};

type Stretches = Matches<Stretch>['stretches'];

interface PaymentReading extends Reading<PaymentSelection> {
  readonly bounds: Bounds;
}

export function createPaymentList(
  bounds: Bounds = defaultBounds,
): ListDescription<PaymentSelection, Stretch> {
  return {
    async find(given, whole) {
      const reading = { ...given, bounds };
      const { selection, state } = given;
      if (isCounted(selection)) return byDays(reading);
      if (selection.patterns.length === 0) return byCount(reading);
      const isLarge = sum(state.counts.map(({ orders }) => orders)) > bounds.smallList;
      return byWords(reading, isLarge && !whole);
    },
    read: ({ queries, owner, selection }, stretch) => idsOf(queries, owner, selection, stretch),
  };
}

export const paymentList = createPaymentList();

/** Consecutive rows of the list whose days the counters know. */
interface Run {
  readonly part: Part;
  readonly days: readonly DayCount[];
  readonly size: number;
  /** The direction of the days; null = the list is not ordered by days. */
  readonly down: boolean | null;
}

/** Lists filtered by days and state only: the counters give the number of matches, and the day a page begins on. */
async function byDays(reading: PaymentReading): Promise<Matches<Stretch>> {
  const [first, second] = reading.selection.sort;
  const run = async (part: Part, down: boolean | null): Promise<Run> => {
    const days = await daysOf(reading, part);
    return { part, days, size: sum(days.map(({ orders }) => orders)), down };
  };
  const runs =
    first?.key === 'shipped_date'
      ? [await run('shipped', first.down), await run('open', second?.key === 'date' ? second.down : null)]
      : [await run('all', first?.key === 'date' ? first.down : null)];
  const total = sum(runs.map(({ size }) => size));
  if (total <= reading.bounds.mostGathered) return { total, reachable: total, stretches: gathered(null) };
  return { total, reachable: total, stretches: (offset, limit) => cut(runs, offset, limit) };
}

function daysOf({ queries, owner, selection, state }: PaymentReading, part: Part) {
  const { from, to, state: only } = selection;
  return rememberedDaysOf(state, `payments ${part} ${from} ${to} ${only ?? ''}`, () =>
    countedDays(queries, owner, selection, part),
  );
}

/** The ranges of the runs that a page covers. */
function cut(runs: readonly Run[], offset: number, limit: number): Stretch[] {
  const stretches: Stretch[] = [];
  let start = 0;
  for (const run of runs) {
    const from = Math.max(0, offset - start);
    const rangeSize = Math.min(run.size, offset + limit - start) - from;
    if (rangeSize > 0) stretches.push(locate(run, from, rangeSize));
    start += run.size;
  }
  return stretches;
}

/** A page deep in a run begins on a day; without days, rows are skipped from the nearer end. */
function locate({ part, days, size, down }: Run, from: number, limit: number): Stretch {
  const base = { part, limit, found: null, way: 'walk' } as const;
  if (down === null) {
    const backwards = from > size / 2;
    return { ...base, day: null, backwards, offset: backwards ? size - from - limit : from };
  }
  const { day, offset } = locateDay(days, down, from) ?? { day: null, offset: from };
  return { ...base, day, backwards: false, offset };
}

function walked(run: Run): Stretches {
  return (offset, limit) => [locate(run, offset, limit)];
}

function gathered(found: readonly number[] | null): Stretches {
  return (offset, limit) => [
    { part: 'all', offset, limit, backwards: false, day: null, found, way: 'gather' },
  ];
}

/** Lists of a product or of one order, read through an index. */
async function byCount(reading: PaymentReading): Promise<Matches<Stretch>> {
  const { queries, owner, selection, state, bounds } = reading;
  const key = `payments ${JSON.stringify({ ...selection, sort: null })}`;
  const total = await rememberedMatchesOf(state, key, () => countMatches(queries, owner, selection));
  const run: Run = { part: 'all', days: [], size: total, down: null };
  const stretches = total <= bounds.mostGathered ? gathered(null) : walked(run);
  return { total, reachable: total, stretches };
}

/** Searches: few matches are read through their orders; with many, each payment is checked in turn. */
async function byWords(reading: PaymentReading, bounded: boolean): Promise<Matches<Stretch>> {
  const { queries, owner, selection, bounds } = reading;
  const left = await daysOf(reading, 'all');
  const few = sum(left.map(({ orders }) => orders)) <= bounds.mostLookedAt;
  const found = await ordersFound(queries, owner, selection, few ? null : bounds.mostFound + 1);
  if (few || found.length <= bounds.mostFound)
    return { total: found.length, reachable: found.length, stretches: gathered([...new Set(found)]) };
  if (!bounded) return byCount(reading);
  const run: Run = { part: 'all', days: [], size: Infinity, down: null };
  return { total: Infinity, reachable: bounds.mostFound, stretches: walked(run) };
}
