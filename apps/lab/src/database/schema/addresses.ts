/** Address books: where customers have orders delivered, beside their own address. */
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigId, moment } from './columns.ts';
import { customerId } from './customers.ts';
import type { Address } from './production.ts';

export const deliveryAddresses = pgTable(
  'delivery_addresses',
  {
    id: bigId(),
    customerId: customerId(),
    address: jsonb('address').$type<Address>().notNull(),
    /** Chosen in every new checkout; none = the customer's own address is. */
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    /** Removed then, and restored by Undo until the clean-up of records deletes it; null = it is in the book. */
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('delivery_addresses_customer').on(table.customerId),
    uniqueIndex('delivery_addresses_default')
      .on(table.customerId)
      .where(sql`${table.isDefault}`),
    index('delivery_addresses_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
  ],
);
