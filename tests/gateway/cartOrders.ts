import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deleteOrder, ticket } from '@trade-area/core/contract';
import type { PaymentBehaviour } from '../fixtures/stripePayments.ts';
import { call } from '../fixtures/wire.ts';
import type { CallResponse, SignedIn } from '../fixtures/wire.ts';
import { add, hiddenOn } from './cartSteps.ts';
import { good } from './checkoutSteps.ts';
import type { PaymentLab } from './paymentLab.ts';
import { openCheckout, saveQuote } from './quoteSteps.ts';
import type { SavedQuote } from './quoteSteps.ts';

/** Configurator, fields and pieces of the quotes of these carts. */
const cartProducts = {
  book: { configurator: '10', fields: [], pieces: 1 },
  two: { configurator: '22', fields: [{ name: 'Size', stringValue: '25x25' }], pieces: 2 },
  large: {
    configurator: '10',
    fields: [
      { name: 'Size', stringValue: '30x30' },
      { name: 'Pages', numberValue: 40 },
    ],
    pieces: 1,
  },
} as const;
export type CartProduct = keyof typeof cartProducts;

/** Orders carts at a lab whose card provider is the stand-in. @param at the lab, which is started later. */
export function cartOrders(at: () => PaymentLab) {
  /** A cart of three quotes, one of them twice, whose button waits to be pressed. */
  const readyCart = (change: Readonly<Record<string, string>> = {}) =>
    orderCart(['book', 'two', 'large'], change);

  /** A cart of these quotes, whose button waits to be pressed. */
  async function orderCart(products: readonly CartProduct[], change: Readonly<Record<string, string>> = {}) {
    await at().lab.query('delete from cart_lines');
    const quotes: SavedQuote[] = [];
    let code = '';
    for (const product of products) {
      const { configurator, fields, pieces } = cartProducts[product];
      const quote = await saveQuote(at().lab.base, at().who, configurator, fields);
      quotes.push(quote);
      ({ code } = await add(at().lab.base, at().who, quote.id, pieces));
    }
    const browser = await openCheckout(at().lab.base, at().who, code);
    if (Object.keys(change).length > 0)
      await browser.send(`/checkout/${code}/details`, { ...good, ...change });
    const hidden = hiddenOn(await browser.page(`/checkout/${code}/`));
    const form: Record<string, string> = { ...good, ...change, ...hidden };
    return { browser, code, quotes, form, press: () => browser.send(`/checkout/${code}/order`, form) };
  }
  const ordersOf = (code: string) =>
    at().lab
      .query(`select o.commessa, o.list_price as gross, o.amount_to_pay as due, o.price, o.vat, o.payment_data as method,
        (select coalesce(sum(p.amount), 0)::int from payments p where p.order_id = o.id) as paid,
        (select max(p.transaction_id) from payments p where p.order_id = o.id) as charge
      from orders o where o.shipment_code = '${code}' order by o.id`);

  async function cardOf(behaviour: PaymentBehaviour = 'charges'): Promise<string> {
    const ready = await at().readyToPay(behaviour);
    return String(ready.form['payment']);
  }
  /**
   * Deletes an order as its customer, or as the person of the lab who acts as the customer.
   * @param together codes of the orders that are deleted with it.
   */
  async function cancelAs(
    { token }: Pick<SignedIn, 'token'>,
    orderCode: string,
    together: readonly string[] = [],
  ): Promise<CallResponse> {
    const { json } = await call(at().lab.base, ticket, {
      token,
      body: { purpose: 'delete-order', order_code: orderCode },
    });
    const { ticket: ta_token } = json as { ticket: string };
    const body = { order_code: orderCode, ta_token, together: together.join(',') };
    const answer = await call(at().lab.base, deleteOrder, { body });
    await at().lab.jobsDone();
    return answer;
  }
  const cancel = async (orderCode: string) => (await cancelAs(at().who, orderCode)).status;

  /** A promotion of the books with a coupon; amounts in major units. @returns the coupon. */
  async function promote(
    id: string,
    terms: { percent?: number; over?: number; limit?: number },
  ): Promise<string> {
    const { percent = 0, over = 0, limit = 0 } = terms;
    await at().lab.query(`insert into promotions (id, rule, is_for_all, starts_at, ends_at)
      select '${id}', jsonb_build_object('discount', jsonb_build_object(family, ${percent}),
        'discount_over_limit', jsonb_build_object(family, ${over}), 'discount_limit', jsonb_build_object(family, ${limit}),
        'coupon', jsonb_build_object(family, 'CART${id}')), true, now() - interval '1 day', now() + interval '30 days'
      from products where slug = 'weddingbook'`);
    return `cart${id}`;
  }
  /** Products of an ordered quote before the discount, in minor units. */
  async function productsOf(code: string): Promise<number> {
    const [row] = await at().lab
      .query(`select (d.promoted ->> 'products')::int as products from order_details d
      join orders o on o.id = d.order_id where o.commessa = '${code}'`);
    return Number(row?.['products']);
  }

  /** @returns the mails that are written from now on: as the outbox reads them, and as they are sent. */
  function newMails(): () => string[] {
    const folder = join(at().lab.dataFolder, 'mail');
    const names = () => readdirSync(folder).filter((name) => name.endsWith('.json'));
    const before = new Set(names());
    return () =>
      names()
        .filter((name) => !before.has(name))
        .map((name) =>
          [name, name.replace('.json', '.eml')]
            .map((each) => readFileSync(join(folder, each), 'utf8'))
            .join('\n'),
        );
  }

  return { readyCart, orderCart, ordersOf, cardOf, cancel, cancelAs, promote, productsOf, newMails };
}
