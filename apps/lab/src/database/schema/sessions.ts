/** Sessions, and the short-lived codes that grant one. Only hashes are stored. */
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';
import { customerId, customers } from './customers.ts';
import { members } from './members.ts';

/** `actor` has signed in, `subject` owns the data; they differ while staff act `as` a customer. */
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
    /** The person of the studio who has signed in; null = the owner, or staff. Ends with the person's removal. */
    memberId: integer('member_id').references(() => members.id, { onDelete: 'cascade' }),
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Browser and system in a word each, so that customers recognise their devices. */
    browser: text('browser').notNull().default(''),
    system: text('system').notNull().default(''),
    /** Only good for one exchange: its token travels in an address, the one it is exchanged for does not (DEC-01). */
    isForExchange: boolean('is_for_exchange').notNull().default(false),
  },
  (table) => [
    index('sessions_actor').on(table.actorId),
    index('sessions_subject').on(table.subjectId),
    index('sessions_member').on(table.memberId),
    index('sessions_expires').on(table.expiresAt),
  ],
);

/** First mail of the recovery: a link that works once. */
export const activations = pgTable(
  'activations',
  {
    codeHash: text('code_hash').primaryKey(),
    customerId: customerId(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('activations_customer').on(table.customerId)],
);

/** Links by which a new customer sets the first password; each works once. */
export const invitations = pgTable(
  'invitations',
  {
    codeHash: text('code_hash').primaryKey(),
    customerId: customerId(),
    /** The address that it was mailed to; it is void for an account with another one. */
    email: text('email').notNull().default(''),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('invitations_customer').on(table.customerId)],
);

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

/** Single-use codes that travel as `ta_token` in frames and links (DEC-01). */
export const tickets = pgTable(
  'tickets',
  {
    codeHash: text('code_hash').primaryKey(),
    customerId: customerId(),
    actorId: integer('actor_id').notNull(),
    purpose: text('purpose').notNull(),
    orderCode: text('order_code').notNull().default(''),
    /** Origin of the requesting page; the frame posts its messages to this origin only. */
    origin: text('origin').notNull().default(''),
    /** The requesting session; the ticket, and what was made of it, ends with it (T-A10). */
    sessionHash: text('session_hash')
      .notNull()
      .references(() => sessions.tokenHash, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('tickets_expires').on(table.expiresAt),
    index('tickets_session').on(table.sessionHash),
    index('tickets_customer').on(table.customerId),
  ],
);
