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
  },
  (table) => [
    index('delivery_addresses_customer').on(table.customerId),
    uniqueIndex('delivery_addresses_default')
      .on(table.customerId)
      .where(sql`${table.isDefault}`),
  ],
);
