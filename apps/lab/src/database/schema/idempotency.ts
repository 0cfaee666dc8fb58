import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Answers of writes with an `Idempotency-Key`: the same key means the same write (T-E2). */
export const writtenOnce = pgTable(
  'written_once',
  {
    /** The owner of the key: `customer 12`, `staff 1`. */
    actor: text('actor').notNull(),
    key: text('key').notNull(),
    endpoint: text('endpoint').notNull(),
    bodyHash: text('body_hash').notNull(),
    answer: text('answer').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.actor, table.key] }), index('written_once_at').on(table.at)],
);
