import type { PromotionTerms, StoreItem } from '../contract/index.ts';
import type { IsoDate } from '../kernel/format/dates.ts';
import { createPricer } from '../pricing/index.ts';
import type { ProductTable, PromoValues } from '../pricing/index.ts';
import type { TextRow } from '../textIndex/index.ts';
import type { PromoChoice, StoreAddress } from './address.ts';
import { classesOf, hiddenFromVisitors } from './filters.ts';
import type { StoreFilter, StoreRights } from './filters.ts';

/** The facts that decide an item's position in this person's store. */
export interface StoreContext extends StoreRights {
  /** The customer's active promotions; not looked at for a visitor (PUB-02). */
  readonly promos: readonly PromotionTerms[];
  readonly today: IsoDate;
  /** Default: the demonstration lab's. */
  readonly products?: ProductTable;
}

/** An item with its computed values (PROMO-17). */
export interface ComputedItem extends StoreItem, PromoValues {
  readonly classes: readonly string[];
  /** Name and description without case and accents. */
  readonly searchText: string;
}

/**
 * The items this person may see, in the server's order, doubles included (STORE-62): without what promotions and
 * dates hide, without test items for those who may not see them (STORE-42, PUB-11), and for visitors without
 * promotions and customers' classes (PUB-02, PUB-12). Filters come after: this is computed once per answer.
 */
export function computeItems(items: readonly StoreItem[], context: StoreContext): readonly ComputedItem[] {
  const visitor = context.kind === 'public';
  const price = createPricer({
    promos: visitor ? [] : context.promos,
    today: context.today,
    ...(context.products ? { products: context.products } : {}),
  });
  return items.flatMap((item) => {
    const classes = classesOf(item.filter_class);
    const isTest = item.is_in_test || classes.includes('test');
    if (isTest && (visitor || !context.beta)) return [];
    if (visitor && classes.some((name) => hiddenFromVisitors.includes(name))) return [];
    const values = price(item);
    if (values.toDelate) return [];
    const child = visitor || !context.beta ? item.child.filter(({ is_in_test }) => !is_in_test) : item.child;
    const searchText = foldText(`${item.nome} ${item.description}`);
    // Not spread: for objects of this size that takes several times as long, and there may be 5,000.
    return [Object.assign({}, item, values, { child, classes, searchText })];
  });
}

/** An item as an index finds it: in the store and in the search of the portal. */
export const itemRow = ({ slug, nome, description }: ComputedItem): TextRow => ({
  id: slug,
  title: nome,
  text: description,
});

/**
 * The computed items that an address shows as cards (STORE-05..07, 12, 21, 45, 56, 57).
 * @param similar slugs that an index of {@link itemRow} finds for the search, the best first: shown when no item has the
 * searched text itself
 */
export function visibleItems(
  items: readonly ComputedItem[],
  address: StoreAddress,
  similar: readonly string[] = [],
): readonly ComputedItem[] {
  const { filter, subfilter, promo, search } = address;
  const searchText = foldText(search.trim());
  // Collapsed banners hide their items, but never search results.
  if (filter === 'collection' && subfilter === '' && searchText === '' && promo === 'all') return [];
  const shown = items.filter((item) => isUnder(item, filter, subfilter) && isChosen(item, promo));
  if (searchText === '') return shown;
  const exact = shown.filter((item) => item.searchText.includes(searchText));
  if (exact.length > 0) return exact;
  return similar.flatMap((slug) => shown.filter((item) => item.slug === slug));
}

const beyondAscii = /[^\u0020-\u007e]/;

/** Without case, accents and doubled spaces: what a search compares (STORE-45). */
export function foldText(text: string): string {
  const plain = beyondAscii.test(text) ? text.normalize('NFD').replace(/\p{M}/gu, '') : text;
  return plain.toLowerCase().replace(/\s+/g, ' ');
}

function isUnder(item: ComputedItem, filter: StoreFilter, subfilter: string): boolean {
  const { classes } = item;
  if (filter === 'all') return !classes.includes('selection') && !classes.includes('pinkmania');
  if (filter === 'test') return item.is_in_test || classes.includes('test');
  return classes.includes(filter) && (subfilter === '' || classes.includes(subfilter));
}

function isChosen(item: PromoValues, promo: PromoChoice): boolean {
  if (promo === 'order') return item.promo_val > 0 || item.promo_fisso > 0;
  if (promo === 'sample') return item.promo_sample > 0 || item.promo_sample_fisso > 0;
  return true;
}
