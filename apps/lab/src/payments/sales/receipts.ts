import type { LabMoment } from '../../base/labMoment.ts';
import type { Queries } from '../../database/open.ts';
import { isDay } from '../../base/day.ts';
import { conflict, invalid } from '../../base/errors.ts';
import { isBookable } from './rates.ts';
import type { ExchangeRates } from './rates.ts';
import { awaitPaymentAgain, resumeAfterPayment } from './awaitedPayment.ts';
import { dateInvoice, insertReceipt, listReceipt, receiptsOf } from './receiptTable.ts';
import { lowerTransfers } from '../refunds/refundTable.ts';
import { queueReceiptMail } from './receiptMail.ts';
import { closeOpenAmount } from './saleTable.ts';
import { changeSale, saleOf } from './stateTable.ts';
import type { SoldOrder } from './sale.ts';

/** Ways in which money reaches the lab beside a charged card. */
export const receiptMethods = ['bank transfer', 'cash', 'card', 'paypal'] as const;

interface ReceiptAuthor extends LabMoment {
  readonly staffId: number;
  readonly rates: ExchangeRates;
}

/**
 * Records money that was received for an order: all that is due, or a part of it. An order that was stopped until its
 * payment goes on once nothing is due.
 * @param given as typed: an amount in major units (`120.50`; '' = all that is due), an ISO day ('' = today).
 * @throws conflict when nothing is due, invalid for each field, `received` for more than is due.
 */
export async function receivePayment(
  queries: Queries,
  order: SoldOrder & { readonly ordered: string },
  given: { readonly amount: string; readonly day: string; readonly method: string; readonly note: string },
  { staffId, now, today, rates }: ReceiptAuthor,
): Promise<void> {
  const sale = await saleOf(queries, order);
  if (sale.due === 0 || sale.gross === null) throw conflict('Nothing is due for this order.');
  if (!isBookable(rates, sale.currency)) throw invalid({ currency: 'has no exchange rate' });
  const amount = given.amount.trim() === '' ? sale.due : minorOf(given.amount);
  if (amount === null || amount === 0) throw invalid({ received: 'an amount with two decimals' });
  if (amount > sale.due) throw invalid({ tooMuch: 'more than is due' });
  const day = given.day.trim() || today;
  if (!isDay(day) || day > today || day < order.ordered)
    throw invalid({ paidOn: 'a day from the order to today' });
  const method = receiptMethods.find((each) => each === (given.method || 'bank transfer'));
  if (!method) throw invalid({ method: receiptMethods.join(', ') });
  const receipt = { amount, day, method, note: given.note.trim().slice(0, 500), reverses: null, at: now };
  const id = await insertReceipt(queries, order, { ...receipt, staffId });
  await listReceipt(queries, order, receipt, rates);
  await queueReceiptMail(queries, id, now);
  const due = sale.due - amount;
  await changeSale(queries, order, {
    amountToPay: due,
    ...(sale.method === '' ? { paymentData: method } : {}),
  });
  if (due > 0) return;
  await closeOpenAmount(queries, order, day);
  await dateInvoice(queries, order, day);
  await resumeAfterPayment(queries, order);
}

/**
 * Takes back a payment that the desk recorded, by an entry of the negative amount.
 * @throws conflict for one that is none of this order, was taken back, or whose order was credited since.
 */
export async function reverseReceipt(
  queries: Queries,
  order: SoldOrder,
  { id, note }: { readonly id: number; readonly note: string },
  { staffId, now, today, rates }: ReceiptAuthor,
): Promise<void> {
  const all = await receiptsOf(queries, order);
  const receipt = all.find((each) => each.id === id && each.amount > 0);
  if (!receipt || all.some(({ reverses }) => reverses === id))
    throw conflict('This payment was taken back, or is none of this order.');
  const sale = await saleOf(queries, order);
  const open = sale.left === null ? (sale.gross ?? 0) : sale.left.net + sale.left.vat;
  if (open === 0) throw conflict('The order was credited since.');
  const reversal = { amount: -receipt.amount, day: today, method: receipt.method, at: now, reverses: id };
  await insertReceipt(queries, order, { ...reversal, note: note.trim().slice(0, 500), staffId });
  await listReceipt(queries, order, reversal, rates);
  // A transfer that was to give this money back is not made.
  const kept = await lowerTransfers(queries, order, receipt.amount);
  const due = Math.min(sale.due + receipt.amount - kept, open);
  await changeSale(queries, order, { amountToPay: due });
  await dateInvoice(queries, order, null);
  if (due > 0) await awaitPaymentAgain(queries, order);
}

/** Minor units of an amount such as `120`, `120.5` or `120,50`; null for any other text. */
function minorOf(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  return /^\d{1,7}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : null;
}
