/** The lines that an order's price consists of. */
import { bigint, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { customerId } from './customers.ts';
import { orders } from './orders.ts';

/**
 * The price of an order without VAT as its customer confirmed it, in the customer's language: its documents list these
 * lines. A later change of the price is a line of the document. Orders that were made in another way have none.
 */
export const orderLines = pgTable(
  'order_lines',
  {
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    customerId: customerId(),
    /** From 1. */
    position: smallint('position').notNull(),
    description: text('description').notNull(),
    quantity: integer('quantity').notNull(),
    /** Minor units; a discount is negative. */
    unitPrice: integer('unit_price').notNull(),
    net: integer('net').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    index('order_lines_customer').on(table.customerId),
  ],
);
