import { useState } from 'react';
import { vi } from 'vitest';
import { wireQuote } from '../../core/test/configurator.ts';
import quotesStyle from '../src/configurator/quotes/quotes.css?inline';
import { quoteTexts } from '../src/configurator/quotes/quoteStrings.ts';
import { SavedQuotes } from '../src/configurator/quotes/SavedQuotes.tsx';
import { point } from '../src/store/fixtures.ts';
import { wireCart } from './cart.ts';
import { renderAsCustomer } from './customer.tsx';
import type { Answers, CustomerOptions } from './customer.tsx';
import type { AnyCallback } from './render.tsx';
import { withDefaults } from './storePage.tsx';

const sheet = new CSSStyleSheet();
sheet.replaceSync(quotesStyle);

/** Every checkout that was opened: number of the order, and of the configurator. */
export const checkoutSpy = vi.fn<AnyCallback>();

/** Every page of a quote that was opened. */
export const openSpy = vi.fn<AnyCallback>();

/** A row of the list as the lab sends it. */
export function wireRow(change: Readonly<Record<string, unknown>> = {}) {
  return {
    id: 'q1',
    name: '',
    slug: 'weddingbook',
    product: 'Wedding Book',
    configurator: '10',
    order_code: '900000001',
    size: '30x30',
    pages: 40,
    total: 179,
    currency: 'EUR',
    list_version: 20_260_101,
    created: '2026-11-20T10:00:00.000Z',
    changed: '2026-11-21T10:00:00.000Z',
    is_ordered: false,
    is_available: true,
    share_link: '',
    share_ends: '',
    picture: point,
    link_edit: 'http://localhost/ta/config-product/10/product-config/q1',
    ...change,
  };
}
/** A past order beside today, as the lab sends it. */
export function wireAgain(change: Readonly<Record<string, unknown>> = {}) {
  return {
    cod_order: '2600001',
    name: 'Anna & Paolo',
    product: 'Wedding Book',
    size: '30x30',
    pages: 40,
    ordered: '2025-05-06',
    currency: 'EUR',
    picture: point,
    before: { total: 164, list_version: 20_250_101 },
    now: { total: 179, list_version: 20_260_101 },
    is_complete: true,
    in_editor: false,
    gone: [],
    ...change,
  };
}
export const wireList = (...result: readonly object[]) => ({
  result,
  total: result.length,
  page: 1,
  pages: 1,
});

function Page({ first }: { readonly first: string }) {
  const [search, setSearch] = useState(first);
  const [isOpening, setOpening] = useState(false);
  return (
    <>
      <SavedQuotes
        search={search}
        onSearchChange={setSearch}
        storeHref="/ta/graphistore"
        orderHref={(code) => `/ta/order/${code}`}
        onOpen={(href) => openSpy(href)}
        onCheckout={async ({ orderCode }, { configurator }) => {
          checkoutSpy(orderCode, configurator);
          setOpening(true);
          return null;
        }}
        onCheckoutCart={async (code) => {
          checkoutSpy(code);
          setOpening(true);
          return null;
        }}
        isOpening={isOpening}
      />
      <output data-testid="address">{search}</output>
    </>
  );
}

export interface QuotesPageOptions extends Omit<CustomerOptions, 'answers'> {
  readonly answers?: Answers;
  /** Query of the page. */
  readonly search?: string;
}

/** Draws the quotes of a lab that answers this. */
export async function openQuotes({ search = '', answers = {}, ...options }: QuotesPageOptions = {}) {
  checkoutSpy.mockClear();
  openSpy.mockClear();
  const rendered = await renderAsCustomer(<Page first={search} />, {
    bundles: [quoteTexts],
    ...options,
    answers: withDefaults(answers, {
      '/customer/cart': wireCart(),
      '/customer/quotes': wireList(wireRow()),
      '/getQuoteProduct/q1': wireQuote(),
      '/quotes/again': wireAgain(),
      '/quotes/fromOrder': {
        id: 'q1',
        configurator: '10',
        link_edit: 'http://localhost/ta/config-product/10/product-config/q1',
      },
      '/quotes/rename': { name: 'Anna' },
      '/quotes/duplicate': { id: 'q9', link_edit: 'http://localhost/ta/config-product/10/product-config/q9' },
      '/quotes/delete': { success: true },
      '/quotes/restore': { success: true },
      '/quotes/share': { link: 'http://localhost/quote/abc', ends: '2026-12-21T10:00:00.000Z' },
      '/quotes/unshare': { success: true },
    }),
  });
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const address = () => rendered.screen.getByTestId('address').element().textContent;
  const sentTo = (part: string) =>
    rendered.requests.filter(({ path }) => path.endsWith(part)).map(({ sent }) => sent);
  return { ...rendered, address, sentTo };
}
