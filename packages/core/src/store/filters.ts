/** The store of a signed-in customer, or of a visitor (PUB). */
export type StoreKind = 'customer' | 'public';

/** The filters of the store (STORE-03); each name is the key of its label and the class of its items. */
export const storeFilters = [
  'all',
  'new',
  'album',
  'book',
  'wallart',
  'frame',
  'tabletop',
  'box',
  'prints_mats',
  'cards_calendars',
  'collection',
  'selection',
  'pinkmania',
  'tc',
  'photobook',
  'test',
] as const;
export type StoreFilter = (typeof storeFilters)[number];

/** Filters that a visitor's store does not have (PUB-01). */
const customersOnly: readonly StoreFilter[] = [
  'frame',
  'tabletop',
  'cards_calendars',
  'pinkmania',
  'tc',
  'photobook',
  'test',
];

/** Classes whose items a visitor never sees; photobooks stand under their other class, BOOK. */
export const hiddenFromVisitors: readonly string[] = customersOnly.filter((filter) => filter !== 'photobook');

/** The sub-filter of the selection (STORE-11). */
export const selectionCode = 'fabselection';

export interface StoreRights {
  readonly kind: StoreKind;
  /** The customer may see test items and the BETA filter (STORE-30, STORE-42); the server says so. */
  readonly beta: boolean;
}

/** Whether the server's features include BETA: internal accounts and those on the lab's list (STORE-31, STORE-43). */
export function seesBeta(features: readonly string[]): boolean {
  return features.includes('beta') || features.includes('internal');
}

/** Whether an address may name this filter; one that it may not behaves as `all` (PUB-14, STORE-42, ROUTE-29). */
export function isReachable(filter: StoreFilter, { kind, beta }: StoreRights): boolean {
  if (filter === 'test') return kind === 'customer' && beta;
  return kind === 'customer' || !customersOnly.includes(filter);
}

/**
 * The tabs in their order. `photobook` only when an item carries the class (STORE-41); `tc` is a way to the
 * collection and no tab of its own (STORE-57).
 */
export function storeTabs(
  items: readonly { readonly classes: readonly string[] }[],
  rights: StoreRights,
): readonly StoreFilter[] {
  return storeFilters.filter((filter) => {
    if (filter === 'tc' || !isReachable(filter, rights)) return false;
    return filter !== 'photobook' || items.some(({ classes }) => classes.includes(filter));
  });
}

/** The classes of an item, each a whole word (STORE-05). */
export function classesOf(filterClass: string): readonly string[] {
  return filterClass.split(/\s+/).filter((name) => name !== '');
}
