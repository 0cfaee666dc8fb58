import { orderListAnswer, ordersIncomplete } from '@trade-area/core/contract';
import { formatMoney } from '@trade-area/core/kernel';
import { parse } from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call, signIn } from '../fixtures/wire.ts';
import { cartOrders } from './cartOrders.ts';
import type { CartProduct } from './cartOrders.ts';
import { deskForms, signInAtDesk } from './desk.ts';
import type { DeskForms } from './desk.ts';
import { pathOf, startPaymentLab } from './paymentLab.ts';
import type { PaymentLab } from './paymentLab.ts';

/** A cancelled order of a cart leaves the shipping of all to the others, and must leave them their promotion. */
let at: PaymentLab;
let lab: PaymentLab['lab'];
let desk: DeskForms;

beforeAll(async () => {
  at = await startPaymentLab();
  ({ lab } = at);
  desk = deskForms(lab.base, await signInAtDesk(lab.base));
});
afterAll(() => at.stop());
beforeEach(() => lab.query('delete from cart_lines'));
const { orderCart, cardOf, cancel, cancelAs, promote, productsOf, newMails } = cartOrders(() => at);

interface OrderMoney {
  readonly code: string;
  readonly gross: number;
  readonly due: number;
  readonly paid: number;
  /** Of its documents, without VAT: all lines, and the line of shipping. */
  readonly lines: number;
  readonly shipping: number;
}
/** The money of the orders of a checkout; what an order says about itself must agree. */
async function moneyOf(checkout: string): Promise<OrderMoney[]> {
  const rows =
    await lab.query(`select o.commessa as code, o.price, o.vat, o.list_price as gross, o.amount_to_pay as due,
      (select coalesce(sum(p.amount), 0)::int from payments p where p.order_id = o.id) as paid,
      (select coalesce(sum(p.book_amount), 0)::int from payments p where p.order_id = o.id) as booked,
      (select sum(l.net)::int from order_lines l where l.order_id = o.id) as lines,
      (select coalesce(sum(l.net), 0)::int from order_lines l where l.order_id = o.id and l.description = 'Spedizione') as shipping,
      (select count(*)::int from order_lines l where l.order_id = o.id and l.description = 'Spedizione') as shippings
    from orders o where o.shipment_code = '${checkout}' order by o.id`);
  return rows.map((row) => {
    const [price, vat, gross, due, paid, booked, lines, shipping, shippings] = [
      ...['price', 'vat', 'gross', 'due', 'paid', 'booked', 'lines', 'shipping', 'shippings'],
    ].map((column) => Number(row[column]));
    expect([lines, gross, booked]).toEqual([price, Number(price) + Number(vat), paid]);
    expect(Number(paid) + Number(due)).toBe(gross);
    expect(shippings).toBeLessThanOrEqual(1);
    return {
      ...{ code: row['code'] ?? '', gross: Number(gross), due: Number(due), paid: Number(paid) },
      ...{ lines: Number(lines), shipping: Number(shipping) },
    };
  });
}
const sumOf = (orders: readonly OrderMoney[], column: 'gross' | 'due' | 'paid' | 'shipping') =>
  orders.reduce((total, order) => total + order[column], 0);

/** By the list of incomplete orders; undefined = the order is not in it. */
async function heirsOf(codes: readonly string[]): Promise<(string | undefined)[]> {
  const { json } = await call(lab.base, ordersIncomplete, { token: at.who.token, body: {} });
  const { orders } = parse(orderListAnswer, json);
  return codes.map((code) => orders.find(({ commessa }) => commessa === code)?.ships_with);
}

const euros = (amount: number) => formatMoney({ amount, currency: 'EUR', symbol: '' }, 'it');
describe('shipping', () => {
  it('of a cancelled order that was not paid is due for another order, and its invoice has one line of shipping', async () => {
    const { code, press } = await orderCart(['book', 'large']);
    await press();
    const [first, second] = await moneyOf(code);
    expect(first?.shipping).toBeGreaterThan(0);
    const total = Number(first?.shipping) + Number(second?.shipping);
    expect(await cancel(first?.code ?? '')).toBe(200);
    const [rest] = await moneyOf(code);
    expect([rest?.shipping, rest?.due]).toEqual([total, rest?.gross]);
    expect(Number(rest?.gross)).toBeGreaterThan(Number(second?.gross));
    const other = second?.code ?? '';
    const shown = (Number(rest?.lines) / 100).toFixed(2);
    expect(await desk.page(`orders/${other}`)).toContain(shown);
    await desk.act(other, 'release');
    await desk.act(other, 'step', { step: 'packed' });
    await desk.act(other, 'ship', { carrier: 'UPS', tracking: '1Z999AA10123456784' });
    const [invoice] =
      await lab.query(`select (i.net + i.vat)::int as gross, (select count(*)::int from invoice_lines l
      where l.invoice_id = i.id and l.description = 'Spedizione' and l.net = ${total}) as lines
      from invoices i join orders o on o.id = i.order_id where o.commessa = '${other}'`);
    expect([Number(invoice?.['gross']), Number(invoice?.['lines'])]).toEqual([rest?.gross, 1]);
  });

  it('of a cancelled order that a card has paid is kept for another order, until none is left', async () => {
    const { code, quotes, press } = await orderCart(['book', 'two'], { payment: await cardOf() });
    await press();
    const [first, second] = await moneyOf(code);
    const charged = at.stripe.kept(code);
    await cancel(quotes[0]?.code ?? '');
    const [rest] = await moneyOf(code);
    expect([rest?.due, rest?.paid]).toEqual([0, rest?.gross]);
    expect(at.stripe.kept(code)).toBe(rest?.paid);
    expect(rest?.shipping).toBe(Number(first?.shipping) + Number(second?.shipping));
    expect(charged - at.stripe.kept(code)).toBeLessThan(Number(first?.gross));
    await cancel(quotes[1]?.code ?? '');
    expect(at.stripe.kept(code)).toBe(0);
  });

  it('ORD-31: the list says which order takes over the shipping, while another one of the cart is incomplete', async () => {
    const { code, press } = await orderCart(['book', 'two', 'large']);
    await press();
    const codes = (await moneyOf(code)).map((order) => order.code);
    expect(await heirsOf(codes)).toEqual([codes[1], codes[0], codes[0]]);
    await cancel(codes[0] ?? '');
    expect(await heirsOf(codes)).toEqual([undefined, codes[2], codes[1]]);
    await cancel(codes[1] ?? '');
    expect(await heirsOf(codes)).toEqual([undefined, undefined, '']);
  });

  it('of a cancelled order that was not paid: a mail names the new amount due, with the pro forma', async () => {
    const { code, press } = await orderCart(['book', 'large']);
    await press();
    await lab.jobsDone();
    const [first, second] = await moneyOf(code);
    const mails = newMails();
    await cancel(first?.code ?? '');
    const [rest] = await moneyOf(code);
    const sent = mails();
    expect(sent).toHaveLength(1);
    const moved = Number(rest?.due) - Number(second?.due);
    expect(moved).toBeGreaterThan(0);
    for (const words of [
      `Ordine ${second?.code}: nuovo importo da pagare`,
      `L’ordine ${first?.code} è stato annullato. La sua spedizione (${euros(moved)} IVA inclusa) ora fa parte dell’ordine ${second?.code}.`,
      `Effettua un bonifico di ${euros(Number(rest?.due))}`,
      `causale ${code}`,
      'La fattura pro forma è allegata.',
      `pro-forma-${second?.code}.pdf`,
    ])
      expect(sent[0]).toContain(words);
  });

  it('of a cancelled order that a card has paid: the mail about the refund says what was kept, and for which order', async () => {
    const { code, press } = await orderCart(['book', 'two'], { payment: await cardOf() });
    await press();
    await lab.jobsDone();
    const [first, second] = await moneyOf(code);
    const charged = at.stripe.kept(code);
    const mails = newMails();
    await cancel(first?.code ?? '');
    const [rest] = await moneyOf(code);
    const sent = mails();
    expect(sent).toHaveLength(1);
    const kept = Number(rest?.paid) - Number(second?.paid);
    expect(kept).toBeGreaterThan(0);
    for (const words of [
      `L’ordine ${first?.code} è stato annullato.`,
      `Abbiamo rimborsato ${euros(charged - at.stripe.kept(code))} sulla tua carta`,
      `Abbiamo trattenuto ${euros(kept)} del pagamento: la spedizione ora fa parte dell’ordine ${second?.code}.`,
    ])
      expect(sent[0]).toContain(words);
    const others = newMails();
    await cancel(second?.code ?? '');
    expect(others().join()).not.toContain('trattenuto');
  });

  it('ends with an order whose others are shipped', async () => {
    const { code, quotes, press } = await orderCart(['book', 'large'], { payment: await cardOf() });
    await press();
    const [first, second] = await moneyOf(code);
    await desk.act(quotes[0]?.code ?? '', 'step', { step: 'packed' });
    await desk.act(quotes[0]?.code ?? '', 'ship', { carrier: 'UPS', tracking: '1Z999AA10123456784' });
    await cancel(quotes[1]?.code ?? '');
    expect(await moneyOf(code)).toEqual([first]);
    expect(at.stripe.kept(code)).toBe(Number(first?.gross));
    expect(Number(second?.gross)).toBeGreaterThan(0);
  });
});

describe('the limit of a promotion (PROMO-14)', () => {
  it('keeps the customer from deleting the order that the others need for it; the lab still can', async () => {
    const sample = await orderCart(['book']);
    await sample.press();
    const products = await productsOf(sample.quotes[0]?.code ?? '');
    const coupon = await promote('95101', { over: 95, limit: (1.5 * products) / 100 });
    const { code, quotes, press } = await orderCart(['book', 'book', 'book', 'two'], { coupon });
    expect(pathOf(await press())).toContain('/done');
    const [, second, third, other] = quotes;
    // Two books are over the limit, and another family counts for nothing.
    expect(await cancel(quotes[0]?.code ?? '')).toBe(200);
    expect(await cancel(other?.code ?? '')).toBe(200);
    const before = await moneyOf(code);
    const refused = await cancelAs(at.who, second?.code ?? '');
    expect([refused.status, refused.json]).toEqual([
      409,
      { error: expect.objectContaining({ code: 'conflict', reason: 'promotionLimit' }) as object },
    ]);
    expect(await moneyOf(code)).toEqual(before);
    const staff = await signIn(lab.base, 'internal@lab.test', { as: '1001' });
    expect((await cancelAs(staff, second?.code ?? '')).status).toBe(200);
    // The limit is missed already: this one keeps nothing from the others.
    expect(await cancel(third?.code ?? '')).toBe(200);
    expect(await moneyOf(code)).toEqual([]);
  });
});

/** Numbers from 0 to 1 that are the same in each run. */
function numbersOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

describe('the money of any cart is the same after each cancellation', () => {
  it.each(Array.from({ length: 10 }, (_none, index) => index))('cart %i', async (seed) => {
    const random = numbersOf(7_919 * (seed + 1));
    const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
    const names: readonly CartProduct[] = ['book', 'two', 'large'];
    const products = Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(names));
    const isPaid = seed % 2 === 0;
    const coupon =
      seed % 3 === 0 ? '' : await promote(`9520${seed}`, pick([{ percent: 35 }, { over: 40, limit: 1 }]));
    const payment = isPaid ? await cardOf() : 'transfer';
    const { code, quotes, press } = await orderCart(products, { payment, ...(coupon ? { coupon } : {}) });
    await press();
    let before = await moneyOf(code);
    const shipping = sumOf(before, 'shipping');
    expect(shipping).toBeGreaterThan(0);
    for (const { code: cancelled } of quotes.toSorted(() => random() - 0.5)) {
      const kept = at.stripe.kept(code);
      expect(await cancel(cancelled)).toBe(200);
      const after = await moneyOf(code);
      const gone = before.find((order) => order.code === cancelled);
      const moved = sumOf(after, 'gross') - (sumOf(before, 'gross') - Number(gone?.gross));
      // All of the cart but the cancelled product is asked for, or stays paid.
      expect(sumOf(after, 'shipping')).toBe(after.length === 0 ? 0 : shipping);
      expect(moved).toBeGreaterThanOrEqual(after.length === 0 ? 0 : Number(gone?.shipping));
      expect(sumOf(after, isPaid ? 'due' : 'paid')).toBe(0);
      expect(at.stripe.kept(code)).toBe(isPaid ? sumOf(after, 'gross') : 0);
      expect(kept - at.stripe.kept(code)).toBe(isPaid ? Number(gone?.gross) - moved : 0);
      before = after;
    }
  });
});
