import type { PromotionTerms, StoreItem } from '../contract/index.ts';
import type { IsoDate } from '../kernel/format/dates.ts';
import { demonstrationProducts, identify } from './families.ts';
import type { ProductTable } from './families.ts';
import { isVisible } from './visibility.ts';

/** The fields of an item that decide its promotions. */
export type PromotedItem = Pick<
  StoreItem,
  'slug' | 'family' | 'id' | 'promo_connection' | 'promo_filter' | 'isOneOkPromo' | 'date_filter'
>;

/** The customer's promotions and the day they are read for. */
export interface PricingContext {
  /** The customer's active promotions; none for a visitor (PUB-12). */
  readonly promos: readonly PromotionTerms[];
  readonly today: IsoDate;
  /** Families and article ids by slug; default: the demonstration lab's. */
  readonly products?: ProductTable;
}

/** The values computed per item, under the documents' names (PROMO-17). */
export interface PromoValues {
  /** Order discount in percent, 0 to 100; 0 = none. */
  readonly promo_val: number;
  /** Sample discount in percent, 0 to 100; 0 = none. */
  readonly promo_sample: number;
  /** Flat price in major units of the customer's currency; 0 = none. */
  readonly promo_fisso: number;
  /** Flat price of a sample, likewise. */
  readonly promo_sample_fisso: number;
  /** Not in this customer's store. */
  readonly toDelate: boolean;
}

/** Flat prices of this family need the article named; its percentages do not (PROMO-18, PROMO-48). */
const namedFlatPrices = 'tc';
/** Every value of this family obeys the article limits, where the promotion has some (PROMO-19, PROMO-48). */
const limited = 'wallart';

/** The promotions of one item; for many of them `createPricer` does the common part once. */
export function promoValues(item: PromotedItem, context: PricingContext): PromoValues {
  return createPricer(context)(item);
}

type Offers = Omit<PromoValues, 'toDelate'>;

/**
 * Prices items for one customer and day: linked promotions first, the general ones where those give nothing
 * (PROMO-13, PROMO-36, PROMO-39); what needs a coupon never counts (PROMO-14, PROMO-46). Percentages take the highest,
 * flat prices the lowest. Total: whatever the promotions hold, the values stay within their bounds.
 *
 * @example
 * const pricer = createPricer(context);
 * const values = items.map(pricer);
 */
export function createPricer(context: PricingContext): (item: PromotedItem) => PromoValues {
  const { promos, today, products = demonstrationProducts } = context;
  const active = new Set(promos.map(({ id_promo }) => id_promo.trim()));
  /** By family and article, on which alone they depend. */
  const discountsByArticle = new Map<
    string,
    { readonly promos: readonly PromotionTerms[]; readonly offers: Offers }
  >();

  function general(family: string, article: number | null) {
    const key = `${article ?? ''} ${family}`;
    const before = discountsByArticle.get(key);
    if (before) return before;
    const applicable = family === '' ? [] : promos.filter((promo) => isFor(promo, family, article));
    const made = { promos: applicable, offers: offersOf(applicable, family, article) };
    discountsByArticle.set(key, made);
    return made;
  }

  return (item) => {
    const { family, article } = identify(item, products);
    const { promos: given, offers } = general(family, article);
    const toDelate = !isVisible(item, active, today);
    const links = new Set(item.promo_connection.map(({ id_promo }) => id_promo.trim()));
    const linked = links.size === 0 ? [] : given.filter(({ id_promo }) => links.has(id_promo.trim()));
    if (linked.length === 0) return { ...offers, toDelate };
    const first = offersOf(linked, family, article);
    return {
      promo_val: first.promo_val || offers.promo_val,
      promo_sample: first.promo_sample || offers.promo_sample,
      promo_fisso: first.promo_fisso || offers.promo_fisso,
      promo_sample_fisso: first.promo_sample_fisso || offers.promo_sample_fisso,
      toDelate,
    };
  };
}

function offersOf(given: readonly PromotionTerms[], family: string, article: number | null): Offers {
  const flat = given.filter((promo) => namesArticle(promo, family, article));
  return {
    promo_val: highest(
      given.flatMap((promo) => [at(promo.discount, family), at(promo.discount_over_limit, family)]),
    ),
    promo_sample: highest(given.map((promo) => at(promo.sample_discount, family))),
    promo_fisso: lowest(flat.map((promo) => at(promo.prezzo_fisso, family))),
    promo_sample_fisso: lowest(flat.map((promo) => at(promo.sample_prezzo_fisso, family))),
  };
}

/** Whether a promotion may say anything about an article of a family: no coupon, and inside its wall-art limits. */
function isFor(promo: PromotionTerms, family: string, article: number | null): boolean {
  if (Object.hasOwn(promo.coupon, family) && promo.coupon[family]?.trim() !== '') return false;
  if (family !== limited || !Object.hasOwn(promo.articoli_limits, family)) return true;
  return isAmong(promo, family, article);
}

function namesArticle(promo: PromotionTerms, family: string, article: number | null): boolean {
  return family !== namedFlatPrices || isAmong(promo, family, article);
}

function isAmong({ articoli_limits }: PromotionTerms, family: string, article: number | null): boolean {
  const ids = Object.hasOwn(articoli_limits, family) ? articoli_limits[family] : undefined;
  return article !== null && (ids?.includes(article) ?? false);
}

/** A family's value; `constructor` is no family. */
function at(values: Readonly<Record<string, number>>, family: string): number {
  return (Object.hasOwn(values, family) ? values[family] : undefined) ?? 0;
}

/** 0 to 100 (PROMO-38). */
function highest(percentages: readonly number[]): number {
  return percentages
    .filter((value) => value > 0)
    .reduce((most, value) => Math.max(most, Math.min(value, 100)), 0);
}

/** The lowest positive price (PROMO-36), 0 when there is none. */
function lowest(prices: readonly number[]): number {
  const positive = prices.filter((price) => price > 0 && Number.isFinite(price));
  return positive.length === 0 ? 0 : Math.min(...positive);
}
