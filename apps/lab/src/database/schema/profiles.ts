/** The company profile beside the account itself, and the history of its changes. */
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { bigId, moment } from './columns.ts';
import { customerId } from './customers.ts';

/**
 * One row for each customer who has saved a profile; without one the account's values apply. `version` counts every
 * change of a field that the profile shows, in any table: a save must be based on the newest version.
 */
export const profiles = pgTable('profiles', {
  customerId: customerId().primaryKey(),
  version: integer('version').notNull().default(1),
  phone: text('phone').notNull().default(''),
  mobile: text('mobile').notNull().default(''),
  /** Address for messages and invoices; '' = the address of the sign-in. */
  email: text('email').notNull().default(''),
  website: text('website').notNull().default(''),
  facebook: text('facebook').notNull().default(''),
  taxCode: text('tax_code').notNull().default(''),
  /** ISO 3166-2, '' = not chosen. */
  regionIso: text('region_iso').notNull().default(''),
});

/** Every change with its author, its fields and the affected orders in production (ACC-18). Never the values. */
export const profileChanges = pgTable(
  'profile_changes',
  {
    id: bigId(),
    customerId: customerId(),
    /** Differs from the customer while staff act. */
    actorId: integer('actor_id').notNull(),
    fields: jsonb('fields').$type<readonly string[]>().notNull(),
    orders: jsonb('orders').$type<readonly string[]>().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('profile_changes_customer').on(table.customerId, table.id)],
);
