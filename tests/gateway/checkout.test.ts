import {
  listPayments,
  orderListAnswer,
  ordersIncomplete,
  readPageChoices,
  paymentListAnswer,
  quoteEndpoints,
  ticket,
} from '@trade-area/core/contract';
import type { Quote } from '@trade-area/core/contract';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { call, signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';
import { Browser } from './checkoutBrowser.ts';
import { good, mailsWith, seenOn } from './checkoutSteps.ts';
import { deskForms, signInAtDesk } from './desk.ts';

/** From a quote to an order, its shipping and its documents, over HTTP as browsers speak it. */
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
const worked = [
  { name: 'Size', stringValue: '30x30' },
  { name: 'Pages', numberValue: 40 },
  { name: 'CoverMaterial', stringValue: 'leather' },
  { name: 'Paper', stringValue: 'silk' },
  { name: 'Box', stringValue: 'presentation' },
  { name: 'LayoutBy', stringValue: 'lab' },
  { name: 'Images', numberValue: 60 },
  { name: 'ColorCorrection', numberValue: 1 },
  { name: 'Copies', numberValue: 2 },
  { name: 'CopySize', stringValue: '20x20' },
];

async function newQuote(
  who: SignedIn,
  fields: readonly unknown[] = worked,
): Promise<Quote & { code: string }> {
  const { json } = await call(lab.base, create, {
    token: who.token,
    path: { product_id: '10' },
    body: { configuredProduct: JSON.stringify({ fields }) },
  });
  const quote = parse(create.answer, json);
  const code = quote.headerValues?.fields.find(({ name }) => name === 'order_code')?.stringValue ?? '';
  return { ...quote, code };
}
async function ticketFor(who: SignedIn, code: string): Promise<string> {
  const { json } = await call(lab.base, ticket, {
    token: who.token,
    body: { purpose: 'checkout', order_code: code },
  });
  return parse(ticket.answer, json).ticket;
}

/** The portal's form, posted with a ticket. */
async function openCheckout(who: SignedIn, code: string, fields: Readonly<Record<string, string>> = {}) {
  const browser = new Browser(lab.base);
  const form = { ta_token: await ticketFor(who, code), ...fields };
  const opened = await browser.send(`/checkout/${code}/?mt=0`, form, false);
  return { browser, opened };
}
/** Net with shipping to Italy and 22 % VAT, in cents. */
const withVat = (net: number) => Math.round((net + 990) * 1.22);
async function ordersOf(who: SignedIn, code: string) {
  const { json } = await call(lab.base, ordersIncomplete, {
    token: who.token,
    body: { cod_order_ref: code },
  });
  return parse(orderListAnswer, json).orders.filter(({ commessa }) => commessa === code);
}

describe('from a quote to its invoice', () => {
  it('shows the price, places the order once, and ships it with the same amount (CONF-18, CHECK-08)', async () => {
    const { code } = await newQuote(italian);
    const { browser, opened } = await openCheckout(italian, code, {
      album_price: '0.01',
      shipping_price: '0',
      vat: '0',
    });
    expect([opened.status, opened.headers.get('location')]).toEqual([303, `/checkout/${code}/`]);
    const page = await browser.page(`/checkout/${code}/`);
    expect(page).toContain('749,31 €');
    expect(seenOn(page)).toBe('74931');
    expect(page).toContain('Wedding Book');
    const placed = await browser.send(`/checkout/${code}/order`, {
      ...good,
      note: 'Grazie!',
      seen: seenOn(page),
    });
    expect([placed.status, placed.headers.get('location')]).toEqual([303, `/checkout/${code}/done`]);
    const done = await browser.page(`/checkout/${code}/done`);
    expect(done).toContain(code);
    expect(done).toContain('749,31 €');

    const [order] = await ordersOf(italian, code);
    expect(order).toMatchObject({ by_ftp: true, blocked: true, transfer_status: 0 });
    expect(order?.price).toMatchObject({ price: 614.19, vat: 135.12, total: 749.31 });
    // Pressed again, loaded again, opened again: the same order.
    const again = await browser.send(`/checkout/${code}/order`, { ...good, seen: '74931' });
    expect(again.headers.get('location')).toBe(`/checkout/${code}/done`);
    expect((await browser.send(`/checkout/${code}/`)).headers.get('location')).toBe(`/checkout/${code}/done`);
    expect(await lab.query(`select 1 from orders where commessa = '${code}'`)).toHaveLength(1);

    const desk = deskForms(lab.base, await signInAtDesk(lab.base));
    expect((await desk.act(code, 'release')).status).toBe(303);
    expect((await desk.act(code, 'step', { step: 'packed' })).status).toBe(303);
    expect((await desk.act(code, 'ship', { carrier: 'UPS', tracking: '1Z999AA10123456784' })).status).toBe(
      303,
    );
    const { json } = await call(lab.base, listPayments, {
      token: italian.token,
      body: { query: { cod_order_ref: code } },
    });
    const [payment] = parse(paymentListAnswer, json).orders;
    expect(payment?.price).toMatchObject({ total: 749.31 });
    const [invoice] = await lab.query(
      `select i.net::int as net, i.vat::int as vat from invoices i join orders o on o.id = i.order_id where o.commessa = '${code}'`,
    );
    expect(invoice).toEqual({ net: 61_419, vat: 13_512 });
  });

  it('another page count costs what the configurator says, with paper and discount', async () => {
    const { code } = await newQuote(italian, worked.slice(0, 4));
    const { browser } = await openCheckout(italian, code);
    const seen = seenOn(await browser.page(`/checkout/${code}/`));
    await browser.send(`/checkout/${code}/order`, { ...good, seen });
    const { json } = await call(lab.base, readPageChoices, {
      token: italian.token,
      body: { order_code: code },
    });
    const { pages, choices } = parse(readPageChoices.answer, json);
    expect(pages).toBe(40);
    // 7.80 and 0.60 for paper, less 15 %, and 22 % VAT: 871 cents.
    const found = choices.find((choice) => choice.pages === 42);
    expect(found?.difference).toBe(871);
  });

  it('two clicks at once make one order', async () => {
    const { code } = await newQuote(italian);
    const { browser } = await openCheckout(italian, code);
    const seen = seenOn(await browser.page(`/checkout/${code}/`));
    const press = () => browser.send(`/checkout/${code}/order`, { ...good, seen });
    const answers = await Promise.all([press(), press(), press()]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    const rows = await lab.query(`select 1 from orders where commessa = '${code}'`);
    await lab.jobsDone();
    expect([rows.length, mailsWith(lab, `pro-forma-${code}.pdf`).length]).toEqual([1, 1]);
  });

  it('a quote that was ordered is saved no more', async () => {
    const quote = await newQuote(italian);
    const { browser } = await openCheckout(italian, quote.code);
    const seen = seenOn(await browser.page(`/checkout/${quote.code}/`));
    await browser.send(`/checkout/${quote.code}/order`, { ...good, seen });
    const { json } = await call(lab.base, read, { token: italian.token, path: { conf_id: quote.id } });
    const now = parse(read.answer, json);
    expect(now.is_ordered).toBe(true);
    expect(now.headerValues?.fields.some(({ name }) => name === 'order_code')).toBe(false);
  });
});

describe('what stands against an order', () => {
  it.each([
    ['names', { bride: '', groom: '' }, 'Inserisci i nomi'],
    ['a date that no calendar has', { eventDate: '2026-02-30' }, 'data del calendario'],
    ['an address', { delivery: 'other', address_name: 'Anna' }, 'Inserisci nome, indirizzo'],
    ['a payment', { payment: '' }, 'Scegli come pagare'],
    ['a card of nobody', { payment: 'card_of_somebody' }, 'Scegli come pagare'],
    ['terms', { terms: '' }, 'Accetta le condizioni'],
  ])('%s: it says so and keeps every word', async (_what, change, expected) => {
    const { code } = await newQuote(italian);
    const { browser } = await openCheckout(italian, code);
    const seen = seenOn(await browser.page(`/checkout/${code}/`));
    const label = 'Cliente "Rossi" <2>';
    const answer = await browser.send(`/checkout/${code}/order`, { ...good, label, seen, ...change });
    expect(answer.status).toBe(303);
    const page = await browser.page(answer.headers.get('location') ?? '');
    expect(page).toContain(expected);
    expect(page).toContain('Cliente &quot;Rossi&quot; &lt;2&gt;');
    expect(await ordersOf(italian, code)).toEqual([]);
  });

  it('a price that changed after it was seen is shown, not charged', async () => {
    const { code } = await newQuote(italian);
    const { browser } = await openCheckout(italian, code);
    const answer = await browser.send(`/checkout/${code}/order`, { ...good, seen: '1' });
    const page = await browser.page(answer.headers.get('location') ?? '');
    expect([answer.status, seenOn(page)]).toEqual([303, '74931']);
    expect(page).toContain('Il prezzo è cambiato');
    expect(await ordersOf(italian, code)).toEqual([]);
  });

  it('an option that is no longer sold is named, and nothing is ordered', async () => {
    const { code, id } = await newQuote(italian);
    await lab.query(
      `update quotes set fields = replace(fields::text, '"silk"', '"papyrus"')::jsonb where uuid = '${id}'`,
    );
    const { browser } = await openCheckout(italian, code);
    const seen = seenOn(await browser.page(`/checkout/${code}/`));
    const answer = await browser.send(`/checkout/${code}/order`, { ...good, seen });
    expect(await browser.page(answer.headers.get('location') ?? '')).toContain(
      'opzione non è più disponibile',
    );
    expect(await ordersOf(italian, code)).toEqual([]);
  });

  it('a coupon reduces the price of the products that it is for (PROMO-14)', async () => {
    const { json } = await call(lab.base, create, {
      token: italian.token,
      path: { product_id: '22' },
      body: { configuredProduct: JSON.stringify({ fields: [{ name: 'Size', stringValue: '25x25' }] }) },
    });
    const fields = parse(create.answer, json).headerValues?.fields;
    const code = fields?.find(({ name }) => name === 'order_code')?.stringValue ?? '';
    const { browser } = await openCheckout(italian, code);
    expect(seenOn(await browser.page(`/checkout/${code}/`))).toBe(String(withVat(7_900)));
    await browser.send(`/checkout/${code}/details`, { ...good, coupon: ' go20 ' });
    const page = await browser.page(`/checkout/${code}/`);
    expect(page).toContain('-15,80 €');
    expect(seenOn(page)).toBe(String(withVat(7_900 - 1_580)));
  });

  it('a coupon that is not for the product is refused', async () => {
    const { code } = await newQuote(italian);
    const { browser } = await openCheckout(italian, code);
    const applied = await browser.send(`/checkout/${code}/details`, { ...good, coupon: 'GO20' });
    expect(applied.status).toBe(303);
    const page = await browser.page(`/checkout/${code}/`);
    expect(page).toContain('coupon non vale');
    expect(seenOn(page)).toBe('74931');
  });
});

describe('who may order', () => {
  it('a ticket works once, for its order and its customer alone', async () => {
    const { code } = await newQuote(italian);
    const other = await newQuote(italian);
    const used = await ticketFor(italian, code);
    const first = new Browser(lab.base);
    expect((await first.send(`/checkout/${code}/`, { ta_token: used }, false)).status).toBe(303);
    expect((await new Browser(lab.base).send(`/checkout/${code}/`, { ta_token: used }, false)).status).toBe(
      403,
    );
    const wrong = await ticketFor(italian, other.code);
    expect((await new Browser(lab.base).send(`/checkout/${code}/`, { ta_token: wrong }, false)).status).toBe(
      403,
    );
    const { browser } = await openCheckout(french, code);
    expect((await browser.send(`/checkout/${code}/`)).status).toBe(404);
    expect((await browser.send(`/checkout/${code}/order`, { ...good, seen: '74931' })).status).toBe(404);
    expect((await browser.send(`/checkout/${code}/details`, { ...good })).status).toBe(404);
  });

  it('nobody without a checkout of their own, and no form of another site (T-A11)', async () => {
    const { code } = await newQuote(italian);
    const stranger = new Browser(lab.base);
    expect((await stranger.send(`/checkout/${code}/`)).status).toBe(403);
    expect((await stranger.send(`/checkout/${code}/order`, { ...good, seen: '74931' })).status).toBe(403);
    expect((await stranger.send(`/checkout/${code}/done`)).status).toBe(403);
    const { browser } = await openCheckout(italian, code);
    // Browsers would not send the cookie along; the lab refuses the form even with it.
    const foreign = await fetch(`${lab.base}/checkout/${code}/order`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie: browser.cookie },
      body: new URLSearchParams({ ...good, seen: '74931' }),
    });
    expect(foreign.status).toBe(403);
    expect(await ordersOf(italian, code)).toEqual([]);
  });

  it('ends with the session of the portal', async () => {
    const who = await signIn(lab.base, 'it@studio.test');
    const { code } = await newQuote(who);
    const { browser } = await openCheckout(who, code);
    expect((await browser.send(`/checkout/${code}/`)).status).toBe(200);
    await fetch(`${lab.base}/auth/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${who.token}` },
    });
    expect((await browser.send(`/checkout/${code}/`)).status).toBe(403);
  });
});
