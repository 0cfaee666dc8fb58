import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { rowsOf } from '../database/open.ts';
import type { Queries } from '../database/open.ts';
import { orders } from '../database/schema/orders.ts';
import { paymentCounts } from '../database/schema/payments.ts';
import { ownedBy } from '../base/owner.ts';
import type { Owner } from '../base/owner.ts';
import type { DayCount } from '../lists/days.ts';
import { containsAll, countRows, selectIds } from '../lists/statement.ts';
import type { Strategy } from '../lists/statement.ts';
import type { PaymentSelection, PaymentSort, PaymentSortKey } from './selection.ts';

/** Stands for "not shipped yet" in the counters. */
const notShipped = '9999-12-31';

/** Part of the list: shipped payments, unshipped ones, or both. */
export type Part = 'shipped' | 'open' | 'all';

/** Payments of each day, the oldest first: by day of shipping for shipped ones, else by day of payment. */
export async function countedDays(
  queries: Queries,
  owner: Owner,
  { from, to, state }: Pick<PaymentSelection, 'from' | 'to' | 'state'>,
  part: Part,
): Promise<DayCount[]> {
  const where = ownedBy(
    paymentCounts.customerId,
    owner,
    state === null ? undefined : sql`state = ${state}`,
    from ? sql`day >= ${from}::date` : undefined,
    to ? sql`day <= ${to}::date` : undefined,
    part === 'shipped' ? sql`shipping_date <> ${notShipped}::date` : undefined,
    part === 'open' ? sql`shipping_date = ${notShipped}::date` : undefined,
  );
  const column = sql.raw(part === 'shipped' ? 'shipping_date' : 'day');
  const rows = await rowsOf<{ day: string; orders: number | string }>(
    queries,
    sql`select ${column}::text as day, sum(payments)::bigint as orders from payment_counts where ${where}
        group by ${column} order by ${column}`,
  );
  return rows.map(({ day, orders: count }) => ({ day, orders: Number(count) }));
}

/** A range of the list. */
export interface RowRange {
  readonly part: Part;
  readonly offset: number;
  readonly limit: number;
  /** Whether the range is read from its end. */
  readonly isReversed: boolean;
  /** The range begins on this day of its first sort key; null = at its end. */
  readonly day: string | null;
  /** Orders found by the search, when there are few; null = each order is checked in turn. */
  readonly found: readonly number[] | null;
  readonly strategy: Strategy;
}

const columns: Readonly<Record<PaymentSortKey, string>> = {
  code: 'commessa',
  type: 'article',
  shipped_date: 'shipping_date',
  date: 'day',
  price: 'amount',
};

/** Ids in list order. Reads index entries only, unless there is a search. */
export async function idsOf(
  queries: Queries,
  owner: Owner,
  selection: PaymentSelection,
  range: RowRange,
): Promise<number[]> {
  const sort = selection.sort.filter(({ key }) => !(range.part === 'open' && key === 'shipped_date'));
  const where = conditions(owner, selection, range, sort[0]);
  return selectIds(queries, {
    table: sql`payments p`,
    where,
    order: orderOf(sort, range),
    columns: sort.map(({ key }) => columns[key]),
    strategy: range.strategy,
    offset: range.offset,
    limit: range.limit,
    isReversed: range.isReversed,
  });
}

/** Counts selections that the counters do not cover, without a limit. */
export async function countMatches(
  queries: Queries,
  owner: Owner,
  selection: PaymentSelection,
): Promise<number> {
  const where = conditions(owner, selection, { part: 'all', day: null, found: null });
  return countRows(queries, { table: sql`payments p`, where, max: null });
}

/**
 * The orders of payments that match the search terms, or whose document has the number. Checks every payment within
 * days, state, product and code, or with `maxPayments` starts from the orders that contain the terms, up to so many
 * payments.
 */
export async function findOrders(
  queries: Queries,
  owner: Owner,
  selection: PaymentSelection,
  maxPayments: number | null,
): Promise<number[]> {
  const everything = { part: 'all', day: null, found: null } as const;
  const among = sql`select order_id as id from payments p where ${conditions(owner, selection, everything)}`;
  const statement = maxPayments === null ? among : fromOrders(owner, selection, maxPayments);
  const rows = await rowsOf<{ id: number | string }>(queries, statement);
  return rows.map(({ id }) => Number(id));
}

function fromOrders(owner: Owner, selection: PaymentSelection, maxPayments: number): SQL {
  const { patterns, number } = selection;
  const where = conditions(owner, { ...selection, patterns: [] }, { part: 'all', day: null, found: null });
  const numbered =
    number === null
      ? sql``
      : sql`union all select id from orders o where not (${containing(patterns, 'o.search')}) and id in
          (select order_id from invoices i where i.customer_id = ${owner} and i.number = ${number}::int)`;
  // `offset 0` is an optimisation barrier: each order is looked up by itself, and no list of all is built first.
  return sql`select o.id from (
      (select id from orders where ${ownedBy(orders.customerId, owner, containing(patterns, 'search'))} offset 0) ${numbered}
    ) o cross join lateral (select from payments p where p.order_id = o.id and ${where} offset 0) m limit ${maxPayments}`;
}

function conditions(
  owner: Owner,
  selection: PaymentSelection,
  { part, day, found }: Pick<RowRange, 'part' | 'day' | 'found'>,
  first?: PaymentSort,
): SQL {
  const { from, to, article, state, code, patterns, number } = selection;
  const column = sql.raw(columns[first?.key ?? 'date']);
  const numbered =
    number === null
      ? sql``
      : sql`or exists (select from invoices i where i.order_id = p.order_id and i.number = ${number}::int offset 0)`;
  // `offset 0` is an optimisation barrier: looked up for each payment by itself.
  const matchesSearch = sql`(exists (select from orders o where o.id = p.order_id and ${containing(patterns, 'o.search')} offset 0) ${numbered})`;
  return sql.join(
    [
      sql`p.customer_id = ${owner}`,
      from ? sql`day >= ${from}::date` : undefined,
      to ? sql`day <= ${to}::date` : undefined,
      article ? sql`article collate "C" = ${article}` : undefined,
      state === null ? undefined : sql`state = ${state}`,
      code ? sql`commessa = ${code}` : undefined,
      part === 'shipped' ? sql`shipping_date is not null` : undefined,
      part === 'open' ? sql`shipping_date is null` : undefined,
      day === null
        ? undefined
        : first?.isDescending
          ? sql`${column} <= ${day}::date`
          : sql`${column} >= ${day}::date`,
      found ? sql`order_id = any(${`{${found.join(',')}}`}::bigint[])` : undefined,
      !found && patterns.length > 0 ? matchesSearch : undefined,
    ].filter((one) => one !== undefined),
    sql` and `,
  );
}

function containing(patterns: readonly string[], column: string): SQL {
  return containsAll(patterns, column) ?? sql`true`;
}

/** The order of the indexes; `isReversed` reverses every key. Unshipped payments come last. */
function orderOf(sort: readonly PaymentSort[], { part, isReversed }: RowRange): SQL {
  const parts = sort.map(({ key, isDescending }) => {
    const downwards = isDescending !== isReversed;
    const bytes = key === 'code' || key === 'type' ? ' collate "C"' : '';
    // Shipped payments have no empty dates: the nulls clause only follows the index, which stores nulls at its far end.
    const last = part === 'shipped' ? downwards : !isReversed;
    const nulls = key === 'shipped_date' ? (last ? ' nulls last' : ' nulls first') : '';
    return sql.raw(`${columns[key]}${bytes} ${downwards ? 'desc' : 'asc'}${nulls}`);
  });
  const dateUp = sort.some(({ key, isDescending }) => key === 'date' && !isDescending);
  return sql.join([...parts, dateUp !== isReversed ? sql`id asc` : sql`id desc`], sql`, `);
}
