import { deleteOrder } from '@trade-area/core/contract';
import { conflict, notAllowed, notFound, promotionLimit } from '../base/errors.ts';
import type { Lab } from '../base/lab.ts';
import type { Owner, Session } from '../base/owner.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { write } from '../base/write.ts';
import type { Queries } from '../database/open.ts';
import { takeTicket } from '../identity/tickets.ts';
import { hashToken } from '../identity/tokens.ts';
import type { StoredOrder } from '../orders/table.ts';
import { receiptsOf } from '../payments/sales/receiptTable.ts';
import { lockPricedOrder } from '../uploads/api.ts';
import { cancelHeldOrder } from './cancellation.ts';
import { holdCart } from './cartTable.ts';
import { findShippingMove } from './moveShipping.ts';
import { ordersThatMissLimits } from './promotionLimits.ts';
import { checkoutOfOrder } from './table.ts';

/**
 * Deletes a blocked incomplete order (ORD-30). Its ticket names customer and order (DEC-07). Money that the desk has
 * recorded is the lab’s to give back. Orders of its checkout that miss the limit of their promotion without it are
 * deleted in the same transaction when the request names them all, and keep it from being deleted otherwise
 * (docs/decisions/0016).
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
  const named = body.together.split(',').filter((code) => code !== '');
  await write(lab, { session: ticket, endpoint: deleteOrder }, async (queries) => {
    const { owner, acting } = ticket;
    await holdCart(queries, owner);
    const order = await lockDeletable(lab, queries, owner, body.order_code);
    // The lab decides otherwise, as a person who acts as the customer.
    const needing = acting ? [] : await lockNeeding(lab, queries, owner, { order, named });
    const leaving = codesOf([order, ...needing]);
    for (const each of [order, ...needing])
      await cancelHeldOrder(lab, queries, ticket, { order: each, leaving, now });
  });
  return { success: true };
}

const codesOf = (orders: readonly StoredOrder[]) => orders.map(({ commessa }) => commessa);

/**
 * Holds the orders that miss their limit without this one, and returns them.
 * @throws promotionLimit unless all of them are named; with their codes where the customer may delete them all.
 */
async function lockNeeding(
  lab: Lab,
  queries: Queries,
  owner: Owner,
  { order, named }: { readonly order: StoredOrder; readonly named: readonly string[] },
): Promise<readonly StoredOrder[]> {
  const checkout = await checkoutOfOrder(queries, owner, order.commessa);
  const codes = await ordersThatMissLimits(queries, owner, { checkout, cancelled: order.id });
  const needing: StoredOrder[] = [];
  for (const code of codes) {
    const { order: other } = await lockPricedOrder(queries, lab.prices, { owner }, code);
    if ((await obstacleTo(queries, owner, other)) !== null) throw promotionLimit([], '');
    needing.push(other);
  }
  if (codes.every((code) => named.includes(code))) return needing;
  const move = await findShippingMove(queries, owner, { cancelled: order, checkout, leaving: codes });
  throw promotionLimit(codes, move?.heir.commessa ?? '');
}

async function lockDeletable(lab: Lab, queries: Queries, owner: Owner, code: string): Promise<StoredOrder> {
  const { order } = await lockPricedOrder(queries, lab.prices, { owner }, code);
  const obstacle = await obstacleTo(queries, owner, order);
  if (obstacle === 'closed') throw notAllowed('Only incomplete orders waiting for files can be deleted.');
  if (obstacle === 'paid')
    throw conflict('The lab has received money for this order. Ask the lab to cancel it.');
  return order;
}

/** The reason why a customer cannot delete an order; null = it can be deleted. */
async function obstacleTo(
  queries: Queries,
  owner: Owner,
  { id, incomplete, blocked }: StoredOrder,
): Promise<'closed' | 'paid' | null> {
  if (!incomplete || !blocked) return 'closed';
  const receipts = await receiptsOf(queries, { id, owner });
  return receipts.reduce((sum, { amount }) => sum + amount, 0) > 0 ? 'paid' : null;
}
