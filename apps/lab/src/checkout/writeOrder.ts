import { randomUUID } from 'node:crypto';
import { countOf, layoutField, pagesField, sizeField } from '@trade-area/core/pricing';
import { eq, sql } from 'drizzle-orm';
import { labMoment } from '../base/labMoment.ts';
import type { LabMoment } from '../base/labMoment.ts';
import type { Lab } from '../base/lab.ts';
import type { Owner } from '../base/owner.ts';
import type { Queries } from '../database/open.ts';
import { messages } from '../database/schema/messages.ts';
import { orders } from '../database/schema/orders.ts';
import { orderDetails } from '../database/schema/production.ts';
import { promotions } from '../database/schema/shop.ts';
import { searchable } from '../lists/searchText.ts';
import { addSteps } from '../orders/detailTable.ts';
import { cardByToken, saveCardForOrder } from '../payments/cards/table.ts';
import { onAccount } from '../payments/credit.ts';
import { recordAdvancePayment } from '../payments/sales/advance.ts';
import { awaitedPayment } from '../payments/sales/awaitedPayment.ts';
import { queueOrderImages } from '../uploads/designer/orderImages.ts';
import { insertOrderLines } from '../payments/sales/orderLines.ts';
import { queuePrintFiles } from '../print/render/printFilesJob.ts';
import { promiseDispatch } from '../uploads/promise.ts';
import { insertSet } from '../uploads/setTable.ts';
import { markSubmitted } from '../uploads/table.ts';
import { keepAddress } from './addressBook.ts';
import { accountPayment } from './checkout.ts';
import { removeFromCart, renewCart } from './cartTable.ts';
import type { Buyer, Checkout, CheckoutLine } from './checkout.ts';
import { documentLinesOf } from './documentLines.ts';
import { redeemCoupon } from './coupon.ts';
import { queueConfirmation } from './confirmation.ts';
import { deliveryAddressOf, isNeutral } from './delivery.ts';
import { orderedOptions } from './orderedOptions.ts';
import { postedFormOf } from './postedForm.ts';
import { markOrdered } from './table.ts';

/** A card payment that was made for an order before the order was written. */
export interface AdvancePayment {
  readonly last4: string;
  /** The provider's name of the charge. */
  readonly transaction: string;
}

/**
 * Writes the orders of a checkout, one for each line, all paid in the same way: options, files to come, note, payment and
 * promotion of each, and one mail. Needs the transaction that holds the cart and the quotes.
 */
export async function writeOrders(
  lab: Lab,
  queries: Queries,
  buyer: Buyer,
  { checkout, paid }: { readonly checkout: Checkout; readonly paid: AdvancePayment | null },
): Promise<void> {
  const { code, lines } = checkout;
  const now = lab.clock.now();
  const ids: number[] = [];
  for (const line of lines) ids.push(await writeOrder(lab, queries, buyer, { checkout, line, paid }));
  const applied = new Set(lines.map(({ quotation }) => quotation.discount.id_promo));
  for (const promotionId of checkout.couponPromotions)
    if (applied.has(promotionId))
      await redeemCoupon(queries, buyer.owner, { promotionId, orderCode: code, at: now });
  await removeFromCart(
    queries,
    buyer.owner,
    lines.map(({ record }) => record.id),
  );
  await renewCart(queries, buyer.owner, code);
  const [first, ...further] = ids;
  if (first === undefined) throw new Error('ta: a checkout without orders');
  await queueConfirmation(queries, [first, ...further], now);
}

interface OrderToWrite {
  readonly checkout: Checkout;
  readonly line: CheckoutLine;
  readonly paid: AdvancePayment | null;
}

/** @returns the id of the order. */
async function writeOrder(
  lab: Lab,
  queries: Queries,
  buyer: Buyer,
  { checkout, line, paid }: OrderToWrite,
): Promise<number> {
  const { record, quotation, event } = line;
  const { details } = checkout;
  const { now, today } = labMoment(lab);
  const orderId = await insertOrder(queries, buyer, { checkout, line, today });
  await insertDetails(queries, buyer, { checkout, line, orderId });
  await insertOrderLines(
    queries,
    { id: orderId, owner: buyer.owner },
    documentLinesOf(line, checkout.account),
  );
  await insertSet(queries, {
    orderId,
    pages: countOf(configurationOf(line), pagesField),
    folder: randomUUID(),
  });
  if (event.note !== '')
    await queries.insert(messages).values({
      customerId: buyer.owner,
      orderId,
      fao: 'studio',
      text: event.note,
      createdAt: now,
    });
  const card = await cardByToken(queries, buyer.owner, details.payment);
  if (card) await saveCardForOrder(queries, buyer.owner, { orderId, cardId: card.id, now });
  if (paid)
    await recordAdvancePayment(
      queries,
      { id: orderId, owner: buyer.owner },
      { ...paid, rates: lab.config.exchangeRates, today },
    );
  const { id_promo } = quotation.discount;
  if (id_promo !== '')
    await queries
      .update(promotions)
      .set({ ordersCount: sql`${promotions.ordersCount} + 1` })
      .where(eq(promotions.id, id_promo));
  if (details.delivery === 'other' && details.keepsAddress === true && details.isPickup !== true)
    await keepAddress(queries, buyer.owner, { address: details.address, now });
  await markOrdered(queries, buyer.owner, record.id, quotation);
  if (record.projectId !== null) await queueOrderImages(queries, orderId, now);
  if (record.printUuid !== null) await submitProject(lab, queries, { owner: buyer.owner, orderId, now });
  return orderId;
}

/**
 * The lab has everything of a print project: no file is awaited, its print files are made at once, and production may
 * begin with the payment.
 */
async function submitProject(
  lab: Lab,
  queries: Queries,
  { owner, orderId, now }: { readonly owner: Owner; readonly orderId: number; readonly now: Date },
): Promise<void> {
  const isUnpaid = await markSubmitted(queries, owner, orderId);
  await addSteps(queries, owner, orderId, ['received'], now);
  // An order that is not paid is promised for no day: its production begins with the payment.
  if (!isUnpaid) await promiseDispatch(lab, queries, { owner, orderId, now });
  await queuePrintFiles(queries, orderId, now);
}

const configurationOf = ({ quotation }: Pick<CheckoutLine, 'quotation'>) =>
  new Map(
    quotation.fields.map((field) => [
      field.name,
      'numberValue' in field ? field.numberValue : field.stringValue,
    ]),
  );

/** `album`, `wallart`, `other`: the files that an order expects; `layout` = images for a layout of the lab. */
function kindOf({ configurable, quotation }: CheckoutLine): string {
  if (configurationOf({ quotation }).get(layoutField) === 'lab') return 'layout';
  const { filterClass } = configurable.row;
  if (/album|book/.test(filterClass)) return 'album';
  return filterClass.includes('wallart') ? 'wallart' : 'other';
}

/** The payment method of an order by the choice of the form: any other choice is the token of a card. */
function methodOf(payment: string): string {
  if (payment === 'transfer') return 'bank transfer';
  return payment === accountPayment ? onAccount : 'card';
}

async function insertOrder(
  queries: Queries,
  buyer: Buyer,
  { checkout, line, today }: Omit<OrderToWrite, 'paid'> & Pick<LabMoment, 'today'>,
): Promise<number> {
  const { record, configurable, quotation, quantity, totals, event } = line;
  const { row } = configurable;
  const size = String(configurationOf(line).get(sizeField) ?? '');
  const commessa = record.orderCode;
  const orderCode = `${buyer.code}-${commessa}`;
  const [order] = await queries
    .insert(orders)
    .values({
      customerId: buyer.owner,
      commessa,
      orderCode,
      article: row.name,
      incomplete: true,
      eventName: event.eventName,
      userLabel: event.label,
      eventDate: event.eventDate || null,
      bride: event.bride,
      groom: event.groom,
      orderDate: today,
      price: totals.net + totals.shipping,
      vat: totals.vat,
      amountToPay: totals.gross,
      paymentData: methodOf(checkout.details.payment),
      currency: quotation.currency,
      listPrice: totals.gross,
      status: 0,
      fmStatus: 1,
      // Production waits for a bank transfer; cards are charged before, and an account is trusted.
      ...(checkout.details.payment === 'transfer' && totals.gross > 0 ? awaitedPayment : {}),
      transferStatus: 0,
      byFtp: true,
      blocked: true,
      listFile: size === '' ? row.slug : `${row.slug}_${size}`,
      tipo: kindOf(line),
      bookType: size === '' ? '' : `${size} cm`,
      collection: row.family,
      collectionsValue: `${row.name} ${size}`.trim(),
      shipmentCode: checkout.code,
      quantity,
      search: searchable(
        commessa,
        orderCode,
        row.name,
        event.eventName,
        event.label,
        event.bride,
        event.groom,
        // A transfer for several orders names their checkout.
        ...(checkout.code === commessa ? [] : [checkout.code]),
      ),
    })
    .returning({ id: orders.id });
  if (!order) throw new Error('ta: the order was not written');
  return order.id;
}

async function insertDetails(
  queries: Queries,
  { owner, member, placedBy = member?.name ?? '' }: Buyer,
  { checkout, line, orderId }: Omit<OrderToWrite, 'paid'> & { readonly orderId: number },
): Promise<void> {
  const { account, details } = checkout;
  const { record, configurable, quotation } = line;
  const { company } = account;
  await queries.insert(orderDetails).values({
    orderId,
    customerId: owner,
    articleId: configurable.row.slug,
    productId: configurable.row.slug,
    projectId: record.uuid,
    options: orderedOptions(configurable, quotation.fields, {
      quantity: quotation.quantity,
      spoken: account.language,
    }),
    shippingAddress: {
      name: company.name,
      address: company.address,
      zip: company.zip,
      city: company.city,
      state: company.state,
      country: company.country,
    },
    otherAddress: deliveryAddressOf(details),
    placedBy,
    isNeutral: isNeutral(details),
    isPickup: details.isPickup === true,
    origin: (await postedFormOf(queries, owner, checkout.code))?.origin ?? {},
    promoted: {
      family: configurable.terms.family,
      products: quotation.products,
      limit: quotation.discount.limit,
    },
  });
}
