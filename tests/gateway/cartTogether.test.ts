import { errorAnswer } from '@trade-area/core/contract';
import { parse } from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallResponse } from '../fixtures/wire.ts';
import { cartOrders } from './cartOrders.ts';
import type { CartProduct } from './cartOrders.ts';
import { deskForms, signInAtDesk } from './desk.ts';
import { startPaymentLab } from './paymentLab.ts';
import type { PaymentLab } from './paymentLab.ts';

/** Orders of a cart that need each other for their promotion are deleted together, in one transaction, or not at all. */
let at: PaymentLab;
let products = 0;

beforeAll(async () => {
  at = await startPaymentLab();
  const sample = await orderCart(['book']);
  await sample.press();
  products = await productsOf(sample.quotes[0]?.code ?? '');
});
afterAll(() => at.stop());
beforeEach(() => at.lab.query('delete from cart_lines'));
const { orderCart, cardOf, cancelAs, promote, productsOf, newMails } = cartOrders(() => at);

const refusalOf = ({ status, json }: CallResponse) => ({ status, ...parse(errorAnswer, json).error });
const ordersOf = async (checkout: string) =>
  (await at.lab.query(`select commessa from orders where shipment_code = '${checkout}' order by id`)).map(
    ({ commessa }) => commessa ?? '',
  );

/** Orders so many books with a promotion that begins above so many of them. */
async function orderBooks(
  id: string,
  count: number,
  over: number,
  { payment = 'transfer', others = [] }: { payment?: string; others?: readonly CartProduct[] } = {},
) {
  const coupon = await promote(id, { over: 40, limit: (over * products) / 100 });
  const books = Array.from({ length: count }, () => 'book' as const);
  const { code, quotes, press } = await orderCart([...books, ...others], { coupon, payment });
  await press();
  return { code, codes: quotes.map((quote) => quote.code) };
}

describe('orders that need each other for the limit of a promotion', () => {
  it('the refusal names the others; named by the customer, all are deleted and the card has all of its money', async () => {
    const { code, codes } = await orderBooks('95301', 2, 1.5, { payment: await cardOf() });
    const [first = '', second = ''] = codes;
    const charged = at.stripe.kept(code);
    expect(charged).toBeGreaterThan(0);
    const refused = refusalOf(await cancelAs(at.who, first));
    expect(refused).toMatchObject({
      ...{ status: 409, reason: 'promotionLimit', orders: [second] },
      ships_with: '',
    });
    expect(at.stripe.kept(code)).toBe(charged);
    expect((await cancelAs(at.who, first, [second])).status).toBe(200);
    expect(await ordersOf(code)).toEqual([]);
    expect(at.stripe.kept(code)).toBe(0);
    const [open] = await at.lab.query(`select count(*)::int as count from quotes
      where order_code in ('${first}', '${second}') and not is_ordered`);
    expect(Number(open?.['count'])).toBe(2);
    // The coupon is free again.
    const [used] = await at.lab.query(
      `select count(*)::int as count from coupon_redemptions where order_code = '${code}'`,
    );
    expect(Number(used?.['count'])).toBe(0);
  });

  it('one of three that is not named keeps all of them, and the refusal names both', async () => {
    const { code, codes } = await orderBooks('95302', 3, 2.5);
    const [first = '', second = '', third = ''] = codes;
    const refused = refusalOf(await cancelAs(at.who, first, [second]));
    expect(refused).toMatchObject({ status: 409, reason: 'promotionLimit', orders: [second, third] });
    expect(await ordersOf(code)).toEqual(codes);
    expect((await cancelAs(at.who, first, [third, second])).status).toBe(200);
    expect(await ordersOf(code)).toEqual([]);
  });

  it('their shipping moves to an order that stays: the refusal and the mails name it, and none that is deleted', async () => {
    const given = { payment: await cardOf(), others: ['two'] as const };
    const { code, codes } = await orderBooks('95307', 2, 1.5, given);
    const [first = '', second = '', other = ''] = codes;
    await at.lab.jobsDone();
    const shippingOf = async () =>
      Number(
        (
          await at.lab.query(`select sum(l.net) as net from order_lines l join orders o on o.id = l.order_id
          where o.shipment_code = '${code}' and l.description = 'Spedizione'`)
        )[0]?.['net'],
      );
    const shipping = await shippingOf();
    expect(shipping).toBeGreaterThan(0);
    const refused = refusalOf(await cancelAs(at.who, first));
    expect(refused).toMatchObject({ orders: [second], ships_with: other });
    const mails = newMails();
    expect((await cancelAs(at.who, first, [second])).status).toBe(200);
    expect(await ordersOf(code)).toEqual([other]);
    expect(await shippingOf()).toBe(shipping);
    const [left] = await at.lab.query(`select list_price as gross, amount_to_pay as due from orders
      where commessa = '${other}'`);
    expect([at.stripe.kept(code), Number(left?.['due'])]).toEqual([Number(left?.['gross']), 0]);
    const sent = mails();
    expect(sent).toHaveLength(2);
    for (const mail of sent) expect(mail).toContain(`la spedizione ora fa parte dell’ordine ${other}.`);
  });

  it('an order that is named and does not need it stays', async () => {
    const { code, codes } = await orderBooks('95303', 3, 1.5);
    const [first = '', second = '', third = ''] = codes;
    expect((await cancelAs(at.who, first, [second, third])).status).toBe(200);
    expect(await ordersOf(code)).toEqual([second, third]);
  });

  it('with one that is paid, or in production, the lab alone cancels: no others are named, none is deleted', async () => {
    const desk = deskForms(at.lab.base, await signInAtDesk(at.lab.base));
    const { code, codes } = await orderBooks('95304', 2, 1.5);
    const [first = '', second = ''] = codes;
    await desk.act(second, 'paid', { amount: '1.00', method: 'bank transfer' });
    for (const named of [[], [second]]) {
      const refused = refusalOf(await cancelAs(at.who, first, named));
      expect(refused).toMatchObject({ status: 409, reason: 'promotionLimit' });
      expect(refused.orders).toBeUndefined();
    }
    await desk.act(second, 'release');
    await desk.act(second, 'step', { step: 'packed' });
    expect(refusalOf(await cancelAs(at.who, first, [second])).orders).toBeUndefined();
    expect(await ordersOf(code)).toEqual(codes);
  });

  it('another customer’s order, or one of another checkout, is never deleted with it', async () => {
    const other = await orderBooks('95305', 1, 0.5);
    const { code, codes } = await orderBooks('95306', 2, 1.5);
    const [first = '', second = ''] = codes;
    const [foreign] = await at.lab
      .query(`select o.commessa from orders o join customers c on c.id = o.customer_id
      where c.code <> '1001' and o.incomplete and o.blocked limit 1`);
    const strangers = [...other.codes, foreign?.['commessa'] ?? ''];
    expect((await cancelAs(at.who, first, [second, ...strangers])).status).toBe(200);
    expect(await ordersOf(code)).toEqual([]);
    const left = await at.lab.query(
      `select 1 from orders where commessa in (${strangers.map((each) => `'${each}'`).join()})`,
    );
    expect(left).toHaveLength(strangers.length);
  });
});
