/**
 * The engine of all lists. A list implements its matches (`find`) and the reading of a range (`read`); pages, bounds
 * and the export follow from these.
 */
import type { Queries } from '../database/open.ts';
import type { Owner } from '../base/owner.ts';
import type { ListState } from './state.ts';

/** One list of one customer with the selection of a request. */
export interface Reading<Selection> {
  readonly queries: Queries;
  readonly owner: Owner;
  readonly selection: Selection;
  readonly state: ListState;
}

/** The matches of a selection, and the ranges of the list that form a page. */
export interface Matches<Stretch> {
  /** Infinity = too many to count. */
  readonly total: number;
  /** The number of matches that pages can reach. */
  readonly reachable: number;
  stretches(offset: number, limit: number): readonly Stretch[] | Promise<readonly Stretch[]>;
}

export interface ListDescription<Selection, Stretch> {
  /** With `whole`, every match must be reachable, however many there are (the export). */
  find(reading: Reading<Selection>, whole: boolean): Promise<Matches<Stretch>>;
  /** Ids of a range in list order. */
  read(reading: Reading<Selection>, stretch: Stretch): Promise<readonly number[]>;
}

export interface Page {
  readonly ids: readonly number[];
  readonly page: number;
  readonly pages: number;
  /** null = more than `countedMatches`. */
  readonly total: number | null;
}

export interface PageRequest {
  readonly page: number;
  readonly perPage: number;
  readonly whole?: boolean;
}

/** Pages count from 1, a page past the last is the last (ORD-16, GW-49). */
export async function readPage<Selection, Stretch>(
  list: ListDescription<Selection, Stretch>,
  reading: Reading<Selection>,
  { page: wanted, perPage, whole = false }: PageRequest,
): Promise<Page> {
  const { total, reachable, stretches } = await list.find(reading, whole);
  const pages = Math.max(1, Math.ceil(reachable / perPage));
  const page = Math.min(wanted, pages);
  const offset = (page - 1) * perPage;
  const limit = Math.min(perPage, reachable - offset);
  const ids: number[] = [];
  for (const stretch of limit > 0 ? await stretches(offset, limit) : [])
    ids.push(...(await list.read(reading, stretch)));
  return { ids, page, pages, total: total > reachable ? null : total };
}

const exportedAtOnce = 1_000;

/** Every match in list order, in batches. */
export async function* readAll<Selection, Stretch>(
  list: ListDescription<Selection, Stretch>,
  reading: Reading<Selection>,
): AsyncGenerator<readonly number[]> {
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const found = await readPage(list, reading, { page, perPage: exportedAtOnce, whole: true });
    pages = found.pages;
    yield found.ids;
  }
}
