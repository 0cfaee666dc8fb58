import { configuratorPrice, quoteList, readCart } from '@trade-area/core/contract';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { call, signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';
import { add, hiddenOn } from './cartSteps.ts';
import { good } from './checkoutSteps.ts';
import { openCheckout, saveQuote } from './quoteSteps.ts';

let lab: TestLab;
let italian: SignedIn;
let french: SignedIn;

beforeAll(async () => {
  lab = await startTestLab();
  italian = await signIn(lab.base, 'it@studio.test');
  french = await signIn(lab.base, 'fr@studio.test');
});
afterAll(() => lab.stop());

const gobook = [{ name: 'Size', stringValue: '25x25' }];
const layoutByLab = [
  { name: 'LayoutBy', stringValue: 'lab' },
  { name: 'Images', numberValue: 60 },
];
const ordersOf = (code: string) =>
  lab.query(`select list_price as gross from orders where shipment_code = '${code}' order by id`);

describe('the price is the same number everywhere, and explains itself', () => {
  it('in the cart, on the checkout page and in the orders, with the promotion that waits for its coupon', async () => {
    const first = await saveQuote(lab.base, french, '22', gobook);
    const second = await saveQuote(lab.base, french, '10', layoutByLab);
    await add(lab.base, french, first.id, 2);
    await add(lab.base, french, second.id);
    const cartIn = async (lang: string) => {
      const { json } = await call(lab.base, readCart, { token: french.token, query: { lang } });
      return parse(readCart.answer, json);
    };
    const cart = await cartIn('en');
    const prices = cart.lines.map(({ price }) => price);
    expect(prices.map((price) => price?.total)).toEqual(cart.lines.map(({ total }) => total));
    expect(prices.map((price) => price?.pieces)).toEqual([2, 1]);
    const cents = (major: number | null | undefined) => Math.round((major ?? 0) * 100);
    const sum = (field: 'to_pay' | 'vat' | 'shipping' | 'total') =>
      prices.reduce((all, price) => all + cents(price?.[field]), 0);
    for (const field of ['to_pay', 'vat', 'shipping', 'total'] as const)
      expect([field, sum(field)]).toEqual([field, cents(cart[field])]);
    // The rows and the discount of a line are its price.
    for (const price of prices) {
      const rows = price?.lines.reduce((all, { amount }) => all + cents(amount), 0) ?? 0;
      expect(rows - cents(price?.parts?.discount)).toBe(cents(price?.total));
    }
    const layout = prices[1]?.lines.find(({ code }) => code === 'LayoutBy');
    expect(layout?.label).toMatch(/^Layout[^:]*: \w/);
    const waitingIn = ({ lines }: typeof cart) =>
      lines[0]?.price?.promotions.flatMap(({ result, name }) => (result === 'needs-coupon' ? [name] : [])) ??
      [];
    expect(waitingIn(cart).join()).toContain('GO20');
    // In the language of the reader, whatever the account's is.
    const waiting = waitingIn(await cartIn('fr'));
    expect(waiting).not.toEqual(waitingIn(cart));

    const browser = await openCheckout(lab.base, french, cart.code);
    const page = await browser.page(`/checkout/${cart.code}/`);
    expect(hiddenOn(page).seen).toBe(String(cents(cart.to_pay)));
    expect(page).toContain('Autres promotions');
    for (const name of waiting) expect(page).toContain(`${name}\u00a0: saisissez son code`);
    const reduced = await browser.send(`/checkout/${cart.code}/details`, { ...good, coupon: 'GO20' });
    expect(reduced.status).toBe(303);
    const after = await browser.page(`/checkout/${cart.code}/`);
    expect(after).toMatch(/Remise\s: GO20[^<]* \(-20\s?%\)/u);
    await browser.send(`/checkout/${cart.code}/details`, { ...good, coupon: '' });

    await browser.send(`/checkout/${cart.code}/order`, { ...good, ...hiddenOn(page) });
    expect((await ordersOf(cart.code)).map(({ gross }) => Number(gross))).toEqual(
      prices.map((price) => cents(price?.to_pay)),
    );
  });

  it('in the configurator, in the saved quotes and on the page of one quote', async () => {
    const quote = await saveQuote(lab.base, italian);
    const rows = async () =>
      parse(quoteList.answer, (await call(lab.base, quoteList, { token: italian.token })).json);
    const rowOf = async () => (await rows()).result.find(({ id }) => id === quote.id);
    const asked = await call(lab.base, configuratorPrice, {
      token: italian.token,
      body: { configurator: '10', fields: [] },
    });
    const { price } = parse(configuratorPrice.answer, asked.json);
    const row = await rowOf();
    expect(row?.price).toEqual(price);
    expect(row?.total_now).toBe(price?.total);
    const browser = await openCheckout(lab.base, italian, quote.code);
    expect(hiddenOn(await browser.page(`/checkout/${quote.code}/`)).seen).toBe(
      String(Math.round((price?.to_pay ?? 0) * 100)),
    );
    const before = await rows();
    await lab.query(`update quotes set total = total - 500 where uuid = '${quote.id}'`);
    expect(await rowOf()).toMatchObject({ total: (row?.total ?? 0) - 5, total_now: row?.total });
    // The sum of what waits is that of today too.
    expect((await rows()).waiting).toEqual(before.waiting);
  });

  it('in the sum of more than 200 quotes, the older ones as they were saved', async () => {
    const quote = await saveQuote(lab.base, french);
    const today = quote.totalPrice ?? 0;
    const waiting = async () =>
      parse(quoteList.answer, (await call(lab.base, quoteList, { token: french.token })).json).waiting;
    const before = await waiting();
    // Copies that were changed later, each saved at one unit less than today.
    await lab.query(`insert into quotes (uuid, customer_id, slug, configurator, fields, currency, list_code,
        list_version, parts, total, order_code, created_at, changed_at)
      select uuid || n, customer_id, slug, configurator, fields, currency, list_code, list_version, parts,
        total - 100, 'copy' || n, created_at, changed_at + n * interval '1 second'
      from quotes, generate_series(1, 210) n where uuid = '${quote.id}'`);
    const after = await waiting();
    expect(after?.count).toBe((before?.count ?? 0) + 210);
    expect(after?.total).toBeCloseTo((before?.total ?? 0) + 200 * today + 10 * (today - 1), 2);
  });
});
