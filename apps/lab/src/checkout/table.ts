import type { Quotation } from '@trade-area/core/pricing';
import { eq, isNull } from 'drizzle-orm';
import { ownedBy } from '../base/owner.ts';
import type { Owner } from '../base/owner.ts';
import type { Queries } from '../database/open.ts';
import { checkouts } from '../database/schema/checkouts.ts';
import type { CheckoutDetails } from '../database/schema/checkouts.ts';
import { quotes } from '../database/schema/quotes.ts';
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
  quote: Pick<QuoteRecord, 'id' | 'orderCode'>,
  { details, now }: { readonly details: CheckoutDetails; readonly now: Date },
): Promise<void> {
  const row = { orderCode: quote.orderCode, customerId: owner, quoteId: quote.id, details, changedAt: now };
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
  const { currency, version: listVersion, total } = quotation;
  const price = { currency, listVersion, parts: partsOf(quotation), total };
  return changeQuote(queries, owner, quoteId, { isOrdered: true, ...price });
}

/** Lets the quote of an order that is deleted be changed and ordered again, under the same number. */
export async function reopenQuote(queries: Queries, owner: Owner, orderCode: string): Promise<void> {
  await queries
    .update(quotes)
    .set({ isOrdered: false })
    .where(ownedBy(quotes.customerId, owner, eq(quotes.orderCode, orderCode)));
}
