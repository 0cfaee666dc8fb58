/** Messages about orders, and their attachments. */
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bigId, moment } from './columns.ts';
import { customerId } from './customers.ts';
import { orders } from './orders.ts';

/** `fao`: the recipient, 'client' or 'studio' (MSG-02). */
export const messages = pgTable(
  'messages',
  {
    id: bigId(),
    customerId: customerId(),
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    fao: text('fao').notNull(),
    text: text('txt_public').notNull(),
    createdAt: moment('ts_created').notNull(),
    readAt: moment('ts_read'),
    /** A question of the studio that production waits for; `missingStatus` is then 'open' or 'answered' (MSG-27). */
    isMissing: boolean('is_missing').notNull().default(false),
    missingStatus: text('is_missing_status').notNull().default(''),
    category: text('category').notNull().default(''),
    categoryTemplate: text('category_template').notNull().default(''),
    /** Id of the message this one answers. */
    answers: bigint('answers', { mode: 'number' }),
    /** The member of staff who wrote it. */
    staffId: integer('staff_id'),
    /** The subject of a trouble ticket. */
    item: text('item').notNull().default(''),
  },
  (table) => [
    index('messages_order').on(table.orderId),
    index('messages_unread')
      .on(table.customerId, table.orderId)
      .where(sql`ts_read is null and fao = 'client'`),
    index('messages_for_studio')
      .on(table.createdAt)
      .where(sql`ts_read is null and fao = 'studio'`),
    index('messages_open')
      .on(table.createdAt)
      .where(sql`is_missing_status = 'open'`),
    index('messages_customer').on(table.customerId, table.createdAt),
  ],
);

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
    /** The sender's name for the files of one message before it is sent (MSG-12, MSG-14). */
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
    index('attachments_order').on(table.orderId),
    index('attachments_folder').on(table.customerId, table.orderId, table.folder),
  ],
);
