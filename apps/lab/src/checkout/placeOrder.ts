import { randomUUID } from 'node:crypto';
import { countOf, pagesField, sizeField } from '@trade-area/core/pricing';
import type { Field } from '@trade-area/core/pricing';
import { eq, sql } from 'drizzle-orm';
import type { Lab } from '../base/lab.ts';
import type { Queries } from '../database/open.ts';
import { messages } from '../database/schema/messages.ts';
import { orders } from '../database/schema/orders.ts';
import { orderDetails } from '../database/schema/production.ts';
import type { ProductOption } from '../database/schema/production.ts';
import { promotions } from '../database/schema/shop.ts';
import { languageOf } from '../base/language.ts';
import { write } from '../base/write.ts';
import { searchable } from '../lists/searchText.ts';
import { cardByToken, saveCardForOrder } from '../payments/cards/table.ts';
import { insertSet } from '../uploads/setTable.ts';
import { loadCheckout, paymentsOf } from './checkout.ts';
import type { Buyer, Checkout } from './checkout.ts';
import { describeConfiguration } from '../configurator/describe.ts';
import type { Configurable } from '../configurator/productApi.ts';
import { problemsOf } from './details.ts';
import type { CheckoutProblem } from './details.ts';
import { queueConfirmation } from './confirmation.ts';
import { markOrdered, saveDetails } from './table.ts';
import type { CheckoutDetails } from '../database/schema/checkouts.ts';

export interface PlaceRequest {
  readonly orderCode: string;
  readonly details: CheckoutDetails;
  readonly termsAccepted: boolean;
  /** The amount that the person saw on the button, in minor units. */
  readonly seen: number;
}

/** The name of the act in the audit. */
const endpoint = { id: 'checkout.place' };

/**
 * Places the order of a quote, once: a second click, a reload and a second window find the order that exists. In one
 * transaction the order, its options, files to come, note, payment method, promotion and mail come to be, or none of them.
 * @returns the problems that stand against it; empty = the order exists.
 */
export async function placeOrder(lab: Lab, buyer: Buyer, request: PlaceRequest): Promise<CheckoutProblem[]> {
  const { orderCode, details, termsAccepted, seen } = request;
  return write(lab, { session: buyer, endpoint }, async (queries) => {
    const checkout = await loadCheckout(lab, queries, buyer, { orderCode, lock: true, typed: details });
    const { record, quotation, totals } = checkout;
    if (record.isOrdered) return [];
    const now = lab.clock.now();
    await saveDetails(queries, buyer.owner, record, { details, now });
    const problems: CheckoutProblem[] = [
      ...problemsOf(details, { termsAccepted, payments: paymentsOf(checkout) }),
      ...(quotation.problems.length > 0 ? (['configuration'] as const) : []),
      ...(totals.gross === seen ? [] : (['price'] as const)),
    ];
    if (problems.length > 0) return problems;
    const orderId = await insertOrder(queries, buyer, checkout, now);
    await insertDetails(queries, buyer, checkout, orderId);
    await insertSet(queries, {
      orderId,
      pages: countOf(configurationOf(checkout), pagesField),
      folder: randomUUID(),
    });
    if (details.note !== '')
      await queries.insert(messages).values({
        customerId: buyer.owner,
        orderId,
        fao: 'studio',
        text: details.note,
        createdAt: now,
      });
    const card =
      details.payment === 'transfer' ? null : await cardByToken(queries, buyer.owner, details.payment);
    if (card) await saveCardForOrder(queries, buyer.owner, { orderId, cardId: card.id, now });
    if (quotation.discount.id_promo !== '')
      await queries
        .update(promotions)
        .set({ ordersCount: sql`${promotions.ordersCount} + 1` })
        .where(eq(promotions.id, quotation.discount.id_promo));
    await markOrdered(queries, buyer.owner, record.id);
    await queueConfirmation(queries, orderId, now);
    return [];
  });
}

const configurationOf = ({ quotation }: Pick<Checkout, 'quotation'>) =>
  new Map(
    quotation.fields.map((field) => [
      field.name,
      'numberValue' in field ? field.numberValue : field.stringValue,
    ]),
  );

/** `album`, `wallart`, `other`: the files that an order expects; `layout` = images for a layout of the lab. */
function kindOf({ configurable, quotation }: Checkout): string {
  if (configurationOf({ quotation }).get('LayoutBy') === 'lab') return 'layout';
  const { filterClass } = configurable.row;
  if (/album|book/.test(filterClass)) return 'album';
  return filterClass.includes('wallart') ? 'wallart' : 'other';
}

async function insertOrder(queries: Queries, buyer: Buyer, checkout: Checkout, now: Date): Promise<number> {
  const { record, configurable, totals, details } = checkout;
  const { row } = configurable;
  const size = String(configurationOf(checkout).get(sizeField) ?? '');
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
      eventName: details.eventName,
      userLabel: details.label,
      eventDate: details.eventDate || null,
      bride: details.bride,
      groom: details.groom,
      orderDate: now.toISOString().slice(0, 10),
      price: totals.net + totals.shipping,
      vat: totals.vat,
      amountToPay: totals.gross,
      paymentData: details.payment === 'transfer' ? 'bank transfer' : 'card',
      currency: record.currency,
      listPrice: totals.gross,
      status: 0,
      fmStatus: 1,
      transferStatus: 0,
      byFtp: true,
      blocked: true,
      listFile: size === '' ? row.slug : `${row.slug}_${size}`,
      tipo: kindOf(checkout),
      bookType: size === '' ? '' : `${size} cm`,
      collection: row.family,
      collectionsValue: `${row.name} ${size}`.trim(),
      search: searchable(
        commessa,
        orderCode,
        row.name,
        details.eventName,
        details.label,
        details.bride,
        details.groom,
      ),
    })
    .returning({ id: orders.id });
  if (!order) throw new Error('ta: the order was not written');
  return order.id;
}

async function insertDetails(
  queries: Queries,
  { owner }: Buyer,
  { record, configurable, quotation, account, details }: Checkout,
  orderId: number,
): Promise<void> {
  const { company } = account;
  await queries.insert(orderDetails).values({
    orderId,
    customerId: owner,
    articleId: configurable.row.slug,
    productId: configurable.row.slug,
    projectId: record.uuid,
    options: optionsOf(configurable, quotation.fields, account.language),
    shippingAddress: {
      name: company.name,
      address: company.address,
      zip: company.zip,
      city: company.city,
      state: company.state,
      country: company.country,
    },
    otherAddress: details.delivery === 'other' ? details.address : null,
  });
}

/** The chosen options as the order shows them, in the customer's language. */
function optionsOf(configurable: Configurable, fields: readonly Field[], spoken: string): ProductOption[] {
  return describeConfiguration(configurable, fields, languageOf(spoken))
    .filter(({ isChosen }) => isChosen)
    .map(({ name, label, value }) => ({
      name,
      label: value === '' ? label : `${label}: ${value}`,
      chosen: true,
    }));
}
