import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { rowsOf } from '../database/open.ts';
import type { Queries } from '../database/open.ts';
import { orderCounts, orderDays, orders } from '../database/schema/orders.ts';
import { owned } from '../base/owner.ts';
import type { Owner } from '../base/owner.ts';
import type { Run } from './runs.ts';
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

export interface DayCount {
  /** ISO date. */
  readonly day: string;
  readonly orders: number;
}

/** Orders of each day, the oldest first. */
export async function daysOf(
  queries: Queries,
  owner: Owner,
  incomplete: boolean,
  statuses: readonly number[] | null,
  onHold: boolean,
): Promise<DayCount[]> {
  const where = owned(
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

/** A stretch of a run of the list. */
export interface Stretch {
  readonly run: Run;
  readonly offset: number;
  readonly limit: number;
  /** Read from the other end. */
  readonly backwards: boolean;
  /** The list is read from this day on, null = from its end. */
  readonly day: string | null;
  /**
   * How a page is filled: `gather` collects all matches by the index of what is asked for and sorts them, `walk` goes
   * along the sort order until it has enough.
   */
  readonly way: 'gather' | 'walk';
}

/** Ids in list order. Reads index entries only, unless there is a search. */
export async function idsOf(
  queries: Queries,
  owner: Owner,
  selection: Selection,
  stretch: Stretch,
): Promise<number[]> {
  const { run, day, backwards } = stretch;
  const sort = selection.sort.filter(
    ({ key }) =>
      !(key === 'status' && run.status !== undefined) && !(key === 'type' && run.article !== undefined),
  );
  const onwards = sort[0]?.down ? sql`order_date <= ${day}::date` : sql`order_date >= ${day}::date`;
  const where = conditions(owner, selection, stretch, day === null ? undefined : onwards);
  const order = orderOf(sort, backwards);
  const needed = sql.join([sql`id`, ...sort.map(({ key }) => sql.raw(columnNames[key]))], sql`, `);
  const text = stretch.way === 'walk' ? containing(selection.patterns) : undefined;
  // The planner knows little of texts and would guess the way wrong. `materialized` makes it gather; `offset 0` makes
  // it walk along the order and look at the text on the way.
  const from =
    stretch.way === 'gather'
      ? sql`(with matches as materialized (select ${needed} from orders where ${where}) select * from matches) matches`
      : text
        ? sql`(select ${needed}, search from orders where ${where} order by ${order} offset 0) walked where ${text}`
        : sql`orders where ${where}`;
  const rows = await rowsOf<{ id: number | string }>(
    queries,
    sql`select id from ${from} order by ${order} limit ${stretch.limit} offset ${stretch.offset}`,
  );
  const ids = rows.map(({ id }) => Number(id));
  return backwards ? ids.toReversed() : ids;
}

/** For what the counters do not know: dates, searches, chosen codes. Stops at `most`, null = goes to the end. */
export async function countMatches(
  queries: Queries,
  owner: Owner,
  selection: Selection,
  most: number | null,
): Promise<number> {
  // To count is to gather, whatever fills the page: the text index is asked when there is something it can find.
  const where = conditions(owner, selection, { run: { size: 0 }, way: 'gather' });
  const limit = most === null ? sql`` : sql`limit ${most}`;
  const [row] = await rowsOf<{ n: number | string }>(
    queries,
    sql`select count(*) as n from (select from orders where ${where} ${limit}) matches`,
  );
  return Number(row?.n ?? 0);
}

function conditions(
  owner: Owner,
  selection: Selection,
  { run, way }: Pick<Stretch, 'run' | 'way'>,
  more?: SQL,
): SQL {
  const { statuses, onHold, from, to, shippingFrom, shippingTo, patterns, codes } = selection;
  const article = run.article ?? selection.article;
  return owned(
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
    way === 'gather' ? containing(patterns) : undefined,
    codes ? (codes.length > 0 ? sql`commessa in ${[...codes]}` : sql`false`) : undefined,
  );
}

function containing(patterns: readonly string[]): SQL | undefined {
  if (patterns.length === 0) return undefined;
  return sql.join(
    patterns.map((pattern) => sql`search like ${pattern}`),
    sql` and `,
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
/** Texts compare by their bytes on every engine, as the indexes do. */
const byBytes: readonly SortKey[] = ['code', 'type'];
const mayBeNull: readonly SortKey[] = ['shipping_date', 'price'];

/** In the words of the indexes; backwards is every key the other way round. Empty values come last. */
function orderOf(sort: readonly Sort[], backwards: boolean): SQL {
  const parts = sort.map(({ key, down }) => {
    const direction = down !== backwards ? sql`desc` : sql`asc`;
    const nulls = mayBeNull.includes(key) ? (backwards ? sql` nulls first` : sql` nulls last`) : sql``;
    const bytes = byBytes.includes(key) ? sql` collate "C"` : sql``;
    return sql`${sql.raw(columnNames[key])}${bytes} ${direction}${nulls}`;
  });
  if (!sort.some(({ key }) => key === 'code')) {
    const dateUp = sort.some(({ key, down }) => key === 'date' && !down);
    parts.push(dateUp !== backwards ? sql`id asc` : sql`id desc`);
  }
  return sql.join(parts, sql`, `);
}
