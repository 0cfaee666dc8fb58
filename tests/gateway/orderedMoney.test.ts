import {
  changePages,
  deleteOrder,
  readPageChoices,
  quoteEndpoints,
  shareQuote,
  ticket,
} from '@trade-area/core/contract';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '../fixtures/wire.ts';
import { good, openQuote, seenOn } from './checkoutSteps.ts';
import type { OpenQuote } from './checkoutSteps.ts';
import { deskForms, signInAtDesk } from './desk.ts';
import { minutes, ordered, pathOf, press, startPaymentLab } from './paymentLab.ts';
import type { PaymentLab } from './paymentLab.ts';

/** The money of an order that is changed or deleted after it was placed. */
let at: PaymentLab;
let lab: PaymentLab['lab'];

beforeAll(async () => {
  at = await startPaymentLab();
  ({ lab } = at);
});
afterAll(() => at.stop());

const book = [
  { name: 'Size', stringValue: '30x30' },
  { name: 'Pages', numberValue: 40 },
  { name: 'CoverMaterial', stringValue: 'leather' },
  { name: 'Paper', stringValue: 'silk' },
];

/** Orders the book of a new quote. */
async function order(form: Readonly<Record<string, string>> = {}): Promise<OpenQuote & { seen: number }> {
  const open = await openQuote(lab.base, at.who, '10', book);
  const wish = { ...good, ...form };
  await open.browser.send(`/checkout/${open.code}/details`, wish);
  const seen = seenOn(await open.browser.page(`/checkout/${open.code}/`));
  expect(pathOf(await open.browser.send(`/checkout/${open.code}/order`, { ...wish, seen }))).toContain(
    '/done',
  );
  return { ...open, seen: Number(seen) };
}
/** A token of a new card. */
const newCard = async () => (await at.readyToPay()).form['payment'] ?? '';
async function choiceOf(code: string, pages: number) {
  const { json } = await call(lab.base, readPageChoices, { token: at.who.token, body: { order_code: code } });
  const found = parse(readPageChoices.answer, json).choices.find((each) => each.pages === pages);
  if (!found) throw new Error(`no choice of ${pages} pages`);
  return found;
}
async function change(code: string, pages: number) {
  const { total } = await choiceOf(code, pages);
  return call(lab.base, changePages, { token: at.who.token, body: { order_code: code, pages, total } });
}
const amountsOf = async (code: string) => {
  const [row] = await lab.query(
    `select price + vat as gross, amount_to_pay as due from orders where commessa = '${code}'`,
  );
  return { gross: Number(row?.['gross']), due: Number(row?.['due']) };
};
async function remove(code: string) {
  const { json } = await call(lab.base, ticket, {
    token: at.who.token,
    body: { purpose: 'delete-order', order_code: code },
  });
  const body = { order_code: code, ta_token: parse(ticket.answer, json).ticket };
  return call(lab.base, deleteOrder, { body });
}

describe('the lines of a document (DEC-24)', () => {
  const linesOf = (code: string) =>
    lab.query(`select l.description, l.quantity, l.net::int as net from invoice_lines l join invoices i on i.id = l.invoice_id
      join orders o on o.id = i.order_id where o.commessa = '${code}' and i.series = '' order by l.position`);
  const ship = async (code: string) => {
    const desk = deskForms(lab.base, await signInAtDesk(lab.base));
    // Refused where a card has paid already.
    await desk.act(code, 'release');
    await desk.act(code, 'step', { step: 'packed' });
    expect((await desk.act(code, 'ship', { carrier: 'UPS', tracking: '1Z999AA10123456784' })).status).toBe(
      303,
    );
  };
  const netOf = async (code: string) =>
    Number((await lab.query(`select price from orders where commessa = '${code}'`))[0]?.['price']);
  const sumOf = (lines: Awaited<ReturnType<typeof linesOf>>) =>
    lines.reduce((sum, { net }) => sum + Number(net), 0);

  it('are product, options that cost and shipping in the customer’s language, and sum to the order’s price', async () => {
    const { code } = await order();
    await ship(code);
    const lines = await linesOf(code);
    const words = lines.map(({ description }) => description);
    expect(words[0]).toBe('Wedding Book, 30 × 30 cm, 40 pagine');
    expect(words.length).toBeGreaterThan(2);
    expect(words.some((each) => each?.startsWith('Pagine aggiuntive'))).toBe(true);
    expect(sumOf(lines)).toBe(await netOf(code));
  });

  it('name a discount, and what was changed after the order', async () => {
    await lab.query(`insert into promotions (id, rule, is_for_all, starts_at, ends_at)
      select '95009', jsonb_build_object('discount', jsonb_build_object(family, 10), 'coupon', jsonb_build_object(family, 'LINES')),
        true, now() - interval '1 day', now() + interval '30 days' from products where slug = 'weddingbook'`);
    const { code } = await order({ coupon: 'lines' });
    await change(code, 44);
    await ship(code);
    const lines = await linesOf(code);
    expect(lines.some(({ description, net }) => description?.startsWith('Sconto: ') && Number(net) < 0)).toBe(
      true,
    );
    expect(lines.at(-1)?.['description']).toBe('Modifiche dopo l’ordine');
    expect(sumOf(lines)).toBe(await netOf(code));
  });
});

describe('another page count', () => {
  it('counts the coupon of the order (PROMO-14)', async () => {
    await lab.query(`insert into promotions (id, rule, is_for_all, starts_at, ends_at)
      select '95001', jsonb_build_object('discount', jsonb_build_object(family, 95), 'coupon', jsonb_build_object(family, 'ALMOST')),
        true, now() - interval '1 day', now() + interval '30 days' from products where slug = 'weddingbook'`);
    const { code, seen } = await order({ coupon: 'almost' });
    // 7.80 and 0.60 for paper, less 95 %, and 22 % VAT.
    expect((await choiceOf(code, 42)).difference).toBe(51);
    expect((await choiceOf(code, 38)).difference).toBe(-51);
    expect((await change(code, 38)).status).toBe(200);
    expect(await amountsOf(code)).toEqual({ gross: seen - 51, due: seen - 51 });
  });

  it('after a card has paid is dearer by the difference alone, and never cheaper than what was paid', async () => {
    const { code, seen } = await order({ payment: await newCard() });
    expect(await amountsOf(code)).toEqual({ gross: seen, due: 0 });
    const fewer = await change(code, 38);
    expect(fewer.json).toMatchObject({
      error: { code: 'conflict', message: 'This order is paid already. Write to the lab to change it.' },
    });
    expect(await amountsOf(code)).toEqual({ gross: seen, due: 0 });

    const { difference } = await choiceOf(code, 42);
    expect((await change(code, 42)).status).toBe(200);
    expect(await amountsOf(code)).toEqual({ gross: seen + difference, due: difference });
    expect((await change(code, 40)).status).toBe(200);
    expect(await amountsOf(code)).toEqual({ gross: seen, due: 0 });
  });

  it('of an order that was changed after its payment before counts what was paid', async () => {
    const { code, seen } = await order({ payment: await newCard() });
    await lab.query(`update orders set price = price - 1000, vat = vat - 220, list_price = list_price - 1220
      where commessa = '${code}'`);
    const { total, difference } = await choiceOf(code, 42);
    expect(difference).toBeGreaterThan(0);
    expect((await change(code, 42)).status).toBe(200);
    expect((await amountsOf(code)).due).toBe(Math.max(0, (total ?? 0) - seen));
  });

  it('of an order on account needs the credit for it', async () => {
    await lab.query(`update customers set credit_limit = 100000000 where code = '1001'`);
    const { code } = await order({ payment: 'account' });
    await lab.query(`update customers set credit_limit = 1 where code = '1001'`);
    const before = await amountsOf(code);
    expect((await change(code, 42)).json).toMatchObject({ error: { code: 'conflict' } });
    expect(await amountsOf(code)).toEqual(before);
    expect((await change(code, 38)).status).toBe(200);
    await lab.query(`update customers set credit_limit = 100000000 where code = '1001'`);
    expect((await change(code, 42)).status).toBe(200);
  });
});

describe('an order that its customer deletes', () => {
  it('is kept while the lab has recorded money for it', async () => {
    const { code } = await order();
    const desk = deskForms(lab.base, await signInAtDesk(lab.base));
    expect((await desk.act(code, 'paid', { amount: '10.00' })).status).toBe(303);
    const refused = await remove(code);
    expect(refused.json).toMatchObject({
      error: {
        code: 'conflict',
        message: 'The lab has received money for this order. Ask the lab to cancel it.',
      },
    });
    expect((await amountsOf(code)).gross).toBeGreaterThan(0);
    const [receipt] = await lab.query(
      `select r.id from receipts r join orders o on o.id = r.order_id where o.commessa = '${code}'`,
    );
    await desk.act(code, 'reversed', { receipt: String(receipt?.['id']), note: 'Falsch' });
    expect((await remove(code)).status).toBe(200);
  });

  it('leaves a quote that is edited and ordered again, and paid once', async () => {
    const ready = await at.readyToPay();
    await press(ready);
    expect((await remove(ready.code)).status).toBe(200);
    const { read } = quoteEndpoints[''];
    const { json } = await call(lab.base, read, { token: at.who.token, path: { conf_id: ready.id } });
    const quote = parse(read.answer, json);
    expect(quote.is_ordered).toBe(false);
    expect(quote.headerValues?.fields.find(({ name }) => name === 'order_code')?.stringValue).toBe(
      ready.code,
    );
    expect(pathOf(await press(ready))).toContain('/done');
    await lab.jobsDone();
    expect(await at.stateOf(ready.code)).toEqual(ordered);
    expect(at.stripe.kept(ready.code)).toBe(Number(ready.form['seen']));
    const states = await lab.query(
      `select state from card_charges where order_code = '${ready.code}' order by id`,
    );
    expect(states.map(({ state }) => state)).toEqual(['refunded', 'settled']);
  });
});

describe('a coupon', () => {
  it('of a deleted order is no former price of its quote', async () => {
    await lab.query(`insert into promotions (id, rule, is_for_all, starts_at, ends_at)
      select '95011', jsonb_build_object('discount', jsonb_build_object(family, 40), 'coupon', jsonb_build_object(family, 'FORMER')),
        true, now() - interval '1 day', now() + interval '30 days' from products where slug = 'weddingbook'`);
    const { code, id } = await order({ coupon: 'former' });
    expect((await remove(code)).status).toBe(200);
    const { read } = quoteEndpoints[''];
    const { json } = await call(lab.base, read, { token: at.who.token, path: { conf_id: id } });
    expect(parse(read.answer, json).formerPrice).toBeNull();
  });

  it('of two promotions counts once for each of them (PROMO-14)', async () => {
    for (const [id, percent] of [
      ['95012', 60],
      ['95013', 50],
    ] as const)
      await lab.query(`insert into promotions (id, rule, is_for_all, starts_at, ends_at)
        select '${id}', jsonb_build_object('discount', jsonb_build_object(family, ${percent}), 'coupon', jsonb_build_object(family, 'TWICE')),
          true, now() - interval '1 day', now() + interval '30 days' from products where slug = 'weddingbook'`);
    const [first, second] = [await order({ coupon: 'twice' }), await order({ coupon: 'twice' })];
    expect(second.seen).toBeGreaterThan(first.seen);
    const third = await openQuote(lab.base, at.who, '10', book);
    await third.browser.send(`/checkout/${third.code}/details`, { ...good, coupon: 'twice' });
    const full = Number(seenOn(await third.browser.page(`/checkout/${third.code}/`)));
    expect(full).toBeGreaterThan(second.seen);
    const used = await lab.query(
      `select promotion_id as id from coupon_redemptions where promotion_id in ('95012', '95013') order by 1`,
    );
    expect(used.map(({ id }) => id)).toEqual(['95012', '95013']);
  });
});

describe('the currency of an order', () => {
  it('is that of its prices, whatever the quote was saved in', async () => {
    const open = await openQuote(lab.base, at.who, '10', book);
    await lab.query(`update quotes set currency = 'USD' where order_code = '${open.code}'`);
    const seen = seenOn(await open.browser.page(`/checkout/${open.code}/`));
    const payment = await newCard();
    const form = { ...good, payment, seen };
    expect(pathOf(await open.browser.send(`/checkout/${open.code}/order`, form))).toContain('/done');
    const [row] =
      await lab.query(`select o.currency as ordered, c.currency as charged, q.currency as quoted from orders o
      join card_charges c on c.order_code = o.commessa join quotes q on q.order_code = o.commessa where o.commessa = '${open.code}'`);
    expect(row).toEqual({ ordered: 'EUR', charged: 'EUR', quoted: 'EUR' });
  });

  it('that is another than was charged: the charge is given back', async () => {
    const ready = await at.readyToPay('challenges');
    await press(ready);
    await lab.query(`update card_charges set currency = 'USD' where order_code = '${ready.code}'`);
    at.stripe.atBank(at.intentOf(ready.code), true);
    lab.advance(minutes(6));
    await lab.jobsDone();
    expect(await at.stateOf(ready.code)).toEqual({ orders: 0, payments: 0, state: 'refunded' });
  });
});

it('a quote of a customer who was deactivated is not read by its link', async () => {
  const { id } = await openQuote(lab.base, at.who, '10', book);
  const { json } = await call(lab.base, shareQuote, { token: at.who.token, body: { id } });
  const { pathname } = new URL(parse(shareQuote.answer, json).link);
  expect((await fetch(`${lab.base}${pathname}`)).status).toBe(200);
  await lab.query(`update customers set deactivated_at = now() where code = '1001'`);
  expect((await fetch(`${lab.base}${pathname}`)).status).toBe(404);
});
