import type { Promotion } from '../contract/index.ts';
import { readLink } from '../kernel/address/links.ts';
import { interfaceLanguages, wireText } from '../kernel/format/locale.ts';
import type { InterfaceLanguage } from '../kernel/format/locale.ts';
import type { Money } from '../kernel/format/money.ts';
import { priceIn } from '../pricing/index.ts';

/** The subject in a language, else in English, else in any, else the id (PROMO-43). */
export function subjectOf({ email, promo }: Promotion, language: InterfaceLanguage): string {
  const wishes = [language, 'en', ...interfaceLanguages] as const;
  const found = wishes
    .map((wish) => wireText(email, 'oggetto', wish).trim())
    .find((subject) => subject !== '');
  return found ?? promo;
}

/** The content of a promotion's dialog (PROMO-44). */
export type PromotionBody =
  /** HTML of the lab, to be sanitised where it is shown. */
  | { readonly kind: 'html'; readonly html: string }
  | { readonly kind: 'image'; readonly address: string }
  | { readonly kind: 'none' };

/** The big HTML, else the overlay's picture, else the e-mail's. `labOrigin` is what relative pictures stand on. */
export function bodyOf(promotion: Promotion, labOrigin: string): PromotionBody {
  if (promotion.overlay_html_big.trim() !== '') return { kind: 'html', html: promotion.overlay_html_big };
  const address = pictureOf(promotion.overlay_img, labOrigin) ?? pictureOf(promotion.email_img, labOrigin);
  return address === null ? { kind: 'none' } : { kind: 'image', address };
}

/** A picture of the lab's data as an http(s) address; null for what is none. */
export function pictureOf(image: string, labOrigin: string): string | null {
  return readLink(image, { portalOrigin: labOrigin, website: labOrigin })?.href ?? null;
}

export interface FamilyPrice {
  readonly family: string;
  readonly price: Money;
  /** `discount_price_limit` of the family; null = none. */
  readonly limit: number | null;
}

/** The prices a promotion names, for its window only (PROMO-51); `currency` is the customer's, '' = not known. */
export function namedPrices(promotion: Promotion, currency: string): readonly FamilyPrice[] {
  return Object.entries(promotion.discount_price).flatMap(([family, major]) => {
    const price = major > 0 ? priceIn(currency, major) : null;
    const limit = Object.hasOwn(promotion.discount_price_limit, family)
      ? (promotion.discount_price_limit[family] ?? null)
      : null;
    return price === null ? [] : [{ family, price, limit }];
  });
}

export interface CouponLine {
  readonly coupon: string;
  readonly families: readonly string[];
}

/** The coupons of a promotion, to be shown and copied (PROMO-46). */
export function couponsOf({ coupon }: Promotion): readonly CouponLine[] {
  const lines = new Map<string, string[]>();
  for (const [family, code] of Object.entries(coupon)) {
    const families = lines.get(code.trim()) ?? [];
    if (code.trim() !== '') lines.set(code.trim(), [...families, family]);
  }
  return [...lines].map(([code, families]) => ({ coupon: code, families }));
}

/** Newest start first, then newest end, then as they came (PROMO-51). */
export function newestFirst<T extends Pick<Promotion, 'ts_start' | 'ts_end'>>(
  promotions: readonly T[],
): readonly T[] {
  const later = (a: string, b: string) => (a === b ? 0 : a < b ? 1 : -1);
  return promotions.toSorted((a, b) => later(a.ts_start, b.ts_start) || later(a.ts_end, b.ts_end));
}

/** Those of a list that belong to a tab: the active answer may hold ended ones and the reverse (PROMO-51). */
export function promotionsFor(
  tab: 'active' | 'old',
  answer: readonly Promotion[],
  activeIds: ReadonlySet<string>,
): readonly Promotion[] {
  if (tab === 'active') return newestFirst(answer);
  return newestFirst(answer.filter(({ promo, is_active }) => !is_active && !activeIds.has(promo.trim())));
}

/** The promotion whose window an address opens: among the active ones, then on the loaded page (PROMO-41). */
export function findPromotion(
  id: string,
  active: readonly Promotion[],
  old: readonly Promotion[],
): Promotion | null {
  if (id === '') return null;
  return [...active, ...old].find(({ promo }) => promo.trim() === id) ?? null;
}
