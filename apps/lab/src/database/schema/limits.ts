/** Attempts that are counted, and the browsers that a person has signed in with. */
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** One counted key, hashed. `fullAt` is the moment at which all that was taken has come back. */
export const allowances = pgTable(
  'allowances',
  { key: text('key').primaryKey(), fullAt: moment('full_at').notNull() },
  (table) => [index('allowances_full').on(table.fullAt)],
);

/** `account` is `customer:<id>` or `staff:<id>`; the browser keeps the code whose hash this is. */
export const knownDevices = pgTable(
  'known_devices',
  {
    account: text('account').notNull(),
    deviceHash: text('device_hash').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.account, table.deviceHash] })],
);
