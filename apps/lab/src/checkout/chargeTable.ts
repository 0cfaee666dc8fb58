import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { ownedBy } from '../base/owner.ts';
import type { Owner } from '../base/owner.ts';
import { rowsOf } from '../database/open.ts';
import type { Queries } from '../database/open.ts';
import { cardCharges, cardRefunds } from '../database/schema/charges.ts';

export type CardCharge = typeof cardCharges.$inferSelect;
type CardRefund = typeof cardRefunds.$inferSelect;
type ChargeState = 'pending' | 'challenged' | 'charged' | 'settled' | 'refunding' | 'refunded' | 'declined';

/** The latest charge attempt of a checkout, in any state; undefined = none was made. */
export async function latestCheckoutCharge(
  queries: Queries,
  owner: Owner,
  checkoutCode: string,
): Promise<CardCharge | undefined> {
  const [row] = await queries
    .select()
    .from(cardCharges)
    .where(ownedBy(cardCharges.customerId, owner, eq(cardCharges.orderCode, checkoutCode)))
    .orderBy(desc(cardCharges.id))
    .limit(1);
  return row;
}

/**
 * The charge that keeps another payment of a checkout from beginning: its own, or one that is under way for one of its
 * quotes, alone or in another cart. Where the result decides a payment, call it in the transaction that locks the quotes.
 */
export async function blockingChargeOf(
  queries: Queries,
  owner: Owner,
  { code, codes }: { readonly code: string; readonly codes: readonly string[] },
): Promise<CardCharge | undefined> {
  const paying: readonly ChargeState[] = ['pending', 'challenged', 'charged'];
  const own = and(eq(cardCharges.orderCode, code), inArray(cardCharges.state, [...paying, 'settled']));
  const others = codes.map((each) =>
    or(
      eq(cardCharges.orderCode, each),
      sql`${cardCharges.lines} @> ${JSON.stringify([{ orderCode: each }])}::jsonb`,
    ),
  );
  const [row] = await queries
    .select()
    .from(cardCharges)
    .where(
      ownedBy(
        cardCharges.customerId,
        owner,
        or(own, and(inArray(cardCharges.state, [...paying]), or(...others))),
      ),
    )
    .orderBy(desc(cardCharges.id))
    .limit(1);
  return row;
}

export async function countCheckoutCharges(
  queries: Queries,
  owner: Owner,
  checkoutCode: string,
): Promise<number> {
  const [row] = await queries
    .select({ count: sql<number>`count(*)::int` })
    .from(cardCharges)
    .where(ownedBy(cardCharges.customerId, owner, eq(cardCharges.orderCode, checkoutCode)));
  return row?.count ?? 0;
}

/** @param lock holds it until the transaction ends. */
export async function chargeById(
  queries: Queries,
  id: number,
  lock = false,
): Promise<CardCharge | undefined> {
  const found = queries.select().from(cardCharges).where(eq(cardCharges.id, id));
  const [row] = lock ? await found.for('update') : await found;
  return row;
}

export async function insertCharge(
  queries: Queries,
  row: Omit<typeof cardCharges.$inferInsert, 'changedAt'>,
): Promise<number> {
  const [inserted] = await queries
    .insert(cardCharges)
    .values({ ...row, changedAt: row.createdAt })
    .returning({ id: cardCharges.id });
  if (!inserted) throw new Error('ta: the charge was not written');
  return inserted.id;
}

/** Moves a charge on from one of the given states; an omitted `url` or `reason` is cleared. @returns whether it was in one of them. */
export async function changeChargeState(
  queries: Queries,
  id: number,
  step: {
    readonly from: readonly ChargeState[];
    readonly to: ChargeState;
    readonly now: Date;
    readonly url?: string;
    readonly reason?: string;
  },
): Promise<boolean> {
  const { from, to, now, url = '', reason = '' } = step;
  const moved = await queries
    .update(cardCharges)
    .set({ state: to, changedAt: now, url, reason })
    .where(and(eq(cardCharges.id, id), inArray(cardCharges.state, [...from])))
    .returning({ id: cardCharges.id });
  return moved.length === 1;
}

/** Records that a part of a charge is to be refunded. @returns its id. */
export async function insertCancellationRefund(
  queries: Queries,
  owner: Owner,
  row: Pick<CardRefund, 'chargeId' | 'orderCode' | 'amount' | 'createdAt'>,
): Promise<number> {
  const [inserted] = await queries
    .insert(cardRefunds)
    .values({ ...row, customerId: owner })
    .returning({ id: cardRefunds.id });
  if (!inserted) throw new Error('ta: the refund was not written');
  return inserted.id;
}

export async function cancellationRefundById(queries: Queries, id: number): Promise<CardRefund | undefined> {
  const [row] = await queries.select().from(cardRefunds).where(eq(cardRefunds.id, id));
  return row;
}

/** The orders of a charge that a part of it was refunded for, or is to be. */
export async function refundedOrdersOf(queries: Queries, chargeId: number): Promise<string[]> {
  const rows = await queries
    .select({ orderCode: cardRefunds.orderCode })
    .from(cardRefunds)
    .where(eq(cardRefunds.chargeId, chargeId));
  return rows.map(({ orderCode }) => orderCode);
}

/** The parts of a charge that were refunded, or are to be: for cancelled orders and by credit notes, in minor units. */
export async function refundedAmountOf(queries: Queries, chargeId: number): Promise<number> {
  const [row] = await rowsOf<{ sum: number }>(
    queries,
    sql`select ((select coalesce(sum(c.amount), 0) from card_refunds c where c.charge_id = ${chargeId})
      + (select coalesce(sum(r.amount), 0) from refunds r where r.charge_id = ${chargeId}))::float8 as sum`,
  );
  return row?.sum ?? 0;
}

/** The part of an order that a charge has paid, less what credit notes have given back of it, in minor units. */
export async function paidAmountOf(queries: Queries, charge: CardCharge, orderId: number): Promise<number> {
  const [row] = await rowsOf<{ sum: number }>(
    queries,
    sql`select ((select coalesce(sum(p.amount), 0) from payments p where p.order_id = ${orderId}
        and p.customer_id = ${charge.customerId} and p.transaction_id = ${charge.charge} and p.amount > 0)
      - (select coalesce(sum(r.amount), 0) from refunds r where r.order_id = ${orderId}
        and r.charge_id = ${charge.id}))::float8 as sum`,
  );
  return row?.sum ?? 0;
}

/** Records that the provider has refunded a cancelled order. @returns whether it was not recorded before. */
export async function markCancellationRefunded(queries: Queries, owner: Owner, id: number): Promise<boolean> {
  const ended = await queries
    .update(cardRefunds)
    .set({ state: 'refunded' })
    .where(ownedBy(cardRefunds.customerId, owner, eq(cardRefunds.id, id), eq(cardRefunds.state, 'refunding')))
    .returning({ id: cardRefunds.id });
  return ended.length === 1;
}
