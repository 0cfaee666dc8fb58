import type { Queries } from '../database/open.ts';
import type { Owner } from '../http/ownership.ts';
import type { Selection } from './selection.ts';
import { countMatches, idsOf } from './table.ts';
import type { Count, Stretch } from './table.ts';

/** From so many matches on, walking the sort order fills a page sooner than the text index does. */
const walkFrom = 2_000;
/** Below so many orders nothing needs an index. */
const smallList = 5_000;

/** A list of a customer as it stands at one version; remembers what is dear to find out. */
export interface ListState {
  readonly counts: readonly Count[];
  /** Matches by selection, for what the counters do not know. */
  readonly matches: Map<string, number>;
}

export interface Page {
  readonly ids: readonly number[];
  readonly page: number;
  readonly pages: number;
  readonly total: number;
}

/** ORD-16, GW-49: pages count from 1, a page past the last is the last. */
export async function pageOf(
  queries: Queries,
  owner: Owner,
  selection: Selection,
  state: ListState,
  asked: { readonly page: number; readonly perPage: number },
): Promise<Page> {
  const total = await totalOf(queries, owner, selection, state);
  const pages = Math.max(1, Math.ceil(total / asked.perPage));
  const page = Math.min(asked.page, pages);
  const offset = (page - 1) * asked.perPage;
  const limit = Math.min(asked.perPage, total - offset);
  const ids = limit > 0 ? await slice(queries, owner, selection, state, total, { offset, limit }) : [];
  return { ids, page, pages, total };
}

function isCounted(selection: Selection): boolean {
  const { from, to, shippingFrom, shippingTo, patterns, codes } = selection;
  return !from && !to && !shippingFrom && !shippingTo && patterns.length === 0 && codes === null;
}

function counted(selection: Selection, state: ListState): Map<number, number> {
  const byStatus = new Map<number, number>();
  for (const { fmStatus, onHold, article, orders } of state.counts) {
    if (selection.statuses && !selection.statuses.includes(fmStatus)) continue;
    if (selection.onHold && !onHold) continue;
    if (selection.article && selection.article !== article) continue;
    byStatus.set(fmStatus, (byStatus.get(fmStatus) ?? 0) + orders);
  }
  return byStatus;
}

const sum = (values: Iterable<number>) => [...values].reduce((all, value) => all + value, 0);

async function totalOf(
  queries: Queries,
  owner: Owner,
  selection: Selection,
  state: ListState,
): Promise<number> {
  if (isCounted(selection)) return sum(counted(selection, state).values());
  const key = JSON.stringify({ ...selection, sort: null });
  const known = state.matches.get(key);
  if (known !== undefined) return known;
  const total = await countMatches(queries, owner, selection, searchBy(selection, state, 0));
  state.matches.set(key, total);
  return total;
}

/** Short words have no trigram to look up; a small list is read whole. */
function searchBy(selection: Selection, state: ListState, matches: number): Stretch['search'] {
  const all = sum(state.counts.map(({ orders }) => orders));
  const indexed = selection.patterns.some((pattern) => pattern.length >= 5);
  return indexed && all > smallList && matches < walkFrom ? 'index' : 'walk';
}

async function slice(
  queries: Queries,
  owner: Owner,
  selection: Selection,
  state: ListState,
  total: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<number[]> {
  const search = searchBy(selection, state, total);
  const first = selection.sort[0];
  if (!isCounted(selection) || first?.key !== 'status') return read(null, total, offset, limit);

  // By status first: the counters say in which statuses the stretch lies, and each of those is one run of an index.
  const runs = [...counted(selection, state)].sort(([a], [b]) => (first.down ? b - a : a - b));
  const ids: number[] = [];
  let start = 0;
  for (const [status, size] of runs) {
    const from = Math.max(0, offset + ids.length - start);
    const wanted = Math.min(limit - ids.length, size - from);
    if (wanted > 0) ids.push(...(await read(status, size, from, wanted)));
    start += size;
    if (ids.length >= limit) break;
  }
  return ids;

  /** From the nearer end. */
  function read(status: number | null, size: number, from: number, wanted: number): Promise<number[]> {
    const backwards = from > size / 2;
    const skipped = backwards ? size - from - wanted : from;
    return idsOf(queries, owner, selection, { status, offset: skipped, limit: wanted, backwards, search });
  }
}
