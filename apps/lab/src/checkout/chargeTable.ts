import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { ownedBy } from '../base/owner.ts';
import type { Owner } from '../base/owner.ts';
import type { Queries } from '../database/open.ts';
import { cardCharges } from '../database/schema/charges.ts';

export type CardCharge = typeof cardCharges.$inferSelect;
export type ChargeState =
  | 'pending'
  | 'challenged'
  | 'charged'
  | 'settled'
  | 'refunding'
  | 'refunded'
  | 'declined';

/** The latest charge of an order; undefined = no card was charged for it. */
export async function latestCharge(
  queries: Queries,
  owner: Owner,
  orderCode: string,
): Promise<CardCharge | undefined> {
  const [row] = await queries
    .select()
    .from(cardCharges)
    .where(ownedBy(cardCharges.customerId, owner, eq(cardCharges.orderCode, orderCode)))
    .orderBy(desc(cardCharges.id))
    .limit(1);
  return row;
}

export async function countCharges(queries: Queries, owner: Owner, orderCode: string): Promise<number> {
  const [row] = await queries
    .select({ count: sql<number>`count(*)::int` })
    .from(cardCharges)
    .where(ownedBy(cardCharges.customerId, owner, eq(cardCharges.orderCode, orderCode)));
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

/** Moves a charge on from one of the given states. @returns whether it was in one of them. */
export async function moveCharge(
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
