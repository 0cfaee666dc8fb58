import { quoteEndpoints } from '@trade-area/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { call, signIn } from '../fixtures/wire.ts';
import { good, openQuote, seenOn } from './checkoutSteps.ts';

/** Which cards a checkout offers and accepts, and a lab whose database fails under it. */
let lab: TestLab;

beforeAll(async () => {
  lab = await startTestLab();
});
afterAll(() => lab.stop());

async function cardsOf(code: string) {
  return lab.query(
    `select k.token, k.last4 from cards k join customers c on c.id = k.customer_id where c.code = '${code}' order by k.id`,
  );
}
const ordersOf = (code: string) => lab.query(`select 1 from orders where commessa = '${code}'`);

describe('cards of a checkout', () => {
  it('T-A3: staff who act as a customer are offered no card, and a token that they know pays for nothing', async () => {
    const [card] = await cardsOf('1005');
    const customer = await signIn(lab.base, 'us@studio.test');
    const own = await openQuote(lab.base, customer);
    expect(await own.browser.page(`/checkout/${own.code}/`)).toContain(String(card?.['token']));

    const staff = await signIn(lab.base, 'internal@lab.test', { as: '1005' });
    const { browser, code } = await openQuote(lab.base, staff);
    const page = await browser.page(`/checkout/${code}/`);
    for (const { token } of await cardsOf('1005')) expect(page).not.toContain(String(token));
    const form = { ...good, payment: String(card?.['token']), seen: seenOn(page) };
    const answer = await browser.send(`/checkout/${code}/order`, form);
    expect(answer.headers.get('location')).toContain('problem=payment');
    expect(await ordersOf(code)).toEqual([]);
  });

  it('an expired card is not offered and not accepted', async () => {
    const customer = await signIn(lab.base, 'us@studio.test');
    const [card] = await cardsOf('1005');
    const token = String(card?.['token']);
    await lab.query(`update cards set expiry_year = 2024 where token = '${token}'`);
    const { browser, code } = await openQuote(lab.base, customer);
    const page = await browser.page(`/checkout/${code}/`);
    expect(page).not.toContain(token);
    const form = { ...good, payment: token, seen: seenOn(page) };
    const answer = await browser.send(`/checkout/${code}/order`, form);
    expect(answer.headers.get('location')).toContain('problem=payment');
    expect(await ordersOf(code)).toEqual([]);
  });
});

describe('a database that fails while the product is read', () => {
  it('is a failure of the lab, not a product that is gone; afterwards the same address works', async () => {
    const customer = await signIn(lab.base, 'it@studio.test');
    const { browser, code, id } = await openQuote(lab.base, customer);
    const { read } = quoteEndpoints[''];
    const readQuote = () => call(lab.base, read, { token: customer.token, path: { conf_id: id } });
    // The terms of a product are kept in memory for one version of the catalogue: a change of it lets them be read again.
    await lab.query('update product_prices set amount = amount');
    await lab.query('alter table product_options rename to product_options_away');
    const [page, quote] = [await browser.send(`/checkout/${code}/`), await readQuote()];
    await lab.query('alter table product_options_away rename to product_options');
    expect([page.status, quote.status]).toEqual([500, 500]);
    expect(await page.text()).not.toContain('no longer available');
    expect((await browser.send(`/checkout/${code}/`)).status).toBe(200);
    expect((await readQuote()).status).toBe(200);
  });

  it('a product that is not sold any more is said to be gone, with 409', async () => {
    const customer = await signIn(lab.base, 'it@studio.test');
    const { browser, code } = await openQuote(lab.base, customer, '22');
    const [sold] = await lab.query(
      `select slug, buy from products where slug = (select slug from quotes where order_code = '${code}')`,
    );
    await lab.query(`update products set buy = '' where slug = '${sold?.['slug']}'`);
    const page = await browser.send(`/checkout/${code}/`);
    await lab.query(`update products set buy = '${sold?.['buy']}' where slug = '${sold?.['slug']}'`);
    expect(page.status).toBe(409);
  });
});

describe('the sandbox, whose cards behave as their numbers say', () => {
  const reference = (kind: string) =>
    `sandbox.${Buffer.from(JSON.stringify({ kind, brand: 'Visa', last4: '3220', month: 9, year: 2031 })).toString('base64url')}.${crypto.randomUUID()}`;
  async function pay(kind: string) {
    const customer = await signIn(lab.base, 'it@studio.test');
    const token = `card_${crypto.randomUUID()}`;
    await lab.query(`insert into cards (customer_id, token, provider, reference, brand, holder, last4, expiry_month, expiry_year, created_at)
      select id, '${token}', 'sandbox', '${reference(kind)}', 'Visa', 'Anna', '3220', 9, 2031, now() from customers where code = '1001'`);
    const { browser, code } = await openQuote(lab.base, customer);
    const seen = seenOn(await browser.page(`/checkout/${code}/`));
    const answer = await browser.send(`/checkout/${code}/order`, { ...good, payment: token, seen });
    return { browser, code, next: answer.headers.get('location') ?? '' };
  }

  it.each([
    ['works', '/done'],
    ['declinesCharge', 'problem=cardDeclined'],
  ])('a card that %s', async (kind, expected) => {
    expect((await pay(kind)).next).toContain(expected);
  });

  it.each([
    ['123456', '/done', 1],
    ['000000', 'problem=cardChallenge', 0],
  ])('its bank asks for a code, and %s leads to %s', async (answer, expected, orders) => {
    const { browser, code, next } = await pay('challenges');
    const page = await browser.page(next);
    const bank = /href="[^"]*(\/embed\/online_payments\/bank\?charge=[^"]*)"/.exec(page)?.[1] ?? '';
    expect(await browser.page(bank)).toContain('name="code"');
    const charge = new URLSearchParams(bank.split('?')[1]).get('charge') ?? '';
    const back = await browser.send('/embed/online_payments/bank', { charge, code: answer });
    const path = new URL(back.headers.get('location') ?? '', lab.base).pathname;
    expect(path).toBe(`/checkout/${code}/payment`);
    expect((await browser.send(path)).headers.get('location')).toContain(expected);
    expect(await ordersOf(code)).toHaveLength(orders);
  });

  it('its bank answers no other charge', async () => {
    const { browser } = await pay('works');
    const answer = await browser.send('/embed/online_payments/bank', { charge: 'sandbox_x', code: '123456' });
    expect(answer.status).toBe(404);
  });
});
