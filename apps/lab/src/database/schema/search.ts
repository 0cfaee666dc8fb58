/** The words that a customer's orders and messages have, from which a mistyped one is found. */
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { customerId } from './customers.ts';

/**
 * Words without digits, from three letters on, in lower case without accents; `rows` counts the orders and messages that
 * have the word. Triggers of both tables keep it, so that a word disappears with the last row that has it.
 */
export const searchWords = pgTable(
  'search_words',
  {
    customerId: customerId(),
    word: text('word').notNull(),
    rows: integer('rows').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.word] })],
);
