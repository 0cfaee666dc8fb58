import { sql } from 'drizzle-orm';
import type { LabMoment } from '../../base/labMoment.ts';
import type { Queries } from '../../database/open.ts';
import { invalid } from '../../base/errors.ts';
import type { Owner } from '../../base/owner.ts';
import { changeDetail } from '../../orders/detailTable.ts';
import { invoiceTexts } from '../pdf/invoiceTexts.ts';
import { announceRefunds } from '../refunds/announceRefunds.ts';
import { resumeAfterPayment } from './awaitedPayment.ts';
import { isBookable } from './rates.ts';
import type { ExchangeRates } from './rates.ts';
import {
  closeOpenAmount,
  insertCreditNotes,
  insertInvoices,
  insertOpenAmount,
  insertPayments,
  latestNote,
  lockNumbers,
} from './saleTable.ts';
import { changeSale, saleOf } from './stateTable.ts';
import type { Sale } from './stateTable.ts';

/** An order in a transaction that holds its row. */
export interface SoldOrder {
  readonly id: number;
  readonly owner: Owner;
}

/** Number of the receipt of an order's payment (DET-05). */
export const receiptNumber = (commessa: string): string => `R${commessa}`;

/**
 * Bills an order on its shipping day: its invoice, and the payment unless it was paid before. An unpaid order becomes
 * due by its payment method: the card chosen for it, else a bank transfer.
 * @throws invalid for an order without a price, or in a currency without an exchange rate.
 */
export async function billShipment(
  queries: Queries,
  order: SoldOrder,
  { rates, today }: { readonly rates: ExchangeRates; readonly today: string },
): Promise<void> {
  // Held from here on: a second transaction on this order reads what the first has written.
  await lockNumbers(queries);
  const sale = await saleOf(queries, order);
  if (sale.gross === null) throw invalid({ price: 'the order has no price' });
  if (!isBookable(rates, sale.currency)) throw invalid({ currency: 'has no exchange rate' });
  const which = sql`o.id = ${order.id} and o.customer_id = ${order.owner}`;
  if (sale.payments === 0) {
    const method = sale.method || (sale.last4 === '' ? 'bank transfer' : 'card');
    await changeSale(queries, order, { paymentData: method, amountToPay: sale.gross });
    const last4 = method === 'card' ? sale.last4 : '';
    const kind = sale.gross > 0 ? ('open' as const) : ('' as const);
    const terms = { day: sql`${today}::date`, last4: sql`${last4}`, transaction: sql`''`, kind };
    await insertPayments(queries, which, terms, rates);
  } else if (sale.due > 0) await insertOpenAmount(queries, which, today, rates);
  await insertInvoices(queries, which, rates);
  await changeDetail(queries, order.owner, order.id, { receipt: receiptNumber(sale.code) });
}

/**
 * Sets the price of an order, in minor units without VAT. Once the order is invoiced its price can only be lowered, and
 * a credit note over the difference follows.
 * @throws invalid for a price that is not lower, or for an order that is paid and not invoiced yet.
 */
export async function setPrice(
  queries: Queries,
  order: SoldOrder,
  { net, now, today }: LabMoment & { readonly net: number },
): Promise<void> {
  await lockNumbers(queries);
  const sale = await saleOf(queries, order);
  if (sale.left !== null) return lowerPrice(queries, order, { sale, left: sale.left, net, now, today });
  if (sale.paid > 0) throw invalid({ price: 'the order is paid already' });
  const vat = Math.round((net * sale.vatRate) / 100);
  await changeSale(queries, order, { price: net, vat, listPrice: net + vat, amountToPay: net + vat });
  if (net + vat === 0) await resumeAfterPayment(queries, order);
}

async function lowerPrice(
  queries: Queries,
  order: SoldOrder,
  {
    sale,
    left,
    net,
    now,
    today,
  }: LabMoment & {
    readonly sale: Sale;
    readonly left: NonNullable<Sale['left']>;
    readonly net: number;
  },
): Promise<void> {
  if (net >= left.net) throw invalid({ price: 'lower than the price of the invoice' });
  // The tax follows the net of the invoice, whichever rate that was made with.
  const vat = Math.round((left.vat * net) / left.net);
  const { priceReduction } = invoiceTexts(sale.language);
  const credit = { net: left.net - net, vat: left.vat - vat, day: today, description: priceReduction };
  const amountToPay = Math.max(0, sale.due - credit.net - credit.vat);
  await insertNote(queries, order, { credit, lowered: sale.due - amountToPay, now });
  await changeSale(queries, order, { price: net, vat, listPrice: net + vat, amountToPay });
  if (amountToPay === 0) await closeOpenAmount(queries, order, today);
}

/** Credits what is left of an order's invoice, because the goods came back. Without an invoice nothing changes. */
export async function creditReturn(
  queries: Queries,
  order: SoldOrder,
  { now, today }: LabMoment,
): Promise<void> {
  await lockNumbers(queries);
  const { left, credited, code, language, due } = await saleOf(queries, order);
  if (left === null || left.net + left.vat === 0) return;
  const description = credited ? `${invoiceTexts(language).order} ${code}` : '';
  const credit = { ...left, day: today, description };
  await insertNote(queries, order, { credit, lowered: Math.min(due, left.net + left.vat), now });
  await changeSale(queries, order, { amountToPay: 0 });
  await closeOpenAmount(queries, order, today);
}

interface Credit {
  readonly net: number;
  readonly vat: number;
  readonly day: string;
  readonly description: string;
}

/** Writes a credit note and how its money goes back; `lowered` is the part that was not paid yet. */
async function insertNote(
  queries: Queries,
  order: SoldOrder,
  { credit, lowered, now }: { readonly credit: Credit; readonly lowered: number; readonly now: Date },
): Promise<void> {
  await insertCreditNotes(queries, creditOf(order, credit));
  const invoiceId = await latestNote(queries, order);
  await announceRefunds(queries, order, { invoiceId, amount: credit.net + credit.vat - lowered, now });
}

const creditOf = (order: SoldOrder, credit: Credit) =>
  sql`select ${order.id}::bigint as order_id, ${credit.day}::date as day, ${credit.net}::bigint as net,
  ${credit.vat}::bigint as vat, ${credit.description}::text as description, ''::text as transaction, null::date as refunded`;
