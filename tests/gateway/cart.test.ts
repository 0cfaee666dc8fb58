import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changeCart, addToCart, deleteOrder, deleteQuote, readCart, ticket } from '@trade-area/core/contract';
import { parse } from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { call, signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';
import { add, hiddenOn } from './cartSteps.ts';
import { good } from './checkoutSteps.ts';
import { openCheckout, saveQuote } from './quoteSteps.ts';

/** Several quotes, one shipment, one payment (docs/decisions/0016-cart.md). */
let lab: TestLab;
let italian: SignedIn;
let french: SignedIn;

beforeAll(async () => {
  lab = await startTestLab();
  italian = await signIn(lab.base, 'it@studio.test');
  french = await signIn(lab.base, 'fr@studio.test');
});
afterAll(() => lab.stop());
beforeEach(() => lab.query('delete from cart_lines'));

const gobook = [{ name: 'Size', stringValue: '25x25' }];
const cartOf = async (who: SignedIn) => {
  const { json } = await call(lab.base, readCart, { token: who.token });
  return parse(readCart.answer, json);
};
const change = (who: SignedIn, id: string, quantity: number) =>
  call(lab.base, changeCart, { token: who.token, body: { id, quantity } });
/** The orders of a checkout with everything that is paid for them. */
const ordersOf = (code: string) =>
  lab.query(`select o.commessa, o.quantity, o.price, o.vat, o.list_price as gross, o.amount_to_pay as due, o.payment_data as method,
      o.bride, o.event_name as event from orders o where o.shipment_code = '${code}' order by o.id`);
const sumOf = (rows: readonly Record<string, unknown>[], column: string) =>
  rows.reduce((sum, row) => sum + Number(row[column]), 0);

describe('a checkout of several quotes', () => {
  it('CHECK-08: two quotes by bank transfer become two orders with one shipment, whose parts are the total', async () => {
    const first = await saveQuote(lab.base, italian);
    const second = await saveQuote(lab.base, italian, '22', gobook);
    await add(lab.base, italian, first.id);
    const cart = await add(lab.base, italian, second.id, 3);
    expect(cart.lines.map(({ id, quantity, problem }) => [id, quantity, problem])).toEqual([
      [first.id, 1, ''],
      [second.id, 3, ''],
    ]);
    const browser = await openCheckout(lab.base, italian, cart.code);
    const page = await browser.page(`/checkout/${cart.code}/`);
    const hidden = hiddenOn(page);
    // One price of shipping for both, and 22 % VAT of the sum.
    const gross = Math.round((Math.round((cart.total ?? 0) * 100) + 990) * 1.22);
    expect(hidden.seen).toBe(String(gross));
    const form = { ...good, ...hidden, [`eventName_${second.code}`]: 'Baptism' };
    const press = () => browser.send(`/checkout/${cart.code}/order`, form);
    const answers = await Promise.all([press(), press()]);
    for (const answer of answers) expect(answer.headers.get('location')).toBe(`/checkout/${cart.code}/done`);
    const orders = await ordersOf(cart.code);
    expect(orders.map(({ commessa, quantity, method }) => [commessa, quantity, method])).toEqual([
      [first.code, 1, 'bank transfer'],
      [second.code, 3, 'bank transfer'],
    ]);
    expect(orders.map(({ bride, event }) => [bride, event])).toEqual([
      ['Anna', ''],
      ['', 'Baptism'],
    ]);
    expect(sumOf(orders, 'gross')).toBe(gross);
    expect(sumOf(orders, 'due')).toBe(gross);
    expect(sumOf(orders, 'price') + sumOf(orders, 'vat')).toBe(gross);
    const done = await browser.page(`/checkout/${cart.code}/done`);
    for (const text of [first.code, second.code, cart.code]) expect(done).toContain(text);
    // Loaded and pressed again: the same orders. The cart is empty and has another number.
    expect((await press()).headers.get('location')).toBe(`/checkout/${cart.code}/done`);
    expect((await browser.send(`/checkout/${cart.code}/`)).headers.get('location')).toContain('/done');
    expect(await ordersOf(cart.code)).toHaveLength(2);
    const after = await cartOf(italian);
    expect(after.lines).toEqual([]);
    expect(after.code).not.toBe(cart.code);
    // The mail's job may be done already: what counts is the one mail.
    await lab.jobsDone();
    const list = await (await fetch(`${lab.base}/outbox`)).text();
    expect(list.match(/2 ordini confermati/g)).toHaveLength(1);
  });

  it('several pieces: products count for each, layout and colour once', async () => {
    const fields = [
      { name: 'LayoutBy', stringValue: 'lab' },
      { name: 'Images', numberValue: 60 },
    ];
    const { id } = await saveQuote(lab.base, italian, '10', fields);
    const one = (await add(lab.base, italian, id)).total ?? 0;
    const plain = await saveQuote(lab.base, italian);
    await change(italian, id, 0);
    const alone = (await add(lab.base, italian, plain.id)).total ?? 0;
    await change(italian, plain.id, 0);
    const three = (await add(lab.base, italian, id, 3)).total ?? 0;
    expect(one).toBeGreaterThan(alone);
    expect(Math.round((three - one) * 100)).toBe(Math.round(alone * 200));
  });
});

describe('the cart', () => {
  it('the same quote twice is one line with more pieces; 0 removes it; a stranger sees and changes nothing', async () => {
    const { id } = await saveQuote(lab.base, italian);
    await add(lab.base, italian, id);
    expect((await add(lab.base, italian, id, 2)).lines.map(({ quantity }) => quantity)).toEqual([3]);
    expect((await cartOf(french)).lines).toEqual([]);
    const foreign = await call(lab.base, addToCart, { token: french.token, body: { id } });
    expect(foreign.status).toBe(404);
    expect((await change(french, id, 5)).status).toBe(404);
    expect((await change(italian, id, 0)).status).toBe(200);
    expect((await change(italian, id, 1)).status).toBe(404);
  });

  it('more than 99 pieces, 50 quotes, and a quote that was ordered are refused', async () => {
    const { id, code } = await saveQuote(lab.base, italian);
    await add(lab.base, italian, id, 99);
    const more = await call(lab.base, addToCart, { token: italian.token, body: { id } });
    expect(more.status).toBe(409);
    for (let index = 0; index < 49; index += 1)
      await lab.query(
        `insert into quotes (uuid, customer_id, slug, configurator, fields, currency, list_code, list_version, parts, total, order_code, created_at, changed_at)
         select uuid || '-${index}', customer_id, slug, configurator, fields, currency, list_code, list_version, parts, total, '0' || lpad('${index}', 2, '0') || right(order_code, 6), created_at, changed_at from quotes where uuid = '${id}'`,
      );
    await lab.query(
      `insert into cart_lines (customer_id, quote_id, quantity, added_at) select customer_id, id, 1, now() from quotes where uuid like '${id}-%'`,
    );
    expect((await cartOf(italian)).lines).toHaveLength(50);
    const next = await saveQuote(lab.base, italian);
    const full = await call(lab.base, addToCart, { token: italian.token, body: { id: next.id } });
    expect(full.status).toBe(409);
    await lab.query(`update quotes set is_ordered = true where order_code = '${code}'`);
    const ordered = await call(lab.base, addToCart, { token: italian.token, body: { id } });
    expect(ordered.status).toBe(409);
    expect((await cartOf(italian)).lines).toHaveLength(49);
  });

  it('a quote that is deleted leaves the cart, and a checkout without lines says so', async () => {
    const { id } = await saveQuote(lab.base, italian);
    const { code } = await add(lab.base, italian, id);
    await call(lab.base, deleteQuote, { token: italian.token, body: { id } });
    expect((await cartOf(italian)).lines).toEqual([]);
    const browser = await openCheckout(lab.base, italian, code);
    expect(await browser.page(`/checkout/${code}/`)).toContain('Il carrello è vuoto');
    const pressed = await browser.send(`/checkout/${code}/order`, { ...good, seen: '0', contents: '' });
    expect(pressed.headers.get('location')).toContain('problem=cart');
  });

  it('a cart of another customer is not found', async () => {
    const { id } = await saveQuote(lab.base, italian);
    const { code } = await add(lab.base, italian, id);
    const browser = await openCheckout(lab.base, french, code);
    expect((await browser.send(`/checkout/${code}/`)).status).toBe(404);
    expect((await browser.send(`/checkout/${code}/order`, { ...good, seen: '1' })).status).toBe(404);
    expect((await browser.send(`/checkout/${code}/details`, good)).status).toBe(404);
  });
});

describe('what changes between the page and the press', () => {
  it('two tabs: the cart that was changed in the other is shown, and nothing is ordered', async () => {
    const first = await saveQuote(lab.base, italian);
    const other = await saveQuote(lab.base, italian);
    await add(lab.base, italian, first.id);
    const { code } = await add(lab.base, italian, other.id);
    const browser = await openCheckout(lab.base, italian, code);
    const hidden = hiddenOn(await browser.page(`/checkout/${code}/`));
    // The same amount for another product.
    const third = await saveQuote(lab.base, italian);
    await change(italian, other.id, 0);
    await add(lab.base, italian, third.id);
    const pressed = await browser.send(`/checkout/${code}/order`, { ...good, ...hidden });
    expect(pressed.headers.get('location')).toContain('problem=cart');
    expect(await browser.page(pressed.headers.get('location') ?? '')).toContain('Il carrello è cambiato');
    expect(await ordersOf(code)).toEqual([]);
    // A quote that is ordered alone meanwhile leaves the cart.
    const alone = await openCheckout(lab.base, italian, third.code);
    const seen = hiddenOn(await alone.page(`/checkout/${third.code}/`));
    await alone.send(`/checkout/${third.code}/order`, { ...good, ...seen });
    expect((await cartOf(italian)).lines.map(({ id }) => id)).toEqual([first.id]);
  });

  it('a product that is no longer sold is named, can be removed, and the rest is ordered', async () => {
    const first = await saveQuote(lab.base, italian);
    const gone = await saveQuote(lab.base, italian, '22', gobook);
    await add(lab.base, italian, first.id);
    const { code } = await add(lab.base, italian, gone.id);
    await lab.query(`update products set is_archived = true where slug = 'gobook'`);
    try {
      expect((await cartOf(italian)).lines.map(({ problem, total }) => [problem, total === null])).toEqual([
        ['', false],
        ['gone', true],
      ]);
      const browser = await openCheckout(lab.base, italian, code);
      const page = await browser.page(`/checkout/${code}/`);
      expect(page).toContain('non è più disponibile');
      const pressed = await browser.send(`/checkout/${code}/order`, { ...good, ...hiddenOn(page) });
      expect(pressed.headers.get('location')).toContain('problem=gone');
      const label = 'Cliente Rossi';
      const removed = await browser.send(`/checkout/${code}/details?remove=${gone.code}`, { ...good, label });
      expect(removed.status).toBe(303);
      const rest = await browser.page(`/checkout/${code}/`);
      expect(rest).toContain(label);
      const placed = await browser.send(`/checkout/${code}/order`, { ...good, ...hiddenOn(rest) });
      expect(placed.headers.get('location')).toContain('/done');
      expect((await ordersOf(code)).map(({ commessa }) => commessa)).toEqual([first.code]);
    } finally {
      await lab.query(`update products set is_archived = false where slug = 'gobook'`);
    }
  });

  it('an order that is deleted before the mail leaves: the mail is about the others, with the reference of the transfer', async () => {
    await lab.jobsDone();
    const folder = join(lab.dataFolder, 'mail');
    const mails = () => readdirSync(folder).filter((name) => name.endsWith('.json'));
    const before = new Set(mails());
    const quotes = [1, 2, 3].map(() => saveQuote(lab.base, italian));
    const [first, second, third] = await Promise.all(quotes);
    if (!first || !second || !third) throw new Error('three quotes');
    let code = '';
    for (const { id } of [first, second, third]) ({ code } = await add(lab.base, italian, id));
    const browser = await openCheckout(lab.base, italian, code);
    const form = { ...good, ...hiddenOn(await browser.page(`/checkout/${code}/`)) };
    await lab.query(`create function wait_a_year() returns trigger language plpgsql as $$
      begin new.run_at = now() + interval '1 year'; return new; end $$`);
    await lab.query(`create trigger delayed before insert on jobs for each row
      when (new.kind = 'mail.orderConfirmation') execute function wait_a_year()`);
    await browser.send(`/checkout/${code}/order`, form);
    await lab.query('drop trigger delayed on jobs');
    const given = await call(lab.base, ticket, {
      token: italian.token,
      body: { purpose: 'delete-order', order_code: first.code },
    });
    const body = { order_code: first.code, ta_token: parse(ticket.answer, given.json).ticket };
    expect((await call(lab.base, deleteOrder, { body })).status).toBe(200);
    await lab.query(
      `update jobs set run_at = now() - interval '1 year' where kind = 'mail.orderConfirmation'`,
    );
    await lab.jobsDone();
    const sent = mails()
      .filter((name) => !before.has(name))
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .filter((mail) => mail.includes(second.code));
    expect(sent).toHaveLength(1);
    for (const words of [third.code, code, '2 ordini confermati', 'Le fatture pro forma sono allegate.'])
      expect(sent[0]).toContain(words);
    expect(sent[0]).not.toContain(first.code);
  });

  it('pieces are changed on the page, and the price with them', async () => {
    const { id, code: order } = await saveQuote(lab.base, italian);
    const { code } = await add(lab.base, italian, id);
    const browser = await openCheckout(lab.base, italian, code);
    const one = Number(hiddenOn(await browser.page(`/checkout/${code}/`)).seen);
    await browser.send(`/checkout/${code}/details?line=${order}`, { ...good, [`pieces_${order}`]: '2' });
    const two = Number(hiddenOn(await browser.page(`/checkout/${code}/`)).seen);
    // The shipment costs once.
    expect(Math.abs(two - (2 * one - 990 * 1.22))).toBeLessThan(2);
    await browser.send(`/checkout/${code}/details?line=${order}`, { ...good, [`pieces_${order}`]: '-3' });
    expect(Number(hiddenOn(await browser.page(`/checkout/${code}/`)).seen)).toBe(two);
  });

  it('pieces that were typed count with whichever button, on every line, and other words stay', async () => {
    const first = await saveQuote(lab.base, italian);
    const second = await saveQuote(lab.base, italian);
    await add(lab.base, italian, first.id);
    const { code } = await add(lab.base, italian, second.id);
    const browser = await openCheckout(lab.base, italian, code);
    const path = `/checkout/${code}/`;
    const shown = hiddenOn(await browser.page(path));
    const quantities = async () => (await cartOf(italian)).lines.map(({ quantity }) => quantity);
    const pieces = (one: string, two: string) => ({
      [`pieces_${first.code}`]: one,
      [`pieces_${second.code}`]: two,
    });
    const form = { ...good, ...shown, label: 'Cliente Verdi' };
    await browser.send(`${path}details?line=${first.code}`, { ...form, ...pieces('2', '3') });
    expect(await quantities()).toEqual([2, 3]);
    const now = hiddenOn(await browser.page(path));
    const pressed = await browser.send(`${path}order`, { ...form, ...now, ...pieces('2', '5') });
    expect(pressed.headers.get('location')).toContain('problem=cart');
    const page = await browser.page(pressed.headers.get('location') ?? '');
    expect(page).toContain('Il carrello è cambiato');
    expect(page).toContain('Cliente Verdi');
    expect(await ordersOf(code)).toEqual([]);
    expect(await quantities()).toEqual([2, 5]);
    // A text that is no number of pieces orders nothing else; a line that was not typed into keeps the pieces of another tab.
    const wrong = await browser.send(`${path}order`, { ...form, ...hiddenOn(page), ...pieces('x', '5') });
    expect(wrong.headers.get('location')).toContain('problem=cart');
    await change(italian, second.id, 4);
    await browser.send(`${path}details`, { ...form, ...hiddenOn(page), ...pieces('1', '5') });
    expect(await quantities()).toEqual([1, 4]);
    const last = hiddenOn(await browser.page(path));
    const placed = await browser.send(`${path}order`, { ...form, ...last, ...pieces('1', '4') });
    expect(placed.headers.get('location')).toBe(`/checkout/${code}/done`);
    expect((await ordersOf(code)).map(({ quantity }) => quantity)).toEqual([1, 4]);
  });
});
