import { deleteOrder } from '@trade-area/core/contract';
import { conflict, notAllowed, notFound, Refusal } from '../base/errors.ts';
import type { Lab } from '../base/lab.ts';
import type { Session } from '../base/owner.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { write } from '../base/write.ts';
import { quotedProduct } from '../configurator/productApi.ts';
import { pricedFields } from '../configurator/quotePrice.ts';
import { changeQuote } from '../configurator/quoteTable.ts';
import type { Queries } from '../database/open.ts';
import { accountOf } from '../identity/table.ts';
import { takeTicket } from '../identity/tickets.ts';
import { hashToken } from '../identity/tokens.ts';
import { removeOrder } from '../orders/table.ts';
import { receiptsOf } from '../payments/sales/receiptTable.ts';
import { lockPricedOrder } from '../uploads/api.ts';
import { queueAmountDue } from './amountDue.ts';
import { holdCart } from './cartTable.ts';
import { latestCharge, paidBy } from './chargeTable.ts';
import { isConfirmationQueued } from './confirmation.ts';
import { releaseCoupon } from './coupon.ts';
import { moveShipping } from './moveShipping.ts';
import { requireLimits } from './promotionLimits.ts';
import { refundOrder } from './refundPart.ts';
import { checkoutOfOrder, ordersOfCheckout, quoteByOrderCode, reopenQuote } from './table.ts';

/**
 * Deletes a blocked incomplete order (ORD-30). Its ticket names customer and order (DEC-07). A card that was charged for
 * it is refunded, as far as it has paid this order: the charge outlives it. Money that the desk has recorded is the lab’s to give back.
 * Shipping moves to another order of the checkout, and promotions of the others must stay earned (docs/decisions/0016).
 */
export async function deleteBlockedOrder({
  lab,
  body,
}: Call<typeof deleteOrder, Session | null>): Promise<AnswerInput<typeof deleteOrder>> {
  const now = lab.clock.now();
  const codeHash = hashToken(body.ta_token);
  const ticket = await write(lab, { session: null, endpoint: deleteOrder }, (queries) =>
    takeTicket(queries, codeHash, 'delete-order', now),
  );
  if (!ticket) throw notAllowed('This link has expired or was already used. Open the window again.');
  if (ticket.orderCode !== body.order_code) throw notFound();
  await write(lab, { session: ticket, endpoint: deleteOrder }, async (queries) => {
    await holdCart(queries, ticket.owner);
    const { order } = await lockPricedOrder(queries, lab.prices, ticket, body.order_code);
    if (!order.incomplete || !order.blocked)
      throw notAllowed('Only incomplete orders waiting for files can be deleted.');
    const receipts = await receiptsOf(queries, { id: order.id, owner: ticket.owner });
    if (receipts.reduce((sum, { amount }) => sum + amount, 0) > 0)
      throw conflict('The lab has received money for this order. Ask the lab to cancel it.');
    const code = body.order_code;
    const checkout = await checkoutOfOrder(queries, ticket.owner, code);
    // The lab decides otherwise, as a person who acts as the customer.
    if (!ticket.acting) await requireLimits(queries, ticket.owner, { checkout, cancelled: order.id });
    const charge = await latestCharge(queries, ticket.owner, checkout);
    // Its payments end with the order.
    const paid = charge ? await paidBy(queries, charge, order.id) : 0;
    const moved = { cancelled: order, checkout, paid, charge: charge?.charge ?? '' };
    const shipping = await moveShipping(lab, queries, ticket.owner, moved);
    await removeOrder(queries, ticket.owner, order.id, now);
    await reopenQuote(queries, ticket.owner, code);
    await repriceQuote(lab, queries, ticket, code);
    const isLast = (await ordersOfCheckout(queries, ticket.owner, checkout)).length === 0;
    if (isLast) await releaseCoupon(queries, ticket.owner, checkout);
    const kept = shipping?.kept ?? 0;
    if (charge) await refundOrder(queries, charge, { code, paid: paid - kept, isLast, shipping }, now);
    if (shipping && shipping.amount > kept && !(await isConfirmationQueued(queries, shipping.order.id)))
      await queueAmountDue(
        queries,
        { order: shipping.order.id, cancelled: code, amount: shipping.amount },
        now,
      );
  });
  return { success: true };
}

/** A reopened quote has its price of today without a coupon, which was the order's. One that is no longer sold keeps its price. */
async function repriceQuote(
  lab: Lab,
  queries: Queries,
  { owner, acting }: Pick<Session, 'owner' | 'acting'>,
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
