import type { StoreItem } from '../contract/index.ts';
import { isIsoDate } from '../kernel/format/dates.ts';
import type { IsoDate } from '../kernel/format/dates.ts';

/** An entry that asks for a promotion, or for its absence (PROMO-10, DASH-16, SHELL-25). */
export interface PromoFilter {
  readonly id_promo: string;
  readonly is_exclusive: boolean;
}

/**
 * Whether promotions let a thing be seen: no entry at all, or at least one that holds, exclusive with its promotion
 * active or non-exclusive with it not active (PROMO-10, PROMO-32; slides follow the same rule, DASH-16).
 */
export function passesPromoFilter(filters: readonly PromoFilter[], active: ReadonlySet<string>): boolean {
  if (filters.length === 0) return true;
  return filters.some(({ id_promo, is_exclusive }) => active.has(id_promo.trim()) === is_exclusive);
}

/**
 * Whether every date entry holds on a day: `after_date` shows from the day after, else up to and with that day
 * (PROMO-11, PROMO-12). An entry without a date of the calendar does not count (PROMO-33).
 */
export function passesDateFilter(filters: StoreItem['date_filter'], today: IsoDate): boolean {
  return filters.every(({ after_date, data }) => {
    const date = readCompactDate(data);
    if (date === null) return true;
    return after_date ? date < today : date >= today;
  });
}

type Filtered = Pick<StoreItem, 'promo_filter' | 'isOneOkPromo' | 'date_filter'>;

/**
 * Whether an item is in the store of this customer on this day. `isOneOkPromo` answers for the promotions only.
 *
 * @example
 * const shown = items.filter((item) => isVisible(item, new Set(['12']), '2026-12-05'));
 */
export function isVisible(item: Filtered, active: ReadonlySet<string>, today: IsoDate): boolean {
  const promoted = item.isOneOkPromo || passesPromoFilter(item.promo_filter, active);
  return promoted && passesDateFilter(item.date_filter, today);
}

/** `yyyymmdd` as `yyyy-mm-dd`; null for what is no day. */
function readCompactDate(value: string): IsoDate | null {
  const found = /^(\d{4})(\d{2})(\d{2})$/.exec(value.trim());
  const date = found ? `${found[1]}-${found[2]}-${found[3]}` : '';
  return isIsoDate(date) ? date : null;
}
