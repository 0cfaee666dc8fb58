import type { PageRange, Prices } from '../base/ports/prices.ts';
import { orderedPages } from '../configurator/orderedQuote.ts';
import { changePages } from '@trade-area/core/contract';
import type { PageChoice, readPageChoices } from '@trade-area/core/contract';
import { formatMoney } from '@trade-area/core/kernel';
import { findSlot } from '@trade-area/core/preflight';
import type { Queries } from '../database/open.ts';
import { messages } from '../database/schema/messages.ts';
import { conflict, invalid, notAllowed } from '../base/errors.ts';
import type { Session } from '../base/owner.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { write } from '../base/write.ts';
import type { StoredOrder } from '../orders/table.ts';
import { stepPrice } from '../store/sizePrices.ts';
import { productByName } from '../store/table.ts';
import { amountsAfter, grossOf, priceAfter } from './amounts.ts';
import { lockPricedOrder, orderFor } from './api.ts';
import { changedAmounts } from './changedAmounts.ts';
import { expectedSlots, setFor, sizeOf, acceptsFiles } from './expected.ts';
import { queueReinspection } from './reinspection.ts';
import { setPages } from './setTable.ts';
import { setOrderTerms, uploadsOfOrder } from './table.ts';

interface PricedPages extends PageChoice {
  /** Change of the price without VAT. */
  readonly step: number;
}

/** The price of an order for each page count of its product; empty = there is no price list. */
async function pageChoicesOf(
  queries: Queries,
  prices: Prices,
  order: StoredOrder,
  pages: number,
): Promise<PricedPages[]> {
  if (order.tipo !== 'album') return [];
  const quoted = await orderedPages({ prices }, queries, order.commessa);
  if (quoted) return choicesOf(quoted, (choice) => choicePrice(order, choice, quoted.change(pages, choice)));
  const size = sizeOf(order.book_type);
  const product = await productByName(queries, order.article, order.currency, prices.today());
  if (!size || !product) return [];
  const lists = await prices.sizeLists(queries);
  const range = lists.pageRange(product);
  const each = stepPrice(lists.sizePrices(product, product.price), size);
  if (!range || each === null) return [];
  return choicesOf(range, (choice) => choicePrice(order, choice, ((choice - pages) / range.step) * each));
}

/** One entry for each page count of a range. */
function choicesOf({ least, most, step }: PageRange, choice: (pages: number) => PricedPages): PricedPages[] {
  return Array.from({ length: Math.floor((most - least) / step) + 1 }, (_, index) =>
    choice(least + index * step),
  );
}

/** The price of an order with a page count. @param step change of the price without VAT. */
function choicePrice(order: StoredOrder, pages: number, step: number): PricedPages {
  const next = priceAfter(order, step);
  const total = next && grossOf(next);
  return {
    pages,
    difference: total === null ? step : total - grossOf(order),
    total,
    step: next ? next.price - (order.price ?? 0) : step,
  };
}

export async function listPageChoices({
  lab,
  session,
  body,
}: Call<typeof readPageChoices, Session>): Promise<AnswerInput<typeof readPageChoices>> {
  const { queries } = lab.database;
  const order = await orderFor(queries, session, body.order_code);
  const { pages } = await setFor(queries, lab.prices, order);
  const choices = await pageChoicesOf(queries, lab.prices, order, pages);
  return { pages, currency: order.currency, choices: choices.map(({ step: _step, ...choice }) => choice) };
}

/** Every file except a picture of one spread, which is the same in a book of any length. */
const dependsOnPageCount = ({ slot, findings }: Awaited<ReturnType<typeof uploadsOfOrder>>[number]) =>
  !slot.startsWith('spread-') || findings.some(({ code }) => /^pdf(Pages|AllSpreads)$/.test(code));

/**
 * Changes the page count of an incomplete order, at the price its customer saw. Files that depend on the count are
 * checked again: the cover, because of its spine, and a PDF of all spreads.
 */
export async function changePageCount({
  lab,
  session,
  body,
}: Call<typeof changePages, Session>): Promise<AnswerInput<typeof changePages>> {
  const { pages, total } = body;
  await write(lab, { session, endpoint: changePages }, async (queries) => {
    const { order, set } = await lockPricedOrder(queries, lab.prices, session, body.order_code);
    if (!acceptsFiles(order)) throw notAllowed('This order isn’t accepting files.');
    if (set.pages === pages) return;
    const choice = (await pageChoicesOf(queries, lab.prices, order, set.pages)).find(
      (each) => each.pages === pages,
    );
    if (!choice) throw invalid({ pages: 'not an available number of pages for this product' });
    if (choice.total !== total) throw conflict('The price has changed.');
    const slots = expectedSlots(order, pages);
    const amounts = await changedAmounts(queries, session.owner, order, (received) =>
      amountsAfter(order, choice.step, received),
    );
    await setPages(queries, order.id, pages, (slot) => findSlot(slots, slot) !== null);
    await setOrderTerms(queries, session.owner, order.id, { amounts });
    const difference = formatMoney({ amount: choice.step, currency: order.currency, symbol: '' }, 'en');
    // The choice is stored as a message, because staff read an order's messages.
    await queries.insert(messages).values({
      customerId: session.owner,
      orderId: order.id,
      fao: 'studio',
      text: `Pages changed from ${set.pages} to ${pages}: ${choice.step > 0 ? '+' : ''}${difference} excl. VAT.`,
      createdAt: lab.clock.now(),
    });
    const files = await uploadsOfOrder(queries, session.owner, order.id);
    for (const file of files.filter(dependsOnPageCount))
      await queueReinspection(queries, file.id, { at: lab.clock.now() });
  });
  return { pages };
}
