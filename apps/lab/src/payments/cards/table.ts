import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Queries } from '../../database/open.ts';
import { cardChallenges, cards, orderCards } from '../../database/schema/payments.ts';
import { customers } from '../../database/schema/customers.ts';
import { orders } from '../../database/schema/orders.ts';
import { ownedBy } from '../../base/owner.ts';
import type { Owner } from '../../base/owner.ts';

export type StoredCard = typeof cards.$inferSelect;

/** The customer's cards: the preferred one first, then the latest. */
export async function cardsOf(queries: Queries, owner: Owner): Promise<StoredCard[]> {
  return queries
    .select()
    .from(cards)
    .where(ownedBy(cards.customerId, owner))
    .orderBy(desc(cards.isDefault), desc(cards.id));
}

export async function defaultCardOf(queries: Queries, owner: Owner): Promise<StoredCard | undefined> {
  return (await cardsOf(queries, owner))[0];
}

export async function cardByToken(
  queries: Queries,
  owner: Owner,
  token: string,
): Promise<StoredCard | undefined> {
  const [row] = await queries
    .select()
    .from(cards)
    .where(ownedBy(cards.customerId, owner, eq(cards.token, token)));
  return row;
}

/**
 * Stores a card and returns its token. The provider's identifier is unique: a second call with the same one, even a
 * simultaneous one, gets the first one's token. Needs a transaction.
 */
export async function saveCard(
  queries: Queries,
  owner: Owner,
  card: Omit<typeof cards.$inferInsert, 'customerId' | 'isDefault'>,
): Promise<string> {
  // The customer's row is locked: a second request waits here until the first is committed.
  await queries.select({ id: customers.id }).from(customers).where(eq(customers.id, owner)).for('update');
  const stored = await cardsOf(queries, owner);
  const same = stored.find(
    ({ provider, reference }) => provider === card.provider && reference === card.reference,
  );
  if (same) return same.token;
  await queries.insert(cards).values({ ...card, customerId: owner, isDefault: stored.length === 0 });
  return card.token;
}

/** @returns whether it was the preferred one. */
export async function deleteCard(queries: Queries, owner: Owner, token: string): Promise<void> {
  await queries.delete(cards).where(ownedBy(cards.customerId, owner, eq(cards.token, token)));
  const [first] = await cardsOf(queries, owner);
  if (first && !first.isDefault) await setDefaultCard(queries, owner, first.token);
}

export async function setDefaultCard(queries: Queries, owner: Owner, token: string): Promise<void> {
  await queries.update(cards).set({ isDefault: false }).where(ownedBy(cards.customerId, owner));
  await queries
    .update(cards)
    .set({ isDefault: true })
    .where(ownedBy(cards.customerId, owner, eq(cards.token, token)));
}

export interface CardOrder {
  readonly id: number;
  readonly method: string;
  /** Paid, and shipped or returned, or charged at the checkout: no card is charged for it any more. */
  readonly settled: boolean;
  readonly card: StoredCard | null;
}

/** One order of this customer with its card, if one was chosen. */
export async function orderWithCard(
  queries: Queries,
  owner: Owner,
  code: string,
): Promise<CardOrder | undefined> {
  const [row] = await queries
    .select({
      id: orders.id,
      method: orders.paymentData,
      settled: sql<boolean>`(${orders.shippingDate} is not null and coalesce(${orders.amountToPay}, 0) = 0 and ${orders.price} is not null)
        or exists (select from card_charges g where g.order_code = ${orders.commessa} and g.state = 'settled')`,
      card: cards,
    })
    .from(orders)
    .leftJoin(orderCards, eq(orderCards.orderId, orders.id))
    .leftJoin(cards, and(eq(cards.id, orderCards.cardId), eq(cards.customerId, owner)))
    .where(ownedBy(orders.customerId, owner, eq(orders.commessa, code)));
  return row;
}

export async function saveCardForOrder(
  queries: Queries,
  owner: Owner,
  choice: { readonly orderId: number; readonly cardId: number; readonly now: Date },
): Promise<void> {
  const values = { cardId: choice.cardId, changedAt: choice.now };
  await queries
    .insert(orderCards)
    .values({ orderId: choice.orderId, customerId: owner, ...values })
    .onConflictDoUpdate({ target: orderCards.orderId, set: values });
}

type Challenge = typeof cardChallenges.$inferSelect;

export async function insertChallenge(
  queries: Queries,
  row: typeof cardChallenges.$inferInsert,
  now: Date,
): Promise<void> {
  await queries.delete(cardChallenges).where(lt(cardChallenges.expiresAt, now));
  await queries.insert(cardChallenges).values(row);
}

export async function findChallenge(
  queries: Queries,
  owner: Owner,
  tokenHash: string,
  now: Date,
): Promise<Challenge | undefined> {
  const [row] = await queries
    .select()
    .from(cardChallenges)
    .where(
      ownedBy(
        cardChallenges.customerId,
        owner,
        eq(cardChallenges.tokenHash, tokenHash),
        gt(cardChallenges.expiresAt, now),
      ),
    );
  return row;
}
