import { and, asc, count, desc, eq, gt, lte, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { customerPromotions, promotions, slides } from '../database/schema/shop.ts';
import { ownedBy } from '../base/owner.ts';
import type { Owner } from '../base/owner.ts';

export type PromotionRow = typeof promotions.$inferSelect;
export type SlideRow = typeof slides.$inferSelect;

/** The promotions that a customer has: those of all customers, and the own. */
const ofCustomer = (owner: Owner, ...more: (SQL | undefined)[]) =>
  and(
    eq(promotions.isArchived, false),
    or(
      eq(promotions.isForAll, true),
      sql`${promotions.id} in (select promotion_id from customer_promotions where ${ownedBy(customerPromotions.customerId, owner)})`,
    ),
    ...more,
  );

/** The promotions of a customer that run at a moment, newest first (PROMO-51). */
export async function runningPromotions(queries: Queries, owner: Owner, now: Date): Promise<PromotionRow[]> {
  return queries
    .select()
    .from(promotions)
    .where(ofCustomer(owner, lte(promotions.startsAt, now), gt(promotions.endsAt, now)))
    .orderBy(desc(promotions.startsAt), asc(promotions.id));
}

/** One page of a customer's ended promotions, the last to end first; with an id only that promotion. */
export async function endedPromotions(
  queries: Queries,
  owner: Owner,
  now: Date,
  wanted: { readonly id?: string | undefined; readonly limit: number; readonly offset: number },
): Promise<PromotionRow[]> {
  return queries
    .select()
    .from(promotions)
    .where(ended(owner, now, wanted.id))
    .orderBy(desc(promotions.endsAt), desc(promotions.id))
    .limit(wanted.limit)
    .offset(wanted.offset);
}

export async function countEnded(
  queries: Queries,
  owner: Owner,
  now: Date,
  id: string | undefined,
): Promise<number> {
  const [row] = await queries
    .select({ ended: count() })
    .from(promotions)
    .where(ended(owner, now, id));
  return row?.ended ?? 0;
}

const ended = (owner: Owner, now: Date, id: string | undefined) =>
  and(ofCustomer(owner), lte(promotions.endsAt, now), id === undefined ? undefined : eq(promotions.id, id));

/** The texts of an announcement's picture, without an owner because these pictures are public. */
export async function promotionById(queries: Queries, id: string): Promise<PromotionRow | undefined> {
  const [found] = await queries.select().from(promotions).where(eq(promotions.id, id));
  return found;
}

export async function allSlides(queries: Queries): Promise<SlideRow[]> {
  return queries.select().from(slides).orderBy(asc(slides.position));
}
