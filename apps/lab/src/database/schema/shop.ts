/** The catalogue, price lists and promotions. */
import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { customerId } from './customers.ts';

export const products = pgTable('products', {
  slug: text('slug').primaryKey(),
  position: integer('position').notNull(),
  name: text('name').notNull(),
  family: text('family').notNull(),
  filterClass: text('filter_class').notNull(),
  days: text('days').notNull(),
  /** Everything else of the catalogue entry, as it came. */
  details: jsonb('details').$type<Record<string, unknown>>().notNull(),
});

export const productPrices = pgTable(
  'product_prices',
  {
    slug: text('slug')
      .notNull()
      .references(() => products.slug, { onDelete: 'cascade' }),
    currency: text('currency').notNull(),
    /** Minor units. */
    amount: integer('amount').notNull(),
  },
  (table) => [primaryKey({ columns: [table.slug, table.currency] })],
);

export const promotions = pgTable('promotions', {
  id: text('id').primaryKey(),
  rule: jsonb('rule').$type<Record<string, unknown>>().notNull(),
});

export const customerPromotions = pgTable(
  'customer_promotions',
  {
    customerId: customerId(),
    promotionId: text('promotion_id')
      .notNull()
      .references(() => promotions.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.promotionId] })],
);
