/** Persons of a studio with a sign-in of their own, beside the owner, who signs in with the customer's e-mail. */
import type { Right } from '@trade-area/core/contract';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';
import { customerId } from './customers.ts';

/** A person who is removed is deleted, and with the row every session; what the person did keeps the name (`audits`). */
export const members = pgTable(
  'members',
  {
    id: id(),
    customerId: customerId(),
    /** Lower case. No customer has the same one. */
    email: text('email').notNull().unique(),
    name: text('name').notNull(),
    surname: text('surname').notNull().default(''),
    rights: jsonb('rights').$type<Right[]>().notNull(),
    language: text('language').notNull().default('en'),
    /** '' before the person has set a password. */
    passwordHash: text('password_hash').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    /** The last invitation. */
    invitedAt: moment('invited_at').notNull(),
    lastSignInAt: moment('last_sign_in_at'),
  },
  (table) => [index('members_customer').on(table.customerId)],
);

/**
 * Mailed links by which a person sets a password: the first one (`invite`), or another one (`reset`). Each works once, and
 * is deleted then.
 */
export const memberLinks = pgTable(
  'member_links',
  {
    codeHash: text('code_hash').primaryKey(),
    memberId: integer('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<'invite' | 'reset'>().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('member_links_member').on(table.memberId)],
);
