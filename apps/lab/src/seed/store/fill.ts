import { eq, inArray } from 'drizzle-orm';
import type { Database, Queries } from '../../database/open.ts';
import { customers, facts } from '../../database/schema/customers.ts';
import { customerPromotions, keptProducts, products, promotions } from '../../database/schema/shop.ts';
import type { DemoAccount } from '../account.ts';
import { demoAccounts } from '../accounts.ts';
import { readCatalogue } from '../catalogue.ts';
import { holdingsOf } from './holdings.ts';
import { insertProducts } from './products.ts';
import { promotionRows } from './promotions.ts';

const fact = 'seed.store';

/** Fills the store: at the first start, and once in a database that was filled before there was one. */
export async function seedStoreOnce(database: Database, today: Date): Promise<'filled' | 'kept'> {
  const [done] = await database.queries.select().from(facts).where(eq(facts.name, fact));
  if (done) return 'kept';
  await database.transaction(async (queries) => {
    const catalogue = readCatalogue();
    // What an older version knew of the catalogue makes room; customers' promotions go with theirs.
    await queries.delete(promotions);
    await queries.delete(products);
    await insertProducts(queries, catalogue.items);
    await queries.insert(promotions).values([...promotionRows(catalogue.promos, today)]);
    await fillCustomers(queries);
    await queries.insert(facts).values({ name: fact, value: '1' });
  });
  return 'filled';
}

async function fillCustomers(queries: Queries) {
  const codes = demoAccounts.map(({ code }) => code);
  const rows = await queries
    .select({ id: customers.id, code: customers.code })
    .from(customers)
    .where(inArray(customers.code, codes));
  for (const account of demoAccounts) {
    const row = rows.find(({ code }) => code === account.code);
    if (row) await fillCustomer(queries, account, row.id);
  }
}

async function fillCustomer(queries: Queries, account: DemoAccount, customerId: number) {
  const { promotions: held, kept, campaigns } = holdingsOf(account.code);
  await queries
    .update(customers)
    .set({ vatRate: account.vat, campaigns })
    .where(eq(customers.id, customerId));
  if (held.length > 0)
    await queries.insert(customerPromotions).values(held.map((promotionId) => ({ customerId, promotionId })));
  if (kept.length > 0) await queries.insert(keptProducts).values(kept.map((slug) => ({ customerId, slug })));
}
