/** Sessions, and every code that stands for one for a while. Only hashes are stored. */
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';
import { customerId, customers } from './customers.ts';

/** `actor` signed in, `subject` is whose data is seen; they differ while staff acts `as` a customer. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    actorId: integer('actor_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    subjectId: integer('subject_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Browser and system in a word each, as far as they say it: for the person to know their devices again. */
    browser: text('browser').notNull().default(''),
    system: text('system').notNull().default(''),
  },
  (table) => [
    index('sessions_actor').on(table.actorId),
    index('sessions_subject').on(table.subjectId),
    index('sessions_expires').on(table.expiresAt),
  ],
);

/** First mail of the recovery: a link that works once. */
export const activations = pgTable('activations', {
  codeHash: text('code_hash').primaryKey(),
  customerId: customerId(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
});

/** Second mail of the recovery: a password that works once, for minutes. */
export const temporaryPasswords = pgTable(
  'temporary_passwords',
  {
    id: id(),
    customerId: customerId(),
    hash: text('hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('temporary_passwords_customer').on(table.customerId)],
);

/** Single-use codes that stand where old frames and links carry `ta_token` (DEC-01). */
export const tickets = pgTable(
  'tickets',
  {
    codeHash: text('code_hash').primaryKey(),
    customerId: customerId(),
    actorId: integer('actor_id').notNull(),
    purpose: text('purpose').notNull(),
    orderCode: text('order_code').notNull().default(''),
    /** Origin of the page that asked; the frame answers to it and to no other. */
    origin: text('origin').notNull().default(''),
    /** Session that asked; what is made from the ticket ends with it. */
    sessionHash: text('session_hash').notNull().default(''),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('tickets_expires').on(table.expiresAt)],
);
