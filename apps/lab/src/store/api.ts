import type { customerStore, publicStore, QueryOf } from '@trade-area/core/contract';
import type { Language, StoreItem } from '@trade-area/core/contract';
import { featuresOf } from '../identity/features.ts';
import { languageOf } from '../base/language.ts';
import type { Session } from '../base/owner.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import type { Lab } from '../base/lab.ts';
import { benefitsOf } from './benefits.ts';
import { readCustomer } from './catalogue.ts';
import { dispatchOf } from './dispatch.ts';
import { knownCurrency } from './priceList.ts';
import { isTest, itemOf, publicItem } from './item.ts';
import { samplePrice } from './samples.ts';
import { pricedProducts } from './table.ts';
import { visitorPrice } from './visitorPrices.ts';

/** Whether the account sees test items (STORE-31, STORE-42). */
export function canSeeTestProducts(lab: Lab, code: string, acting: boolean): boolean {
  const features = featuresOf(lab.config, code, acting);
  return features.includes('beta') || features.includes('internal');
}

/** The language, portal and pictures that items of the wire are built with. */
export async function createDisplayContext(lab: Lab, language: Language) {
  return {
    language,
    portal: lab.config.portal,
    pictures: await lab.pictures.index(),
    dispatchOf: dispatchOf(lab),
  };
}

/** The cache key of a visitor's request: language and price list, whatever their spelling. */
export function visitorCacheKey({ lang, currency }: QueryOf<typeof publicStore>): string {
  return `${languageOf(lang)} ${knownCurrency(currency ?? 'EUR')}`;
}

/** An item as it travels: the documents write these flags as 1 and 0 (STATE-04). */
function toWire(item: StoreItem): AnswerInput<typeof publicStore>[number] {
  const number = (flag: boolean) => (flag ? 1 : 0);
  return {
    ...item,
    promo_filter: item.promo_filter.map((entry) => ({ ...entry, is_exclusive: number(entry.is_exclusive) })),
    date_filter: item.date_filter.map((entry) => ({ ...entry, after_date: number(entry.after_date) })),
  };
}

/** The catalogue for visitors (GW2-01). */
export function listForVisitors({
  lab,
  query,
}: Call<typeof publicStore, Session | null>): Promise<AnswerInput<typeof publicStore>> {
  return listPublicItems(lab, query);
}

/**
 * The public items with the prices that visitors may see (DEC-23): the trade price stays here unless the lab shows it.
 * A currency without a price list gives items without prices, never prices of another currency.
 */
export async function listPublicItems(
  lab: Lab,
  { lang, currency = 'EUR' }: QueryOf<typeof publicStore>,
): Promise<AnswerInput<typeof publicStore>> {
  const [priced, display] = await Promise.all([
    pricedProducts(lab.database.queries, knownCurrency(currency), lab.prices.today()),
    createDisplayContext(lab, languageOf(lang)),
  ]);
  const today = lab.prices.today();
  return priced.flatMap(({ row, price, sampleOf }) => {
    const shown = visitorPrice(lab.config.visitorPrices, sampleOf ?? row, price);
    const item = publicItem(itemOf(row, shown, false, display), today);
    const prezzo_tipo = shown !== null && lab.config.visitorPrices.show === 'retail' ? 'retail' : '';
    return item ? [toWire({ ...item, prezzo_tipo })] : [];
  });
}

/**
 * The catalogue for a customer, with test items where the account sees them (GW2-02, STORE-42). The price of a sample is
 * the one that the customer's promotions give it.
 */
export async function listForCustomers({
  lab,
  session,
  query,
}: Call<typeof customerStore, Session>): Promise<AnswerInput<typeof customerStore>> {
  const { queries } = lab.database;
  const { account, version } = await readCustomer(queries, session.owner);
  const [priced, { kept, promos }, display] = await Promise.all([
    pricedProducts(queries, account.currency, lab.prices.today()),
    benefitsOf({ prices: lab.prices, queries, version }, session.owner, lab.clock.now()),
    createDisplayContext(lab, languageOf(query.lang, account.language)),
  ]);
  const tests = canSeeTestProducts(lab, account.code, session.acting);
  return priced
    .map(({ row, price, sampleOf }) => {
      const own =
        sampleOf && price !== null ? samplePrice(sampleOf, { price, lowest: price, promos }) : price;
      return itemOf(row, own, kept.has(row.slug), display);
    })
    .filter((item) => tests || !isTest(item))
    .map(toWire);
}
