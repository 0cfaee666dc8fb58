import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { productOptions } from '../database/schema/options.ts';
import { customers } from '../database/schema/customers.ts';
import {
  customerPromotions,
  productPrices,
  products,
  promotions,
  savedProducts,
} from '../database/schema/shop.ts';
import type { Database } from '../database/open.ts';
import { ownerOf } from '../base/owner.ts';
import { databaseForTest } from '../../test/databaseForTest.ts';
import { benefitsOf } from '../store/benefits.ts';
import { lowestPrice, ofCatalogue, productsBySlug, readCatalogue } from '../store/catalogue.ts';
import { createPriceBook } from '../store/priceBook.ts';
import { createPrices, noPriceLists } from '../store/sizePrices.ts';

let opened: Awaited<ReturnType<typeof databaseForTest>>;
let database: Database;
const product = { position: 1, family: '', filterClass: '', days: '' };
const now = () => new Date('2026-11-22T12:00:00Z');

beforeAll(async () => {
  opened = await databaseForTest();
  ({ database } = opened);
  const { queries } = database;
  await queries.insert(products).values({ ...product, slug: 'book', name: 'Book' });
  await queries.insert(productPrices).values({ slug: 'book', currency: 'EUR', amount: 10_000 });
}, 60_000);
afterAll(() => opened.stop());

describe('what is kept of the catalogue', () => {
  const prices = createPriceBook(createPrices(noPriceLists), { now }, { timeZone: 'Europe/Rome' });

  it('is read once while nothing changes', async () => {
    const { queries } = database;
    let reads = 0;
    const ask = async () =>
      ofCatalogue(await readCatalogue(prices, queries), 'counted', async () => (reads += 1));
    expect([await ask(), await ask(), await ask()]).toEqual([1, 1, 1]);
    await queries.insert(productOptions).values({
      ...{ set: 'book', option: 'Box', position: 1, kind: 'flag', part: 'box', initial: '0' },
      ...{ least: 0, most: 1, longest: 0, groupLimit: '', conditions: [] },
      labels: { en: 'Box', it: '', es: '', fr: '', de: '' },
    });
    expect(await ask()).toBe(2);
  });

  it('follows a price and a name that another writer changes', async () => {
    const { queries } = database;
    const read = async () => {
      const catalogue = await readCatalogue(prices, queries);
      const row = (await productsBySlug(catalogue)).get('book');
      return [row?.name, await lowestPrice(catalogue, 'book', 'EUR')];
    };
    expect(await read()).toEqual(['Book', 10_000]);
    await queries.update(productPrices).set({ amount: 12_000 }).where(eq(productPrices.slug, 'book'));
    expect(await read()).toEqual(['Book', 12_000]);
    await queries.update(products).set({ name: 'Album' }).where(eq(products.slug, 'book'));
    expect(await read()).toEqual(['Album', 12_000]);
  });

  it('follows a promotion that begins, is changed, given to the customer and withdrawn', async () => {
    const { queries } = database;
    const [customer] = await queries
      .insert(customers)
      .values({
        code: 'C1',
        publicId: 'p1',
        email: 'c1@studio.test',
        name: '',
        surname: '',
        area: '1',
        currency: 'EUR',
        company: { name: 'Studio', address: '', city: '', zip: '', state: '', country: 'IT', vat: '' },
        turnover: {
          fatturato_anno_corrente: 0,
          fatturato_passato_oggi: 0,
          max_fatturato_biennio: 0,
          perc_wedding_corrente: 0,
          perc_wedding_passato: 0,
        },
        passwordHash: '',
      })
      .returning({ id: customers.id });
    const owner = ownerOf({ customerId: customer?.id ?? 0 });
    const read = async (at = now()) => {
      const { promos, kept } = await benefitsOf(await readCatalogue(prices, queries), owner, at);
      return [promos.map(({ id_promo, discount }) => [id_promo, discount]), [...kept]];
    };
    expect(await read()).toEqual([[], []]);
    const rule = { discount: { mats: 10 } };
    const [startsAt, endsAt] = [new Date('2026-11-22T12:00:00Z'), new Date('2026-11-23T00:00:00Z')];
    await queries.insert(promotions).values({ id: '7', rule, startsAt, endsAt });
    expect(await read()).toEqual([[], []]);
    await queries.insert(customerPromotions).values({ customerId: owner, promotionId: '7' });
    await queries.insert(savedProducts).values({ customerId: owner, slug: 'book' });
    expect(await read()).toEqual([[['7', { mats: 10 }]], ['book']]);
    expect([await read(new Date(startsAt.getTime() - 1)), await read(endsAt)]).toEqual([
      [[], ['book']],
      [[], ['book']],
    ]);
    await queries.update(promotions).set({ rule: { discount: { mats: 20 } } });
    expect(await read()).toEqual([[['7', { mats: 20 }]], ['book']]);
    await queries.update(promotions).set({ isArchived: true });
    expect(await read()).toEqual([[], ['book']]);
  });

  it('outlives the count of an order in its promotion', async () => {
    const { queries } = database;
    const { version } = await readCatalogue(prices, queries);
    await queries.update(promotions).set({ ordersCount: 5 });
    expect((await readCatalogue(prices, queries)).version).toBe(version);
  });

  it('of a change that was rolled back is not met again by the next change', async () => {
    const read = async (queries: Database['queries']) =>
      lowestPrice(await readCatalogue(prices, queries), 'book', 'EUR');
    const change = (amount: number) => (queries: Database['queries']) =>
      queries.update(productPrices).set({ amount }).where(eq(productPrices.slug, 'book'));
    await expect(
      database.transaction(async (queries) => {
        await change(1)(queries);
        expect(await read(queries)).toBe(1);
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    expect(await read(database.queries)).toBe(12_000);
    await database.transaction(change(13_000));
    expect(await read(database.queries)).toBe(13_000);
  });
});
