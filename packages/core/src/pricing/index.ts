export { badgesOf, formatPercentOff, priceIn } from './badges.ts';
export type { Badge, BadgeSubject } from './badges.ts';
export { createPricer, promoValues } from './discounts.ts';
export type { PricingContext, PromotedItem, PromoValues } from './discounts.ts';
export { demonstrationProducts, families, identify } from './families.ts';
export type { Family, ProductEntry, ProductTable } from './families.ts';
export { orderPrice } from './orderPrice.ts';
export { isVisible, passesDateFilter, passesPromoFilter } from './visibility.ts';
export type { PromoFilter } from './visibility.ts';
