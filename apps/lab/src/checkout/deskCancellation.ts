import { and, eq } from 'drizzle-orm';
import { conflict, notFound } from '../base/errors.ts';
import type { Lab } from '../base/lab.ts';
import type { Owner } from '../base/owner.ts';
import { write } from '../base/write.ts';
import type { Queries } from '../database/open.ts';
import { staffActions } from '../database/schema/production.ts';
import { stepsOf } from '../orders/detailTable.ts';
import { reprintOf } from '../orders/reprintTable.ts';
import { orderByCode } from '../orders/table.ts';
import type { StoredOrder } from '../orders/table.ts';
import { receiptsOf } from '../payments/sales/receiptTable.ts';
import { orderedProject } from '../print/orderTable.ts';
import { projectRow } from '../print/table.ts';
import { lockPricedOrder } from '../uploads/api.ts';
import { cancelHeldOrder } from './cancellation.ts';
import { holdCart } from './cartTable.ts';
import { latestCheckoutCharge, paidAmountOf, refundedAmountOf } from './chargeTable.ts';
import { findShippingMove } from './moveShipping.ts';
import { queueOrderCancelled } from './orderCancelled.ts';
import type { OrderOrigin } from './orderCancelled.ts';
import { ordersThatMissLimits } from './promotionLimits.ts';
import { checkoutOfOrder, ordersOfCheckout } from './table.ts';

/** Money that moves when the desk cancels an order now; amounts in minor units, with VAT. */
export interface Cancellation {
  /** `production`: it is made or shipped already. `received`: the desk has recorded money that it has to return first. */
  readonly obstacle: 'production' | 'received' | null;
  readonly currency: string;
  /** Recorded by the desk and not taken back. */
  readonly received: number;
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

/** An order of a customer at the desk. */
interface DeskOrder {
  readonly owner: Owner;
  readonly code: string;
}

/** The cancellation of an order as it would be now. @throws notFound */
export async function planCancellation(queries: Queries, { owner, code }: DeskOrder): Promise<Cancellation> {
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
    obstacle: (await isInProduction(queries, owner, order)) ? 'production' : received > 0 ? 'received' : null,
    currency: order.currency,
    received,
    refund: isLast ? left : Math.max(0, Math.min(paid - kept, left)),
    last4: charge?.card.last4 ?? '',
    due: Math.max(0, (order.amount_to_pay ?? 0) - (moved - kept)),
    shipping: move && moved > 0 ? { amount: moved, due: moved - kept, to: move.heir.commessa } : null,
    promoted: await ordersThatMissLimits(queries, owner, { checkout, cancelled: order.id }),
    origin: await originOf(queries, owner, order),
  };
}

/** Open orders: in production, or paused before it. */
const openStates: readonly number[] = [1, 3, 4, 5];

/** Files that were sent, or that the lab has of a print project, begin nothing: the first step after them does. */
async function isInProduction(
  queries: Queries,
  owner: Owner,
  { id, incomplete, fm_status: state }: StoredOrder,
): Promise<boolean> {
  if (incomplete) return false;
  if (!openStates.includes(state) || (await reprintOf(queries, owner, id))) return true;
  const steps = await stepsOf(queries, owner, id);
  return steps.length === 0 || steps.some(({ step }) => step !== 'received');
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
 * Cancels an order for the lab, which decides where a customer cannot: its files may be at the lab, and the others keep
 * their promotion. The audit keeps its code.
 * @param seen the money that the person has confirmed (`seenCancellation`).
 * @throws conflict when it is in production, when recorded money has to be returned first, or when other money would move.
 */
export async function cancelAtDesk(
  lab: Lab,
  { owner, code }: DeskOrder,
  { staffId, seen }: { readonly staffId: number; readonly seen: string },
): Promise<void> {
  const actor = { session: null, endpoint: { id: 'staff.cancel' }, usesReserve: true };
  await write(lab, actor, async (queries) => {
    const now = lab.clock.now();
    // Before the order, as every cancellation does: two of one checkout never wait for each other in a circle.
    await holdCart(queries, owner);
    const { order } = await lockPricedOrder(queries, lab.prices, { owner }, code);
    const plan = await planOf(queries, owner, order);
    if (plan.obstacle !== null) throw conflict('This order can’t be cancelled at the moment.');
    if (seenCancellation(plan) !== seen) throw conflict('The order has changed since.');
    await cancelHeldOrder(lab, queries, { owner, acting: false }, { order, now });
    if (!movesMoney(plan))
      await queueOrderCancelled(queries, owner, { order: code, origin: plan.origin }, now);
    await queries
      .insert(staffActions)
      .values({ staffId, orderId: order.id, orderCode: code, action: 'cancel', at: now });
  });
}

/** Whether the desk has cancelled an order with this code. */
export async function isCancelledAtDesk(queries: Queries, code: string): Promise<boolean> {
  const rows = await queries
    .select({ id: staffActions.id })
    .from(staffActions)
    .where(and(eq(staffActions.orderCode, code), eq(staffActions.action, 'cancel')))
    .limit(1);
  return rows.length > 0;
}
