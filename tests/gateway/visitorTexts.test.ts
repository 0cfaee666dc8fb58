import { contract, publicStore, storeItem } from '@trade-area/core/contract';
import type { Endpoint } from '@trade-area/core/contract';
import type { LabConfiguration } from '@trade-area/lab';
import { array, parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { call } from '../fixtures/wire.ts';
import { goodInput } from './goodInput.ts';

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

const currencies = ['EUR', 'USD', 'GBP', 'CAD', 'AUD'];
/** The calls that anybody may make: one that is added is tried, too. */
const publicReads = contract.filter(({ access, effect }) => access === 'public' && effect === 'read');
const accepts = (schema: Endpoint['query'], name: string) =>
  schema !== undefined && 'entries' in schema && name in (schema.entries as object);

/** The answer of each of them in each currency, of those about a configurator for each that the catalogue names. */
async function publicAnswers(): Promise<readonly (readonly [string, string])[]> {
  const links = (await items()).flatMap(({ link_buy, child }) => [
    link_buy,
    ...child.map((each) => each.link_buy),
  ]);
  const configurators = [...new Set(links.flatMap((link) => /config-product\/(\d+)/.exec(link)?.[1] ?? []))];
  expect(configurators.length).toBeGreaterThan(2);
  const texts = [];
  for (const endpoint of publicReads) {
    const { path, query, body } = goodInput(endpoint, { orderCode: '2600001', cod_fot: '1001' });
    const isOfConfigurator =
      endpoint.path.includes('{configurator}') || accepts(endpoint.body, 'configurator');
    for (const configurator of isOfConfigurator ? configurators : [''])
      for (const currency of currencies) {
        const asked = accepts(endpoint.query, 'currency') ? { currency } : {};
        const sent = {
          ...(accepts(endpoint.body, 'currency') ? { currency } : {}),
          ...(accepts(endpoint.body, 'configurator') ? { configurator } : {}),
        };
        const { status, text } = await call(lab.base, endpoint, {
          path: path && 'configurator' in path ? { ...path, configurator } : (path ?? {}),
          query: { ...query, ...asked },
          ...(Buffer.isBuffer(body) ? { body } : { body: { ...body, ...sent } }),
        });
        if (status === 200) texts.push([`${endpoint.id} ${configurator} ${currency}`, text] as const);
      }
  }
  // The one that needs a ticket is refused to a visitor.
  const answered = new Set(texts.map(([name]) => name.split(' ')[0]));
  expect(publicReads.map(({ id }) => id).filter((id) => !answered.has(id))).toEqual(['downloads.software']);
  return texts;
}

/** Every page and file that a visitor can open and that speaks of products, and every answer. */
async function visitorTexts(): Promise<readonly (readonly [string, string])[]> {
  const shown = (await items()).map(({ slug }) => slug);
  const paths = [
    ...['/', '/contact/', '/old-area/', '/cover/', '/terms'],
    '/public/fragments/catalogue?lang=en&currency=EUR',
    '/public/fragments/catalogue.json?lang=en&currency=EUR',
    ...shown.map((slug) => `/info/en/${slug}/`),
    ...files.filter(({ filename }) => /\.(pdf|csv|svg)$/.test(filename)).map((file) => fileOf(file)),
  ];
  const texts = [...(await publicAnswers())];
  for (const path of paths) {
    const { status, text } = await read(path);
    if (status === 200) texts.push([path, text] as const);
  }
  expect(texts.length).toBeGreaterThan(60);
  return texts;
}

/** Amounts as pages write them, and as the wire does. */
const amount =
  /\d[\d.,]*\s?(?:€|\\200|&euro;|\$(?!\{)|£)|"(?:prezzo_da|amount|change|total|\w+_price)":\s*-?\d/;

describe('every page, file and answer that a visitor can open (DEC-23)', () => {
  it('hidden, the default: no answer to a visitor holds an amount', async () => {
    await show('hidden');
    expect((await items()).every(({ prezzo_da }) => prezzo_da === null)).toBe(true);
    const leaks = (await visitorTexts()).filter(([, text]) => amount.test(text)).map(([path]) => path);
    expect(leaks).toEqual([]);
  });

  it('shown, as a control: the same search finds amounts in the catalogue, in configurations and in files', async () => {
    await show('trade');
    const found = (await visitorTexts()).filter(([, text]) => amount.test(text)).map(([path]) => path);
    for (const part of ['store.public', 'configurator.price', '/product-files/'])
      expect([part, found.some((path) => path.startsWith(part))]).toEqual([part, true]);
    await show('hidden');
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
