/**
 * Where in the portal an address is: which entry of the side menu it belongs to and what its page is called. Routes are
 * those of the router, without the leading `/ta` (SHELL-01, SHELL-28).
 */
import type { LayoutTexts } from './strings.ts';

/** Entries of the side menu, in the documents' order (SHELL-01). */
export const menuPlaces = [
  { id: 'dashboard', page: '' },
  { id: 'store', page: 'graphistore' },
  { id: 'orders', page: 'orders-list' },
  { id: 'projects', page: 'projects' },
  { id: 'promotions', page: 'promotions' },
  { id: 'payments', page: 'payments-list' },
  { id: 'documents', page: 'documents' },
  { id: 'marketing', page: 'marketing-materials' },
  { id: 'videos', page: 'video-tutorials' },
  { id: 'help', page: 'faq' },
  { id: 'account', page: 'account' },
] as const;
export type MenuPlace = (typeof menuPlaces)[number]['id'];

/** Pages that stand below an entry without being it. */
const below: Readonly<Record<string, MenuPlace>> = {
  order: 'orders',
  messages: 'orders',
  payment: 'payments',
  download: 'documents',
  'tecnical-info': 'documents',
  'graphistore-public': 'store',
  product: 'store',
  presets: 'store',
};

/** `/order/4711/message/` is `['order', '4711', 'message']`; the home page is `[]`. */
export function segmentsOf(route: string): readonly string[] {
  return route.split('/').filter((segment) => segment !== '');
}

/** Address of a page for a plain link. */
export function hrefOf(page: string): string {
  return `/ta/${page}`;
}

/** The entry a route belongs to; null for a page that has none. */
export function placeOf(route: string): MenuPlace | null {
  const first = (segmentsOf(route)[0] ?? '').toLowerCase();
  const own = menuPlaces.find(({ page }) => page === first)?.id;
  return own ?? (Object.hasOwn(below, first) ? (below[first] ?? null) : null);
}

/** What `aria-current` says of an entry: `page` on its own page, `true` on one below it. */
export function currentOf(place: MenuPlace, route: string): 'page' | 'true' | undefined {
  if (placeOf(route) !== place) return undefined;
  const page = menuPlaces.find(({ id }) => id === place)?.page;
  return segmentsOf(route).join('/').toLowerCase() === page ? 'page' : 'true';
}

type TitleKey = Exclude<keyof LayoutTexts, `activePromotions_${string}`>;

/** A page's title as a key of the texts, with its values. */
export interface PageTitle {
  readonly key: TitleKey;
  readonly values?: { readonly code: string };
}

const others: Readonly<Record<string, TitleKey>> = {
  privacy: 'privacy',
  login: 'signIn',
  signup: 'signUp',
  'recovery-password': 'recovery',
  news: 'news',
  presets: 'presets',
  fedex: 'pickup',
  messages: 'messages',
  'config-product': 'designing',
  'config-print': 'designing',
  'create-layout': 'layoutHelp',
  'print-again': 'printAgain',
  'share-foto-album': 'sharing',
  'share-foto-album-list': 'sharing',
  disney: 'partner',
  contact: 'contact',
  showvideo: 'film',
};

/** The title of the page at a route; any unknown address is the home-style page (SHELL-23). */
export function titleOf(route: string): PageTitle {
  const [first = '', second = ''] = segmentsOf(route);
  const page = first.toLowerCase();
  if ((page === 'order' || page === 'payment') && second !== '')
    return { key: page, values: { code: decoded(second) } };
  if (page === 'account' && second !== '') return { key: 'invoicing' };
  if (page === 'graphistore' && second.toLowerCase() === 'disney') return { key: 'partner' };
  const own = Object.hasOwn(others, page) ? others[page] : undefined;
  return { key: own ?? placeOf(route) ?? 'welcomeHome' };
}

/** A broken escape stays as it is: an address may hold anything. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
