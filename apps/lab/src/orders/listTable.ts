import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { rowsOf } from '../database/open.ts';
import type { Queries } from '../database/open.ts';
import { orderCounts, orderDays, orders } from '../database/schema/orders.ts';
import { ownedBy } from '../base/owner.ts';
import type { Owner } from '../base/owner.ts';
import type { DayCount } from '../lists/days.ts';
import type { Count } from '../lists/state.ts';
import { containsAll, countRows, selectIds } from '../lists/statement.ts';
import type { Strategy } from '../lists/statement.ts';
import type { Run } from './runs.ts';
import type { OrderSort, Selection, SortKey } from './selection.ts';

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
    .where(ownedBy(orderCounts.customerId, owner, sql`${orderCounts.incomplete} = ${incomplete}`));
}

/** Orders of each day, the oldest first. */
export async function daysOf(
  queries: Queries,
  owner: Owner,
  incomplete: boolean,
  statuses: readonly number[] | null,
  onHold: boolean,
): Promise<DayCount[]> {
  const where = ownedBy(
    orderDays.customerId,
    owner,
    sql`incomplete = ${incomplete}`,
    statuses ? sql`fm_status in ${[...statuses]}` : undefined,
    onHold ? sql`on_hold` : undefined,
  );
  const rows = await rowsOf<{ day: string; orders: number | string }>(
    queries,
    sql`select order_date::text as day, sum(orders)::bigint as orders from order_days where ${where}
        group by order_date order by order_date`,
  );
  return rows.map(({ day, orders: count }) => ({ day, orders: Number(count) }));
}

/** A range of a run of the list. */
export interface RowRange {
  readonly run: Run;
  readonly offset: number;
  readonly limit: number;
  /** Whether the range is read from its end. */
  readonly isReversed: boolean;
  /** The list is read from this day on, null = from its end. */
  readonly day: string | null;
  readonly strategy: Strategy;
}

/** Ids in list order. Reads index entries only, unless there is a search. */
export async function idsOf(
  queries: Queries,
  owner: Owner,
  selection: Selection,
  range: RowRange,
): Promise<number[]> {
  const { run, day, isReversed } = range;
  const sort = selection.sort.filter(
    ({ key }) =>
      !(key === 'status' && run.status !== undefined) && !(key === 'type' && run.article !== undefined),
  );
  const onwards = sort[0]?.isDescending ? sql`order_date <= ${day}::date` : sql`order_date >= ${day}::date`;
  const where = conditions(owner, selection, range, day === null ? undefined : onwards);
  return selectIds(queries, {
    table: sql`orders`,
    where,
    text: range.strategy === 'walk' ? containsAll(selection.patterns, 'search') : undefined,
    order: orderOf(sort, isReversed),
    columns: sort.map(({ key }) => columnNames[key]),
    strategy: range.strategy,
    offset: range.offset,
    limit: range.limit,
    isReversed,
  });
}

/** Counts what the counters do not cover: dates, searches, chosen codes. Stops at `max`, null = no limit. */
export async function countMatches(
  queries: Queries,
  owner: Owner,
  selection: Selection,
  most: number | null,
): Promise<number> {
  // Counting always gathers, however the page is filled: the text index is used when it can narrow the search.
  const where = conditions(owner, selection, { run: { size: 0 }, strategy: 'gather' });
  return countRows(queries, { table: sql`orders`, where, max: most });
}

function conditions(
  owner: Owner,
  selection: Selection,
  { run, strategy }: Pick<RowRange, 'run' | 'strategy'>,
  more?: SQL,
): SQL {
  const { statuses, onHold, from, to, shippingFrom, shippingTo, patterns, codes } = selection;
  const article = run.article ?? selection.article;
  return ownedBy(
    orders.customerId,
    owner,
    sql`incomplete = ${selection.incomplete}`,
    run.status !== undefined ? sql`fm_status = ${run.status}` : undefined,
    run.status === undefined && statuses ? sql`fm_status in ${[...statuses]}` : undefined,
    onHold ? sql`on_hold` : undefined,
    article ? sql`article collate "C" = ${article}` : undefined,
    more,
    from ? sql`order_date >= ${from}::date` : undefined,
    to ? sql`order_date <= ${to}::date` : undefined,
    shippingFrom ? sql`shipping_date >= ${shippingFrom}::date` : undefined,
    shippingTo ? sql`shipping_date <= ${shippingTo}::date` : undefined,
    strategy === 'gather' ? containsAll(patterns, 'search') : undefined,
    codes ? (codes.length > 0 ? sql`commessa in ${[...codes]}` : sql`false`) : undefined,
  );
}

const columnNames: Readonly<Record<SortKey, string>> = {
  code: 'commessa',
  type: 'article',
  status: 'fm_status',
  date: 'order_date',
  shipping_date: 'shipping_date',
  price: 'list_price',
};
/** Texts compare by bytes on every engine, like the indexes. */
const byBytes: readonly SortKey[] = ['code', 'type'];
const mayBeNull: readonly SortKey[] = ['shipping_date', 'price'];

/** The order of the indexes; `isReversed` reverses every key. Empty values come last. */
function orderOf(sort: readonly OrderSort[], isReversed: boolean): SQL {
  const parts = sort.map(({ key, isDescending }) => {
    const direction = isDescending !== isReversed ? sql`desc` : sql`asc`;
    const nulls = mayBeNull.includes(key) ? (isReversed ? sql` nulls first` : sql` nulls last`) : sql``;
    const bytes = byBytes.includes(key) ? sql` collate "C"` : sql``;
    return sql`${sql.raw(columnNames[key])}${bytes} ${direction}${nulls}`;
  });
  if (!sort.some(({ key }) => key === 'code')) {
    const dateUp = sort.some(({ key, isDescending }) => key === 'date' && !isDescending);
    parts.push(dateUp !== isReversed ? sql`id asc` : sql`id desc`);
  }
  return sql.join(parts, sql`, `);
}
