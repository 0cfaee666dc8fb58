import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Queries } from '../../database/open.ts';
import { orders } from '../../database/schema/orders.ts';
import { ownedBy } from '../../base/owner.ts';
import type { OwnedOrder } from '../../base/owner.ts';

/** Phase of an order that is ordered and not paid (ORD-23). */
export const phaseToPay = 248;
/** The other one means the same. */
const phasesToPay: readonly number[] = [phaseToPay, 480];
const suspendedForPayment = 5;
const inProduction = 1;
/** Percent of an order whose files have been received and whose production has not begun. */
const receivedProgress = 5;

/** Whether production waits until an order is paid: one by bank transfer is on hold until then. */
export function waitsForPayment(order: {
  readonly onHold: boolean;
  readonly phaseMain: number | null;
}): boolean {
  return order.onHold && order.phaseMain !== null && phasesToPay.includes(order.phaseMain);
}

/** The same in a query whose orders are called `o`. */
export const waitingForPayment = sql`(o.on_hold and o.phase_main in (${phaseToPay}, 480))`;

/** The columns of an order that waits for its payment. */
export const awaitedPayment = { phaseMain: phaseToPay, onHold: true } as const;

/** An order that was stopped until its payment goes on, and none that is paid is called "to pay" any more. */
export async function resumeAfterPayment(queries: Queries, { id, owner }: OwnedOrder): Promise<void> {
  const own = ownedBy(orders.customerId, owner, eq(orders.id, id));
  await queries
    .update(orders)
    .set({
      fmStatus: inProduction,
      // An order that still waits for its files has no status of production.
      status: sql`case when ${orders.incomplete} then ${orders.status} else ${inProduction} end`,
      onHold: false,
    })
    .where(and(own, eq(orders.fmStatus, suspendedForPayment)));
  await queries
    .update(orders)
    .set({ phaseMain: null, onHold: false })
    .where(and(own, inArray(orders.phaseMain, [...phasesToPay])));
}

/** An order by bank transfer whose payment was taken back waits for it again, unless its production has begun. */
export async function awaitPaymentAgain(queries: Queries, { id, owner }: OwnedOrder): Promise<void> {
  const own = ownedBy(orders.customerId, owner, eq(orders.id, id));
  const isEarly = and(
    eq(orders.paymentData, 'bank transfer'),
    eq(orders.fmStatus, inProduction),
    lte(orders.progress, receivedProgress),
  );
  await queries.update(orders).set(awaitedPayment).where(and(own, isEarly));
}
