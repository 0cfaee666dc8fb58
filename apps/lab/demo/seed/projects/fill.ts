import { sizeField } from '@trade-area/core/pricing';
import type { ConfigurationField } from '@trade-area/core/contract';
import { inArray } from 'drizzle-orm';
import type { Lab } from '../../../src/base/lab.ts';
import { ownerOf } from '../../../src/base/owner.ts';
import { configurableProduct } from '../../../src/configurator/productApi.ts';
import type { Configurable } from '../../../src/configurator/productApi.ts';
import { pricedFields, quotationOf } from '../../../src/configurator/quotePrice.ts';
import { viewerOf } from '../../../src/configurator/viewer.ts';
import type { Queries } from '../../../src/database/open.ts';
import { customers } from '../../../src/database/schema/customers.ts';
import { quotes } from '../../../src/database/schema/quotes.ts';
import { searchable } from '../../../src/lists/searchText.ts';
import { productsBySlug } from '../../../src/store/catalogue.ts';
import { configuratorOf } from '../../../src/store/configuratorLinks.ts';
import type { DemoAccount } from '../account.ts';
import { demoAccounts } from '../accounts.ts';
import { fillOnce } from '../fillOnce.ts';
import { namesByCountry } from '../people.ts';
import { createRandom } from '../random.ts';
import type { Random } from '../random.ts';
import { codesWithProjects } from '../store/projects.ts';

type Row = typeof quotes.$inferInsert;

/** One product of each filter of the list of projects (CAT-PEOPLE). */
const productSlugs = [
  'weddingbook',
  'youngbook',
  'gobook',
  'storybook',
  'babybook',
  'magazine',
  'sbc-album',
  'kbc-album',
  'acrylic-pro',
  'canvas-pro',
];
const worksPerProduct = 4;
/** More than two pages of 20 (PROD-10). */
const longestList = { code: '1001', slug: 'weddingbook', works: 47 } as const;
const seedNumber = 20_261_123;
const day = 86_400_000;

/** Saves the works of the demonstration's customers in the configurator, once for each database. */
export async function seedWorksOnce(lab: Lab, today: Date): Promise<'filled' | 'kept'> {
  return fillOnce(lab.database, { name: 'works', value: '1' }, async (queries) => {
    const random = createRandom(seedNumber);
    const numbers = new Set<string>();
    const codes = demoAccounts.map(({ code }) => code);
    const stored = await queries
      .select({ id: customers.id, code: customers.code })
      .from(customers)
      .where(inArray(customers.code, codes));
    for (const account of demoAccounts) {
      const customer = stored.find(({ code }) => code === account.code);
      if (!customer || !codesWithProjects.test(account.code)) continue;
      const rows = await worksOf(lab, queries, { account, customerId: customer.id, random, numbers, today });
      if (rows.length > 0) await queries.insert(quotes).values(rows);
    }
  });
}

async function worksOf(
  lab: Lab,
  queries: Queries,
  {
    account,
    customerId,
    random,
    numbers,
    today,
  }: {
    readonly account: DemoAccount;
    readonly customerId: number;
    readonly random: Random;
    /** Those that are taken. */
    readonly numbers: Set<string>;
    readonly today: Date;
  },
): Promise<Row[]> {
  const names = namesByCountry[account.company.country];
  if (!names) return [];
  const session = { owner: ownerOf({ customerId }), code: account.code, acting: false };
  const viewer = await viewerOf(lab, queries, session);
  const products = await productsBySlug(viewer.catalogue);
  const rows: Row[] = [];
  for (const slug of productSlugs) {
    const product = products.get(slug);
    const configurator = product && configuratorOf(product)?.id;
    if (!product || !configurator || product.isArchived || !viewer.sees(product)) continue;
    const wanted = { configurator, product: slug };
    const configurable = await configurableProduct(lab, queries, { session, wanted, viewer });
    const isLongest = account.code === longestList.code && slug === longestList.slug;
    for (let index = 0; index < (isLongest ? longestList.works : worksPerProduct); index += 1) {
      const changedAt = new Date(today.getTime() - (index * 5 + random.next() * 4) * day);
      const name = `${random.pick(names.brides)} & ${random.pick(names.grooms)}`;
      const orderCode = freeNumber(random, numbers);
      rows.push({
        ...pricedFields(configurable, chosenFields(configurable, random)),
        uuid: codeOf(random),
        customerId,
        configurator,
        name,
        orderCode,
        search: searchable(name, product.name, orderCode),
        createdAt: new Date(changedAt.getTime() - random.next() * 3 * day),
        changedAt,
      });
    }
  }
  return rows;
}

/** A size and a number of pages that the product is sold in; everything else is as it is first offered. */
function chosenFields(configurable: Configurable, random: Random): readonly ConfigurationField[] {
  const { sizes, pages } = configurable.terms;
  const { size } = random.pick(sizes);
  const fields: ConfigurationField[] = size === '' ? [] : [{ name: sizeField, stringValue: size }];
  if (pages) {
    const most = Math.min(pages.most, pages.least + 12 * pages.step);
    const steps = Math.floor((most - pages.least) / pages.step);
    fields.push({ name: 'Pages', numberValue: pages.least + random.between(0, steps) * pages.step });
  }
  return quotationOf(configurable, fields).problems.length === 0 ? fields : [];
}

/** Nine digits, as numbers of quotes have. */
function freeNumber(random: Random, taken: Set<string>): string {
  for (;;) {
    const number = String(random.between(100_000_000, 999_999_999));
    if (taken.has(number)) continue;
    taken.add(number);
    return number;
  }
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** 128 bits and more, written as uuids of quotes are. */
const codeOf = (random: Random) =>
  Array.from({ length: 22 }, () => letters[random.between(0, letters.length - 1)]).join('');
