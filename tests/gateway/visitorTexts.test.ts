import { publicStore, storeItem } from '@trade-area/core/contract';
import type { LabConfiguration } from '@trade-area/lab';
import { array, parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { call } from '../fixtures/wire.ts';

/** Every page and file is rendered, twice: what one price or answer shows is in `visitorPrices.test.ts`. */
let lab: TestLab;
let settings: {
  -readonly [Name in keyof LabConfiguration['visitorPrices']]: LabConfiguration['visitorPrices'][Name];
};
let files: readonly { readonly id: string; readonly filename: string; readonly slug: string }[];
let hiddenSlugs: readonly string[];

beforeAll(async () => {
  lab = await startTestLab({
    change: (config) => {
      settings = { ...config.visitorPrices };
      return { ...config, visitorPrices: settings };
    },
  });
  files = (await lab.query('select id, filename, slug from product_files order by id')) as never;
  const all = await lab.query('select slug from products');
  const shown = new Set((await items()).map(({ slug }) => slug));
  hiddenSlugs = all.map(({ slug = '' }) => slug).filter((slug) => !shown.has(slug));
});
afterAll(() => lab.stop());

async function show(what: string): Promise<void> {
  settings.show = what;
  // Shared answers are kept for a minute.
  lab.advance(120_000);
}
const items = async (currency = 'EUR') =>
  parse(array(storeItem), (await call(lab.base, publicStore, { query: { currency } })).json);
const read = async (path: string) => {
  const answer = await fetch(`${lab.base}${path}`);
  return { status: answer.status, text: Buffer.from(await answer.arrayBuffer()).toString('latin1') };
};
const fileOf = ({ id, filename }: (typeof files)[number]) =>
  `/product-files/${encodeURIComponent(id)}/${encodeURIComponent(filename)}?lang=en&currency=EUR`;

/** Every page and file that a visitor can open and that speaks of products. */
async function visitorTexts(): Promise<readonly (readonly [string, string])[]> {
  const shown = (await items()).map(({ slug }) => slug);
  const paths = [
    ...['EUR', 'USD', 'GBP', 'CAD', 'AUD'].map((currency) => `/public/store?currency=${currency}`),
    '/public/fragments/catalogue?lang=en&currency=EUR',
    '/public/fragments/catalogue.json?lang=en&currency=EUR',
    ...shown.slice(0, 12).map((slug) => `/info/en/${slug}/`),
    ...files.filter(({ filename }) => /\.(pdf|csv|svg)$/.test(filename)).map((file) => fileOf(file)),
  ];
  const texts = [];
  for (const path of paths) {
    const { status, text } = await read(path);
    if (status === 200) texts.push([path, text] as const);
  }
  expect(texts.length).toBeGreaterThan(60);
  return texts;
}

describe('every page and file that a visitor can open (DEC-23)', () => {
  it('hidden, the default: no answer to a visitor holds an amount', async () => {
    await show('hidden');
    expect((await items()).every(({ prezzo_da }) => prezzo_da === null)).toBe(true);
    const amount = /\d[\d.,]*\s?(?:€|\\200|&euro;|\$(?!\{)|£)|"prezzo_da":\s*\d/;
    const leaks = (await visitorTexts()).filter(([, text]) => amount.test(text)).map(([path]) => path);
    expect(leaks).toEqual([]);
  });

  it('products that are not public are in no answer and have no file', async () => {
    expect(hiddenSlugs).toContain('lab-test-cube');
    const texts = await visitorTexts();
    for (const slug of hiddenSlugs)
      expect(texts.filter(([, text]) => text.includes(`"${slug}"`)).map(([path]) => path)).toEqual([]);
    for (const file of files.filter(({ slug }) => hiddenSlugs.includes(slug)))
      expect([file.id, (await read(fileOf(file))).status]).toEqual([file.id, 404]);
  });
});
