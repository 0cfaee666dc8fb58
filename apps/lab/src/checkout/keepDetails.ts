import type { Owner } from '../base/owner.ts';
import type { Queries } from '../database/open.ts';
import type { CheckoutDetails } from '../database/schema/checkouts.ts';
import { cartCodeOf, holdCart, isCartCode } from './cartTable.ts';
import { ordersOfCheckout, quoteByOrderCode, saveDetails } from './table.ts';

/**
 * Keeps what was typed into a checkout that is not ordered, in the transaction that it holds the cart for.
 * @returns false when the customer has no such quote and no such cart.
 */
export async function keepDetails(
  queries: Queries,
  owner: Owner,
  code: string,
  typed: { readonly details: CheckoutDetails; readonly now: Date },
): Promise<boolean> {
  await holdCart(queries, owner);
  if ((await ordersOfCheckout(queries, owner, code)).length > 0) return true;
  const quote = isCartCode(code) ? undefined : await quoteByOrderCode(queries, owner, code, true);
  if (!quote && (await cartCodeOf(queries, owner)) !== code) return false;
  if (!quote?.isOrdered) await saveDetails(queries, owner, code, { quoteId: quote?.id ?? null, ...typed });
  return true;
}
