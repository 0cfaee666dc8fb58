import { addToCart, quoteEndpoints, ticket } from '@trade-area/core/contract';
import type { Cart } from '@trade-area/core/contract';
import { parse } from 'valibot';
import { call } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';
import { Browser } from './checkoutBrowser.ts';
import { seenOn } from './checkoutSteps.ts';

export interface SavedQuote {
  readonly id: string;
  /** The number of the quote and of its order. */
  readonly code: string;
}

/** Saves a quote as the configurator does. */
export async function saveQuote(
  base: string,
  who: SignedIn,
  configurator = '10',
  fields: readonly unknown[] = [],
): Promise<SavedQuote> {
  const { create } = quoteEndpoints[''];
  const { json } = await call(base, create, {
    token: who.token,
    path: { product_id: configurator },
    body: { configuredProduct: JSON.stringify({ fields }) },
  });
  const quote = parse(create.answer, json);
  const code = quote.headerValues?.fields.find(({ name }) => name === 'order_code')?.stringValue ?? '';
  return { id: quote.id, code };
}

/** Puts pieces of a quote into the cart and answers the cart. */
export async function add(base: string, who: SignedIn, id: string, quantity = 1): Promise<Cart> {
  const { json } = await call(base, addToCart, { token: who.token, body: { id, quantity } });
  return parse(addToCart.answer, json);
}

/** Opens the checkout of a cart, as the portal does. */
export async function openCart(base: string, who: SignedIn, code: string): Promise<Browser> {
  const given = await call(base, ticket, {
    token: who.token,
    body: { purpose: 'checkout', order_code: code },
  });
  const browser = new Browser(base);
  await browser.send(`/checkout/${code}/`, { ta_token: parse(ticket.answer, given.json).ticket }, false);
  return browser;
}

/** The fields that a checkout page sends back unseen: the amount, and the contents of the cart. */
export function hiddenOn(page: string): { seen: string; contents: string } {
  const contents = /name="contents" value="([^"]*)"/.exec(page)?.[1] ?? '';
  return { seen: seenOn(page), contents };
}
