import { fromWire } from '../kernel/format/money.ts';
import type { Money } from '../kernel/format/money.ts';
import type { PromoValues } from './discounts.ts';

/** The subject of a value: the order itself or a sample of it (PROMO-37). */
export type BadgeSubject = 'order' | 'sample';

/** A badge of a card about a price; the widget has the texts (PROMO-23..26, PROMO-53). */
export type Badge =
  /** More than 0 and less than 100. */
  | { readonly kind: 'percent'; readonly of: BadgeSubject; readonly percent: number }
  | { readonly kind: 'flat'; readonly of: BadgeSubject; readonly price: Money }
  /** 'Gratis'. */
  | { readonly kind: 'free'; readonly of: BadgeSubject }
  | { readonly kind: 'new' };

/**
 * The badges of an item: order, sample, new. Within its kind 'Gratis' wins over a flat price and that over a
 * percentage (PROMO-37); a flat price needs the customer's `currency`, '' = not known (PROMO-24).
 *
 * @example
 * badgesOf(item, 'EUR').map((badge) => badge.kind);
 */
export function badgesOf(
  item: PromoValues & { readonly filter_class: string },
  currency: string,
): readonly Badge[] {
  const order = badgeOf('order', item.promo_val, item.promo_fisso, currency);
  const sample = badgeOf('sample', item.promo_sample, item.promo_sample_fisso, currency);
  const isNew = item.filter_class.split(/\s+/).includes('new');
  return [
    ...(order ? [order] : []),
    ...(sample ? [sample] : []),
    ...(isNew ? [{ kind: 'new' } as const] : []),
  ];
}

/**
 * An amount of the wire in the customer's currency; GBR is read as GBP (PROMO-34). null when either is missing.
 *
 * @example
 * priceIn('EUR', 12.5); // { amount: 1250, currency: 'EUR', symbol: '' }
 */
export function priceIn(currency: string, major: number | null): Money | null {
  if (currency.trim() === '' || major === null) return null;
  return fromWire({ price: major, vat: null, total: null, currency: { symbol: '', code: currency } });
}

/**
 * '-15%', '-12.5%' (PROMO-53); the decimal mark is that of `locale`, a BCP 47 tag.
 *
 * @example
 * formatPercentOff(12.5, 'de'); // '-12,5%'
 */
export function formatPercentOff(percent: number, locale = 'en'): string {
  const digits = (tag: string) => new Intl.NumberFormat(tag, { maximumFractionDigits: 2 }).format(percent);
  try {
    return `-${digits(locale)}%`;
  } catch {
    return `-${digits('en')}%`;
  }
}

function badgeOf(of: BadgeSubject, percent: number, flat: number, currency: string): Badge | null {
  if (percent >= 100) return { kind: 'free', of };
  const price = flat > 0 ? priceIn(currency, flat) : null;
  if (price !== null) return { kind: 'flat', of, price };
  return percent > 0 ? { kind: 'percent', of, percent } : null;
}
