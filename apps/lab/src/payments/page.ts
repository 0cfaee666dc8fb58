import { countedMatches } from '@trade-area/core/contract';
import type { Queries } from '../database/open.ts';
import type { Owner } from '../base/owner.ts';
import type { DayCount } from '../orders/listTable.ts';
import type { ListState } from '../orders/page.ts';
import { sum } from '../lists/sum.ts';
import { countedDays, countMatches, idsOf, ordersFound } from './listTable.ts';
import type { Part, Stretch } from './listTable.ts';
import { isCounted } from './selection.ts';
import type { PaymentSelection } from './selection.ts';

/** From where on a list is read another way. */
export interface Bounds {
  /** Accounts below this many orders are searched to the end. */
  readonly smallList: number;
  /** With more matches than these a search is not counted on, and the list looks at each payment on its way. */
  readonly mostFound: number;
  /** So few payments are all looked at rather than searched among all orders. */
  readonly mostLookedAt: number;
  /** So few matches are all collected and sorted. */
  readonly mostGathered: number;
}

const usual: Bounds = {
  smallList: 20_000,
  mostFound: countedMatches,
  mostLookedAt: 20_000,
  mostGathered: 2_000,
};

const mostRemembered = 100;

export interface PaymentPage {
  readonly ids: readonly number[];
  readonly page: number;
  readonly pages: number;
  /** null = more than `countedMatches`. */
  readonly total: number | null;
}

interface Asked {
  readonly page: number;
  readonly perPage: number;
  /** Every match must be reached (the export). */
  readonly whole?: boolean;
}

interface Reading {
  readonly queries: Queries;
  readonly owner: Owner;
  readonly selection: PaymentSelection;
  readonly state: ListState;
  readonly bounds: Bounds;
}

/** Pages count from 1, a page past the last is the last (GW-49). */
export async function pageOf(
  queries: Queries,
  owner: Owner,
  selection: PaymentSelection,
  state: ListState,
  { page: wanted, perPage, whole = false }: Asked,
  bounds: Bounds = usual,
): Promise<PaymentPage> {
  const reading = { queries, owner, selection, state, bounds };
  const large = sum(state.counts.map(({ orders }) => orders)) > bounds.smallList;
  const listed = isCounted(selection)
    ? await byDays(reading)
    : selection.patterns.length > 0
      ? await byWords(reading, large && !whole)
      : await byCount(reading);
  const reachable = Math.min(listed.total, listed.most);
  const pages = Math.max(1, Math.ceil(reachable / perPage));
  const page = Math.min(wanted, pages);
  const offset = (page - 1) * perPage;
  const limit = Math.min(perPage, reachable - offset);
  const ids: number[] = [];
  for (const stretch of limit > 0 ? listed.stretches(offset, limit) : [])
    ids.push(...(await idsOf(queries, owner, selection, stretch)));
  return { ids, page, pages, total: listed.total > reachable ? null : listed.total };
}

interface Listed {
  readonly total: number;
  readonly most: number;
  stretches(offset: number, limit: number): Stretch[];
}

/** Neighbours in the list whose days the counters know. */
interface Run {
  readonly part: Part;
  readonly days: readonly DayCount[];
  readonly size: number;
  /** Which way the days go; null = it is not ordered by them. */
  readonly down: boolean | null;
}

/** Only days and the state narrow the list: the counters say how many there are, and on which day a page begins. */
async function byDays(reading: Reading): Promise<Listed> {
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
  if (total <= reading.bounds.mostGathered) return { total, most: total, stretches: gathered(null) };
  return { total, most: total, stretches: (offset, limit) => cut(runs, offset, limit) };
}

async function daysOf({ queries, owner, selection, state }: Reading, part: Part) {
  const { from, to, state: only } = selection;
  const key = `payments ${part} ${from} ${to} ${only ?? ''}`;
  const asked = state.days.get(key) ?? countedDays(queries, owner, selection, part);
  // Anybody may ask for any days: what is remembered has an end.
  if (state.days.size >= mostRemembered) state.days.clear();
  state.days.set(key, asked);
  asked.catch(() => state.days.delete(key));
  return asked;
}

/** The parts of the runs that a page lies in. */
function cut(runs: readonly Run[], offset: number, limit: number): Stretch[] {
  const stretches: Stretch[] = [];
  let start = 0;
  for (const run of runs) {
    const from = Math.max(0, offset - start);
    const wanted = Math.min(run.size, offset + limit - start) - from;
    if (wanted > 0) stretches.push(locate(run, from, wanted));
    start += run.size;
  }
  return stretches;
}

/** A page deep in a run begins on a day; without days it is counted off from the nearer end. */
function locate({ part, days, size, down }: Run, from: number, limit: number): Stretch {
  const base = { part, limit, found: null, way: 'walk' } as const;
  if (down === null) {
    const backwards = from > size / 2;
    return { ...base, day: null, backwards, offset: backwards ? size - from - limit : from };
  }
  let offset = from;
  for (let index = 0; index < days.length; index += 1) {
    const day = days[down ? days.length - 1 - index : index];
    if (!day) break;
    if (offset < day.orders) return { ...base, day: day.day, backwards: false, offset };
    offset -= day.orders;
  }
  return { ...base, day: null, backwards: false, offset: from };
}

function walked(run: Run): Listed['stretches'] {
  return (offset, limit) => [locate(run, offset, limit)];
}

function gathered(found: readonly number[] | null): Listed['stretches'] {
  return (offset, limit) => [
    { part: 'all', offset, limit, backwards: false, day: null, found, way: 'gather' },
  ];
}

/** A product or one order: an index knows. */
async function byCount(reading: Reading): Promise<Listed> {
  const { queries, owner, selection, state, bounds } = reading;
  const key = `payments ${JSON.stringify({ ...selection, sort: null })}`;
  const total = state.matches.get(key) ?? (await countMatches(queries, owner, selection));
  state.matches.set(key, total);
  const run: Run = { part: 'all', days: [], size: total, down: null };
  const stretches = total <= bounds.mostGathered ? gathered(null) : walked(run);
  return { total, most: total, stretches };
}

/** Words: with few matches their orders name the list, with many each payment is looked at on the way. */
async function byWords(reading: Reading, bounded: boolean): Promise<Listed> {
  const { queries, owner, selection, bounds } = reading;
  const left = await daysOf(reading, 'all');
  const few = sum(left.map(({ orders }) => orders)) <= bounds.mostLookedAt;
  const found = await ordersFound(queries, owner, selection, few ? null : bounds.mostFound + 1);
  if (few || found.length <= bounds.mostFound)
    return { total: found.length, most: found.length, stretches: gathered([...new Set(found)]) };
  if (!bounded) return byCount(reading);
  const run: Run = { part: 'all', days: [], size: Infinity, down: null };
  return { total: Infinity, most: bounds.mostFound, stretches: walked(run) };
}
