import { quoteEndpoints, ticket } from '@trade-area/core/contract';
import { parse } from 'valibot';
import { call } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';
import { Browser } from './checkoutBrowser.ts';

/** A filled form of a checkout that is paid by transfer. */
export const good = {
  bride: 'Anna',
  groom: 'Luca',
  eventDate: '2026-09-12',
  delivery: 'profile',
  payment: 'transfer',
  terms: '1',
};

/** The amount on the button of a checkout page, in minor units. */
export const seenOn = (page: string) => /name="seen" value="(\d+)"/.exec(page)?.[1] ?? '';

export interface OpenQuote {
  readonly browser: Browser;
  /** The number of the quote and of its order. */
  readonly code: string;
  readonly id: string;
}

/** Saves a quote and opens its checkout as the portal does. */
export async function openQuote(
  base: string,
  who: SignedIn,
  configurator = '10',
  fields: readonly unknown[] = [],
): Promise<OpenQuote> {
  const { create } = quoteEndpoints[''];
  const { json } = await call(base, create, {
    token: who.token,
    path: { product_id: configurator },
    body: { configuredProduct: JSON.stringify({ fields }) },
  });
  const quote = parse(create.answer, json);
  const code = quote.headerValues?.fields.find(({ name }) => name === 'order_code')?.stringValue ?? '';
  const given = await call(base, ticket, {
    token: who.token,
    body: { purpose: 'checkout', order_code: code },
  });
  const browser = new Browser(base);
  await browser.send(`/checkout/${code}/`, { ta_token: parse(ticket.answer, given.json).ticket }, false);
  return { browser, code, id: quote.id };
}
