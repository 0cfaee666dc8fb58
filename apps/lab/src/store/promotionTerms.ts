import type { Promotion } from '@trade-area/core/contract';
import type { promotions } from '../database/schema/shop.ts';

/** The discounts of a promotion, without its announcement. */
type DiscountTerms = Omit<
  Promotion,
  | 'promo'
  | 'email'
  | 'email_img'
  | 'overlay_img'
  | 'overlay_html'
  | 'overlay_html_big'
  | 'date_validity_string'
  | 'ts_start'
  | 'ts_end'
  | 'orders_count'
  | 'is_active'
>;

/** The discounts of a promotion (PROMO-07, PROMO-08); families it does not name are left out. */
export function termsOf({ rule }: Pick<typeof promotions.$inferSelect, 'rule'>): DiscountTerms {
  const terms = rule as Partial<DiscountTerms>;
  return {
    discount: terms.discount ?? {},
    discount_over_limit: terms.discount_over_limit ?? {},
    discount_limit: terms.discount_limit ?? {},
    discount_price: terms.discount_price ?? {},
    discount_price_limit: terms.discount_price_limit ?? {},
    prezzo_fisso: terms.prezzo_fisso ?? {},
    sample_discount: terms.sample_discount ?? {},
    sample_prezzo_fisso: terms.sample_prezzo_fisso ?? {},
    coupon: terms.coupon ?? {},
    articoli_limits: terms.articoli_limits ?? {},
  };
}
