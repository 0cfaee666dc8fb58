/** Orders of every customer, for staff. Only `pages/staff` may import this file, behind its own sign-in. */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { rowsOf } from '../database/open.ts';
import type { Queries } from '../database/open.ts';
import { orders } from '../database/schema/orders.ts';
import { ownerOf } from '../base/owner.ts';
import type { Owner } from '../base/owner.ts';
import { waitingForPayment } from '../payments/sales/awaitedPayment.ts';

export interface StaffOrder {
  readonly id: number;
  readonly owner: Owner;
  readonly code: string;
  readonly article: string;
  /** Pieces, made with the same files. */
  readonly quantity: number;
  /** The other orders of its checkout, by their codes: they were paid together and ship together. */
  readonly together: readonly string[];
  readonly names: string;
  readonly customer: string;
  readonly company: string;
  readonly language: string;
  readonly incomplete: boolean;
  /** Its files are at the lab, sent or rendered of a project, and production has not started. */
  readonly arrived: boolean;
  readonly fmStatus: number;
  readonly progress: number;
  readonly orderDate: string;
  /** ISO day of the shipping, '' before it. */
  readonly shipped: string;
  /** ISO day of the delivery, '' before it. */
  readonly delivered: string;
  /** Price without VAT in minor units; null without a price. */
  readonly price: number | null;
  /** The amount due, in minor units with VAT. */
  readonly due: number;
  /** Production waits until it is paid. */
  readonly awaitsPayment: boolean;
  readonly currency: string;
  readonly promised: string;
  /** The customer's messages that staff have not opened. */
  readonly unread: number;
  /** Questions of the lab without an answer. */
  readonly open: number;
}

type Row = Omit<StaffOrder, 'owner'> & { readonly customer_id: number };

const arrived = sql`(o.id in (select order_id from upload_sets where sent_at is not null
    union all select order_id from print_runs
    union all select r.order_id from reprints r join print_runs p on p.order_id = r.original_id) and case when o.incomplete then not o.blocked
  else o.fm_status in (1, 3, 4, 5) and not exists (select from order_steps s where s.order_id = o.id and s.step <> 'received') end)`;
const columns = sql`o.id::int, o.customer_id, o.commessa as code, o.article, o.quantity,
  case when o.shipment_code = '' then '[]'::json else coalesce((select json_agg(t.commessa order by t.id) from orders t
    where t.shipment_code = o.shipment_code and t.customer_id = o.customer_id and t.id <> o.id), '[]'::json) end as together,
  coalesce(nullif(o.user_label, ''), nullif(o.event_name, ''), concat_ws(' & ', nullif(o.bride, ''), nullif(o.groom, ''))) as names,
  c.code as customer, c.company->>'name' as company, c.language, o.incomplete, ${arrived} as arrived, o.fm_status as "fmStatus", o.progress,
  o.order_date::text as "orderDate", coalesce(o.shipping_date::text, '') as shipped,
  coalesce(d.delivered_date::text, '') as delivered, o.price, coalesce(o.amount_to_pay, 0) as due,
  ${waitingForPayment} as "awaitsPayment",
  o.currency, coalesce(d.promised_date::text, '') as promised,
  (select count(*)::int from messages m where m.order_id = o.id and m.fao = 'studio' and m.ts_read is null) as unread,
  (select count(*)::int from messages m where m.order_id = o.id and m.is_missing_status = 'open') as open`;
const joined = sql`orders o join customers c on c.id = o.customer_id left join order_details d on d.order_id = o.id`;

export const staffLists = ['written', 'open', 'arrived', 'running', 'waiting', 'shipped'] as const;
export type StaffList = (typeof staffLists)[number];

/** Rows of a page. */
const pageLength = 60;
/** Orders beyond this page are found by their code. */
export const lastPage = 1_000;
const conditions: Readonly<Record<StaffList, SQL>> = {
  written: sql`o.id in (select order_id from messages where fao = 'studio' and ts_read is null)`,
  open: sql`o.id in (select order_id from messages where is_missing_status = 'open')`,
  running: sql`not o.incomplete and o.fm_status in (1, 3, 4, 5) and not ${arrived}`,
  arrived,
  waiting: sql`o.incomplete and not ${arrived}`,
  shipped: sql`not o.incomplete and o.fm_status = 2`,
};

/** Newest message first in the written and open lists. */
const messageOrder = (list: StaffList | null) =>
  list === 'written' || list === 'open'
    ? sql`(select max(ts_created) from messages m where m.order_id = o.id) desc,`
    : sql``;

export interface StaffPage {
  readonly orders: readonly StaffOrder[];
  /** Whether there is a page after this one. */
  readonly more: boolean;
}

/** A page of a list, the latest first; with search terms, of the orders whose code or names contain them. */
export async function ordersForStaff(
  queries: Queries,
  { list, search, page }: { readonly list: StaffList; readonly search: string; readonly page: number },
): Promise<StaffPage> {
  const term = search.trim().toLowerCase().slice(0, 60);
  const pattern = `%${term.replace(/[\\%_]/g, '\\$&')}%`;
  const condition = term === '' ? conditions[list] : sql`o.search like ${pattern}`;
  const order = sql`order by ${messageOrder(term === '' ? list : null)} o.id desc`;
  // The page is selected first, so that a late page does not count the messages of skipped rows.
  const ids = sql`select o.id from orders o where ${condition} ${order} limit ${pageLength + 1} offset ${(page - 1) * pageLength}`;
  const rows = await rowsOf<Row>(
    queries,
    sql`select ${columns} from ${joined} where o.id in (${ids}) ${order}`,
  );
  return {
    orders: rows.slice(0, pageLength).map(toStaffOrder),
    more: rows.length > pageLength && page < lastPage,
  };
}

export async function orderForStaff(queries: Queries, code: string): Promise<StaffOrder | undefined> {
  const [row] = await rowsOf<Row>(queries, sql`select ${columns} from ${joined} where o.commessa = ${code}`);
  return row && toStaffOrder(row);
}

/** The order as it is now, held for this transaction: of two actions on one order, the second sees what the first did. */
export async function lockOrder(queries: Queries, order: StaffOrder): Promise<StaffOrder> {
  await queries.execute(
    sql`select id from orders where id = ${order.id} and customer_id = ${order.owner} for update`,
  );
  return (await orderForStaff(queries, order.code)) ?? order;
}

function toStaffOrder({ customer_id: customerId, ...row }: Row): StaffOrder {
  return { ...row, owner: ownerOf({ customerId }) };
}

/** The number of orders in the lists that require action. */
export async function staffCounts(queries: Queries): Promise<{ written: number; open: number }> {
  const [row] = await rowsOf<{ written: number; open: number }>(
    queries,
    sql`select (select count(distinct order_id)::int from messages where fao = 'studio' and ts_read is null) as written,
      (select count(distinct order_id)::int from messages where is_missing_status = 'open') as open`,
  );
  return row ?? { written: 0, open: 0 };
}

export async function changeOrder(
  queries: Queries,
  order: StaffOrder,
  change: Partial<typeof orders.$inferInsert>,
): Promise<void> {
  await queries
    .update(orders)
    .set(change)
    .where(sql`${orders.id} = ${order.id} and ${orders.customerId} = ${order.owner}`);
}
