import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { customerStore, productInfo, publicStore, storeItem } from '@trade-area/core/contract';
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
const tradePrices = async (currency: string) =>
  new Map(
    (await lab.query(`select slug, amount from product_prices where currency = '${currency}'`)).map(
      ({ slug = '', amount }) => [slug, Number(amount) / 100] as const,
    ),
  );
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
    for (const { slug, prezzo_da } of parse(array(storeItem), json)) expect(prezzo_da).toBe(trade.get(slug));
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
