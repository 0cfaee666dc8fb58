import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { rowsOf } from '../database/open.ts';
import type { Queries } from '../database/open.ts';
import { orders } from '../database/schema/orders.ts';
import { paymentCounts } from '../database/schema/payments.ts';
import { owned } from '../http/ownership.ts';
import type { Owner } from '../http/ownership.ts';
import type { DayCount } from '../orders/listTable.ts';
import type { PaymentSelection, PaymentSort, PaymentSortKey } from './selection.ts';

/** Stands for "not shipped yet" in the counters. */
export const notShipped = '9999-12-31';

/** Payments of each day, the oldest first; by the day of payment or of shipping. */
export async function countedDays(
  queries: Queries,
  owner: Owner,
  { from, to }: Pick<PaymentSelection, 'from' | 'to'>,
  by: 'day' | 'shipping_date',
): Promise<DayCount[]> {
  const where = owned(
    paymentCounts.customerId,
    owner,
    from ? sql`day >= ${from}::date` : undefined,
    to ? sql`day <= ${to}::date` : undefined,
  );
  const column = sql.raw(by);
  const rows = await rowsOf<{ day: string; orders: number | string }>(
    queries,
    sql`select ${column}::text as day, sum(payments)::bigint as orders from payment_counts where ${where}
        group by ${column} order by ${column}`,
  );
  return rows.map(({ day, orders: count }) => ({ day, orders: Number(count) }));
}

/** A stretch of the list, read from one end. */
export interface Stretch {
  readonly offset: number;
  readonly limit: number;
  /** Only what was shipped, only what was not, or both. */
  readonly part: 'shipped' | 'notShipped' | 'all';
  /** The first sort key begins at this day; null = at its end. */
  readonly day: string | null;
  /** Orders found by the search, when there are few; null = look at each order on the way. */
  readonly found: readonly number[] | null;
}

const columns: Readonly<Record<PaymentSortKey, string>> = {
  code: 'commessa',
  type: 'article',
  shipped_date: 'shipping_date',
  date: 'day',
  price: 'amount',
};

/** Ids in list order. */
export async function idsOf(
  queries: Queries,
  owner: Owner,
  selection: PaymentSelection,
  stretch: Stretch,
): Promise<number[]> {
  const where = conditions(owner, selection, stretch);
  const rows = await rowsOf<{ id: number | string }>(
    queries,
    sql`select id from payments p where ${where} order by ${orderOf(selection.sort, stretch.part)}
        limit ${stretch.limit} offset ${stretch.offset}`,
  );
  return rows.map(({ id }) => Number(id));
}

export async function countMatches(
  queries: Queries,
  owner: Owner,
  selection: PaymentSelection,
  found: readonly number[] | null,
  most: number | null,
): Promise<number> {
  const where = conditions(owner, selection, { part: 'all', day: null, found });
  const limit = most === null ? sql`` : sql`limit ${most}`;
  const [row] = await rowsOf<{ n: number | string }>(
    queries,
    sql`select count(*) as n from (select from payments p where ${where} ${limit}) matches`,
  );
  return Number(row?.n ?? 0);
}

/** Orders of this customer that the words fit, or the document number; at most so many. */
export async function ordersFound(
  queries: Queries,
  owner: Owner,
  { patterns, number }: PaymentSelection,
  most: number,
): Promise<number[]> {
  const rows = await rowsOf<{ id: number | string }>(
    queries,
    sql`with found as materialized (select id from orders where ${owned(orders.customerId, owner, containing(patterns, 'search'))}
          limit ${most})
        select id from found
        union select order_id from invoices i where i.customer_id = ${owner} and i.number = ${number}::int`,
  );
  return rows.map(({ id }) => Number(id));
}

function conditions(
  owner: Owner,
  selection: PaymentSelection,
  { part, day, found }: Pick<Stretch, 'part' | 'day' | 'found'>,
): SQL {
  const { from, to, article, state, code, patterns, sort } = selection;
  const [first] = sort;
  const column = sql.raw(first?.key === 'date' ? 'day' : 'shipping_date');
  return sql`${sql.raw('p.customer_id')} = ${owner} and ${sql.join(
    [
      sql`true`,
      from ? sql`day >= ${from}::date` : undefined,
      to ? sql`day <= ${to}::date` : undefined,
      article ? sql`article = ${article}` : undefined,
      state === null ? undefined : sql`state = ${state}`,
      code ? sql`commessa = ${code}` : undefined,
      part === 'shipped' ? sql`shipping_date is not null` : undefined,
      part === 'notShipped' ? sql`shipping_date is null` : undefined,
      day === null
        ? undefined
        : first?.down
          ? sql`${column} <= ${day}::date`
          : sql`${column} >= ${day}::date`,
      patterns.length === 0
        ? undefined
        : found === null
          ? sql`exists (select 1 from orders o where o.id = p.order_id and ${containing(patterns, 'o.search')})`
          : found.length === 0
            ? sql`false`
            : sql`order_id in ${[...found]}`,
    ].filter((one) => one !== undefined),
    sql` and `,
  )}`;
}

function containing(patterns: readonly string[], column: string): SQL {
  const each = patterns.map((pattern) => sql`${sql.raw(column)} like ${pattern}`);
  return each.length === 0 ? sql`true` : sql.join(each, sql` and `);
}

/** In the words of the indexes; what was not shipped yet comes last. */
function orderOf(sort: readonly PaymentSort[], part: Stretch['part']): SQL {
  const parts = sort
    .filter(({ key }) => !(part === 'notShipped' && key === 'shipped_date'))
    .map(({ key, down }) => {
      const nulls =
        key === 'shipped_date' ? (down ? ' desc nulls last' : ' asc nulls last') : down ? ' desc' : ' asc';
      const bytes = key === 'code' || key === 'type' ? ' collate "C"' : '';
      return sql.raw(`${columns[key]}${bytes}${nulls}`);
    });
  const dateUp = sort.some(({ key, down }) => key === 'date' && !down);
  return sql.join([...parts, dateUp ? sql`id asc` : sql`id desc`], sql`, `);
}
