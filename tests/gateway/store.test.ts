import { customerStore, publicStore, storeItem } from '@trade-area/core/contract';
import type { StoreItem } from '@trade-area/core/contract';
import { sitesFrom, todayIn } from '@trade-area/core/kernel';
import { demonstrationConfiguration } from '@trade-area/lab/demo';
import { parse } from 'valibot';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { call, readResponse, signIn } from '../fixtures/wire.ts';
import type { CallInput } from '../fixtures/wire.ts';
import { catalogue } from './catalogue.ts';
import { signedIn } from './signedIn.ts';

const base = inject('base');
const slugs = (items: readonly StoreItem[]) => items.map(({ slug }) => slug);

async function itemsOf(endpoint: typeof customerStore | typeof publicStore, given: CallInput = {}) {
  const { status, json } = await call(base, endpoint, given);
  expect(status).toBe(200);
  const items = (json as unknown[]).map((item) => parse(storeItem, item));
  // The tolerant schema drops invalid fields, so an equal object proves that no field is invalid.
  expect(parse(endpoint.answer, json)).toEqual(items);
  return items;
}

const storeOf = async (email: string, query: Record<string, string> = {}) =>
  itemsOf(customerStore, { token: (await signedIn(email)).token, query });

describe('the store of a customer (GW2-02)', () => {
  it.each([
    ['it@studio.test', 'eur', 'Il nostro album'],
    ['fr@studio.test', 'eur', 'Notre album'],
    ['de@studio.test', 'eur', 'Unser klassisches'],
    ['es@studio.test', 'eur', 'Nuestro álbum'],
    ['us@studio.test', 'usd', 'Our classic'],
    ['uk@studio.test', 'gbp', 'Our classic'],
    ['gb@studio.test', 'gbp', 'Our classic'],
    ['empty@studio.test', 'eur', 'Unser klassisches'],
  ] as const)(
    'STORE-62 %s sees the catalogue in its order, in %s and their language',
    async (email, currency, words) => {
      const items = await storeOf(email);
      const sold = catalogue.items.filter(({ test }) => !test);
      expect(slugs(items)).toEqual(sold.map(({ slug }) => slug));
      // The price of a sample depends on the account's promotions: visitorPrices.test.ts.
      const isWhole = ({ slug }: { readonly slug: string }) => !slug.endsWith('-samples');
      expect(items.filter(isWhole).map((item) => item.prezzo_da)).toEqual(
        sold.filter(isWhole).map((item) => item[currency]),
      );
      expect(items[0]?.description).toContain(words);
      expect(items.every(({ description, giorni }) => description !== '' && giorni !== '')).toBe(true);
    },
  );

  it.each([
    ['albums', 'album', 'contessa'],
    ['wall art', 'wallart', 'canvas-pro'],
    ['prints', 'prints_mats', 'fineart-prints'],
    ['mats', 'prints_mats', 'mats'],
    ['magazines', 'book', 'magazine'],
    ['calendars', 'cards_calendars', 'calendars'],
    ['cards', 'cards_calendars', 'thank-you-cards'],
  ])('SHELL-27 %s are sold', async (_kind, kindOf, slug) => {
    const item = (await storeOf('it@studio.test')).find((each) => each.slug === slug);
    expect(item?.filter_class.split(' ')).toContain(kindOf);
    expect(item?.prezzo_da).toBeGreaterThan(0);
    expect(item?.link_buy || item?.child.length).toBeTruthy();
  });

  it.each(['ca@studio.test', 'au@studio.test'])('%s has prices of their own dollars', async (email) => {
    const items = await storeOf(email);
    const american = await storeOf('us@studio.test');
    expect(items.every(({ prezzo_da }) => (prezzo_da ?? 0) > 0)).toBe(true);
    expect(items[0]?.prezzo_da).toBeGreaterThan(american[0]?.prezzo_da ?? 0);
  });

  it('STORE-31, STORE-42, ROLE2-08 test items are for internal customers; staff who act as a customer see that customer’s items', async () => {
    const tests = (items: readonly StoreItem[]) => slugs(items.filter(({ is_in_test }) => is_in_test));
    expect(tests(await storeOf('internal@lab.test'))).toEqual(['lab-test-cube']);
    expect(tests(await storeOf('it@studio.test'))).toEqual([]);
    const staff = await signIn(base, 'internal@lab.test', { as: '1001' });
    expect(tests(await itemsOf(customerStore, { token: staff.token }))).toEqual([]);
  });

  it.each([
    ['de', 'Konfigurator'],
    ['it-IT', 'Configuratore'],
    ['fr', 'Configurateur'],
    ['es', 'Configurador'],
    ['en', 'Configurator'],
    ['xx', 'Configuratore'],
  ])('lang=%s selects the language; an invalid one leaves the account’s', async (lang, word) => {
    const [first] = await storeOf('it@studio.test', { lang });
    expect(first?.child[0]?.nome).toContain(word);
  });

  describe('catalogue facts that the store’s rules rely on (CAT-ITEMS, CAT-PROMOS)', () => {
    let items: readonly StoreItem[];
    const item = (slug: string) => items.find((each) => each.slug === slug);
    beforeAll(async () => {
      items = await storeOf('internal@lab.test');
    });

    it('STORE-26 every item but 38 and 61 to 73 has a page', () => {
      const without = catalogue.items.filter(({ n }) => n === 38 || n >= 61).map(({ slug }) => slug);
      expect(slugs(items.filter(({ is_active_page }) => !is_active_page))).toEqual(without);
    });

    it('PROMO-10..13, PROMO-18..20 connections, filters, dates and article ids are those of the catalogue', () => {
      for (const given of catalogue.items) {
        expect(item(given.slug)).toMatchObject({
          family: given.family,
          filter_class: given.filter_class,
          id: given.id ?? null,
          promo_connection: (given.conn ?? []).map((id) => ({ id_promo: String(id) })),
          promo_filter: (given.filter ?? []).map(({ id_promo, is_exclusive }) => ({
            id_promo: String(id_promo),
            is_exclusive: is_exclusive === 1,
          })),
          date_filter: (given.date ?? []).map(({ after_date, data }) => ({
            after_date: after_date === 1,
            data,
          })),
        });
      }
    });

    it('STORE-27 one item is coming soon, STORE-28 five offer several editors', () => {
      const open = items.filter(({ link_buy, child }) => link_buy === '' && child.length === 0);
      expect(slugs(open)).toEqual(['folio-box']);
      expect(slugs(items.filter(({ child }) => child.length > 1))).toEqual([
        'weddingbook',
        'mattedalbum',
        'youngbook',
        'gobook',
        'storybook',
      ]);
    });

    it('STORE-25 links contain the known placeholders only', () => {
      const links = items.flatMap(({ link_buy, link_info, child }) => [
        link_buy,
        link_info,
        ...child.map((each) => each.link_buy),
      ]);
      const names = new Set(links.flatMap((link) => link.match(/\[\w+\]/g) ?? []));
      expect([...names].sort()).toEqual(['[c]', '[lang]', '[old_lang]', '[ta_token]']);
      for (const link of links.filter(Boolean)) expect(() => new URL(link)).not.toThrow();
    });
  });

  it('isOneOkPromo depends on the customer', async () => {
    const kept = (items: readonly StoreItem[]) => slugs(items.filter(({ isOneOkPromo }) => isOneOkPromo));
    expect(kept(await storeOf('de@studio.test'))).toEqual(['atelier-preview']);
    expect(kept(await storeOf('it@studio.test'))).toEqual([]);
  });
});

describe('the public store (GW2-01)', () => {
  it('PUB-02, PUB-11, PUB-12 contains no promotions and no test items', async () => {
    const items = await itemsOf(publicStore);
    // Items before or after their dates stay in the lab too (PUB-12).
    const today = todayIn(new Date(), demonstrationConfiguration(sitesFrom({})).calendar.timeZone).replaceAll(
      '-',
      '',
    );
    const off = catalogue.items.filter(({ date = [] }) =>
      date.some(({ after_date, data }) => (after_date === 1 ? data >= today : data < today)),
    );
    const hidden = ['lab-test-cube', 'atelier-preview', ...off.map(({ slug }) => slug)];
    expect(slugs(items)).toEqual(
      catalogue.items.map(({ slug }) => slug).filter((slug) => !hidden.includes(slug)),
    );
    for (const item of items)
      expect(item).toMatchObject({
        promo_connection: [],
        promo_filter: [],
        isOneOkPromo: false,
        is_in_test: false,
      });
  });

  it('is the same with a session as without', async () => {
    const { token } = await signedIn('internal@lab.test');
    expect((await call(base, publicStore, { token })).text).toBe((await call(base, publicStore)).text);
  });

  it.each([
    // Retail prices: 2.4 times the trade price of this family, in whole units (DEC-23).
    ['EUR', 310],
    ['USD', 360],
    ['GBP', 269],
    ['GBR', 269],
    ['gbr', 269],
    ['CHF', null],
    ['', null],
    ["'; drop table products; --", null],
  ])('has prices in %s; an item without a price list has none', async (currency, price) => {
    const [first] = await itemsOf(publicStore, { query: { currency } });
    expect(first?.prezzo_da).toBe(price);
  });

  it.each([
    ['de', 'Unser'],
    ['en', 'Our'],
    ['', 'Our'],
    ['../de', 'Our'],
    ['x'.repeat(2_000), 'Our'],
  ])('lang=%.20s selects the language; an invalid one gives English', async (lang, word) => {
    const [first] = await itemsOf(publicStore, { query: { lang } });
    expect(first?.description.startsWith(word)).toBe(true);
  });

  it('is compressed, has an ETag, is cached and readable by every page', async () => {
    const headers = { 'accept-encoding': 'br', origin: 'https://partner.example' };
    const first = await fetch(`${base}/public/store`, { headers });
    expect(first.headers.get('content-encoding')).toBe('br');
    expect(first.headers.get('cache-control')).toBe('public, max-age=60');
    expect(first.headers.get('access-control-allow-origin')).toBe('*');
    const tag = first.headers.get('etag') ?? '';
    await first.text();
    const again = await readResponse(
      await fetch(`${base}/public/store`, { headers: { ...headers, 'if-none-match': tag } }),
    );
    expect([again.status, again.text]).toEqual([304, '']);
  });
});

describe('the pictures that the configuration names (STORE-13, PRE-06, DASH-02)', () => {
  const { store } = demonstrationConfiguration(sitesFrom({})).portal;
  const products = [store?.homePicture ?? '', ...Object.values(store?.bookPictures ?? {})];
  const banners = [...(store?.collections ?? []), store?.selection].map((banner) => banner?.picture ?? '');
  const files = [
    ...products.flatMap((name) => [`${name}-480`, `${name}-960`]),
    ...banners.flatMap((name) => [`${name}-600`, `${name}-1200`]),
  ];

  it.each(files)('%s exists in both formats', async (file) => {
    for (const form of ['webp', 'avif']) {
      const answer = await fetch(`${base}/pictures/${file}.${form}`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe(`image/${form}`);
      expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
    }
  });
});
