import { useState } from 'react';
import { vi } from 'vitest';
import { emptyStoreAddress, formatStoreAddress } from '@trade-area/core/store';
import type { StoreAddress, StoreKind } from '@trade-area/core/store';
import { Framed } from '../src/kit/framed.ts';
import { CustomerCatalogue } from '../src/store/catalogue/CustomerCatalogue.tsx';
import { PublicCatalogue } from '../src/store/catalogue/PublicCatalogue.tsx';
import { storeTexts } from '../src/store/strings.ts';
import cards from '../src/store/card/cards.css?inline';
import collections from '../src/store/catalogue/collections.css?inline';
import product from '../src/store/product/product.css?inline';
import store from '../src/store/store.css?inline';
import { renderAsCustomer } from './customer.tsx';
import type { Answers, CustomerOptions } from './customer.tsx';
import type { AnyCallback } from './render.tsx';

const sheet = new CSSStyleSheet();
sheet.replaceSync([store, cards, collections, product].join('\n'));

/** Puts the store's looks on the page of a drawing. */
export function adoptStoreStyles(): void {
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Every change of the address: path and query, and whether it was replaced. */
export const addressSpy = vi.fn<AnyCallback>();
/** Every action of a card. */
export const cardActionSpy = vi.fn<AnyCallback>();

interface PageProps {
  readonly framed: boolean;
  readonly kind: StoreKind;
  readonly first: StoreAddress;
}

/** A page that keeps the address, as the portal does. */
function Page({ framed, kind, first }: PageProps) {
  const [address, setAddress] = useState(first);
  const props = {
    address,
    onAddress(next: StoreAddress, { replace }: { readonly replace: boolean }) {
      addressSpy(formatStoreAddress(next, kind), replace);
      setAddress(next);
    },
    heading: <h1>Graphistore</h1>,
    onAction: cardActionSpy,
  };
  return (
    <Framed.Provider value={framed}>
      {kind === 'customer' ? <CustomerCatalogue {...props} /> : <PublicCatalogue {...props} />}
    </Framed.Provider>
  );
}

export interface StorePageOptions extends CustomerOptions {
  readonly kind?: StoreKind;
  readonly address?: Partial<StoreAddress>;
  /** The page is framed by another one. Default false, although tests do. */
  readonly framed?: boolean;
}

/** The lab's answer for a customer without promotions. */
export const contextWithoutPromotions: Answers = {
  '/check_cod_gs': { promo: [], currency: 'EUR' },
  '/orders/promoActive': { items: [], overlay: null },
};

/** Draws the store with these items. */
export async function openStore(items: unknown, options: StorePageOptions = {}) {
  addressSpy.mockClear();
  cardActionSpy.mockClear();
  const { kind = 'customer', address = {}, framed = false, answers, ...rest } = options;
  const first = { ...emptyStoreAddress, ...address };
  const rendered = await renderAsCustomer(<Page framed={framed} kind={kind} first={first} />, {
    nobody: kind === 'public',
    bundles: [storeTexts],
    ...rest,
    answers: withDefaults(answers ?? {}, {
      '/customer/store': items,
      '/public/store': items,
      ...contextWithoutPromotions,
    }),
  });
  adoptStoreStyles();
  const { screen } = rendered;
  const names = () =>
    screen
      .getByRole('heading', { level: 3 })
      .elements()
      .map((heading) => heading.textContent);
  const card = (name: string) => screen.getByRole('article', { name, exact: true });
  return { ...rendered, names, card };
}

/** The same object, so that a test can change an answer later. */
export function withDefaults(answers: Answers, defaults: Answers): Answers {
  for (const [path, answer] of Object.entries(defaults)) if (!(path in answers)) answers[path] = answer;
  return answers;
}
