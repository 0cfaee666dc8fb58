import { and, eq, inArray } from 'drizzle-orm';
import type { Database, Queries } from '../../../src/database/open.ts';
import { customers } from '../../../src/database/schema/customers.ts';
import { news } from '../../../src/database/schema/news.ts';
import {
  customerPromotions,
  savedProducts,
  products,
  promotions,
  slides,
} from '../../../src/database/schema/shop.ts';
import { presets, productFiles, projects } from '../../../src/database/schema/store.ts';
import type { DemoAccount } from '../account.ts';
import { demoAccounts } from '../accounts.ts';
import { readCatalogue } from '../catalogue.ts';
import { fillOnce } from '../fillOnce.ts';
import { createRandom } from '../random.ts';
import type { Random } from '../random.ts';
import { fileRows } from './files.ts';
import { holdingsOf } from './holdings.ts';
import { newsRows } from './news.ts';
import { presetRows } from './presets.ts';
import { insertProducts } from './products.ts';
import { projectRows } from './projects.ts';
import { promotionRows } from './promotions.ts';
import { slideRows } from './slides.ts';

const fact = 'store';
const seedNumber = 20_261_121;

/** Fills in the store's data at the first start, and once in a database of a version without a store. */
export async function seedStoreOnce(database: Database, today: Date): Promise<'filled' | 'kept'> {
  return fillOnce(database, { name: fact, value: '1' }, async (queries) => {
    const catalogue = readCatalogue();
    // The catalogue of an older version is replaced; customers' promotions are deleted with it.
    await queries.delete(promotions);
    await queries.delete(products);
    await insertProducts(queries, catalogue.items);
    await queries.insert(promotions).values([...promotionRows(catalogue.promos, today)]);
    await queries.insert(slides).values(slideRows());
    await queries.insert(presets).values(presetRows());
    await queries.insert(productFiles).values(fileRows(catalogue.items));
    await queries.insert(news).values(newsRows(catalogue.items, today));
    await fillCustomers(queries, { random: createRandom(seedNumber), today });
  });
}

/** The choices of the demonstration's presets, in a database whose presets had none. */
export async function seedPresetChoicesOnce(database: Database): Promise<'filled' | 'kept'> {
  return fillOnce(database, { name: 'presetChoices', value: '1' }, async (queries) => {
    for (const { id, choices } of presetRows())
      await queries
        .update(presets)
        .set({ choices })
        .where(and(eq(presets.id, id), eq(presets.choices, '')));
  });
}

interface SeedContext {
  readonly random: Random;
  readonly today: Date;
}

async function fillCustomers(queries: Queries, context: SeedContext) {
  const codes = demoAccounts.map(({ code }) => code);
  const rows = await queries
    .select({ id: customers.id, code: customers.code })
    .from(customers)
    .where(inArray(customers.code, codes));
  for (const account of demoAccounts) {
    const row = rows.find(({ code }) => code === account.code);
    if (row) await fillCustomer(queries, account, row.id, context);
  }
}

async function fillCustomer(
  queries: Queries,
  account: DemoAccount,
  customerId: number,
  context: SeedContext,
) {
  const { promotions: promotionIds, savedSlugs, campaigns } = holdingsOf(account.code);
  await queries
    .update(customers)
    .set({ vatRate: account.vat, campaigns })
    .where(eq(customers.id, customerId));
  if (promotionIds.length > 0)
    await queries
      .insert(customerPromotions)
      .values(promotionIds.map((promotionId) => ({ customerId, promotionId })));
  if (savedSlugs.length > 0)
    await queries.insert(savedProducts).values(savedSlugs.map((slug) => ({ customerId, slug })));
  const projectsOfAccount = projectRows(account, customerId, context);
  if (projectsOfAccount.length > 0) await queries.insert(projects).values(projectsOfAccount);
}
