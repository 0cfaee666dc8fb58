/** Documents of print projects (`core/layout`). The projects themselves are rows of `projects`. */
import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { customerId } from './customers.ts';
import { quotes } from './quotes.ts';
import { projects } from './store.ts';

/** The columns of every stored document. */
const kept = {
  rev: integer('rev').notNull(),
  /** JSON of `core/layout`, as `readProject` gives it. */
  document: text('document').notNull(),
  /** SHA-256 of every photo in it, used on a sheet or not: these files are kept. */
  photos: text('photos').array().notNull(),
};

/** The kept versions of a project, the newest of which is the project. */
export const printVersions = pgTable(
  'print_versions',
  {
    projectId: bigint('project_id', { mode: 'number' })
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    customerId: customerId(),
    ...kept,
    sheets: integer('sheets').notNull(),
    /** Photos that are used on a sheet. */
    used: integer('used').notNull(),
    /** The device that saved it, a word each. */
    browser: text('browser').notNull(),
    system: text('system').notNull(),
    savedAt: moment('saved_at').notNull(),
    /** The version that it was restored from; 0 = it was saved. */
    restored: integer('restored').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.rev] }),
    index('print_versions_customer').on(table.customerId),
    index('print_versions_photos').using('gin', table.photos),
  ],
);

/** The document that a quote of a project orders: what is changed afterwards, or deleted, is not in it. */
export const printOrders = pgTable(
  'print_orders',
  {
    quoteId: bigint('quote_id', { mode: 'number' })
      .primaryKey()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    customerId: customerId(),
    ...kept,
    takenAt: moment('taken_at').notNull(),
  },
  (table) => [
    index('print_orders_customer').on(table.customerId),
    index('print_orders_photos').using('gin', table.photos),
  ],
);
