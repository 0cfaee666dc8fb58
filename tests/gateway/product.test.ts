import {
  allPresets,
  configuratorPrice,
  customerStore,
  productInfo,
  productPresets,
  productProjects,
  storeItem,
  viewFile,
} from '@trade-area/core/contract';
import type { Preset, ProductFile } from '@trade-area/core/contract';
import { array, parse } from 'valibot';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { call } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';
import { catalogue } from './catalogue.ts';
import { signedIn } from './signedIn.ts';

const base = inject('base');
let who: SignedIn;

beforeAll(async () => {
  who = await signedIn('it@studio.test');
});

const sections = ['price_list', 'product_info', 'marketing', 'templates', 'tutorials', 'general'] as const;

async function informationOf(product: string, query: Record<string, string> = {}) {
  const given = { token: who.token, path: { product }, query };
  return parse(productInfo.answer, (await call(base, productInfo, given)).json);
}

describe('product-info (GW2-04)', () => {
  it('PROD-11 every product with a page has a price list and technical information', async () => {
    for (const { slug, nome } of catalogue.items.filter(({ n }) => n !== 38 && n < 61)) {
      const info = await informationOf(slug);
      expect(info.details.name).toBe(nome);
      expect(info.details.link_create).not.toBe('');
      expect(info.price_list.length).toBeGreaterThan(0);
      expect(info.product_info.length).toBeGreaterThan(0);
    }
  });

  it('the sizes cost what the configurator starts from, in the currency of the account', async () => {
    const { sizes } = await informationOf('weddingbook');
    expect(sizes.currency).toBe('EUR');
    expect(sizes.pages).toEqual({ least: 20, most: 110, step: 2 });
    const fields = [{ name: 'Size', stringValue: '30x30' }];
    const body = { configurator: '10', fields };
    const answer = await call(base, configuratorPrice, { token: who.token, body });
    const { price } = parse(configuratorPrice.answer, answer.json);
    expect(sizes.rows.find(({ size }) => size === '30x30')).toMatchObject({ price: 179, step_price: 7.8 });
    expect(price?.lines[0]).toMatchObject({ code: 'base', amount: 179 });
    expect((await informationOf('dma')).sizes.rows.map(({ price: least }) => least)).toContain(189);
  });

  it.each(['it', 'us', 'uk', 'ca', 'au'])(
    'card and page say the same price, days and ways to start to %s',
    async (name) => {
      const { token } = await signedIn(`${name}@studio.test`);
      const { json } = await call(base, customerStore, { token });
      const cards = parse(array(storeItem), json).filter(({ is_active_page: hasPage }) => hasPage);
      expect(cards.length).toBeGreaterThan(50);
      for (const card of cards) {
        const path = { product: card.slug };
        const { details } = parse(productInfo.answer, (await call(base, productInfo, { token, path })).json);
        const { prezzo_da, giorni, child } = card;
        expect([card.slug, details]).toMatchObject([card.slug, { prezzo_da, giorni, child }]);
        expect(details.pictures[0]?.src ?? '').toBe(card.foto);
      }
    },
  );

  it('PROD-03 some pages lack some tabs', async () => {
    const [prints, album] = [await informationOf('prints'), await informationOf('weddingbook')];
    expect([prints.marketing.length, prints.templates.length]).toEqual([0, 0]);
    for (const section of sections) expect(album[section].length).toBeGreaterThan(0);
  });

  it('PROD-09, PROD-12 trees have folders in folders, an empty one, and updated files', async () => {
    const { marketing } = await informationOf('weddingbook');
    expect(marketing.some(({ path }) => path.split('/').length > 1)).toBe(true);
    expect(marketing.some(({ type }) => type === 'folder')).toBe(true);
    const all = await Promise.all(
      ['weddingbook', 'contessa', 'favola', 'primo'].map((slug) => informationOf(slug)),
    );
    const files = all.flatMap((info) => sections.flatMap((section) => info[section]));
    expect(new Set(files.map(({ is_updated }) => is_updated)).size).toBe(2);
    expect(new Set(files.map(({ exist_view_download }) => exist_view_download)).size).toBe(2);
  });

  it('every file has the type that it declares and the reader’s language', async () => {
    const info = await informationOf('weddingbook', { lang: 'fr' });
    const files: ProductFile[] = sections.flatMap((section) => info[section]);
    for (const { url, filename, actions } of files.filter(({ type }) => type === 'file')) {
      const answer = await fetch(url);
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect([url, answer.status]).toEqual([url, 200]);
      const start =
        { pdf: '%PDF-1.4', svg: '<svg ', csv: '\uFEFF' }[filename.split('.').at(-1) ?? ''] ?? 'none';
      expect(bytes.toString('utf8').startsWith(start)).toBe(true);
      const download = actions.find(({ type }) => type === 'download');
      const saved = await fetch(download?.url_download ?? '');
      expect(saved.headers.get('content-disposition')).toContain(encodeURIComponent(filename));
    }
    const prices = Buffer.from(await (await fetch(info.price_list[0]?.url ?? '')).arrayBuffer()).toString(
      'latin1',
    );
    expect(prices).toContain('Tarif: Wedding Book');
    expect(prices).toContain('129,00');
  });

  it.each(['nothing', 'folio-box', 'lab-test-cube', '..', "' or true --", 'x'.repeat(500)])(
    'PROD-18 %.30j gives an empty name and nothing else',
    async (product) => {
      const info = await informationOf(product);
      expect(info.details.name).toBe('');
      for (const section of sections) expect(info[section]).toEqual([]);
    },
  );

  it.each(['nothing', 'weddingbook.price_list.prices.pdf ', '', '../x', "' or true --"])(
    'GW-24 opening the unknown file %j gives 404',
    async (id_file) => {
      const { status } = await call(base, viewFile, { token: who.token, body: { id_file } });
      expect(status).toBe(404);
    },
  );
});

describe('projects of a product (GW2-05)', () => {
  const page = async (product: string, body: Record<string, unknown>, token = who.token) =>
    call(base, productProjects, { token, path: { product }, body: { filter_product: product, ...body } });
  const read = async (...given: Parameters<typeof page>) =>
    parse(productProjects.answer, (await page(...given)).json);

  it('PROD-10, CONST2-11 come twenty a page, newest first', async () => {
    const pages = [];
    for (const number of [1, 2, 3, 4])
      pages.push(await read('weddingbook', { page: number, elements_per_page: 20 }));
    expect(pages.map(({ data, is_next_page }) => [data.length, is_next_page])).toEqual([
      [20, true],
      [20, true],
      [7, false],
      [0, false],
    ]);
    const all = pages.flatMap(({ data }) => data);
    expect(new Set(all.map(({ uuid }) => uuid)).size).toBe(47);
    const dates = all.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().toReversed());
    expect(all[0]?.link_edit).toMatch(new RegExp(`/ta/config-product/10/product-config/${all[0]?.uuid}$`));
  });

  it('ROUTE-18 print projects open in the print editor', async () => {
    const { data } = await read('photobook', { page: 1, elements_per_page: 20 });
    expect(data[0]?.link_edit).toMatch(new RegExp(`/ta/config-print/275/${data[0]?.uuid}$`));
  });

  it('PROD-22 say which service deletes them', async () => {
    for (const [product, family] of [
      ['photobook', '275'],
      ['weddingbook', ''],
    ] as const) {
      const { data } = await read(product, { page: 1, elements_per_page: 20 });
      expect(data.length).toBeGreaterThan(0);
      expect(data.map(({ family_id }) => family_id)).toEqual(data.map(() => family));
    }
  });

  it('are the customer’s own', async () => {
    const other = await signedIn('fr@studio.test');
    const mine = await read('gobook', { page: 1, elements_per_page: 100 });
    const theirs = await read('gobook', { page: 1, elements_per_page: 100 }, other.token);
    const uuids = new Set(mine.data.map(({ uuid }) => uuid));
    expect(mine.data.length).toBeGreaterThan(0);
    expect(theirs.data.length).toBeGreaterThan(0);
    expect(theirs.data.filter(({ uuid }) => uuids.has(uuid))).toEqual([]);
    const empty = await signedIn('empty@studio.test');
    expect((await read('gobook', { page: 1, elements_per_page: 20 }, empty.token)).data).toEqual([]);
  });

  it('an unknown product has none', async () => {
    expect(await read('nothing', { page: 1, elements_per_page: 20 })).toEqual({
      data: [],
      is_next_page: false,
    });
  });

  it.each([
    { page: 0, elements_per_page: 20 },
    { page: -1, elements_per_page: 20 },
    { page: 1.5, elements_per_page: 20 },
    { page: '1', elements_per_page: 20 },
    { page: 10_001, elements_per_page: 20 },
    { page: 1, elements_per_page: 0 },
    { page: 1, elements_per_page: 101 },
    { page: 1 },
    { elements_per_page: 20 },
    { page: 1, elements_per_page: 20, filter_product: { $ne: '' } },
  ])('%j is refused', async (body) => {
    expect((await page('weddingbook', body)).status).toBe(422);
  });
});

describe('presets (GW2-06, GW2-12)', () => {
  const presets = async (): Promise<readonly Preset[]> =>
    parse(allPresets.answer, (await call(base, allPresets, { token: who.token, body: {} })).json);

  it('PRE-09 are twelve and the three of Pink Mania, with filters in the reader’s language', async () => {
    const all = await presets();
    expect(all).toHaveLength(15);
    expect(all.slice(-3).map(({ id }) => id)).toEqual(['9001', '9002', '9003']);
    const filters = new Set(all.map((preset) => preset.presets_filter_description));
    expect(filters).toEqual(new Set(['Classico', 'Famiglia', 'Minimal', 'Neonati', 'Pink Mania']));
    const { json } = await call(base, allPresets, { token: who.token, query: { lang: 'de' }, body: {} });
    expect(parse(allPresets.answer, json)[0]?.presets_filter_description).toBe('Klassisch');
  });

  it('PRE-07 wall pieces bring their own drawing, without scripts', async () => {
    const drawn = [
      'metal-print',
      'metal-pro',
      'acrylic-pro',
      'canvas-pro',
      'canvas-wrap',
      'canvas-plus',
      'amalfi-panel',
    ];
    const svgs = (await presets()).filter(({ image }) => image.startsWith('<svg'));
    expect(svgs.map(({ filter_class }) => filter_class)).toEqual(drawn);
    for (const { image } of svgs) expect(image).not.toMatch(/script|href|on\w+=|foreignObject|style/i);
  });

  it('PROD-22 of one product', async () => {
    const of = async (product: string) =>
      parse(
        productPresets.answer,
        (
          await call(base, productPresets, {
            token: who.token,
            path: { product },
            body: { filter_product: product },
          })
        ).json,
      ).map(({ id }) => id);
    expect(await of('storybook')).toEqual(['101', '102']);
    expect(await of('nothing')).toEqual([]);
  });
});
