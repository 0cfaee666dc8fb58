import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  configuratorPrice,
  customerStore,
  productInfo,
  publicStore,
  storeItem,
} from '@trade-area/core/contract';
import type { LabConfiguration } from '@trade-area/lab';
import { array, parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { call, signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';

/** The trade price never leaves the lab for a visitor who is not signed in, unless the lab shows it (DEC-23). */
let lab: TestLab;
let who: SignedIn;
let settings: {
  -readonly [Name in keyof LabConfiguration['visitorPrices']]: LabConfiguration['visitorPrices'][Name];
};
let files: readonly { readonly id: string; readonly filename: string; readonly slug: string }[];

beforeAll(async () => {
  lab = await startTestLab({
    change: (config) => {
      settings = { ...config.visitorPrices };
      return { ...config, visitorPrices: settings };
    },
  });
  who = await signIn(lab.base, 'it@studio.test');
  files = (await lab.query('select id, filename, slug from product_files order by id')) as never;
});
afterAll(() => lab.stop());

async function show(what: string): Promise<void> {
  settings.show = what;
  // Shared answers are kept for a minute.
  lab.advance(120_000);
}
const items = async (currency = 'EUR') =>
  parse(array(storeItem), (await call(lab.base, publicStore, { query: { currency } })).json);
/** The products that the samples of the demonstration are samples of, and whose list prices they have. */
const sampleOf: Readonly<Record<string, string>> = {
  'fab-album-samples': 'weddingbook',
  'fab-wall-samples': 'acrylic-pro',
};
async function tradePrices(currency: string) {
  const rows = await lab.query(`select slug, amount from product_prices where currency = '${currency}'`);
  const own = new Map(rows.map(({ slug = '', amount }) => [slug, Number(amount) / 100] as const));
  return new Map([...own.keys()].map((slug) => [slug, own.get(sampleOf[slug] ?? slug) ?? 0] as const));
}
const read = async (path: string) => {
  const answer = await fetch(`${lab.base}${path}`);
  return { status: answer.status, text: Buffer.from(await answer.arrayBuffer()).toString('latin1') };
};
const fileOf = ({ id, filename }: (typeof files)[number]) =>
  `/product-files/${encodeURIComponent(id)}/${encodeURIComponent(filename)}?lang=en&currency=EUR`;

describe('what a visitor learns of prices', () => {
  it('DEC-23 a recommended retail price says that it is one; no other price does', async () => {
    const kindsOf = async (what: string) => {
      await show(what);
      return new Set(
        (await items()).map(({ prezzo_da, prezzo_tipo }) => [prezzo_da !== null, prezzo_tipo].join()),
      );
    };
    expect(await kindsOf('retail')).toContain('true,retail');
    expect(await kindsOf('retail')).not.toContain('true,');
    expect([...(await kindsOf('trade'))].filter((kind) => kind.includes('retail'))).toEqual([]);
    expect([...(await kindsOf('hidden'))]).toEqual(['false,']);
  });

  it('retail: each price is the trade price by the factor of its family, and no trade price is among them', async () => {
    await show('retail');
    for (const currency of ['EUR', 'USD', 'GBP', 'CAD', 'AUD']) {
      const trade = await tradePrices(currency);
      const shown = await items(currency);
      expect(shown.length).toBeGreaterThan(50);
      const wrong = shown.filter(({ slug, family, prezzo_da }) => {
        const factor = settings.families.find((each) => each.family === family)?.factor ?? settings.factor;
        return Math.abs((prezzo_da ?? 0) - (trade.get(slug) ?? 0) * factor) > 0.5;
      });
      expect(wrong.map(({ slug }) => slug)).toEqual([]);
    }
    const trade = await tradePrices('EUR');
    const written = (price: number) =>
      [price.toFixed(2), price.toFixed(2).replace('.', ','), `€${price.toFixed(2)}`].map(
        (text) => new RegExp(`(?<![\\d.,])${text.replace(/[.€]/g, '\\$&')}(?!\\d)`),
      );
    const leaks = [];
    for (const file of files.filter(({ filename }) => /price/i.test(filename))) {
      const { text } = await read(fileOf(file));
      if (written(trade.get(file.slug) ?? -1).some((pattern) => pattern.test(text))) leaks.push(file.id);
    }
    expect(leaks).toEqual([]);
  });

  it('trade: only where the lab says so', async () => {
    await show('trade');
    const trade = await tradePrices('EUR');
    expect((await items()).every(({ slug, prezzo_da }) => prezzo_da === trade.get(slug))).toBe(true);
    await show('retail');
  });
});

describe('a customer', () => {
  it('sees trade prices, also in the files whose address they were given', async () => {
    await show('hidden');
    const trade = await tradePrices('EUR');
    const { json } = await call(lab.base, customerStore, { token: who.token });
    const whole = parse(array(storeItem), json).filter(({ slug }) => sampleOf[slug] === undefined);
    for (const { slug, prezzo_da } of whole) expect([slug, prezzo_da]).toEqual([slug, trade.get(slug)]);
    const given = { token: who.token, path: { product: 'weddingbook' }, query: { lang: 'en' } };
    const info = parse(productInfo.answer, (await call(lab.base, productInfo, given)).json);
    const url = info.price_list[0]?.url ?? '';
    const own = await fetch(url);
    expect(Buffer.from(await own.arrayBuffer()).toString('latin1')).toMatch(/129[.,]00/);
    expect([own.headers.get('cache-control'), own.headers.get('access-control-allow-origin')]).toEqual([
      'private, max-age=60',
      null,
    ]);

    const changed = [
      url.replace(/key=[^&]+/, 'key='),
      url.replace(/key=[^&]+/, (key) => `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`),
      url.replace('currency=EUR', 'currency=USD'),
    ];
    for (const address of changed) {
      expect(address).not.toBe(url);
      const text = Buffer.from(await (await fetch(address)).arrayBuffer()).toString('latin1');
      expect(text).not.toMatch(/(129|150)[.,]00/);
    }
    lab.advance(25 * 3_600_000);
    const late = Buffer.from(await (await fetch(url)).arrayBuffer()).toString('latin1');
    expect(late).not.toMatch(/129[.,]00/);
  });
});

describe('a sample', () => {
  const album = 'fab-album-samples';
  const wall = 'fab-wall-samples';
  const configurators: Readonly<Record<string, string>> = { [album]: '10', [wall]: '41' };

  /** The card, the page and the configurator of a sample, as somebody sees them. */
  async function seen(slug: string, person?: SignedIn) {
    const given = person ? { token: person.token } : {};
    const list = await (person ? call(lab.base, customerStore, given) : call(lab.base, publicStore, given));
    const card = parse(array(storeItem), list.json).find((item) => item.slug === slug);
    const body = { configurator: configurators[slug] ?? '', fields: [{ name: 'Samples', numberValue: 1 }] };
    const answer = await call(lab.base, configuratorPrice, { ...given, body });
    return {
      card: card?.prezzo_da,
      configurator: parse(configuratorPrice.answer, answer.json).price?.total,
    };
  }

  it.each([
    // Promotion 816 halves a sample; the American account does not have it.
    ['it', album, 64.5],
    ['it', wall, 24.5],
    ['uk', album, 56],
    ['uk', wall, 21.5],
    ['us', album, 150],
    ['us', wall, 57],
  ])('costs %s on the card of %s what the account pays for it: %d', async (name, slug, price) => {
    const person = await signIn(lab.base, `${name}@studio.test`);
    expect(await seen(slug, person)).toEqual({ card: price, configurator: price });
  });

  it('DEC-23 costs a visitor, who has no promotion, the retail price of the product', async () => {
    await show('retail');
    const shown = await items();
    for (const [slug, whole] of Object.entries(sampleOf)) {
      const retail = shown.find((item) => item.slug === whole)?.prezzo_da;
      expect(await seen(slug)).toEqual({ card: retail, configurator: retail });
    }
    await show('hidden');
    expect(await seen(album)).toEqual({ card: null, configurator: undefined });
  });

  it('costs on a page of its own, in each size, what the configurator says', async () => {
    await lab.query(`update products set is_active_page = true where slug = '${album}'`);
    for (const name of ['it', 'us']) {
      const { token } = await signIn(lab.base, `${name}@studio.test`);
      const answer = await call(lab.base, productInfo, { token, path: { product: album } });
      const { details, sizes } = parse(productInfo.answer, answer.json);
      expect(details.prezzo_da).toBe(Math.min(...sizes.rows.map(({ price }) => price ?? 0)));
      expect(sizes.rows.length).toBeGreaterThan(5);
      for (const { size, price, step_price } of sizes.rows) {
        const totals = [];
        for (const pages of [20, 22]) {
          const fields = [
            { name: 'Samples', numberValue: 1 },
            { name: 'Size', stringValue: size },
            { name: 'Pages', numberValue: pages },
          ];
          const priced = await call(lab.base, configuratorPrice, {
            token,
            body: { configurator: '10', fields },
          });
          totals.push(parse(configuratorPrice.answer, priced.json).price?.total ?? 0);
        }
        const [least = 0, more = 0] = totals;
        expect([size, price, step_price]).toEqual([size, least, Math.round((more - least) * 100) / 100]);
      }
    }
  });
});

it('no bundle that a visitor loads holds a list of prices', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const folders = ['packages/core/dist', 'packages/widgets/dist', 'packages/scene/dist', 'apps/host/dist'];
  const bundles = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(m?js|html|json)$/.test(name))
      .map((name) => join(root, folder, name)),
  );
  expect(bundles.length).toBeGreaterThan(100);
  const holding = bundles.filter((path) =>
    /["']?(?:prezzo_da|eur|usd|gbp|bookSizes)["']?\s*:\s*(?:\d|\[\[)/i.test(readFileSync(path, 'utf8')),
  );
  expect(holding).toEqual([]);
});
