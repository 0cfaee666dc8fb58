import {
  orderAgain,
  orderListAnswer,
  ordersInProcess,
  quoteEndpoints,
  quoteFromOrder,
  quoteList,
  ticket,
} from '@trade-area/core/contract';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { call, signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';
import { hiddenOn } from './cartSteps.ts';
import { Browser } from './checkoutBrowser.ts';
import { good, seenOn } from './checkoutSteps.ts';
import { openCheckout, saveQuote } from './quoteSteps.ts';

/** Ordering past orders again: those made from quotes, and those that the lab had before. */
let lab: TestLab;
let italian: SignedIn;
let french: SignedIn;

beforeAll(async () => {
  lab = await startTestLab();
  italian = await signIn(lab.base, 'it@studio.test');
  french = await signIn(lab.base, 'fr@studio.test');
});
afterAll(() => lab.stop());

const { create, read } = quoteEndpoints[''];
const chosen = [
  { name: 'Size', stringValue: '30x30' },
  { name: 'Pages', numberValue: 40 },
  { name: 'CoverMaterial', stringValue: 'leather' },
];

async function compare(who: SignedIn, code: string) {
  const answer = await call(lab.base, orderAgain, {
    token: who.token,
    body: { cod_order: code, lang: 'en' },
  });
  expect(answer.status).toBe(200);
  return parse(orderAgain.answer, answer.json);
}
const makeQuote = (who: SignedIn, code: string, key = crypto.randomUUID()) =>
  call(lab.base, quoteFromOrder, {
    token: who.token,
    body: { cod_order: code },
    headers: { 'idempotency-key': key },
  });
async function quoteOf(who: SignedIn, id: string) {
  const { json } = await call(lab.base, read, { token: who.token, path: { conf_id: id } });
  return parse(read.answer, json);
}
const numberOf = ({ headerValues }: Awaited<ReturnType<typeof quoteOf>>) =>
  headerValues?.fields.find(({ name }) => name === 'order_code')?.stringValue ?? '';

/** Orders a quote at the lab’s checkout; answers the code of the order. */
async function placeOrder(who: SignedIn, code: string): Promise<void> {
  const { json } = await call(lab.base, ticket, {
    token: who.token,
    body: { purpose: 'checkout', order_code: code },
  });
  const browser = new Browser(lab.base);
  await browser.send(`/checkout/${code}/?mt=0`, { ta_token: parse(ticket.answer, json).ticket }, false);
  const page = await browser.page(`/checkout/${code}/`);
  const placed = await browser.send(`/checkout/${code}/order`, {
    ...good,
    seen: seenOn(page),
  });
  expect(placed.headers.get('location')).toBe(`/checkout/${code}/done`);
}

describe('an order that was made from a quote', () => {
  let code = '';
  beforeAll(async () => {
    const { json } = await call(lab.base, create, {
      token: italian.token,
      path: { product_id: '10' },
      body: { configuredProduct: JSON.stringify({ fields: chosen }) },
    });
    code = numberOf(parse(create.answer, json));
    await placeOrder(italian, code);
  });

  it('shows its price beside the price of today, each with its list', async () => {
    await lab.query(
      `update quotes set total = total - 1500, list_version = 20250101 where order_code = '${code}'`,
    );
    const again = await compare(italian, code);
    expect(again).toMatchObject({
      name: 'Anna & Luca',
      product: 'Wedding Book',
      size: '30x30',
      pages: 40,
      currency: 'EUR',
      is_complete: true,
      gone: [],
      before: { list_version: 20_250_101 },
      now: { list_version: 20_260_101 },
    });
    expect((again.now?.total ?? 0) - (again.before.total ?? 0)).toBeCloseTo(15);
  });

  it('becomes a new quote once for two presses, at the price of today, and that one an order (T-E2)', async () => {
    const { now } = await compare(italian, code);
    const key = crypto.randomUUID();
    const [one, two] = await Promise.all([makeQuote(italian, code, key), makeQuote(italian, code, key)]);
    const made = parse(quoteFromOrder.answer, one.json);
    expect(parse(quoteFromOrder.answer, two.json)).toEqual(made);
    const quote = await quoteOf(italian, made.id);
    expect(quote).toMatchObject({ totalPrice: now?.total, is_ordered: false });
    expect(quote.configuredProduct?.fields).toEqual(expect.arrayContaining(chosen));
    expect(numberOf(quote)).not.toBe(code);
    await placeOrder(italian, numberOf(quote));
    expect(
      await lab.query(`select 1 from orders where commessa in ('${code}', '${numberOf(quote)}')`),
    ).toHaveLength(2);
    const listed = await call(lab.base, quoteList, {
      token: italian.token,
      query: { state: 'ordered', search: 'anna luca' },
    });
    expect(parse(quoteList.answer, listed.json).result.map(({ id }) => id)).toContain(made.id);
  });

  it('of several pieces becomes a quote of as many, whose checkout shows and orders them at the price that was shown', async () => {
    await lab.query(`update orders set quantity = 3 where commessa = '${code}'`);
    const one = (
      await quoteOf(italian, parse(quoteFromOrder.answer, (await makeQuote(italian, code)).json).id)
    ).totalPrice;
    const again = await compare(italian, code);
    expect([again.quantity, again.now?.total]).toEqual([3, 3 * (one ?? 0)]);
    const made = parse(quoteFromOrder.answer, (await makeQuote(italian, code)).json);
    const quote = await quoteOf(italian, made.id);
    expect([quote.quantity, quote.totalPrice]).toEqual([3, one]);
    const number = numberOf(quote);
    await placeOrder(italian, number);
    const [ordered] = await lab.query(`select quantity from orders where commessa = '${number}'`);
    expect(Number(ordered?.['quantity'])).toBe(3);
    expect((await compare(italian, number)).before.total).toBeCloseTo(again.now?.total ?? 0);
    const listed = await call(lab.base, quoteList, { token: italian.token, query: { search: number } });
    expect(parse(quoteList.answer, listed.json).result).toMatchObject([
      { quantity: 3, total: again.now?.total },
    ]);
    await lab.query(`update orders set quantity = 1 where commessa = '${code}'`);
  });

  it('marks a choice that is no longer sold, and does not drop it', async () => {
    await lab.query(
      `update quotes set fields = replace(fields::text, '"leather"', '"snakeskin"')::jsonb where order_code = '${code}'`,
    );
    const { gone, now } = await compare(italian, code);
    expect(now).not.toBeNull();
    expect(gone).toContainEqual(expect.objectContaining({ field: 'CoverMaterial', value: 'snakeskin' }));
    const made = parse(quoteFromOrder.answer, (await makeQuote(italian, code)).json);
    const quote = await quoteOf(italian, made.id);
    expect(numberOf(quote)).toBe('');
    expect(quote.configuredProduct?.fields).toContainEqual({
      name: 'CoverMaterial',
      stringValue: 'snakeskin',
    });
  });

  it('of a product that is no longer sold has no price of today and makes no quote', async () => {
    await lab.query(`update products set is_archived = true where slug = 'weddingbook'`);
    expect((await compare(italian, code)).now).toBeNull();
    expect((await makeQuote(italian, code)).status).toBe(409);
    await lab.query(`update products set is_archived = false where slug = 'weddingbook'`);
  });

  it('of another customer is not there (ROLE-02, DEC-06)', async () => {
    const asked = await call(lab.base, orderAgain, { token: french.token, body: { cod_order: code } });
    expect([asked.status, (await makeQuote(french, code)).status]).toEqual([404, 404]);
  });
});

describe('a quote of several pieces', () => {
  it('pieces of a quote that is checked out by itself are changed on its page, and ordered', async () => {
    const { code } = await saveQuote(lab.base, italian);
    const browser = await openCheckout(lab.base, italian, code);
    const path = `/checkout/${code}/`;
    const one = Number(hiddenOn(await browser.page(path)).seen);
    await browser.send(`${path}details?line=${code}`, { ...good, [`pieces_${code}`]: '2' });
    const page = await browser.page(path);
    expect(page).toMatch(
      new RegExp(`name="pieces_${code}"[^>]*value="2"|value="2"[^>]*name="pieces_${code}"`),
    );
    const two = Number(hiddenOn(page).seen);
    expect(Math.abs(two - (2 * one - 990 * 1.22))).toBeLessThan(2);
    // 0 removes nothing: there is no cart that the quote could leave.
    await browser.send(`${path}details?line=${code}`, { ...good, [`pieces_${code}`]: '0' });
    await browser.send(`${path}details?remove=${code}`, good);
    expect(Number(hiddenOn(await browser.page(path)).seen)).toBe(two);
    // The amount on the button is for other pieces than those that were typed.
    const pressed = await browser.send(`${path}order`, {
      ...good,
      ...hiddenOn(page),
      [`pieces_${code}`]: '3',
    });
    expect(pressed.headers.get('location')).toContain('problem=price');
    const last = hiddenOn(await browser.page(path));
    const placed = await browser.send(`${path}order`, { ...good, ...last, [`pieces_${code}`]: '3' });
    expect(placed.headers.get('location')).toBe(`/checkout/${code}/done`);
    expect(await lab.query(`select quantity from orders where commessa = '${code}'`)).toEqual([
      { quantity: 3 },
    ]);
  });
});

describe('an order that the lab had before', () => {
  it('is mapped to its product, size and pages, or says that it is not sold; every one answers', async () => {
    const { json } = await call(lab.base, ordersInProcess, { token: italian.token, body: {} });
    const codes = parse(orderListAnswer, json).orders.map(({ commessa }) => commessa);
    expect(codes.length).toBeGreaterThan(5);
    const files = await lab.query(
      `select commessa, list_file from orders where commessa in (${codes.map((each) => `'${each}'`).join(',')})`,
    );
    const sizes = new Map(
      files.map(({ commessa = '', list_file: file = '' }) => [commessa, /_(\d+x\d+)$/.exec(file)?.[1] ?? '']),
    );
    const compared = await Promise.all(codes.map((code) => compare(italian, code)));
    const sold = compared.filter(({ now }) => now !== null);
    for (const { cod_order: code, now, size } of sold) {
      const made = parse(quoteFromOrder.answer, (await makeQuote(italian, code)).json);
      const quote = await quoteOf(italian, made.id);
      expect([code, quote.totalPrice]).toEqual([code, now?.total]);
      const field = quote.configuredProduct?.fields.find(({ name }) => name === 'Size');
      expect([code, field?.stringValue ?? '']).toEqual([code, size]);
    }
    // The size of the order is kept wherever the product is still sold in it.
    const kept = sold.filter(({ cod_order: code, size }) => size !== '' && size === sizes.get(code));
    expect(kept.length).toBeGreaterThan(3);
    const [first] = sold;
    expect(first?.is_complete).toBe(false);
  });
});
