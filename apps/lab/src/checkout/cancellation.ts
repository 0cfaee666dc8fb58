import type { Lab } from '../base/lab.ts';
import { Refusal } from '../base/errors.ts';
import type { Owner } from '../base/owner.ts';
import { quotedProduct } from '../configurator/productApi.ts';
import { pricedFields } from '../configurator/quotePrice.ts';
import { changeQuote } from '../configurator/quoteTable.ts';
import type { Queries } from '../database/open.ts';
import { accountOf } from '../identity/table.ts';
import { removeOrder } from '../orders/table.ts';
import type { StoredOrder } from '../orders/table.ts';
import { queueAmountDue } from './amountDue.ts';
import { latestCheckoutCharge, paidAmountOf } from './chargeTable.ts';
import { isConfirmationQueued } from './confirmation.ts';
import { releaseCoupon } from './coupon.ts';
import { moveShipping } from './moveShipping.ts';
import { refundOrder } from './refundPart.ts';
import { checkoutOfOrder, ordersOfCheckout, quoteByOrderCode, reopenQuote } from './table.ts';

interface Canceller {
  readonly owner: Owner;
  /** A person of the lab acts as the customer. */
  readonly acting: boolean;
}

/**
 * Deletes an incomplete order with all that follows for the others of its checkout (docs/decisions/0016): its shipping
 * moves, its quote can be ordered again, its coupon is free after the last order, and a card that was charged for it is
 * refunded, as far as it has paid this order: the charge outlives it. Needs the transaction that holds the cart and the
 * order; whether it may be deleted is decided before.
 */
export async function cancelHeldOrder(
  lab: Lab,
  queries: Queries,
  by: Canceller,
  given: {
    readonly order: StoredOrder;
    /** Codes of orders that are cancelled in the same transaction. */
    readonly leaving?: readonly string[];
    readonly now: Date;
  },
): Promise<void> {
  const { owner } = by;
  const { order, leaving = [], now } = given;
  const code = order.commessa;
  const checkout = await checkoutOfOrder(queries, owner, code);
  const charge = await latestCheckoutCharge(queries, owner, checkout);
  // Its payments end with the order.
  const paid = charge ? await paidAmountOf(queries, charge, order.id) : 0;
  const moved = { cancelled: order, checkout, paid, charge: charge?.charge ?? '', leaving };
  const shipping = await moveShipping(lab, queries, owner, moved);
  await removeOrder(queries, owner, order.id, now);
  await reopenQuote(queries, owner, code, now);
  await repriceQuote(lab, queries, by, code);
  const isLast = (await ordersOfCheckout(queries, owner, checkout)).length === 0;
  if (isLast) await releaseCoupon(queries, owner, checkout);
  const kept = shipping?.kept ?? 0;
  if (charge) await refundOrder(queries, charge, { code, paid: paid - kept, isLast, shipping }, now);
  if (shipping && shipping.amount > kept && !(await isConfirmationQueued(queries, shipping.order.id)))
    await queueAmountDue(
      queries,
      { order: shipping.order.id, cancelled: code, amount: shipping.amount },
      now,
    );
}

/** A reopened quote has its price of today without a coupon, which was the order's. One that is no longer sold keeps its price. */
async function repriceQuote(
  lab: Lab,
  queries: Queries,
  { owner, acting }: Canceller,
  code: string,
): Promise<void> {
  const record = await quoteByOrderCode(queries, owner, code);
  if (!record) return;
  const account = await accountOf(queries, owner);
  try {
    const configurable = await quotedProduct(lab, queries, { owner, acting, code: account.code }, record);
    const { currency, listCode, listVersion, parts, total } = pricedFields(configurable, record.fields);
    await changeQuote(queries, owner, record.id, { currency, listCode, listVersion, parts, total });
  } catch (error) {
    if (!(error instanceof Refusal) || !['conflict', 'not_found'].includes(error.code)) throw error;
  }
}
