import type { Quotation } from '@trade-area/core/pricing';
import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { ownedBy, ownerOf } from '../base/owner.ts';
import type { Owner } from '../base/owner.ts';
import type { Queries } from '../database/open.ts';
import { checkouts } from '../database/schema/checkouts.ts';
import type { CheckoutDetails } from '../database/schema/checkouts.ts';
import { orders } from '../database/schema/orders.ts';
import { quotes } from '../database/schema/quotes.ts';
import { projects } from '../database/schema/store.ts';
import { partsOf } from '../configurator/quotePrice.ts';
import { changeQuote } from '../configurator/quoteTable.ts';
import type { QuoteRecord } from '../configurator/quoteTable.ts';

/** The quote whose order will have a number. @param lock holds it until the transaction ends. */
export async function quoteByOrderCode(
  queries: Queries,
  owner: Owner,
  orderCode: string,
  lock = false,
): Promise<QuoteRecord | undefined> {
  const found = queries
    .select()
    .from(quotes)
    .where(ownedBy(quotes.customerId, owner, eq(quotes.orderCode, orderCode), isNull(quotes.deletedAt)));
  const [row] = lock ? await found.for('update') : await found;
  return row;
}

/** The quotes with these numbers that are not deleted. @param lock holds them, in the order of their ids. */
export async function quotesByOrderCodes(
  queries: Queries,
  owner: Owner,
  codes: readonly string[],
  lock = false,
): Promise<QuoteRecord[]> {
  const found = queries
    .select()
    .from(quotes)
    .where(ownedBy(quotes.customerId, owner, inArray(quotes.orderCode, [...codes]), isNull(quotes.deletedAt)))
    .orderBy(asc(quotes.id));
  return lock ? found.for('update') : found;
}

/** Holds quotes until the transaction ends, in the order of their ids. */
export async function holdQuotes(queries: Queries, owner: Owner, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await queries
    .select({ id: quotes.id })
    .from(quotes)
    .where(ownedBy(quotes.customerId, owner, inArray(quotes.id, [...ids])))
    .orderBy(asc(quotes.id))
    .for('update');
}

/** The numbers of the orders that a checkout has made, in their order; empty = it was not ordered. */
export async function ordersOfCheckout(queries: Queries, owner: Owner, code: string): Promise<string[]> {
  const rows = await queries
    .select({ commessa: orders.commessa })
    .from(orders)
    .where(ownedBy(orders.customerId, owner, or(eq(orders.shipmentCode, code), eq(orders.commessa, code))))
    .orderBy(asc(orders.id));
  return rows.map(({ commessa }) => commessa);
}

/** The orders that were ordered together with one, in their order. */
export async function ordersTogether(
  queries: Queries,
  order: typeof orders.$inferSelect,
): Promise<(typeof orders.$inferSelect)[]> {
  if (order.shipmentCode === '') return [order];
  const isTogether = ownedBy(orders.customerId, ownerOf(order), eq(orders.shipmentCode, order.shipmentCode));
  return queries.select().from(orders).where(isTogether).orderBy(asc(orders.id));
}

/** The number of the checkout that has made an order; the order's own, unless it was ordered together with others. */
export async function checkoutOfOrder(queries: Queries, owner: Owner, orderCode: string): Promise<string> {
  const [row] = await queries
    .select({ code: orders.shipmentCode })
    .from(orders)
    .where(ownedBy(orders.customerId, owner, eq(orders.commessa, orderCode)));
  return row?.code || orderCode;
}

export async function detailsOf(
  queries: Queries,
  owner: Owner,
  orderCode: string,
): Promise<CheckoutDetails | undefined> {
  const [found] = await queries
    .select({ details: checkouts.details })
    .from(checkouts)
    .where(ownedBy(checkouts.customerId, owner, eq(checkouts.orderCode, orderCode)));
  return found?.details;
}

export async function saveDetails(
  queries: Queries,
  owner: Owner,
  code: string,
  {
    quoteId,
    details,
    now,
  }: {
    /** null = the checkout of a cart. */
    readonly quoteId: number | null;
    readonly details: CheckoutDetails;
    readonly now: Date;
  },
): Promise<void> {
  const row = { orderCode: code, customerId: owner, quoteId, details, changedAt: now };
  await queries
    .insert(checkouts)
    .values(row)
    .onConflictDoUpdate({ target: checkouts.orderCode, set: { details, changedAt: now } });
}

/** Marks a quote as ordered at the prices of its checkout, which a later change of the order counts from. */
export function markOrdered(
  queries: Queries,
  owner: Owner,
  quoteId: number,
  quotation: Quotation,
): Promise<void> {
  const { currency, version: listVersion, total, quantity } = quotation;
  const price = { currency, listVersion, parts: partsOf(quotation), total, quantity };
  return changeQuote(queries, owner, quoteId, { isOrdered: true, ...price });
}

/**
 * Lets the quote of an order that is deleted be changed and ordered again, under the same number. That of a print project
 * which was deleted is deleted: nothing leads to it.
 */
export async function reopenQuote(
  queries: Queries,
  owner: Owner,
  orderCode: string,
  now: Date,
): Promise<void> {
  const isOf = eq(quotes.orderCode, orderCode);
  await queries
    .update(quotes)
    .set({ isOrdered: false })
    .where(ownedBy(quotes.customerId, owner, isOf));
  const isLeft = and(
    isOf,
    isNotNull(quotes.printUuid),
    sql`not exists (select from ${projects} p where p.customer_id = ${quotes.customerId} and p.uuid = ${quotes.printUuid})`,
  );
  await queries
    .update(quotes)
    .set({ deletedAt: now })
    .where(ownedBy(quotes.customerId, owner, isLeft));
}
