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
  /** Number of its invoice. */
  readonly invoice: number;
  /** ISO days. */
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

/** A page of the orders that were shipped and not paid in time, the longest overdue first. */
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
        cross join lateral (select number, issued from invoices where order_id = o.id and series = '' limit 1) i
        left join lateral (select step, at from payment_reminders where order_id = o.id order by step desc limit 1) r on true
      where o.amount_to_pay > 0 and o.fm_status = 2 and i.issued + ${paymentDays}::int < ${today}::date
      order by i.issued, o.id limit ${overduePage + 1} offset ${(page - 1) * overduePage}`,
  );
  return { orders: rows.slice(0, overduePage), more: rows.length > overduePage };
}

/** The day on which the invoice of an order was issued; undefined without one. */
export async function issuedOn(
  queries: Queries,
  { id, owner }: OwnedOrder,
): Promise<{ readonly issued: string; readonly number: number } | undefined> {
  const [row] = await rowsOf<{ issued: string; number: number }>(
    queries,
    sql`select issued::text, number from invoices where order_id = ${id} and customer_id = ${owner} and series = '' limit 1`,
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
