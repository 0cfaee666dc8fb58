import { addToCart, changeCart, mostInCart, mostPieces } from '@trade-area/core/contract';
import type { Cart, readCart } from '@trade-area/core/contract';
import { pagesField, sizeField } from '@trade-area/core/pricing';
import { conflict, notFound } from '../base/errors.ts';
import { writeOnce } from '../base/idempotency.ts';
import { languageOf } from '../base/language.ts';
import type { Lab } from '../base/lab.ts';
import type { Session } from '../base/owner.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { write } from '../base/write.ts';
import { explainedPrice } from '../configurator/explainedPrice.ts';
import { quotePicturesOf } from '../configurator/picture.ts';
import { editLink, valueOfField } from '../configurator/quoteList.ts';
import { major, quotationOf } from '../configurator/quotePrice.ts';
import { changeQuote, quoteOf } from '../configurator/quoteTable.ts';
import { quotedProduct } from '../configurator/productApi.ts';
import { viewerOf } from '../configurator/viewer.ts';
import type { Queries } from '../database/open.ts';
import type { Owner } from '../base/owner.ts';
import { dispatchOf } from '../store/dispatch.ts';
import { wireCurrency } from '../store/priceList.ts';
import { blockingChargeOf } from './chargeTable.ts';
import { cartCodeOf, cartLinesOf, holdCart, productNames, setCartLine } from './cartTable.ts';
import { findSoldLines, priceLines, totalLines } from './lines.ts';
import type { PricedLine } from './lines.ts';
import { quoteByOrderCode } from './table.ts';

/** Answers the cart at the prices of today. */
export async function showCart({
  lab,
  session,
  query,
}: Call<typeof readCart, Session>): Promise<AnswerInput<typeof readCart>> {
  return cartOf(lab, session, query.lang);
}

/** The same key adds once; a quote that is in the cart already gets more pieces. */
export async function putIntoCart({
  lab,
  session,
  body,
  key,
}: Call<typeof addToCart, Session>): Promise<AnswerInput<typeof addToCart>> {
  await writeOnce(lab, { session, endpoint: addToCart, key, content: body }, async (queries) => {
    await holdCart(queries, session.owner);
    const record = await quoteOf(queries, session.owner, body.id, { lock: true });
    if (!record) throw notFound();
    if (record.isOrdered) throw conflict('This quote was ordered.');
    await quotedProduct(lab, queries, session, record);
    const lines = await cartLinesOf(queries, session.owner);
    const present = lines.find((line) => line.record.id === record.id);
    if (present) await requireNoOpenCharge(queries, session.owner, record.orderCode);
    if (!present && lines.length >= mostInCart) throw conflict(`The cart is full: ${mostInCart} quotes.`);
    const quantity = (present?.quantity ?? 0) + (body.quantity ?? (present ? 1 : record.quantity));
    if (quantity > mostPieces) throw conflict(`At most ${mostPieces} pieces of a quote.`);
    await setCartLine(queries, session.owner, { quoteId: record.id, quantity, now: lab.clock.now() });
    return {};
  });
  return cartOf(lab, session);
}

export async function setPieces({
  lab,
  session,
  body,
}: Call<typeof changeCart, Session>): Promise<AnswerInput<typeof changeCart>> {
  const isChanged = await write(lab, { session, endpoint: changeCart }, (queries) =>
    changePieces(queries, session.owner, { ...body, now: lab.clock.now() }),
  );
  if (!isChanged) throw notFound();
  return cartOf(lab, session);
}

/** A charge that is under way pays the pieces that it was made for. @throws conflict while there is one. */
async function requireNoOpenCharge(queries: Queries, owner: Owner, orderCode: string): Promise<void> {
  if (await blockingChargeOf(queries, owner, { code: '', codes: [orderCode] }))
    throw conflict(
      'A payment of this quote waits for the bank. Its pieces can be changed when the payment has ended.',
      'paymentOpen',
    );
}

/** Sets the pieces of a quote in the cart; 0 removes it. @returns whether it is in the cart. @throws conflict */
export async function changePieces(
  queries: Queries,
  owner: Owner,
  {
    quantity,
    now,
    ...named
  }: {
    /** The quote, by its id or the number of its order. */
    readonly id?: string;
    readonly orderCode?: string;
    readonly quantity: number;
    readonly now: Date;
  },
): Promise<boolean> {
  await holdCart(queries, owner);
  const line = (await cartLinesOf(queries, owner)).find(
    ({ record }) => record.uuid === named.id || record.orderCode === named.orderCode,
  );
  if (line) await requireNoOpenCharge(queries, owner, line.record.orderCode);
  if (line) await setCartLine(queries, owner, { quoteId: line.record.id, quantity, now });
  return line !== undefined;
}

/**
 * Sets the pieces that the checkout of this quote alone orders. @returns whether the customer has such a quote that is not
 * ordered. @throws conflict
 */
export async function changeQuotePieces(
  queries: Queries,
  owner: Owner,
  { orderCode, quantity }: { readonly orderCode: string; readonly quantity: number },
): Promise<boolean> {
  const record = await quoteByOrderCode(queries, owner, orderCode, true);
  // The copies of a print project are those of its sheets.
  if (!record || record.isOrdered || record.printUuid !== null) return false;
  await requireNoOpenCharge(queries, owner, orderCode);
  await changeQuote(queries, owner, record.id, { quantity });
  return true;
}

async function cartOf(lab: Lab, session: Session, lang?: string): Promise<Cart> {
  const { queries } = lab.database;
  const viewer = await viewerOf(lab, queries, session);
  const { account } = viewer;
  if (!account) throw new Error('ta: a cart without its customer');
  const language = languageOf(lang, account.language);
  const lines = await cartLinesOf(queries, session.owner);
  const { sold } = await findSoldLines(lab, queries, { session, viewer }, lines);
  const priced = new Map(priceLines(sold).map((line) => [line.record.id, line]));
  const orderable = [...priced.values()].filter(({ quotation }) => quotation.problems.length === 0);
  const { totals, parts } = totalLines(lab, account, orderable);
  const names = await productNames(
    queries,
    lines.map(({ record }) => record),
  );
  const pictureOf = await quotePicturesOf(lab);
  const rows: Cart['lines'] = [];
  for (const { record, quantity } of lines) {
    const line = priced.get(record.id);
    const product = names.get(record.slug) ?? record.slug;
    const part = line && parts[orderable.indexOf(line)];
    const isOrderable = line !== undefined && part !== undefined;
    rows.push({
      id: record.uuid,
      name: record.name,
      product,
      configurator: record.configurator,
      order_code: record.orderCode,
      size: String(valueOfField(record.fields, sizeField) ?? ''),
      pages: Number(valueOfField(record.fields, pagesField) ?? 0),
      quantity,
      total: isOrderable ? major(line.quotation.total) : null,
      price: isOrderable
        ? explainedPrice(line.configurable, line.quotation, { account, totals: part, language })
        : null,
      is_repriced: isOrderable && isRepriced(line),
      problem: isOrderable ? '' : line ? 'options' : 'gone',
      giorni: isOrderable ? line.configurable.row.days : '',
      dispatch_date: isOrderable ? dispatchOf(lab)(line.configurable.row.days) : '',
      picture: pictureOf({ slug: record.slug, name: product }, record),
      link_edit: editLink(lab, record),
    });
  }
  return {
    code: await cartCodeOf(queries, session.owner),
    lines: rows,
    total: major(totals.net),
    shipping: major(totals.shipping),
    vat_rate: account.vatRate,
    vat: major(totals.vat),
    to_pay: major(totals.gross),
    currency: wireCurrency(viewer.currency),
  };
}

const isRepriced = ({ record, configurable }: PricedLine) =>
  quotationOf(configurable, [...record.fields]).total !== record.total;
