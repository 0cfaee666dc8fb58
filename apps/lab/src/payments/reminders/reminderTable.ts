/** Overdue payments of every customer, for staff. Only `pages/staff` and the jobs may import this file. */
import { asc, eq, sql } from 'drizzle-orm';
import { rowsOf } from '../../database/open.ts';
import type { Queries } from '../../database/open.ts';
import { paymentReminders } from '../../database/schema/payments.ts';
import { staff } from '../../database/schema/production.ts';
import { ownedBy } from '../../base/owner.ts';
import type { OwnedOrder } from '../../base/owner.ts';

/** A reminder that was sent. */
export interface SentReminder {
  readonly step: number;
  /** The amount that was due then, in minor units. */
  readonly amount: number;
  /** The member of staff who sent it. */
  readonly author: string;
  readonly at: Date;
}

export interface OverdueOrder {
  readonly code: string;
  readonly company: string;
  readonly customer: string;
  /** Number of its invoice; null = it was not shipped, and its bank transfer has not arrived. */
  readonly invoice: number | null;
  /** ISO days: of the invoice, else of the order. */
  readonly issued: string;
  readonly dueOn: string;
  /** Minor units with VAT. */
  readonly due: number;
  readonly currency: string;
  /** Reminders so far. */
  readonly step: number;
  /** The moment of the last one, in milliseconds; null before the first. */
  readonly remindedAt: number | null;
}

const overduePage = 60;

/**
 * The day since which an order is owed: of its invoice; without one, of an order that a bank transfer pays in advance the
 * day of the order. One row at most.
 */
const owed = sql`(
    select number, issued from invoices where order_id = o.id and series = ''
    union all select null, o.order_date where o.payment_data = 'bank transfer' and not o.incomplete
      and o.fm_status in (1, 3, 4, 5) and not exists (select from invoices where order_id = o.id and series = '')
    limit 1)`;

/** A page of the orders that were not paid in time, the longest overdue first. */
export async function overdueOrders(
  queries: Queries,
  {
    today,
    paymentDays,
    page,
  }: { readonly today: string; readonly paymentDays: number; readonly page: number },
): Promise<{ readonly orders: readonly OverdueOrder[]; readonly more: boolean }> {
  const rows = await rowsOf<OverdueOrder>(
    queries,
    sql`select o.commessa as code, c.company->>'name' as company, c.code as customer, i.number as invoice, i.issued::text,
        (i.issued + ${paymentDays}::int)::text as "dueOn", o.amount_to_pay as due, o.currency,
        coalesce(r.step, 0)::int as step, (extract(epoch from r.at) * 1000)::float8 as "remindedAt"
      from orders o join customers c on c.id = o.customer_id
        cross join lateral ${owed} i
        left join lateral (select step, at from payment_reminders where order_id = o.id order by step desc limit 1) r on true
      where o.amount_to_pay > 0 and o.fm_status in (1, 2, 3, 4, 5) and i.issued + ${paymentDays}::int < ${today}::date
      order by i.issued, o.id limit ${overduePage + 1} offset ${(page - 1) * overduePage}`,
  );
  return { orders: rows.slice(0, overduePage), more: rows.length > overduePage };
}

/** Since when an order is owed, and the number of its invoice; undefined = nothing of it can be overdue. */
export async function owedSince(
  queries: Queries,
  { id, owner }: OwnedOrder,
): Promise<{ readonly issued: string; readonly number: number | null } | undefined> {
  const [row] = await rowsOf<{ issued: string; number: number | null }>(
    queries,
    sql`select i.issued::text, i.number from orders o cross join lateral ${owed} i
      where o.id = ${id} and o.customer_id = ${owner}`,
  );
  return row;
}

export function remindersOf(queries: Queries, { id, owner }: OwnedOrder): Promise<SentReminder[]> {
  return queries
    .select({
      step: paymentReminders.step,
      amount: paymentReminders.amount,
      author: sql<string>`trim(${staff.name} || ' ' || ${staff.surname})`,
      at: paymentReminders.at,
    })
    .from(paymentReminders)
    .innerJoin(staff, eq(staff.id, paymentReminders.staffId))
    .where(ownedBy(paymentReminders.customerId, owner, eq(paymentReminders.orderId, id)))
    .orderBy(asc(paymentReminders.step));
}

export async function insertReminder(
  queries: Queries,
  { id, owner }: OwnedOrder,
  reminder: Omit<SentReminder, 'author'> & { readonly staffId: number },
): Promise<void> {
  await queries.insert(paymentReminders).values({ ...reminder, orderId: id, customerId: owner });
}
