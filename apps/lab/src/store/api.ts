import { customerStore, publicStore } from '@trade-area/core/contract';
import type { Language } from '@trade-area/core/contract';
import { featuresOf } from '../auth/features.ts';
import { accountOf } from '../auth/table.ts';
import { languageOf } from '../http/language.ts';
import type { Session } from '../http/ownership.ts';
import { customerRoute, publicRoute, shared } from '../http/route.ts';
import type { AnswerInput, Call } from '../http/route.ts';
import type { Lab } from '../lab.ts';
import { listCurrency } from '../promotions/priceList.ts';
import { isTest, itemOf, publicItem } from './item.ts';
import { keptSlugs, pricedProducts } from './table.ts';

export async function showing(lab: Lab, language: Language) {
  return { language, portal: lab.config.portal, shelf: await lab.pictures.shelf() };
}

/** GW2-01. A currency without a price list gives items without prices, never prices of another currency. */
async function forVisitors({
  lab,
  query,
}: Call<typeof publicStore, Session | null>): Promise<AnswerInput<typeof publicStore>> {
  const [priced, look] = await Promise.all([
    pricedProducts(lab.database.queries, listCurrency(query.currency ?? 'EUR')),
    showing(lab, languageOf(query.lang)),
  ]);
  return priced.flatMap(({ row, price }) => publicItem(itemOf(row, price, false, look)) ?? []);
}

/** GW2-02, STORE-42. */
async function forCustomers({
  lab,
  session,
  query,
}: Call<typeof customerStore, Session>): Promise<AnswerInput<typeof customerStore>> {
  const { queries } = lab.database;
  const account = await accountOf(queries, session.owner);
  const [priced, kept, look] = await Promise.all([
    pricedProducts(queries, account.currency),
    keptSlugs(queries, session.owner),
    showing(lab, languageOf(query.lang, account.language)),
  ]);
  const features = featuresOf(lab.config, account.code, session.acting);
  const seesTests = features.includes('beta') || features.includes('internal');
  return priced
    .map(({ row, price }) => itemOf(row, price, kept.has(row.slug), look))
    .filter((item) => seesTests || !isTest(item));
}

export const storeRoutes = [
  shared(publicRoute(publicStore, forVisitors), 60),
  customerRoute(customerStore, forCustomers),
];
