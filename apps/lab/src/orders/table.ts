import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { rowsOf } from '../database/open.ts';
import type { Queries } from '../database/open.ts';
import { orderCounts, orders } from '../database/schema/orders.ts';
import { owned } from '../http/ownership.ts';
import type { Owner } from '../http/ownership.ts';
import type { Selection, Sort, SortKey } from './selection.ts';

export interface Count {
  readonly fmStatus: number;
  readonly onHold: boolean;
  readonly article: string;
  readonly orders: number;
}

/** The counters of one list of a customer: a few hundred rows, however many orders there are. */
export async function countsOf(queries: Queries, owner: Owner, incomplete: boolean): Promise<Count[]> {
  return queries
    .select({
      fmStatus: orderCounts.fmStatus,
      onHold: orderCounts.onHold,
      article: orderCounts.article,
      orders: orderCounts.orders,
    })
    .from(orderCounts)
    .where(owned(orderCounts.customerId, owner, sql`${orderCounts.incomplete} = ${incomplete}`));
}

/** A stretch of the list: `status` narrows to one fm_status, the rest is as in the selection. */
export interface Stretch {
  readonly status: number | null;
  readonly offset: number;
  readonly limit: number;
  /** Read from the other end. */
  readonly backwards: boolean;
  /** How a search is answered: by the text index, or by walking the sort order until the page is full. */
  readonly search: 'index' | 'walk';
}

/** Ids in list order. Reads index entries only, unless there is a search. */
export async function idsOf(
  queries: Queries,
  owner: Owner,
  selection: Selection,
  stretch: Stretch,
): Promise<number[]> {
  const sort =
    stretch.status === null ? selection.sort : selection.sort.filter(({ key }) => key !== 'status');
  const rows = await rowsOf<{ id: number | string }>(
    queries,
    sql`select id from orders where ${conditions(owner, selection, stretch)}
        order by ${orderOf(sort, stretch.backwards)} limit ${stretch.limit} offset ${stretch.offset}`,
  );
  const ids = rows.map(({ id }) => Number(id));
  return stretch.backwards ? ids.toReversed() : ids;
}

/** For what the counters do not know: dates, searches, chosen codes. */
export async function countMatches(
  queries: Queries,
  owner: Owner,
  selection: Selection,
  search: Stretch['search'],
): Promise<number> {
  const [row] = await rowsOf<{ n: number | string }>(
    queries,
    sql`select count(*) as n from orders where ${conditions(owner, selection, { status: null, search })}`,
  );
  return Number(row?.n ?? 0);
}

function conditions(
  owner: Owner,
  selection: Selection,
  { status, search }: Pick<Stretch, 'status' | 'search'>,
): SQL {
  const { statuses, onHold, article, from, to, shippingFrom, shippingTo, patterns, codes } = selection;
  // The empty string keeps the text index out of it when the sort order is walked.
  const text = search === 'index' ? sql`search` : sql`(search || '')`;
  return owned(
    orders.customerId,
    owner,
    sql`incomplete = ${selection.incomplete}`,
    status !== null ? sql`fm_status = ${status}` : statuses ? sql`fm_status in ${[...statuses]}` : undefined,
    onHold ? sql`on_hold` : undefined,
    article ? sql`article = ${article}` : undefined,
    from ? sql`order_date >= ${from}::date` : undefined,
    to ? sql`order_date <= ${to}::date` : undefined,
    shippingFrom ? sql`shipping_date >= ${shippingFrom}::date` : undefined,
    shippingTo ? sql`shipping_date <= ${shippingTo}::date` : undefined,
    ...patterns.map((pattern) => sql`${text} like ${pattern}`),
    codes ? (codes.length > 0 ? sql`commessa in ${[...codes]}` : sql`false`) : undefined,
  );
}

const columns: Readonly<Record<SortKey, SQL>> = {
  code: sql`commessa collate "C"`,
  type: sql`article collate "C"`,
  status: sql`fm_status`,
  date: sql`order_date`,
  shipping_date: sql`shipping_date`,
  price: sql`list_price`,
};
const mayBeNull: readonly SortKey[] = ['shipping_date', 'price'];

/** In the words of the indexes; backwards is every key the other way round. Empty values come last. */
function orderOf(sort: readonly Sort[], backwards: boolean): SQL {
  const parts = sort.map(({ key, down }) => {
    const direction = down !== backwards ? sql`desc` : sql`asc`;
    const nulls = mayBeNull.includes(key) ? (backwards ? sql` nulls first` : sql` nulls last`) : sql``;
    return sql`${columns[key]} ${direction}${nulls}`;
  });
  if (!sort.some(({ key }) => key === 'code')) {
    const dateUp = sort.some(({ key, down }) => key === 'date' && !down);
    parts.push(dateUp !== backwards ? sql`id asc` : sql`id desc`);
  }
  return sql.join(parts, sql`, `);
}

/** One row as the answer needs it; dates as ISO text, amounts in minor units. */
export interface StoredOrder {
  readonly id: number;
  readonly commessa: string;
  readonly order_code: string;
  readonly article: string;
  readonly incomplete: boolean;
  readonly event_name: string;
  readonly user_label: string;
  readonly event_date: string | null;
  readonly bride: string;
  readonly groom: string;
  readonly order_date: string;
  readonly shipping_date: string | null;
  readonly price: number | null;
  readonly vat: number | null;
  readonly amount_to_pay: number | null;
  readonly payment_data: string;
  readonly currency: string;
  readonly status: number;
  readonly fm_status: number;
  readonly phase_main: number | null;
  readonly transfer_status: number | null;
  readonly by_ftp: boolean;
  readonly blocked: boolean;
  readonly on_hold: boolean;
  readonly progress: number;
  readonly unread: number;
  readonly list_file: string;
  readonly tipo: string;
  readonly book_type: string;
  readonly collection: string;
  readonly collections_value: string;
}

const stored = sql`id::int, commessa, order_code, article, incomplete, event_name, user_label, event_date::text, bride, groom,
  order_date::text, shipping_date::text, price, vat, amount_to_pay, payment_data, currency, status, fm_status,
  phase_main, transfer_status, by_ftp, blocked, on_hold, progress, list_file, tipo, book_type, collection,
  collections_value, (select count(*)::int from messages m where m.order_id = orders.id and m.ts_read is null
  and m.fao = 'client' and m.customer_id = orders.customer_id) as unread`;

/** The orders of these ids, in the order of the ids. */
export async function ordersById(
  queries: Queries,
  owner: Owner,
  ids: readonly number[],
): Promise<StoredOrder[]> {
  if (ids.length === 0) return [];
  const rows = await rowsOf<StoredOrder>(
    queries,
    sql`select ${stored} from orders where ${owned(orders.customerId, owner, sql`id in ${[...ids]}`)}`,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
}

export async function orderByCode(
  queries: Queries,
  owner: Owner,
  code: string,
): Promise<StoredOrder | undefined> {
  const [row] = await rowsOf<StoredOrder>(
    queries,
    sql`select ${stored} from orders where ${owned(orders.customerId, owner, sql`commessa = ${code}`)}`,
  );
  return row;
}

export async function removeOrder(queries: Queries, owner: Owner, id: number): Promise<void> {
  await queries.delete(orders).where(owned(orders.customerId, owner, sql`id = ${id}`));
}
