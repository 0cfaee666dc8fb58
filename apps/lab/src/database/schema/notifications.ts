/** Notifications by e-mail, and which of them a customer wants. */
import { bigint, boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bigId, moment } from './columns.ts';
import { customerId } from './customers.ts';
import { orders } from './orders.ts';

/** The customer's choice for one kind of notification; a kind without a row has its default. */
export const notificationChoices = pgTable(
  'notification_choices',
  { customerId: customerId(), kind: text('kind').notNull(), choice: text('choice').notNull() },
  (table) => [primaryKey({ columns: [table.customerId, table.kind] })],
);

/** Notifications waiting for their mail, written in the transaction that caused them; `sentAt` when the mail server accepted it. */
export const notifications = pgTable(
  'notifications',
  {
    id: bigId(),
    customerId: customerId(),
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    /** A detail for the mail, such as a date or a carrier. Never the text of a message. */
    detail: text('detail').notNull().default(''),
    at: moment('at').notNull(),
    /** Not before this moment; the daily digest gathers what is due. */
    dueAt: moment('due_at').notNull(),
    digest: boolean('digest').notNull().default(false),
    sentAt: moment('sent_at'),
  },
  (table) => [
    index('notifications_waiting').on(table.sentAt, table.dueAt),
    index('notifications_customer').on(table.customerId),
    index('notifications_order').on(table.orderId),
  ],
);
