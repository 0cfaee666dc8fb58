/**
 * The engine of all lists. A list implements its matches (`find`) and the reading of a range (`read`); pages, bounds
 * and the export follow from these.
 */
import type { Queries } from '../database/open.ts';
import type { Owner } from '../base/owner.ts';
import type { ListState } from './state.ts';

/** One list of one customer with the selection of a request. */
export interface ListContext<Selection> {
  readonly queries: Queries;
  readonly owner: Owner;
  readonly selection: Selection;
  readonly state: ListState;
}

/** The matches of a selection, and the ranges of the list that form a page. */
export interface Matches<RowRange> {
  /** Infinity = too many to count. */
  readonly total: number;
  /** The number of matches that pages can reach. */
  readonly reachable: number;
  ranges(offset: number, limit: number): readonly RowRange[] | Promise<readonly RowRange[]>;
}

export interface ListDescription<Selection, RowRange> {
  /** With `isExport`, every match must be reachable, however many there are (the export). */
  find(context: ListContext<Selection>, isExport: boolean): Promise<Matches<RowRange>>;
  /** Ids of a range in list order. */
  read(context: ListContext<Selection>, range: RowRange): Promise<readonly number[]>;
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
  readonly isExport?: boolean;
}

/** Pages count from 1, a page past the last is the last (ORD-16, GW-49). */
export async function readPage<Selection, RowRange>(
  list: ListDescription<Selection, RowRange>,
  context: ListContext<Selection>,
  { page: wanted, perPage, isExport = false }: PageRequest,
): Promise<Page> {
  const { total, reachable, ranges } = await list.find(context, isExport);
  const pages = Math.max(1, Math.ceil(reachable / perPage));
  const page = Math.min(wanted, pages);
  const offset = (page - 1) * perPage;
  const limit = Math.min(perPage, reachable - offset);
  const ids: number[] = [];
  for (const range of limit > 0 ? await ranges(offset, limit) : [])
    ids.push(...(await list.read(context, range)));
  return { ids, page, pages, total: total > reachable ? null : total };
}

const exportBatchSize = 1_000;

/** Every match in list order, in batches. */
export async function* readAll<Selection, RowRange>(
  list: ListDescription<Selection, RowRange>,
  context: ListContext<Selection>,
): AsyncGenerator<readonly number[]> {
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const found = await readPage(list, context, { page, perPage: exportBatchSize, isExport: true });
    pages = found.pages;
    yield found.ids;
  }
}
