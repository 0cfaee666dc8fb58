import * as v from 'valibot';
import { storeItem } from '@trade-area/core/contract';
import type { StoreItem } from '@trade-area/core/contract';

/** A picture of one grey point, so that tests ask no server. */
export const point = 'data:image/gif;base64,R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';

/** A believable item as it comes over the wire; `change` may say anything, as a wire does. */
export function wireItem(slug: string, change: Readonly<Record<string, unknown>> = {}) {
  return {
    slug,
    nome: slug.replaceAll('-', ' '),
    foto: point,
    foto_hover: `${point}#second`,
    foto_srcset: '',
    foto_avif: '',
    foto_hover_srcset: '',
    foto_hover_avif: '',
    description: `About the ${slug}.`,
    filter_class: 'album',
    family: 'wedding',
    id: null,
    link_info: '/info/[lang]/x/',
    link_buy: 'http://127.0.0.1:9/cover/?p=1&c=[c]&lang=[lang]',
    is_active_page: true,
    is_in_test: false,
    child: [],
    promo_connection: [],
    promo_filter: [],
    isOneOkPromo: false,
    date_filter: [],
    prezzo_da: 129,
    giorni: '8-10',
    ...change,
  };
}

/** The same, read through the contract. */
export function itemFixture(slug: string, change: Readonly<Record<string, unknown>> = {}): StoreItem {
  return v.parse(storeItem, wireItem(slug, change));
}

/** So many albums. */
export function wireItems(count: number, change: Readonly<Record<string, unknown>> = {}) {
  return Array.from({ length: count }, (_, index) => wireItem(`album-${index + 1}`, change));
}

/** Malformed rows that a gateway may send in place of items (STORE-35); the last three become cards. */
export const hostileItems: readonly unknown[] = [
  null,
  undefined,
  7,
  'item',
  [],
  {},
  { slug: '', nome: 'no slug' },
  { slug: 'only-a-slug' },
  { slug: 'bare', nome: 'Bare' },
  {
    slug: 'wrong/../types',
    nome: 42,
    foto: {},
    foto_hover: null,
    foto_srcset: [],
    description: null,
    filter_class: null,
    child: 'x',
    promo_connection: { id_promo: 1 },
    promo_filter: null,
    date_filter: [{ data: 'soon' }, null, 3],
    prezzo_da: 'cheap',
    giorni: null,
    id: 'x',
  },
  {
    slug: '"><img src=x onerror=alert(1)>',
    nome: '<script>alert(1)</script>',
    foto: 'javascript:alert(1)',
    foto_avif: 'javascript:alert(1) 1x',
    description: '<img src=x onerror=alert(1)>'.repeat(200),
    filter_class: 'album new constructor __proto__',
    link_info: 'javascript:alert(1)',
    link_buy: 'java\nscript:alert(1)',
    is_active_page: 'true',
    child: [null, { nome: null, foto: 'http://127.0.0.1:9/none.webp', link_buy: '//evil.test/' }],
    prezzo_da: -1e308,
  },
];
