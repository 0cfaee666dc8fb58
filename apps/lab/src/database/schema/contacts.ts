/** Conversations with people who have no account: public contact pages, and the desk that answers them. */
import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bigId, moment } from './columns.ts';
import { staff } from './production.ts';

export type ContactState = 'new' | 'answered' | 'closed';

/** One conversation with one person. */
export const contacts = pgTable(
  'contacts',
  {
    id: bigId(),
    name: text('name').notNull(),
    /** '' = the person gave none, so that no reply can be sent. */
    email: text('email').notNull(),
    /** Language of the lab's mails to the person. */
    language: text('language').notNull(),
    state: text('state').$type<ContactState>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** Moment of the last message or change of state. */
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    index('contacts_state').on(table.state, table.changedAt),
    index('contacts_changed').on(table.changedAt),
  ],
);

const contactId = () =>
  bigint('contact_id', { mode: 'number' })
    .notNull()
    .references(() => contacts.id, { onDelete: 'cascade' });

/** The link of one mail; its code is in the mail alone. */
export const contactLinks = pgTable(
  'contact_links',
  {
    codeHash: text('code_hash').primaryKey(),
    contactId: contactId(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('contact_links_contact').on(table.contactId),
    index('contact_links_expired').on(table.expiresAt),
  ],
);

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: bigId(),
    contactId: contactId(),
    /** Its author at the lab; null = the person wrote it. */
    staffId: integer('staff_id').references(() => staff.id),
    text: text('text').notNull(),
    /** The person came by a link that the lab had mailed; without one, name and address are only what was typed. */
    isByLink: boolean('is_by_link').notNull().default(false),
    /** `a` and `p` of the link, as they were received (CONT-12). */
    linkA: text('link_a').notNull().default(''),
    linkP: text('link_p').notNull().default(''),
    at: moment('at').notNull(),
    /** A mail about it is to be sent: the reply itself, or the receipt of a person's message. */
    isMailed: boolean('is_mailed').notNull(),
    /** Moment at which the mail server accepted that mail; null = not yet. */
    mailedAt: moment('mailed_at'),
  },
  (table) => [
    index('contact_messages_contact').on(table.contactId, table.id),
    index('contact_messages_staff').on(table.staffId),
  ],
);

/** Acts of the desk on a conversation, with their authors. */
export const contactActions = pgTable(
  'contact_actions',
  {
    id: bigId(),
    contactId: contactId(),
    staffId: integer('staff_id')
      .notNull()
      .references(() => staff.id),
    /** `write`, `answer`, `close` or `reopen`. */
    action: text('action').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    index('contact_actions_contact').on(table.contactId, table.id),
    index('contact_actions_staff').on(table.staffId),
  ],
);

/** Videos that were watched (OBS2-05). The clean-up of records deletes them: they hold addresses of visitors. */
export const videoViews = pgTable(
  'video_views',
  {
    id: bigId(),
    /** Path in the library. */
    path: text('path').notNull(),
    /** The person of the link; null = the link names nobody whom the lab knows. */
    contactId: bigint('contact_id', { mode: 'number' }).references(() => contacts.id, {
      onDelete: 'cascade',
    }),
    linkA: text('link_a').notNull(),
    /** Address of the connection; IPv6 by its /64. */
    clientAddress: text('client_address').notNull(),
    /** Address that a look-up service told the visitor's browser; '' = none was asked, or it did not answer. */
    lookedUpAddress: text('looked_up_address').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    index('video_views_contact').on(table.contactId, table.id),
    index('video_views_at').on(table.at),
  ],
);
