import { readPromotionTerms } from '@trade-area/core/contract';
import { completeConfiguration, findProblems, quote, totalsOf } from '@trade-area/core/pricing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadTerms } from '../../../src/configurator/products.ts';
import type { LoadedTerms } from '../../../src/configurator/products.ts';
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

async function termsOf(slug: string, currency = 'EUR'): Promise<LoadedTerms> {
  const [row] = await database.queries.select().from(products).where(eq(products.slug, slug));
  const loaded = row ? await loadTerms(await readStored(prices, database.queries), row, currency) : null;
  if (!loaded) throw new Error(`no terms of ${slug}`);
  return loaded;
}

const fieldsOf = (values: Readonly<Record<string, string | number>>) =>
  Object.entries(values).map(([name, value]) =>
    typeof value === 'number' ? { name, numberValue: value } : { name, stringValue: value },
  );
const withoutPromotions = { promos: [], linked: [], coupon: '' };

describe('prices by hand, from the tables of the catalogue', () => {
  it('the worked example: a wedding book with two parent copies in Italy (CONF-16, PROMO-13)', async () => {
    const { terms } = await termsOf('weddingbook');
    const promos = readPromotionTerms([readCatalogue().promos['901']]) ?? [];
    const fields = fieldsOf({
      Size: '30x30',
      Pages: 40,
      CoverMaterial: 'leather',
      Paper: 'silk',
      Box: 'presentation',
      LayoutBy: 'lab',
      Images: 60,
      ColorCorrection: 1,
      Copies: 2,
      CopySize: '20x20',
    });
    const priced = quote(terms, fields, { promos, linked: [], coupon: '' });
    expect(priced.problems).toEqual([]);
    expect(priced.sums).toEqual({ album: 29_800, box: 5_900, copies: 20_570, layout: 9_000, color: 3_600 });
    expect(priced.discount).toMatchObject({ amount: 8_441, id_promo: '901', percent: 1_500 });
    expect(priced.total).toBe(60_429);
    expect(totalsOf(priced.total, 990, 2_200)).toEqual({
      net: 60_429,
      shipping: 990,
      vat: 13_512,
      gross: 74_931,
    });
  });

  it.each([
    // 219 + 10 × 9.80, leather 29
    ['contessa', 'EUR', { Size: '30x30', Pages: 40, CoverMaterial: 'leather' }, 346],
    // 229 + 10 × 12.50, velvet 29, presentation box of 30 cm 59
    ['mattedalbum', 'EUR', { Size: '30x30', Pages: 40, CoverMaterial: 'velvet', Box: 'presentation' }, 442],
    // 104 + 5 × 4.80, gilded edges 19, ribbon 3
    ['youngbook', 'EUR', { Size: '25x25', Pages: 30, Gilding: 'gold', Ribbon: 'navy' }, 150],
    // 1.34 times the list: 139.50, a whole 139, of 104 × 119 / 89; 5 × 6.42
    ['favola', 'EUR', { Size: '25x25', Pages: 30 }, 171.1],
    // 79 + 20 × 3.90, eco leather 12, two lines 18, 30 spreads × 1.10
    [
      'gobook',
      'EUR',
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
      220,
    ],
    // 69 + 20 × 3.42, 10.44, 2 × 7.83, 30 × 0.96
    [
      'gobook',
      'GBP',
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
      192.3,
    ],
    // 52 + 8 × 2.50
    ['storybook', 'EUR', { Size: '20x30', Pages: 40 }, 72],
    // 59 + 10 × 3.30, photo cover 45
    ['babybook', 'EUR', { Size: '20x20', Pages: 40, CoverMaterial: 'photowrap' }, 137],
    // 19 + 6 × 1.60 for each four pages
    ['magazine', 'EUR', { Size: '20x30', Pages: 40 }, 28.6],
    // 159 + 10 × 7.00, wood 45, wooden box 89
    ['maverick', 'EUR', { Size: '25x35', Pages: 40, CoverMaterial: 'wood', Box: 'wooden' }, 363],
    // 169 + 5 × 7.20
    ['kbc-album', 'EUR', { Size: '25x25', Pages: 30 }, 205],
    // 115 + 20 × 5.60, 30 spreads × 1.40
    ['primo', 'EUR', { Size: '25x25', Pages: 60, Paper: 'fineart' }, 269],
    // 149 + 10 × 6.90, eco leather 12
    ['raw-book', 'EUR', { Size: '30x30', Pages: 40, CoverMaterial: 'ecoleather' }, 230],
    // 189 + 10 × 9.00, a copy of 25 cm: 55 % of 279
    ['dma', 'EUR', { Size: '25x25', Pages: 40, Copies: 1, CopySize: '25x25' }, 432.45],
    // 49, leather 29, one line 9
    ['photobox', 'EUR', { CoverMaterial: 'leather', BoxText: 'Anna' }, 87],
    // 86, 51, 16
    ['photobox', 'AUD', { CoverMaterial: 'leather', BoxText: 'Anna' }, 153],
    // 119, cotton 0
    ['display-box', 'EUR', { Size: '30x40', CoverMaterial: 'cotton' }, 119],
    // ten for the price of nine
    ['mats', 'EUR', { Size: '30x40', Pack: '10' }, 130.5],
    // 169 × 57 / 49, spacers 12 × 1.16
    ['acrylic-pro', 'USD', { Size: '60x90', Mount: 'standoffs' }, 210.92],
    // 112 × 109 / 69, mat 24, 20 % of 177
    ['frames-pro', 'CAD', { Size: '40x60', Mat: 'white', Glass: 'antireflective' }, 236.4],
    // 129, four frames over the third
    ['wall-set-designer', 'EUR', { Panels: 7 }, 281],
    ['diamond-five', 'EUR', {}, 289],
    // 269 + 10 × 11.40
    ['magnolia-album', 'EUR', { Size: '30x30', Pages: 40 }, 383],
    // 39: the middle size
    ['tabletop', 'EUR', { Size: '20x30' }, 39],
  ])('%s in %s with %o costs %d', async (slug, currency, values, expected) => {
    const { terms } = await termsOf(slug, currency);
    const priced = quote(terms, fieldsOf(values), withoutPromotions);
    expect(priced.problems).toEqual([]);
    expect(priced.total / 100).toBe(expected);
  });
});

describe('what excludes what', () => {
  it.each([
    ['weddingbook', { Pages: 200 }, 'Pages', 'tooMany'],
    ['weddingbook', { Pages: 41 }, 'Pages', 'betweenSteps'],
    ['weddingbook', { Pages: 'many' }, 'Pages', 'notANumber'],
    ['weddingbook', { Size: '10x10' }, 'Size', 'notSold'],
    ['weddingbook', { Paper: 'gold' }, 'Paper', 'notSold'],
    ['weddingbook', { CoverMaterial: 'wood', CoverType: 'window' }, 'CoverType', 'excluded'],
    ['weddingbook', { CoverMaterial: 'leather', CoverColor: 'linen-sand' }, 'CoverColor', 'notWithThis'],
    ['weddingbook', { CoverMaterial: 'linen', SpineMaterial: 'leather' }, 'SpineMaterial', 'groupTooHigh'],
    ['weddingbook', { Copies: 7 }, 'Copies', 'tooMany'],
    ['dma', { Copies: 1, CopySize: '20x20' }, 'CopySize', 'notSold'],
    ['acrylic-pro', { Size: '20x30', Mount: 'standoffs' }, 'Mount', 'notInSize'],
    ['frames-pro', { Mat: 'white', Glass: 'none' }, 'Glass', 'excluded'],
    ['wall-set-designer', { Panels: 2 }, 'Panels', 'tooFew'],
  ])('%s with %o: %s %s', async (slug, values, field, code) => {
    const { terms } = await termsOf(slug);
    const configuration = completeConfiguration(terms, fieldsOf(values));
    expect(findProblems(terms, configuration).map((each) => [each.field, each.code])).toContainEqual([
      field,
      code,
    ]);
  });

  it('what was not chosen follows what was', async () => {
    const { terms } = await termsOf('weddingbook');
    const configuration = completeConfiguration(terms, fieldsOf({ CoverMaterial: 'suede' }));
    expect(configuration.get('CoverColor')).toBe('suede-sand');
    expect(findProblems(terms, configuration)).toEqual([]);
  });
});

it('every product that is sold through the configurator can be ordered as it opens', async () => {
  const rows = await database.queries.select().from(products);
  const configured = rows.filter(({ buy }) => buy.includes('CP '));
  expect(configured.length).toBeGreaterThan(45);
  for (const { slug } of configured)
    for (const currency of ['EUR', 'GBP', 'USD', 'CAD', 'AUD']) {
      const { terms } = await termsOf(slug, currency);
      const priced = quote(terms, [], withoutPromotions);
      expect([slug, currency, priced.problems]).toEqual([slug, currency, []]);
      expect(priced.total).toBe(terms.sizes.reduce((least, { price }) => Math.min(least, price), Infinity));
    }
}, 60_000);
