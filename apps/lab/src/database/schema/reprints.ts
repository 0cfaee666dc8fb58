/** Orders that replace claimed ones. */
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { customerId } from './customers.ts';
import { orders } from './orders.ts';
import { staff } from './production.ts';

/** A free order that prints another one again after a claim. It is shipped with a delivery note, and never invoiced. */
export const reprints = pgTable(
  'reprints',
  {
    orderId: bigint('order_id', { mode: 'number' })
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    customerId: customerId(),
    originalId: bigint('original_id', { mode: 'number' })
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** One of `reprintReasons`. */
    reason: text('reason').notNull(),
    /** The pieces that are printed again, in the desk's words. */
    pieces: text('pieces').notNull(),
    staffId: integer('staff_id')
      .notNull()
      .references(() => staff.id),
    at: moment('at').notNull(),
  },
  (table) => [
    index('reprints_original').on(table.originalId),
    index('reprints_customer').on(table.customerId),
    index('reprints_staff').on(table.staffId),
  ],
);
