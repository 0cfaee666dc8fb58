import { conflict, notFound } from '../base/errors.ts';
import type { Lab } from '../base/lab.ts';
import type { Owner } from '../base/owner.ts';
import type { Queries } from '../database/open.ts';
import { hasBegun } from '../orders/begun.ts';
import { stepsOf } from '../orders/detailTable.ts';
import { reprintOf } from '../orders/reprintTable.ts';
import { orderByCode } from '../orders/table.ts';
import type { StoredOrder } from '../orders/table.ts';
import { receiptsOf } from '../payments/sales/receiptTable.ts';
import { orderedProject } from '../print/orderTable.ts';
import { projectRow } from '../print/table.ts';
import { lockPricedOrder } from '../uploads/api.ts';
import { cancelHeldOrder } from './cancellation.ts';
import { latestCheckoutCharge, paidAmountOf, refundedAmountOf } from './chargeTable.ts';
import { findShippingMove } from './moveShipping.ts';
import { queueOrderCancelled } from './orderCancelled.ts';
import type { OrderOrigin } from './orderCancelled.ts';
import { ordersThatMissLimits } from './promotionLimits.ts';
import { checkoutOfOrder, ordersOfCheckout } from './table.ts';

/** Money that moves when an order is cancelled now; amounts in minor units, with VAT. */
export interface Cancellation {
  /** `production`: it is made or shipped already. `received`: the desk has recorded money that it has to return first. */
  readonly obstacle: 'production' | 'received' | null;
  readonly currency: string;
  /** Recorded by the desk and not taken back. */
  readonly received: number;
  /** Paid in any other way than by the charged card: the lab gives it back. */
  readonly paidElsewhere: number;
  /** It prints a claimed order again, free of charge. */
  readonly isReprint: boolean;
  /** Goes back to the charged card; 0 = nothing does. */
  readonly refund: number;
  /** Of the charged card; '' = none was charged. */
  readonly last4: string;
  /** Not paid yet, and not asked for any more. */
  readonly due: number;
  /** Shipping that another order of the checkout takes; null = none moves. `due`: the part that no card has paid. */
  readonly shipping: { readonly amount: number; readonly due: number; readonly to: string } | null;
  /** Codes of the orders that keep a promotion whose limit they miss without this one. */
  readonly promoted: readonly string[];
  /** It can be ordered again from what it was made of; `none`: nothing is left of that. */
  readonly origin: OrderOrigin;
}

/** The cancellation of an order as it would be now. @throws notFound */
export async function planCancellation(
  queries: Queries,
  { owner, code }: { readonly owner: Owner; readonly code: string },
): Promise<Cancellation> {
  const order = await orderByCode(queries, owner, code);
  if (!order) throw notFound();
  return planOf(queries, owner, order);
}

async function planOf(queries: Queries, owner: Owner, order: StoredOrder): Promise<Cancellation> {
  const checkout = await checkoutOfOrder(queries, owner, order.commessa);
  const charge = await latestCheckoutCharge(queries, owner, checkout);
  const paid = charge ? await paidAmountOf(queries, charge, order.id) : 0;
  const move = await findShippingMove(queries, owner, { cancelled: order, checkout });
  const moved = move ? move.net + move.vat : 0;
  const mayKeep = charge && move ? await paidAmountOf(queries, charge, move.heir.id) : 0;
  const kept = mayKeep > 0 ? Math.min(moved, paid) : 0;
  const isLast = (await ordersOfCheckout(queries, owner, checkout)).length === 1;
  const left = charge?.state === 'settled' ? charge.amount - (await refundedAmountOf(queries, charge.id)) : 0;
  const received = (await receiptsOf(queries, { id: order.id, owner })).reduce(
    (sum, { amount }) => sum + amount,
    0,
  );
  return {
    obstacle: hasBegun(order, await stepsOf(queries, owner, order.id))
      ? 'production'
      : received > 0
        ? 'received'
        : null,
    currency: order.currency,
    received,
    paidElsewhere: Math.max(0, (order.price ?? 0) + (order.vat ?? 0) - (order.amount_to_pay ?? 0) - paid),
    isReprint: (await reprintOf(queries, owner, order.id)) !== undefined,
    refund: isLast ? left : Math.max(0, Math.min(paid - kept, left)),
    last4: charge?.card.last4 ?? '',
    due: Math.max(0, (order.amount_to_pay ?? 0) - (moved - kept)),
    shipping: move && moved > 0 ? { amount: moved, due: moved - kept, to: move.heir.commessa } : null,
    promoted: await ordersThatMissLimits(queries, owner, { checkout, cancelled: order.id }),
    origin: await originOf(queries, owner, order),
  };
}

async function originOf(
  queries: Queries,
  owner: Owner,
  { commessa, quoted }: StoredOrder,
): Promise<OrderOrigin> {
  if (!quoted?.isPrint) return quoted ? 'quote' : 'none';
  const project = await projectRow(queries, owner, await orderedProject(queries, owner, commessa));
  return project ? 'project' : 'none';
}

/** Whether the customer gets a mail about a refund, or about a new amount due. */
export const movesMoney = ({ refund, shipping }: Cancellation): boolean =>
  refund > 0 || (shipping?.due ?? 0) > 0;

/** The money of a cancellation as a text that a form sends back: another one means that it has changed since. */
export const seenCancellation = ({ refund, due, shipping, promoted }: Cancellation): string =>
  [refund, due, shipping?.amount ?? 0, shipping?.to ?? '', ...promoted].join(' ');

/**
 * Cancels an order as the person has seen it on the page that asks: with the money that moves, and a mail in any case. Needs
 * the transaction that holds the cart; whether this person may cancel it is decided with `isAllowed`.
 * @param seen the money that the person has confirmed (`seenCancellation`).
 * @throws notFound; conflict when it cannot be cancelled, or when other money would move.
 * @returns the id of the order that is gone.
 */
export async function cancelAsSeen(
  lab: Lab,
  queries: Queries,
  by: { readonly owner: Owner; readonly acting: boolean },
  given: {
    readonly code: string;
    readonly seen: string;
    readonly isAllowed?: (plan: Cancellation) => boolean;
    readonly now: Date;
  },
): Promise<number> {
  const { owner } = by;
  const { code, seen, isAllowed = () => true, now } = given;
  const { order } = await lockPricedOrder(queries, lab.prices, { owner }, code);
  const plan = await planOf(queries, owner, order);
  if (plan.obstacle !== null || !isAllowed(plan))
    throw conflict('This order can’t be cancelled at the moment.');
  if (seenCancellation(plan) !== seen) throw conflict('The order has changed since.');
  await cancelHeldOrder(lab, queries, by, { order, now });
  if (!movesMoney(plan)) await queueOrderCancelled(queries, owner, { order: code, origin: plan.origin }, now);
  return order.id;
}
