/** What customers are told by e-mail, and which of it they want. */
import { bigint, boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bigId, moment } from './columns.ts';
import { customerId } from './customers.ts';
import { orders } from './orders.ts';

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
