import { and, asc, eq, sql } from 'drizzle-orm';
import { ownedBy } from '../../base/owner.ts';
import type { OwnedOrder } from '../../base/owner.ts';
import { rowsOf } from '../../database/open.ts';
import type { Queries } from '../../database/open.ts';
import { cardCharges } from '../../database/schema/charges.ts';
import { invoices } from '../../database/schema/payments.ts';
import { refunds } from '../../database/schema/refunds.ts';

/** A refund with the card and the document that it belongs to; amounts in minor units with VAT. */
export interface Refund {
  readonly id: number;
  readonly orderId: number;
  readonly invoiceId: number;
  /** Number of the credit note, and its year. */
  readonly number: number;
  readonly year: number;
  readonly way: 'card' | 'transfer';
  /** The provider's name of the charge; null without one. */
  readonly charge: string | null;
  readonly last4: string;
  readonly amount: number;
  readonly state: 'announced' | 'made' | 'cancelled';
  /** ISO day. */
  readonly madeOn: string | null;
  /** A part of its name at the provider. */
  readonly declines: number;
}

const columns = {
  id: refunds.id,
  orderId: refunds.orderId,
  invoiceId: refunds.invoiceId,
  number: invoices.number,
  year: invoices.year,
  way: refunds.way,
  charge: cardCharges.charge,
  last4: sql<string>`coalesce(${cardCharges.card} ->> 'last4', '')`,
  amount: refunds.amount,
  state: refunds.state,
  madeOn: refunds.madeOn,
  declines: refunds.declines,
};

/** The refunds of an order, the oldest first. */
export function refundsOf(queries: Queries, { id, owner }: OwnedOrder): Promise<Refund[]> {
  return queries
    .select(columns)
    .from(refunds)
    .innerJoin(invoices, eq(invoices.id, refunds.invoiceId))
    .leftJoin(cardCharges, eq(cardCharges.id, refunds.chargeId))
    .where(ownedBy(refunds.customerId, owner, eq(refunds.orderId, id)))
    .orderBy(asc(refunds.id));
}

/** @param lock holds it until the transaction ends. */
export async function refundById(queries: Queries, id: number, lock = false): Promise<Refund | undefined> {
  if (lock) await queries.execute(sql`select id from refunds where id = ${id} for update`);
  const [row] = await queries
    .select(columns)
    .from(refunds)
    .innerJoin(invoices, eq(invoices.id, refunds.invoiceId))
    .leftJoin(cardCharges, eq(cardCharges.id, refunds.chargeId))
    .where(eq(refunds.id, id));
  return row;
}

/** A charge that has paid an order, with the amounts that can still be given back. */
interface RefundableCharge {
  readonly id: number;
  /** Of this order's part of the charge. */
  readonly left: number;
}

/** The charges that have paid an order, held until the transaction ends: of two notes, the second sees the first. */
export async function refundableCharges(
  queries: Queries,
  { id, owner }: OwnedOrder,
): Promise<RefundableCharge[]> {
  await queries.execute(sql`select id from card_charges where customer_id = ${owner} and charge in
    (select transaction_id from payments where order_id = ${id} and amount > 0) order by id for update`);
  return rowsOf<RefundableCharge>(
    queries,
    sql`select h.id::float8 as id, least(
          sum(p.amount) - (select coalesce(sum(r.amount), 0) from refunds r where r.charge_id = h.id and r.order_id = ${id}),
          h.amount - (select coalesce(sum(r.amount), 0) from refunds r where r.charge_id = h.id)
            - (select coalesce(sum(c.amount), 0) from card_refunds c where c.charge_id = h.id))::float8 as left
      from card_charges h join payments p on p.transaction_id = h.charge and p.order_id = ${id} and p.amount > 0
      where h.customer_id = ${owner} and h.state = 'settled' group by h.id order by h.id`,
  );
}

/** The money of an order that has come in and was not given back, nor announced to be. */
export async function refundableAmount(queries: Queries, { id, owner }: OwnedOrder): Promise<number> {
  const [row] = await rowsOf<{ amount: number }>(
    queries,
    sql`select ((select coalesce(sum(p.amount), 0) from payments p where p.order_id = ${id} and p.customer_id = ${owner}
          and (p.kind in ('received', 'reversed') or (p.kind = '' and p.amount > 0)))
        - (select coalesce(sum(r.amount), 0) from refunds r where r.order_id = ${id} and r.state <> 'cancelled'))::float8 as amount`,
  );
  return Math.max(0, row?.amount ?? 0);
}

/** @returns its id. */
export async function insertRefund(
  queries: Queries,
  { id, owner }: OwnedOrder,
  refund: Pick<typeof refunds.$inferInsert, 'invoiceId' | 'way' | 'chargeId' | 'amount' | 'createdAt'>,
): Promise<number> {
  const [row] = await queries
    .insert(refunds)
    .values({ ...refund, orderId: id, customerId: owner })
    .returning({ id: refunds.id });
  if (!row) throw new Error('ta: the refund was not written');
  return row.id;
}

/**
 * Records the day on which a refund was made. Once all of its credit note is given back, the note and its movement in the
 * customer's payments have that day.
 */
export async function markMade(
  queries: Queries,
  refund: Pick<Refund, 'id' | 'orderId' | 'invoiceId'>,
  made: { readonly day: string; readonly way: 'card' | 'transfer'; readonly staffId: number | null },
): Promise<void> {
  await queries
    .update(refunds)
    .set({ state: 'made', madeOn: made.day, way: made.way, staffId: made.staffId })
    .where(and(eq(refunds.id, refund.id), eq(refunds.state, 'announced')));
  const [done] = await rowsOf<{ day: string }>(
    queries,
    sql`update invoices i set paid_on = (select max(r.made_on) from refunds r where r.invoice_id = i.id)
      where i.id = ${refund.invoiceId}
        and not exists (select from refunds r where r.invoice_id = i.id and r.state = 'announced')
      returning i.paid_on::text as day`,
  );
  if (done)
    await queries.execute(sql`update payments set day = ${done.day}::date where id = (
      select p.id from payments p where p.order_id = ${refund.orderId} and p.kind = '' and p.amount < 0 order by p.id
      offset (select count(*) from invoices n where n.order_id = ${refund.orderId} and n.series = 'NC'
        and n.id < ${refund.invoiceId}) limit 1)`);
}

/**
 * Lowers the announced transfers of an order by money that has not come in after all.
 * @returns by how much.
 */
export async function lowerTransfers(
  queries: Queries,
  { id, owner }: OwnedOrder,
  amount: number,
): Promise<number> {
  const open = ownedBy(
    refunds.customerId,
    owner,
    and(eq(refunds.orderId, id), eq(refunds.way, 'transfer'), eq(refunds.state, 'announced')),
  );
  const rows = await queries.select().from(refunds).where(open).orderBy(asc(refunds.id)).for('update');
  let rest = amount;
  for (const refund of rows) {
    const part = Math.min(rest, refund.amount);
    rest -= part;
    const change =
      part === refund.amount ? { state: 'cancelled' as const } : { amount: refund.amount - part };
    if (part > 0) await queries.update(refunds).set(change).where(eq(refunds.id, refund.id));
  }
  return amount - rest;
}
