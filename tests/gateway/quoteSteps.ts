import { quoteEndpoints, ticket } from '@trade-area/core/contract';
import type { Quote } from '@trade-area/core/contract';
import { parse } from 'valibot';
import { call } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';
import { Browser } from './checkoutBrowser.ts';

export interface SavedQuote extends Quote {
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
  return { ...quote, code };
}

/** Opens the checkout of a quote or of a cart, as the portal does. */
export async function openCheckout(base: string, who: SignedIn, code: string): Promise<Browser> {
  const given = await call(base, ticket, {
    token: who.token,
    body: { purpose: 'checkout', order_code: code },
  });
  const browser = new Browser(base);
  await browser.send(`/checkout/${code}/`, { ta_token: parse(ticket.answer, given.json).ticket }, false);
  return browser;
}
