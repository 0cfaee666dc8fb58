import { configuratorPrice, configuratorProduct, quoteEndpoints, quoteList } from '@trade-area/core/contract';
import type { ConfigurationField, Quote } from '@trade-area/core/contract';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { call, signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';

let lab: TestLab;
let italian: SignedIn;
let american: SignedIn;
let internal: SignedIn;

beforeAll(async () => {
  lab = await startTestLab();
  italian = await signIn(lab.base, 'it@studio.test');
  american = await signIn(lab.base, 'us@studio.test');
  internal = await signIn(lab.base, 'internal@lab.test');
});
afterAll(() => lab.stop());

const { read, create, save } = quoteEndpoints[''];
const field = (name: string, value: string | number): ConfigurationField =>
  typeof value === 'number' ? { name, numberValue: value } : { name, stringValue: value };
const fieldsOf = (values: Readonly<Record<string, string | number>>) =>
  Object.entries(values).map(([name, value]) => field(name, value));
const worked = fieldsOf({
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
const formOf = (fields: readonly ConfigurationField[], more: Record<string, string> = {}) => ({
  configuredProduct: JSON.stringify({ idProduct: '10', fields }),
  ...more,
});

async function priced(who: SignedIn | null, body: Record<string, unknown>) {
  const answer = await call(lab.base, configuratorPrice, { ...(who ? { token: who.token } : {}), body });
  expect(answer.status).toBe(200);
  return parse(configuratorPrice.answer, answer.json);
}
async function newQuote(
  who: SignedIn,
  fields: readonly ConfigurationField[],
  product = '10',
): Promise<Quote> {
  const answer = await call(lab.base, create, {
    token: who.token,
    path: { product_id: product },
    body: formOf(fields),
  });
  expect(answer.status).toBe(200);
  return parse(create.answer, answer.json);
}
const header = (quote: Quote, name: string) => {
  const found = quote.headerValues?.fields.find((each) => each.name === name);
  return found?.numberValue ?? found?.stringValue;
};

describe('the price of a configuration', () => {
  it('is the worked example for an Italian studio, with shipping, tax and the promotion', async () => {
    const { price, problems } = await priced(italian, { configurator: '10', fields: worked });
    expect(problems).toEqual([]);
    expect(price).toMatchObject({
      kind: 'trade',
      currency: 'EUR',
      list_version: 20_260_101,
      parts: {
        album_price: 298,
        box_price: 59,
        copies_price: 205.7,
        layout_price: 90,
        color_price: 36,
        discount: 84.41,
      },
      total: 604.29,
      shipping: 9.9,
      vat_rate: 22,
      vat: 135.12,
      to_pay: 749.31,
    });
    expect(price?.promotions[0]).toMatchObject({
      id_promo: '901',
      result: 'applied',
      percent: 15,
      limit: 1000,
    });
  });

  it('is in the currency of the account, whatever the page asks for', async () => {
    const { price } = await priced(american, { configurator: '10', currency: 'EUR', fields: [] });
    expect(price).toMatchObject({ currency: 'USD', total: 150, vat_rate: 0 });
  });

  it('no field can set a price', async () => {
    const forged = [
      'total',
      'totalPrice',
      'album_price',
      'discount',
      'price',
      'base',
      'shipping_price',
      'vat',
    ];
    const { price } = await priced(italian, {
      configurator: '10',
      fields: [...worked, ...forged.map((name) => field(name, 0.01))],
    });
    expect(price?.to_pay).toBe(749.31);
  });

  it('says why a choice cannot be made, in the language of the page', async () => {
    const { choices, problems } = await priced(italian, {
      configurator: '10',
      lang: 'de',
      fields: fieldsOf({ CoverMaterial: 'wood', CoverType: 'window' }),
    });
    expect(problems).toEqual([
      {
        field: 'CoverType',
        code: 'excluded',
        value: 'window',
        reason: 'Dieses Cover hat kein Fotofenster.',
        limit: null,
      },
    ]);
    const types = choices.find(({ option }) => option === 'CoverType')?.choices;
    expect(types?.find(({ value }) => value === 'photo')?.code).toBe('excluded');
    expect(types?.find(({ value }) => value === 'plain')).toMatchObject({ code: '', change: 0 });
  });

  it('says what each choice would change', async () => {
    const { choices } = await priced(italian, { configurator: '10', fields: fieldsOf({ Pages: 40 }) });
    const of = (option: string, value: string) =>
      choices.find((each) => each.option === option)?.choices.find((each) => each.value === value)?.change;
    expect([of('Paper', 'silk'), of('CoverMaterial', 'leather'), of('Box', 'wooden')]).toEqual([12, 29, 89]);
  });
});

describe('what a visitor gets (DEC-23)', () => {
  it('one retail price, without lines, parts and promotions', async () => {
    const { price } = await priced(null, { configurator: '10', fields: worked });
    expect(price).toMatchObject({
      kind: 'retail',
      lines: [],
      parts: null,
      promotions: [],
      shipping: null,
      to_pay: null,
    });
    expect(price?.total).toBeGreaterThan(688.7);
  });

  it('the options, and no price in them', async () => {
    const answer = await call(lab.base, configuratorProduct, {
      path: { configurator: '10' },
      query: { lang: 'it' },
    });
    const product = parse(configuratorProduct.answer, answer.json);
    expect(product).toMatchObject({
      slug: 'weddingbook',
      name: 'Wedding Book',
      pages: { least: 20, most: 110, step: 2 },
    });
    expect(product.options.find(({ name }) => name === 'Paper')?.label).toBe('Carta');
    expect(answer.text).not.toMatch(/price|amount|change/);
  });

  it.each(['99', '0', '999999', '%', '../../etc', '10 OR 1=1'])(
    'nothing of configurator %s',
    async (configurator) => {
      const answer = await call(lab.base, configuratorPrice, { body: { configurator, fields: [] } });
      expect(answer.status).toBe(404);
    },
  );

  it('no quotes', async () => {
    expect((await call(lab.base, quoteList, {})).status).toBe(401);
    expect((await call(lab.base, create, { path: { product_id: '10' }, body: formOf([]) })).status).toBe(401);
  });
});

describe('a quote', () => {
  it('is saved with a number for its order, and read again at the same price (CONF-05, CONF-06, CONF-16, GW2-19, GW2-20)', async () => {
    const made = await newQuote(italian, worked);
    expect(made.totalPrice).toBe(604.29);
    expect(header(made, 'order_code')).toMatch(/^\d{9}$/);
    expect(header(made, 'list_code')).toBe('EUR_IT');
    expect(header(made, 'customer_code')).toBe('1001');
    const answer = await call(lab.base, read, { token: italian.token, path: { conf_id: made.id } });
    const again = parse(read.answer, answer.json);
    expect(again).toEqual({ ...made });
    const names = again.configuredProduct?.fields.map(({ name }) => name) ?? [];
    expect(names).toEqual(
      expect.arrayContaining(['ProductCode', 'Width_cm', 'Orientation', 'CoverGroup', 'Size']),
    );
    for (const each of again.configuredProduct?.fields ?? [])
      expect([typeof each.stringValue === 'string', typeof each.numberValue === 'number']).toContain(true);
  });

  it('without an order number while something stands against ordering it (CONF-07)', async () => {
    const made = await newQuote(italian, fieldsOf({ Pages: 200 }));
    expect(header(made, 'order_code')).toBeUndefined();
  });

  it('is saved into itself; the second of two windows is told (CONF-26, GW2-21)', async () => {
    const made = await newQuote(italian, worked);
    const saveAs = (pages: number, revision: number) =>
      call(lab.base, save, {
        token: italian.token,
        path: { conf_id: made.id, idQuote: made.idQuote },
        body: formOf(fieldsOf({ Pages: pages }), { revision: String(revision) }),
      });
    const first = await saveAs(30, made.revision);
    expect(parse(save.answer, first.json)).toMatchObject({ id: made.id, revision: made.revision + 1 });
    const second = await saveAs(60, made.revision);
    expect(second.status).toBe(409);
    const kept = await call(lab.base, read, { token: italian.token, path: { conf_id: made.id } });
    expect(parse(read.answer, kept.json).configuredProduct?.fields).toContainEqual({
      name: 'Pages',
      numberValue: 30,
    });
  });

  it('of another customer is not there, to read or to save (DEC-06)', async () => {
    const made = await newQuote(italian, worked);
    const reading = await call(lab.base, read, { token: american.token, path: { conf_id: made.id } });
    const path = { conf_id: made.id, idQuote: made.idQuote };
    const saving = await call(lab.base, save, { token: american.token, path, body: formOf([]) });
    expect([reading.status, saving.status]).toEqual([404, 404]);
    const listed = await call(lab.base, quoteList, { token: american.token });
    expect(listed.text).not.toContain(made.id);
  });

  it('waits in the sum of the list until it is ordered, whatever page is read', async () => {
    const { token } = american;
    const list = (query = {}) => call(lab.base, quoteList, { token, query });
    const waiting = async (query = {}) => parse(quoteList.answer, (await list(query)).json).waiting;
    const { count = 0, total = 0 } = (await waiting()) ?? {};
    const made = await newQuote(american, fieldsOf({ Size: '20x30' }), '13');
    const more = { count: count + 1, total: (total ?? 0) + (made.totalPrice ?? 0), currency: 'USD' };
    expect(await waiting({ page: '9' })).toEqual(more);
    await lab.query(`update quotes set is_ordered = true where uuid = '${made.id}'`);
    expect(await waiting()).toEqual({ count, total, currency: 'USD' });
  });

  it('tells the former price when the list has changed', async () => {
    const made = await newQuote(american, fieldsOf({ Size: '20x30' }), '13');
    await lab.query(`update quotes set total = total - 1500 where uuid = '${made.id}'`);
    const answer = await call(lab.base, read, { token: american.token, path: { conf_id: made.id } });
    const now = parse(read.answer, answer.json);
    expect(now.totalPrice).toBe(made.totalPrice);
    expect(now.formerPrice).toBe((made.totalPrice ?? 0) - 15);
  });

  it('of dev and test is the internal account’s (CONF-12)', async () => {
    const { create: createDev } = quoteEndpoints.dev;
    const request = { path: { product_id: '99' }, body: formOf([]) };
    expect((await call(lab.base, createDev, { token: italian.token, ...request })).status).toBe(404);
    expect((await call(lab.base, createDev, { token: internal.token, ...request })).status).toBe(200);
  });

  const tooManyFields = JSON.stringify({ fields: Array.from({ length: 301 }, () => ({ name: 'x' })) });
  it.each([
    ['no text', ''],
    ['broken JSON', '{'],
    ['a list', '[]'],
    ['a number of fields', '{"fields":1}'],
    ['too many fields', tooManyFields],
  ])('is refused for %s', async (_what, configuredProduct) => {
    const answer = await call(lab.base, create, {
      token: italian.token,
      path: { product_id: '10' },
      body: { configuredProduct },
    });
    expect(answer.status).toBe(422);
  });

  it('once for a button that is pressed twice (T-E2)', async () => {
    const key = crypto.randomUUID();
    const press = () =>
      call(lab.base, create, {
        token: italian.token,
        path: { product_id: '10' },
        body: formOf(worked),
        headers: { 'idempotency-key': key },
      });
    const [one, two] = await Promise.all([press(), press()]);
    expect(parse(create.answer, one.json).id).toBe(parse(create.answer, two.json).id);
  });
});
