/** Files beside messages, what is kept of writes that must count once, and what customers are told by e-mail. */
import { bigint, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bigId, moment } from './columns.ts';
import { customerId } from './customers.ts';
import { messages, orders } from './orders.ts';

/** `code` is the file's name in the store and on the wire: random, so that it can be neither guessed nor counted. */
export const attachments = pgTable(
  'attachments',
  {
    id: bigId(),
    code: text('code').notNull().unique(),
    customerId: customerId(),
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** null until the message it belongs to is sent. */
    messageId: bigint('message_id', { mode: 'number' }).references(() => messages.id, {
      onDelete: 'cascade',
    }),
    /** What the sender calls the files of one message before it is sent (MSG-12, MSG-14). */
    folder: text('folder').notNull().default(''),
    name: text('name').notNull(),
    type: text('type').notNull(),
    size: integer('size').notNull(),
    sha256: text('sha256').notNull(),
    byStudio: boolean('by_studio').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('attachments_message').on(table.messageId),
    index('attachments_folder').on(table.customerId, table.orderId, table.folder),
  ],
);

/** Answers of writes that carried an `Idempotency-Key`: the same key is the same write (T-E2). */
export const writtenOnce = pgTable(
  'written_once',
  {
    /** Whose key it is: `customer 12`, `staff 1`. */
    actor: text('actor').notNull(),
    key: text('key').notNull(),
    endpoint: text('endpoint').notNull(),
    bodyHash: text('body_hash').notNull(),
    answer: text('answer').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.actor, table.key] }), index('written_once_at').on(table.at)],
);

/** What the customer chose for one kind of news; a kind without a row has its default. */
export const notificationChoices = pgTable(
  'notification_choices',
  { customerId: customerId(), kind: text('kind').notNull(), choice: text('choice').notNull() },
  (table) => [primaryKey({ columns: [table.customerId, table.kind] })],
);

/** News that wait for their mail, written in the transaction that made them; `sentAt` when the mail was taken. */
export const notifications = pgTable(
  'notifications',
  {
    id: bigId(),
    customerId: customerId(),
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    /** What the mail says of it: a date, a carrier. Never a message's words. */
    detail: text('detail').notNull().default(''),
    at: moment('at').notNull(),
    /** Not before this moment; the daily digest gathers what is due. */
    dueAt: moment('due_at').notNull(),
    digest: boolean('digest').notNull().default(false),
    sentAt: moment('sent_at'),
  },
  (table) => [index('notifications_waiting').on(table.sentAt, table.dueAt)],
);
