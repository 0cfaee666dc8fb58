/** Carts: the quotes that a customer wants to order together. */
import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { customerId } from './customers.ts';
import { quotes } from './quotes.ts';

/** One row for each customer who has put something into the cart. Every change of a cart, and every order, holds it. */
export const carts = pgTable('carts', {
  customerId: customerId().primaryKey(),
  /** Number of the checkout, `C` and nine digits: an order gives the cart a new one. */
  code: text('code').notNull().unique(),
});

export const cartLines = pgTable(
  'cart_lines',
  {
    customerId: customerId(),
    quoteId: bigint('quote_id', { mode: 'number' })
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    /** Pieces, made with the same files. */
    quantity: integer('quantity').notNull(),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.quoteId] }),
    index('cart_lines_quote').on(table.quoteId),
  ],
);
