import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addToCart, changeCart, changePages, readPageChoices } from '@trade-area/core/contract';
import { parse } from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call } from '../fixtures/wire.ts';
import { cartOrders } from './cartOrders.ts';
import { add } from './cartSteps.ts';
import { good } from './checkoutSteps.ts';
import { deskForms, signInAtDesk } from './desk.ts';
import { pathOf, startPaymentLab } from './paymentLab.ts';
import type { PaymentLab } from './paymentLab.ts';
import { openCheckout, saveQuote } from './quoteSteps.ts';

/** One payment for the orders of a cart: a card, a coupon, the credit, and what becomes of it when one is cancelled. */
let at: PaymentLab;
let lab: PaymentLab['lab'];
let stripe: PaymentLab['stripe'];

beforeAll(async () => {
  at = await startPaymentLab();
  ({ lab, stripe } = at);
});
afterAll(() => at.stop());
beforeEach(() => lab.query('delete from cart_lines'));

const { readyCart, ordersOf, cardOf, cancel } = cartOrders(() => at);
const sum = (rows: readonly Record<string, unknown>[], column: string) =>
  rows.reduce((total, row) => total + Number(row[column]), 0);

/** Mails that told the customer of the refund of an order. */
function mailsAbout(orderCode: string): number {
  const folder = join(lab.dataFolder, 'mail');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((mail) => mail.includes(`Pagamento rimborsato: ${orderCode}`)).length;
}
/** Raises the pages of an order. @returns what is due for them. */
async function addPages(orderCode: string): Promise<number> {
  const { token } = at.who;
  const asked = await call(lab.base, readPageChoices, { token, body: { order_code: orderCode } });
  const most = parse(readPageChoices.answer, asked.json).choices.at(-1);
  if (!most) throw new Error(`no pages for ${orderCode}`);
  const body = { order_code: orderCode, pages: most.pages, total: most.total };
  expect((await call(lab.base, changePages, { token, body })).status).toBe(200);
  return most.difference;
}

describe('a card', () => {
  it('is charged once for all orders; payments and invoices add up to the charge; a cancelled order has its part refunded', async () => {
    const { browser, code, form, press } = await readyCart({ payment: await cardOf() });
    const total = Number(form['seen']);
    expect(pathOf(await press())).toContain(`/checkout/${code}/done`);
    expect(pathOf(await press())).toContain(`/checkout/${code}/done`);
    expect(stripe.kept(code)).toBe(total);
    const orders = await ordersOf(code);
    expect(orders).toHaveLength(3);
    expect([sum(orders, 'gross'), sum(orders, 'paid'), sum(orders, 'due')]).toEqual([total, total, 0]);
    expect(new Set(orders.map(({ charge }) => charge)).size).toBe(1);
    expect(await browser.page(`/checkout/${code}/done`)).toContain('sulla tua carta');

    const [first, second, third] = orders;
    const desk = deskForms(lab.base, await signInAtDesk(lab.base));
    await desk.act(String(first?.['commessa']), 'step', { step: 'packed' });
    await desk.act(String(first?.['commessa']), 'ship', { carrier: 'UPS', tracking: '1Z999AA10123456784' });
    const [invoice] = await lab.query(
      `select (i.net + i.vat)::int as gross from invoices i join orders o on o.id = i.order_id where o.commessa = '${first?.['commessa']}'`,
    );
    expect(invoice?.['gross']).toBe(first?.['gross']);

    const [line] = await lab.query(`select round(l.net * (o.price + o.vat) / o.price::numeric)::int as gross
      from order_lines l join orders o on o.id = l.order_id where o.commessa = '${second?.['commessa']}' and l.description = 'Spedizione'`);
    expect(await cancel(String(second?.['commessa']))).toBe(200);
    // The third is shipped all the same: it keeps the shipping of the second.
    expect(stripe.kept(code)).toBe(total - Number(second?.['gross']) + Number(line?.['gross']));
    const left = await ordersOf(code);
    expect([sum(left, 'gross'), sum(left, 'paid'), sum(left, 'due')]).toEqual([
      ...[stripe.kept(code), stripe.kept(code), 0],
    ]);
    expect(await cancel(String(third?.['commessa']))).toBe(200);
    expect(stripe.kept(code)).toBe(Number(first?.['gross']));
    const told = [first, second, third].map((order) => mailsAbout(String(order?.['commessa'])));
    expect(told).toEqual([0, 1, 1]);
  });

  it('pays one order: what was added to it afterwards is not refunded with it, and the others stay paid', async () => {
    const { code, quotes, form, press } = await readyCart({ payment: await cardOf() });
    await press();
    const [first, second, third] = await ordersOf(code);
    const dearer = quotes[2]?.code ?? '';
    const due = await addPages(dearer);
    expect(due).toBeGreaterThan(0);
    expect((await ordersOf(code))[2]).toMatchObject({ due, paid: third?.['paid'] });
    expect(await cancel(dearer)).toBe(200);
    const [heir, other] = await ordersOf(code);
    const moved = Number(heir?.['paid']) - Number(first?.['paid']);
    // The shipping of the third alone stays paid.
    expect(moved).toBeGreaterThan(0);
    expect([heir?.['due'], other]).toEqual([0, second]);
    expect(stripe.kept(code)).toBe(Number(form['seen']) - Number(third?.['paid']) + moved);
    for (const { code: other } of quotes.slice(0, 2)) expect(await cancel(other)).toBe(200);
    expect(stripe.kept(code)).toBe(0);
  });

  it('gives back no more than it has paid: a credit note counts the parts of cancelled orders too', async () => {
    const { code, quotes, form, press } = await readyCart({ payment: await cardOf() });
    await press();
    const [first] = await ordersOf(code);
    const shipped = quotes[0]?.code ?? '';
    const desk = deskForms(lab.base, await signInAtDesk(lab.base));
    await desk.act(shipped, 'step', { step: 'packed' });
    await desk.act(shipped, 'ship', { carrier: 'UPS', tracking: '1Z999AA10123456784' });
    // An earlier version has given back more than the cancelled orders had cost.
    await lab.query(`insert into card_refunds (customer_id, charge_id, order_code, amount, state, created_at)
      select customer_id, id, 'cancelled', amount - 100, 'refunded', now() from card_charges where order_code = '${code}'`);
    await desk.act(shipped, 'returned');
    const parts = await lab.query(`select r.way, r.amount::int as amount from refunds r
      join orders o on o.id = r.order_id where o.commessa = '${shipped}' order by r.id`);
    expect(parts).toEqual([
      { way: 'card', amount: 100 },
      { way: 'transfer', amount: Number(first?.['paid']) - 100 },
    ]);
    // Nothing is left of the charge for the other orders, whatever they have cost.
    expect(await cancel(quotes[1]?.code ?? '')).toBe(200);
    expect(stripe.kept(code)).toBe(Number(form['seen']) - 100);
  });

  it('every order that is cancelled is refunded: nothing is kept, and the quotes can be ordered again', async () => {
    const { code, quotes, press } = await readyCart({ payment: await cardOf() });
    await press();
    for (const quote of quotes) expect(await cancel(quote.code)).toBe(200);
    expect(stripe.kept(code)).toBe(0);
    // The last mail, too, names its order: the number of the cart says nothing to its customer.
    expect(quotes.map((quote) => mailsAbout(quote.code))).toEqual([1, 1, 1]);
    const [charge] = await lab.query(`select state from card_charges where order_code = '${code}'`);
    expect(charge?.['state']).toBe('refunded');
    expect(await cancel(quotes[0]?.code ?? '')).toBe(404);
    const again = await openCheckout(lab.base, at.who, quotes[0]?.code ?? '');
    expect((await again.send(`/checkout/${quotes[0]?.code}/`)).status).toBe(200);
  });

  it('whose holder is asked: what was in the cart then is ordered, and no other payment of its quotes begins', async () => {
    const { browser, code, quotes, form, press } = await readyCart({ payment: await cardOf('challenges') });
    expect(pathOf(await press())).toBe(`/checkout/${code}/payment`);
    const later = await saveQuote(lab.base, at.who);
    await add(lab.base, at.who, later.id);
    // Alone, the quote leads to the payment that is under way.
    const [first] = quotes;
    const alone = await openCheckout(lab.base, at.who, first?.code ?? '');
    const page = await alone.send(`/checkout/${first?.code}/`);
    expect(pathOf(page)).toBe(`/checkout/${code}/payment`);
    await alone.send(`/checkout/${first?.code}/order`, { ...good, seen: '1' });
    expect(await ordersOf(code)).toEqual([]);
    stripe.atBank(at.intentOf(code), true);
    expect(pathOf(await browser.send(`/checkout/${code}/payment`))).toContain('/done');
    const orders = await ordersOf(code);
    expect(orders.map(({ commessa }) => commessa)).toEqual(quotes.map((quote) => quote.code));
    expect(sum(orders, 'gross')).toBe(Number(form['seen']));
    const left = await lab.query(`select q.uuid from cart_lines l join quotes q on q.id = l.quote_id`);
    expect(left).toEqual([{ uuid: later.id }]);
  });

  it('whose holder is asked: the pieces that it pays stay, and are changed when the payment was given up', async () => {
    const { browser, code, quotes, form, press } = await readyCart({ payment: await cardOf('challenges') });
    await press();
    const { id = '', code: number = '' } = quotes[1] ?? {};
    const change = (quantity: number) =>
      call(lab.base, changeCart, { token: at.who.token, body: { id, quantity } });
    for (const quantity of [5, 0]) {
      const { status, text } = await change(quantity);
      expect([status, text]).toEqual([409, expect.stringContaining('waits for the bank')]);
    }
    const more = await call(lab.base, addToCart, { token: at.who.token, body: { id, quantity: 1 } });
    expect(more.status).toBe(409);
    const onPage = { ...form, [`pieces_${number}`]: '5' };
    const page = await fetch(`${lab.base}/checkout/${code}/details?line=${number}&lang=it`, {
      method: 'POST',
      headers: { cookie: browser.cookie, accept: 'text/html', 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams(onPage),
    });
    expect(page.status).toBe(409);
    expect(await page.text()).toContain('Potrai cambiare la quantità quando sarà concluso');
    const pieces = () => lab.query('select quantity from cart_lines order by added_at, quote_id');
    expect((await pieces()).map(({ quantity }) => Number(quantity))).toEqual([1, 2, 1]);

    await browser.send(`/checkout/${code}/payment/cancel`, {});
    expect((await change(5)).status).toBe(200);
    expect((await pieces()).map(({ quantity }) => Number(quantity))).toEqual([1, 5, 1]);
  });

  it('a quote that was deleted while the bank asked: nothing is ordered, and all is given back', async () => {
    const { browser, code, quotes, press } = await readyCart({ payment: await cardOf('challenges') });
    await press();
    await lab.query(`update quotes set deleted_at = now() where order_code = '${quotes[2]?.code}'`);
    stripe.atBank(at.intentOf(code), true);
    expect(pathOf(await browser.send(`/checkout/${code}/payment`))).toContain('problem=paymentReturned');
    await lab.jobsDone();
    expect(await ordersOf(code)).toEqual([]);
    expect(stripe.kept(code)).toBe(0);
  });
});

describe('what counts for the whole cart', () => {
  it('PROMO-14: a coupon reduces the products that it is for, counts once, and is free when no order is left', async () => {
    const plain = await readyCart();
    const { code, quotes, form, press } = await readyCart({ coupon: 'GO20' });
    expect(Number(form['seen'])).toBeLessThan(Number(plain.form['seen']));
    expect(pathOf(await press())).toContain('/done');
    const redeemed = () =>
      lab.query(`select order_code from coupon_redemptions where order_code = '${code}'`);
    expect(await redeemed()).toHaveLength(1);
    const second = await readyCart({ coupon: 'GO20' });
    expect(await second.browser.page(`/checkout/${second.code}/`)).toContain('già usato');
    for (const quote of quotes) await cancel(quote.code);
    expect(await redeemed()).toEqual([]);
  });

  it('on account: the credit must cover the sum, not each order', async () => {
    await lab.query(`delete from orders where payment_data = 'on account'`);
    const { browser, code, form, press } = await readyCart({ payment: 'account' });
    const total = Number(form['seen']);
    const setLimit = (limit: number) =>
      lab.query(
        `update customers c set credit_limit = ${limit} + (select coalesce(sum(o.amount_to_pay), 0) from orders o
        where o.customer_id = c.id and o.currency = c.currency and o.amount_to_pay > 0 and o.fm_status = 2) where code = '1001'`,
      );
    await setLimit(total - 1);
    expect(pathOf(await press())).toContain('problem=payment');
    expect(await ordersOf(code)).toEqual([]);
    await setLimit(total);
    expect(pathOf(await press())).toContain('/done');
    const orders = await ordersOf(code);
    expect(new Set(orders.map(({ method }) => method))).toEqual(new Set(['on account']));
    expect(sum(orders, 'due')).toBe(total);
    expect(await browser.page(`/checkout/${code}/done`)).toContain(
      code === '' ? '-' : String(orders[0]?.['commessa']),
    );
  });

  it('the limit of a promotion counts all products of its family in the cart', async () => {
    const one = await saveQuote(lab.base, at.who);
    const single = await add(lab.base, at.who, one.id);
    const many = await add(lab.base, at.who, one.id, 9);
    const other = await saveQuote(lab.base, at.who);
    const both = await add(lab.base, at.who, other.id);
    // Ten pieces in two lines have the price of ten in one.
    const ten = await add(lab.base, at.who, other.id);
    expect(both.lines.map(({ quantity }) => quantity)).toEqual([10, 1]);
    expect(single.total).toBeGreaterThan(0);
    expect((many.total ?? 0) / 10).toBeLessThanOrEqual(single.total ?? 0);
    expect((ten.lines[1]?.total ?? 0) / 2).toBeCloseTo((ten.lines[0]?.total ?? 0) / 10, 1);
  });
});
