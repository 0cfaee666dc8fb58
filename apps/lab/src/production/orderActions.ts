import { productionSteps } from '@trade-area/core/contract';
import type { ProductionStep } from '@trade-area/core/contract';
import type { Queries } from '../database/open.ts';
import { conflict, invalid } from '../base/errors.ts';
import { queueNotification } from '../mail/notifications.ts';
import { addSteps, changeDetail, detailOf, removeSteps } from '../orders/detailTable.ts';
import { changeOrder } from './orderTable.ts';
import type { StaffOrder } from './orderTable.ts';

/** Percent of the work that is done after each step. */
const doneAt: Readonly<Record<ProductionStep, number>> = {
  received: 5,
  checked: 20,
  printed: 40,
  bound: 55,
  boxed: 70,
  packed: 85,
  shipped: 100,
};

const running = [1, 3, 4, 5];

function requireRunning(order: StaffOrder): void {
  if (order.incomplete || !running.includes(order.fmStatus))
    throw conflict('This order is not in production.');
}

/** Sets the current step of an order: earlier steps count as done, later ones as not done. */
export async function completeSteps(
  queries: Queries,
  order: StaffOrder,
  step: string,
  now: Date,
): Promise<void> {
  const index = productionSteps.findIndex((each) => each === step);
  const currentStep = productionSteps[index];
  if (currentStep === undefined || currentStep === 'shipped')
    throw invalid({ step: 'one of the steps before shipping' });
  if (order.incomplete) await changeOrder(queries, order, { incomplete: false, blocked: false, status: 1 });
  else requireRunning(order);
  await removeSteps(queries, order.owner, order.id, productionSteps.slice(index + 1));
  await addSteps(queries, order.owner, order.id, productionSteps.slice(0, index + 1), now);
  await changeOrder(queries, order, {
    fmStatus: 1,
    status: 1,
    onHold: false,
    progress: doneAt[currentStep],
    phaseMain: null,
  });
}

/** Marks an order as shipped today with this carrier, and notifies the customer. */
export async function shipOrder(
  queries: Queries,
  order: StaffOrder,
  parcel: { readonly carrier: string; readonly tracking: string; readonly carriers: readonly string[] },
  now: Date,
): Promise<void> {
  requireRunning(order);
  if (!parcel.carriers.includes(parcel.carrier)) throw invalid({ carrier: 'one of the lab’s couriers' });
  const code = parcel.tracking.trim();
  if (!/^[A-Za-z0-9 -]{4,40}$/.test(code)) throw invalid({ tracking: '4 to 40 letters and digits' });
  await addSteps(queries, order.owner, order.id, productionSteps, now);
  await changeDetail(queries, order.owner, order.id, { carrier: parcel.carrier, trackingCode: code });
  await changeOrder(queries, order, {
    fmStatus: 2,
    status: 2,
    progress: 100,
    phaseMain: null,
    onHold: false,
    shippingDate: now.toISOString().slice(0, 10),
  });
  const detail = `${parcel.carrier} ${code}`;
  await queueNotification(queries, order.owner, { kind: 'shipped', orderId: order.id, detail, at: now });
}

/** Sets the promised date. When it is later, the first date stays visible, and the customer is told the reason. */
export async function changePromisedDate(
  queries: Queries,
  order: StaffOrder,
  wish: { readonly date: string; readonly reason: string },
  now: Date,
): Promise<void> {
  requireRunning(order);
  const date = wish.date.trim();
  const day = /^\d{4}-\d{2}-\d{2}$/.test(date) ? new Date(`${date}T00:00:00Z`) : null;
  if (!day || Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== date)
    throw invalid({ date: 'a day of the calendar' });
  if (date < now.toISOString().slice(0, 10)) throw invalid({ date: 'not in the past' });
  const before = await detailOf(queries, order.owner, order.id);
  const first = before?.firstPromisedDate ?? before?.promisedDate ?? null;
  const slipped = first !== null && date > first;
  await changeDetail(queries, order.owner, order.id, {
    promisedDate: date,
    firstPromisedDate: slipped ? first : null,
    slipReason: slipped ? wish.reason.trim().slice(0, 500) : '',
  });
  if (slipped && date !== before?.promisedDate)
    await queueNotification(queries, order.owner, {
      kind: 'slipped',
      orderId: order.id,
      detail: date,
      at: now,
    });
}
