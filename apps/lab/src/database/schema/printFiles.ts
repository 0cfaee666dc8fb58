/** Print files that the lab makes of ordered projects. */
import { bigint, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { customerId } from './customers.ts';
import { orders } from './orders.ts';

/** `failed`: a photo cannot be printed, or the job was given up. `deleted`: their period has ended, or they were erased. */
export type PrintRunState = 'waiting' | 'running' | 'done' | 'cancelled' | 'failed' | 'deleted';

/** The making of an order's print files: one row for each order that has been given to it. */
export const printRuns = pgTable(
  'print_runs',
  {
    orderId: bigint('order_id', { mode: 'number' })
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    customerId: customerId(),
    state: text('state').$type<PrintRunState>().notNull().default('waiting'),
    /** Sheets and documents that are made, and those that will be. */
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    /** Id of the photo that cannot be printed; '' = none is known. */
    photo: text('photo').notNull().default(''),
    requestedAt: moment('requested_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [index('print_runs_customer').on(table.customerId)],
);

/**
 * One file each. The row is written after the file is whole and on the disk: what a killed process has left has no row,
 * and is removed by the clean-up of the store.
 */
export const printFiles = pgTable(
  'print_files',
  {
    /** Its name in the store of files. */
    id: text('id').primaryKey(),
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    customerId: customerId(),
    /** `sheet`: JPG of a sheet; `web`: its picture for screens; `pdf`: all sheets; `proof`: the same with a word across. */
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    /** Number of its sheet in the order of printing, from 1; 0 = it is of all. */
    sheet: integer('sheet').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    madeAt: moment('made_at').notNull(),
  },
  (table) => [
    unique('print_files_name').on(table.orderId, table.kind, table.name),
    index('print_files_customer').on(table.customerId),
  ],
);
