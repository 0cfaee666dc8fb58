import { countedMatches } from '@trade-area/core/contract';
import type { Queries } from '../database/open.ts';
import type { Owner } from '../http/ownership.ts';
import type { DayCount } from '../orders/listTable.ts';
import type { ListState } from '../orders/page.ts';
import { sum } from '../orders/runs.ts';
import { countedDays, countMatches, idsOf, notShipped, ordersFound } from './listTable.ts';
import type { Stretch } from './listTable.ts';
import { isCounted } from './selection.ts';
import type { PaymentSelection } from './selection.ts';

/** Accounts below this many orders are searched to the end. */
const smallList = 20_000;
/** Orders a search names to the list; with more of them the list looks for itself. */
const mostFound = 2_000;

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

/** Pages count from 1, a page past the last is the last (GW-49). */
export async function pageOf(
  queries: Queries,
  owner: Owner,
  selection: PaymentSelection,
  state: ListState,
  { page: wanted, perPage, whole = false }: Asked,
): Promise<PaymentPage> {
  const large = sum(state.counts.map(({ orders }) => orders)) > smallList;
  const listed = isCounted(selection)
    ? await counted(queries, owner, selection, state)
    : await searched(queries, owner, selection, state, large && !whole);
  const reachable = whole ? listed.total : Math.min(listed.total, listed.most);
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

/** Only days narrow the list: the counters say how many there are, and on which day a page deep in it begins. */
async function counted(
  queries: Queries,
  owner: Owner,
  selection: PaymentSelection,
  state: ListState,
): Promise<Listed> {
  const [first] = selection.sort;
  const by = first?.key === 'date' ? 'day' : 'shipping_date';
  const key = `payments ${by} ${selection.from} ${selection.to}`;
  const asked = state.days.get(key) ?? countedDays(queries, owner, selection, by);
  state.days.set(key, asked);
  asked.catch(() => state.days.delete(key));
  const days = await asked;
  const total = sum(days.map(({ orders }) => orders));
  const plain = { part: 'all', day: null, found: null } as const;
  if (first?.key !== 'date' && first?.key !== 'shipped_date')
    return { total, most: total, stretches: (offset, limit) => [{ ...plain, offset, limit }] };
  const walked = ordered(days, first.down);
  return { total, most: total, stretches: (offset, limit) => locate(walked, offset, limit, by) };
}

/** The days in list order; what was not shipped yet is last whatever the direction. */
function ordered(days: readonly DayCount[], down: boolean): DayCount[] {
  const shipped = days.filter(({ day }) => day !== notShipped);
  const rest = days.filter(({ day }) => day === notShipped);
  return [...(down ? shipped.toReversed() : shipped), ...rest];
}

function locate(
  days: readonly DayCount[],
  offset: number,
  limit: number,
  by: 'day' | 'shipping_date',
): Stretch[] {
  const open = sum(days.filter(({ day }) => day === notShipped).map(({ orders }) => orders));
  const shipped = sum(days.map(({ orders }) => orders)) - open;
  const stretches: Stretch[] = [];
  let left = offset;
  for (const { day, orders } of days) {
    if (day === notShipped || offset >= shipped) break;
    if (left < orders) {
      const part = by === 'day' ? 'all' : 'shipped';
      stretches.push({ part, day, offset: left, limit: Math.min(limit, shipped - offset), found: null });
      break;
    }
    left -= orders;
  }
  const rest = limit - Math.max(0, Math.min(limit, shipped - offset));
  if (rest > 0 && open > 0)
    stretches.push({
      part: 'notShipped',
      day: null,
      offset: Math.max(0, offset - shipped),
      limit: rest,
      found: null,
    });
  return stretches;
}

async function searched(
  queries: Queries,
  owner: Owner,
  selection: PaymentSelection,
  state: ListState,
  bounded: boolean,
): Promise<Listed> {
  const looking = selection.patterns.length > 0;
  const orders = looking ? await ordersFound(queries, owner, selection, mostFound + 1) : null;
  const found = orders && orders.length <= mostFound ? orders : null;
  const most = looking && found === null && bounded ? countedMatches : Number.MAX_SAFE_INTEGER;
  const key = `payments ${JSON.stringify({ ...selection, sort: null, bounded })}`;
  const known = state.matches.get(key);
  const limit = most === Number.MAX_SAFE_INTEGER ? null : most + 1;
  const total = known ?? (await countMatches(queries, owner, selection, found, limit));
  state.matches.set(key, total);
  const plain = { part: 'all', day: null, found } as const;
  return { total, most, stretches: (offset, wanted) => [{ ...plain, offset, limit: wanted }] };
}
