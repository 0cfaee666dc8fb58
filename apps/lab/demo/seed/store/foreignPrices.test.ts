import { quote } from '@trade-area/core/pricing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadTerms } from '../../../src/configurator/products.ts';
import type { Database } from '../../../src/database/open.ts';
import { products } from '../../../src/database/schema/shop.ts';
import { readCatalogue as readStored } from '../../../src/store/catalogue.ts';
import { createPriceBook } from '../../../src/store/priceBook.ts';
import { createPrices } from '../../../src/store/sizePrices.ts';
import { databaseForTest } from '../../../test/databaseForTest.ts';
import { demonstrationPriceLists } from '../../prices.ts';
import { readCatalogue } from '../catalogue.ts';
import { seedConfiguratorOnce } from './configurator.ts';
import { insertProducts } from './products.ts';

const today = new Date('2026-11-20T09:00:00Z');
let opened: Awaited<ReturnType<typeof databaseForTest>>;
let database: Database;

beforeAll(async () => {
  opened = await databaseForTest();
  ({ database } = opened);
  await database.transaction((queries) => insertProducts(queries, readCatalogue().items));
  await seedConfiguratorOnce(database, today);
}, 60_000);
afterAll(() => opened.stop());

const prices = createPriceBook(
  createPrices(demonstrationPriceLists),
  { now: () => today },
  { timeZone: 'Europe/Rome' },
);
const fieldsOf = (values: Readonly<Record<string, string | number>>) =>
  Object.entries(values).map(([name, value]) =>
    typeof value === 'number' ? { name, numberValue: value } : { name, stringValue: value },
  );

/**
 * One product of each family, with its prices abroad. They were computed from docs/catalogue.md and not with the lab's code:
 * sizes and pages by the product's "from" price in the currency over the one in euros, options by the factors of the
 * currency (pounds 0.87, US dollars 1.16, and of those Canadian 1.36 and Australian 1.5); whole units from 20 up, of
 * Canadian and Australian dollars above 10.
 */
const families: readonly (readonly [
  slug: string,
  chosen: Readonly<Record<string, string | number>>,
  total: Readonly<Record<'GBP' | 'USD' | 'CAD' | 'AUD', number>>,
])[] = [
  // EUR: 179 + 10 × 7.80, leather 29, presentation box 59, 20 × 0.60
  [
    'weddingbook',
    { Size: '30x30', Pages: 40, CoverMaterial: 'leather', Paper: 'silk', Box: 'presentation' },
    { GBP: 309.1, USD: 414.7, CAD: 563.3, AUD: 621.8 },
  ],
  // EUR: 104 + 5 × 4.80, gilded edges 19, ribbon 3
  [
    'youngbook',
    { Size: '25x25', Pages: 30, Gilding: 'gold', Ribbon: 'navy' },
    { GBP: 129.89, USD: 173.32, CAD: 236.48, AUD: 261.02 },
  ],
  // EUR: 229 + 10 × 12.50, velvet 29, presentation box 59
  [
    'mattedalbum',
    { Size: '30x30', Pages: 40, CoverMaterial: 'velvet', Box: 'presentation' },
    { GBP: 383.7, USD: 513, CAD: 697.5, AUD: 771 },
  ],
  // EUR: 159 + 10 × 7.00, wood 45, wooden box 89
  [
    'maverick',
    { Size: '25x35', Pages: 40, CoverMaterial: 'wood', Box: 'wooden' },
    { GBP: 314.9, USD: 420.1, CAD: 572.3, AUD: 631.9 },
  ],
  // EUR: 115 + 20 × 5.60, 30 × 1.40
  ['primo', { Size: '25x25', Pages: 60, Paper: 'fineart' }, { GBP: 233.8, USD: 312.8, CAD: 423.7, AUD: 470 }],
  // EUR: 149 + 10 × 6.90, eco leather 12
  [
    'raw-book',
    { Size: '30x30', Pages: 40, CoverMaterial: 'ecoleather' },
    { GBP: 200.54, USD: 265.72, CAD: 361.2, AUD: 398.6 },
  ],
  // EUR: 189 + 10 × 9.00, a copy: 55 % of the same
  [
    'dma',
    { Size: '25x25', Pages: 40, Copies: 1, CopySize: '25x25' },
    { GBP: 375.26, USD: 501.12, CAD: 681.85, AUD: 752.84 },
  ],
  // EUR: 79 + 20 × 3.90, eco leather 12, two lines 9, 30 × 1.10
  [
    'gobook',
    {
      Size: '25x25',
      Pages: 60,
      CoverMaterial: 'ecoleather',
      CoverType: 'engraved',
      CoverText1: 'Anna',
      CoverText2: '2026',
      Foil: 'gold',
      Paper: 'metallic',
    },
    { GBP: 192.3, USD: 256, CAD: 349.4, AUD: 386.1 },
  ],
  // EUR: 52 + 8 × 2.50
  ['storybook', { Size: '20x30', Pages: 40 }, { GBP: 62.44, USD: 83.04, CAD: 112.28, AUD: 125.88 }],
  // EUR: 59 + 10 × 3.30, photo cover 45
  [
    'babybook',
    { Size: '20x20', Pages: 40, CoverMaterial: 'photowrap' },
    { GBP: 118.6, USD: 158.1, CAD: 216.1, AUD: 237.2 },
  ],
  // EUR: 19 + 6 × 1.60 for each four pages; USD: 22.04, as the card says, + 6 × 1.86
  ['magazine', { Size: '20x30', Pages: 40 }, { GBP: 24.87, USD: 33.2, CAD: 45.18, AUD: 49.68 }],
  // EUR: 169, spacers 12
  ['acrylic-pro', { Size: '60x90', Mount: 'standoffs' }, { GBP: 158.44, USD: 210.92, CAD: 288, AUD: 318 }],
  // EUR: 49, leather 29, one line 9
  [
    'photobox',
    { CoverMaterial: 'leather', BoxText: 'Anna' },
    { GBP: 75.83, USD: 101.44, CAD: 138, AUD: 153 },
  ],
  // EUR: 119, eco leather 12
  [
    'display-box',
    { Size: '30x40', CoverMaterial: 'ecoleather' },
    { GBP: 113.44, USD: 151.92, CAD: 206, AUD: 228 },
  ],
  // EUR: 14.50, ten for the price of nine
  ['mats', { Size: '30x40', Pack: '10' }, { GBP: 113.58, USD: 151.38, CAD: 207, AUD: 234 }],
  // EUR: 269 + 10 × 11.40
  ['magnolia-album', { Size: '30x30', Pages: 40 }, { GBP: 333.1, USD: 444.4, CAD: 605.2, AUD: 667.6 }],
  // EUR: 169 + 5 × 7.20
  ['kbc-album', { Size: '25x25', Pages: 30 }, { GBP: 178.4, USD: 237.8, CAD: 323.8, AUD: 357.8 }],
];

describe.each(families)('the price of %s by hand', (slug, chosen, totals) => {
  it.each(Object.entries(totals))('in %s is %d', async (currency, total) => {
    const [row] = await database.queries.select().from(products).where(eq(products.slug, slug));
    const stored = await readStored(prices, database.queries);
    const loaded = row ? await loadTerms(stored, row, currency) : null;
    if (!loaded) throw new Error(`no terms of ${slug}`);
    const priced = quote(loaded.terms, fieldsOf(chosen), { promos: [], linked: [], coupon: '' });
    expect([priced.problems, priced.total / 100]).toEqual([[], total]);
  });
});
