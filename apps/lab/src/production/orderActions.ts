import { productionSteps } from '@trade-area/core/contract';
import type { ProductionStep } from '@trade-area/core/contract';
import type { LabMoment } from '../base/labMoment.ts';
import type { Queries } from '../database/open.ts';
import type { LabConfiguration } from '../base/configuration.ts';
import { calendarDay } from '../base/day.ts';
import type { Lab } from '../base/lab.ts';
import { conflict, invalid } from '../base/errors.ts';
import { parcelDetail, pickupDetail } from '../mail/notificationMail.ts';
import { queueNotification } from '../mail/notifications.ts';
import { wholeAddress } from '../base/addressLine.ts';
import { labAddress } from '../base/labAddress.ts';
import { trackingAddress } from '../orders/carriers.ts';
import { addSteps, changeDetail, detailOf, removeSteps } from '../orders/detailTable.ts';
import { resumeAfterPayment } from '../payments/sales/awaitedPayment.ts';
import { billShipment, creditReturn, setPrice } from '../payments/sales/sale.ts';
import { lockNumbers } from '../payments/sales/saleTable.ts';
import { promiseDispatch } from '../uploads/promise.ts';
import { isReprint } from './reprint.ts';
import { deliveryNumber } from './deliveryNote.ts';
import { changeOrder, orderForStaff } from './orderTable.ts';
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
const shippedStatus = 2;

function requireRunning(order: StaffOrder): void {
  if (order.incomplete || !running.includes(order.fmStatus))
    throw conflict('This order is not in production.');
}

/** Production that has begun cannot wait any more. @throws invalid `unpaid` */
function requirePaid({ awaitsPayment }: StaffOrder): void {
  if (awaitsPayment) throw invalid({ unpaid: 'the order waits for its payment' });
}

function requireShipped(order: StaffOrder): void {
  if (order.incomplete || order.fmStatus !== shippedStatus) throw conflict('This order was not shipped.');
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
  if (currentStep !== 'received') requirePaid(order);
  if (order.incomplete) await changeOrder(queries, order, { incomplete: false, blocked: false, status: 1 });
  else requireRunning(order);
  await removeSteps(queries, order.owner, order.id, productionSteps.slice(index + 1));
  await addSteps(queries, order.owner, order.id, productionSteps.slice(0, index + 1), now);
  await changeOrder(queries, order, {
    progress: doneAt[currentStep],
    ...(order.awaitsPayment ? {} : { fmStatus: 1, status: 1, onHold: false, phaseMain: null }),
  });
}

/** Starts an order whose customer is trusted to pay later: the amount stays due. */
export async function startUnpaid(lab: Lab, queries: Queries, order: StaffOrder, now: Date): Promise<void> {
  if (!order.awaitsPayment) throw conflict('This order does not wait for its payment.');
  await resumeAfterPayment(queries, order);
  await promiseAfterPayment(lab, queries, order, now);
}

/** The dispatch date of an order that has stopped waiting for its payment, if its files are there. */
export async function promiseAfterPayment(
  lab: Lab,
  queries: Queries,
  order: StaffOrder,
  now: Date,
): Promise<void> {
  if (!order.awaitsPayment || order.incomplete) return;
  const current = await orderForStaff(queries, order.code);
  if (current?.awaitsPayment === false)
    await promiseDispatch(lab, queries, { owner: order.owner, orderId: order.id, now });
}

/**
 * Marks an order as shipped today with this carrier, bills it, and notifies the customer with the tracking link
 * (DEC-24). An order that its customer picks up has no carrier: the customer is told that it is ready, and where.
 */
export async function shipOrder(
  queries: Queries,
  order: StaffOrder,
  parcel: { readonly carrier: string; readonly tracking: string; readonly config: LabConfiguration },
  { now, today }: LabMoment,
): Promise<void> {
  const { carriers, exchangeRates: rates } = parcel.config;
  requireRunning(order);
  requirePaid(order);
  const { isPickup = false, otherAddress } = (await detailOf(queries, order.owner, order.id)) ?? {};
  const carrier = isPickup ? '' : parcel.carrier;
  if (!isPickup && !carriers.some(({ name }) => name === carrier))
    throw invalid({ carrier: 'one of the lab’s couriers' });
  const code = isPickup ? '' : parcel.tracking.trim();
  if (!isPickup && !/^[A-Za-z0-9 -]{4,40}$/.test(code))
    throw invalid({ tracking: '4 to 40 letters and digits' });
  // Before anything is written: the counts of the lists are rows that other shipments of this customer change too.
  await lockNumbers(queries);
  await addSteps(queries, order.owner, order.id, productionSteps, now);
  await changeDetail(queries, order.owner, order.id, { carrier, trackingCode: code });
  await changeOrder(queries, order, {
    fmStatus: 2,
    status: 2,
    progress: 100,
    phaseMain: null,
    onHold: false,
    shippingDate: today,
  });
  // A reprint is free of charge: it leaves with its delivery note.
  if (await isReprint(queries, order))
    await changeDetail(queries, order.owner, order.id, { shippingNumber: deliveryNumber(order.code) });
  else await billShipment(queries, order, { rates, today });
  const detail = isPickup
    ? pickupDetail(wholeAddress(labAddress(parcel.config), order.language))
    : parcelDetail(carrier, code, {
        address: trackingAddress(parcel.config, carrier, code),
        recipient: otherAddress ? wholeAddress(otherAddress, order.language) : '',
      });
  await queueNotification(queries, order.owner, { kind: 'shipped', orderId: order.id, detail, at: now });
}

/** Records that the parcel has arrived: from this day on, damage can be reported (MSG-18). */
export async function recordDelivery(
  queries: Queries,
  order: StaffOrder,
  date: string,
  { today }: Pick<LabMoment, 'today'>,
): Promise<void> {
  requireShipped(order);
  const day = calendarDay(date);
  if (day === null || day > today || day < order.shipped)
    throw invalid({ delivered: 'a day from the shipping to today' });
  await changeDetail(queries, order.owner, order.id, { deliveredDate: day });
}

/** Takes a shipped order back, and credits what is left of its invoice. */
export async function recordReturn(queries: Queries, order: StaffOrder, moment: LabMoment): Promise<void> {
  requireShipped(order);
  // Before the counts of the lists change, as in `shipOrder`.
  await lockNumbers(queries);
  await changeOrder(queries, order, { fmStatus: 6, status: 6, onHold: false, phaseMain: null });
  await creditReturn(queries, order, moment);
}

/** Sets the price without VAT of an order: before it is billed any, afterwards a lower one (DEC-24). */
export async function changePrice(
  queries: Queries,
  order: StaffOrder,
  price: string,
  moment: LabMoment,
): Promise<void> {
  if (!running.includes(order.fmStatus) && order.fmStatus !== shippedStatus)
    throw conflict('This order has no price to change.');
  if (await isReprint(queries, order)) throw conflict('A reprint is free of charge.');
  const net = /^\d{1,6}([.,]\d{1,2})?$/.test(price.trim())
    ? Number(price.trim().replace(',', '.'))
    : Number.NaN;
  if (Number.isNaN(net)) throw invalid({ price: 'an amount with two decimals' });
  await setPrice(queries, order, { net: Math.round(net * 100), ...moment });
}

/** Sets the promised date. When it is later, the first date stays visible, and the customer is told the reason. */
export async function changePromisedDate(
  queries: Queries,
  order: StaffOrder,
  wish: { readonly date: string; readonly reason: string },
  { now, today }: LabMoment,
): Promise<void> {
  requireRunning(order);
  const date = calendarDay(wish.date);
  if (date === null) throw invalid({ date: 'a day of the calendar' });
  if (date < today) throw invalid({ date: 'not in the past' });
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
