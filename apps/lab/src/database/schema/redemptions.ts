/** Coupons that customers have used. */
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { customerId } from './customers.ts';
import { promotions } from './shop.ts';

/** One row for each customer and promotion that asks for a coupon: a coupon counts once. */
export const couponRedemptions = pgTable(
  'coupon_redemptions',
  {
    customerId: customerId(),
    promotionId: text('promotion_id')
      .notNull()
      .references(() => promotions.id, { onDelete: 'cascade' }),
    /** Number of the order that it reduced; the coupon is free again when this order is deleted. */
    orderCode: text('order_code').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.promotionId] }),
    index('coupon_redemptions_promotion').on(table.promotionId),
    index('coupon_redemptions_order').on(table.orderCode),
  ],
);
