import { countedMatches } from '@trade-area/core/contract';
import type { Queries } from '../database/open.ts';
import type { Owner } from '../base/owner.ts';
import { findDay } from './days.ts';
import { sum } from '../lists/sum.ts';
import { isCounted, runsOf } from './runs.ts';
import type { Run } from './runs.ts';
import type { Selection } from './selection.ts';
import { countMatches, idsOf } from './listTable.ts';
import type { Count, DayCount, Stretch } from './listTable.ts';

/** Below so many orders nothing needs an index, and every search is counted to its end. */
const smallList = 20_000;
/** Offsets below this are cheap to skip. */
const cheapOffset = 500;

/** A list of a customer as it stands at one version; remembers what is dear to find out. */
export interface ListState {
  readonly counts: readonly Count[];
  /** Matches by selection, for what the counters do not know. */
  readonly matches: Map<string, number>;
  /** Orders of each day, by the statuses they are of. */
  readonly days: Map<string, Promise<readonly DayCount[]>>;
}

export interface Page {
  readonly ids: readonly number[];
  readonly page: number;
  readonly pages: number;
  /** null = more than `countedMatches`. */
  readonly total: number | null;
}

export interface Asked {
  readonly page: number;
  readonly perPage: number;
  /** Every match must be reached, however many there are (the export). */
  readonly whole?: boolean;
}

/** ORD-16, GW-49: pages count from 1, a page past the last is the last. */
export async function pageOf(
  queries: Queries,
  owner: Owner,
  selection: Selection,
  state: ListState,
  asked: Asked,
): Promise<Page> {
  const found = await totalOf(queries, owner, selection, state, asked.whole ?? false);
  const reachable = Math.min(found, asked.whole ? found : bound(selection, state));
  const pages = Math.max(1, Math.ceil(reachable / asked.perPage));
  const page = Math.min(asked.page, pages);
  const offset = (page - 1) * asked.perPage;
  const limit = Math.min(asked.perPage, reachable - offset);
  const ids = limit > 0 ? await slice({ queries, owner, selection, state }, found, { offset, limit }) : [];
  return { ids, page, pages, total: found > reachable ? null : found };
}

/** How far matches are counted: to the end where the counters know, or where the end is near. */
function bound(selection: Selection, state: ListState): number {
  const searches = selection.patterns.length > 0;
  return searches && all(state) > smallList ? countedMatches : Number.MAX_SAFE_INTEGER;
}

const all = (state: ListState) => sum(state.counts.map(({ orders }) => orders));

async function totalOf(
  queries: Queries,
  owner: Owner,
  selection: Selection,
  state: ListState,
  whole: boolean,
): Promise<number> {
  if (isCounted(selection)) return sum(runsOf(selection, state.counts).map(({ size }) => size));
  const key = JSON.stringify({ ...selection, sort: null, whole });
  const known = state.matches.get(key);
  if (known !== undefined) return known;
  const most = whole ? null : bound(selection, state);
  const limit = most === null || most === Number.MAX_SAFE_INTEGER ? null : most + 1;
  const total = await countMatches(queries, owner, selection, limit);
  state.matches.set(key, total);
  return total;
}

/** Short words have no trigram to look up, and a small list is read whole; with many matches a page fills by walking. */
function wayTo(selection: Selection, state: ListState, matches: number): Stretch['way'] {
  if (isCounted(selection) || all(state) <= smallList) return 'walk';
  if (selection.patterns.length === 0) return 'gather';
  const indexed = selection.patterns.some((pattern) => pattern.length >= 5);
  return indexed && matches <= countedMatches ? 'gather' : 'walk';
}

interface Reading {
  readonly queries: Queries;
  readonly owner: Owner;
  readonly selection: Selection;
  readonly state: ListState;
}

async function slice(
  reading: Reading,
  total: number,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<number[]> {
  const { selection, state } = reading;
  if (!isCounted(selection)) return read(reading, { size: total }, offset, limit, total);
  // The counters say in which runs the page lies; each of those is one stretch of an index.
  const ids: number[] = [];
  let start = 0;
  for (const run of runsOf(selection, state.counts)) {
    const from = Math.max(0, offset + ids.length - start);
    const wanted = Math.min(limit - ids.length, run.size - from);
    if (wanted > 0) ids.push(...(await read(reading, run, from, wanted, total)));
    start += run.size;
    if (ids.length >= limit) break;
  }
  return ids;
}

async function read(
  reading: Reading,
  run: Run,
  from: number,
  wanted: number,
  total: number,
): Promise<number[]> {
  const { queries, owner, selection, state } = reading;
  const base = { run, limit: wanted, way: wayTo(selection, state, total) } as const;
  const backwards = from > run.size / 2;
  const skipped = backwards ? run.size - from - wanted : from;
  const day = skipped > cheapOffset ? await findDay(queries, owner, selection, state, run, from) : null;
  const stretch: Stretch = day
    ? { ...base, offset: day.offset, backwards: false, day: day.day }
    : { ...base, offset: skipped, backwards, day: null };
  return idsOf(queries, owner, selection, stretch);
}
