import { isReachable, selectionCode, storeFilters } from './filters.ts';
import type { StoreFilter, StoreKind, StoreRights } from './filters.ts';

/** The promo select: order promos, sample promos or all (STORE-21, STORE-44). */
export const promoChoices = ['all', 'order', 'sample'] as const;
export type PromoChoice = (typeof promoChoices)[number];

/** The address of the store. */
export interface StoreAddress {
  readonly filter: StoreFilter;
  /** The expanded sub-collection, '' = none (STORE-52). */
  readonly subfilter: string;
  readonly promo: PromoChoice;
  /** Trimmed, '' = none (STORE-45). */
  readonly search: string;
}

export interface ReadAddress {
  readonly address: StoreAddress;
  /** Path and query to replace the address with, when it is not in its canonical form; null = it is. */
  readonly redirect: string | null;
}

export const emptyStoreAddress: StoreAddress = { filter: 'all', subfilter: '', promo: 'all', search: '' };
export const storePaths: Readonly<Record<StoreKind, string>> = {
  customer: '/ta/graphistore',
  public: '/ta/graphistore-public',
};

const longestSearch = 200;
const longestQuery = 8_000;
const ours = ['filter', 'subfilter', 'promo', 'search'] as const;

/**
 * Reads the address. `segment` is the decoded `{filterUrl}`, '' when there is none; `query` the query string. The
 * customer's filter lives in the path: a `filter` query leads there (ROUTE-22, ROUTE-28), an unknown or forbidden
 * one to the plain store (ROUTE-29). The visitor's lives in the query and unknown values count as `all` (PUB-14).
 * Parameters that are none of ours stay.
 */
export function parseStoreAddress(
  segment: string,
  query: string,
  rights: StoreRights,
  collections: readonly { readonly code: string; readonly customersOnly: boolean }[],
): ReadAddress {
  const parameters = new URLSearchParams(query.length > longestQuery ? '' : query);
  const value = (name: (typeof ours)[number]) => parameters.get(name)?.trim() ?? '';
  const filterText = rights.kind === 'public' ? value('filter') : value('filter') || segment.trim();
  const filter = readFilter(filterText, rights);
  const search = value('search').slice(0, longestSearch).trim();
  const address: StoreAddress = {
    filter,
    subfilter: readSubfilter(filter, value('subfilter'), rights.kind, collections),
    promo: (rights.kind === 'customer' && promoChoices.find((choice) => choice === value('promo'))) || 'all',
    search,
  };
  if (rights.kind === 'public') return { address, redirect: null };
  const canonical = segment === (filter === 'all' ? '' : filter) && !parameters.has('filter');
  return { address, redirect: canonical ? null : formatStoreAddress(address, 'customer', query) };
}

/** Path and query of an address; what `query` holds besides our own parameters is kept. */
export function formatStoreAddress(address: StoreAddress, kind: StoreKind, query = ''): string {
  const { filter, subfilter, promo, search } = address;
  const parameters = new URLSearchParams();
  if (kind === 'public' && filter !== 'all') parameters.append('filter', filter);
  if (subfilter !== '') parameters.append('subfilter', subfilter);
  if (kind === 'customer' && promo !== 'all') parameters.append('promo', promo);
  if (search.trim() !== '') parameters.append('search', search.trim());
  const others = new URLSearchParams(query.length > longestQuery ? '' : query);
  for (const [name, value] of others) {
    if (!ours.some((known) => known === name)) parameters.append(name, value);
  }
  const path = storePaths[kind] + (kind === 'customer' && filter !== 'all' ? `/${filter}` : '');
  const written = parameters.toString();
  return written === '' ? path : `${path}?${written}`;
}

/** The customer's store with a search. */
export const searchPath = (search: string): string =>
  formatStoreAddress({ ...emptyStoreAddress, search: search.slice(0, longestSearch) }, 'customer');

/** Another tab: its sub-collection is closed, what narrows the items stays. */
export function chooseFilter(address: StoreAddress, filter: StoreFilter): StoreAddress {
  return { ...address, filter, subfilter: '' };
}

/** The chosen sub-collection, closed when it was open (STORE-12). Under `tc` the same toggle leads to the collections. */
export function toggleSubfilter(address: StoreAddress, code: string): StoreAddress {
  const open = address.filter === 'tc' ? 'tc' : address.subfilter;
  const filter = address.filter === 'tc' ? 'collection' : address.filter;
  return { ...address, filter, subfilter: open === code ? '' : code };
}

function readFilter(value: string, rights: StoreRights): StoreFilter {
  const filter = storeFilters.find((known) => known === value) ?? 'all';
  return isReachable(filter, rights) ? filter : 'all';
}

function readSubfilter(
  filter: StoreFilter,
  value: string,
  kind: StoreKind,
  collections: readonly { readonly code: string; readonly customersOnly: boolean }[],
): string {
  if (filter === 'selection') return value === selectionCode ? value : '';
  if (filter !== 'collection') return '';
  const isVisibleCode = collections.some(
    ({ code, customersOnly }) => code === value && !(customersOnly && kind === 'public'),
  );
  return isVisibleCode ? value : '';
}
