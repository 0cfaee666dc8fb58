/** Requests of customers under data protection law: copies of their data, and erasures. */
import type { PrivacyKind, PrivacyState } from '@trade-area/core/contract';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigId, id, moment } from './columns.ts';
import { customerId } from './customers.ts';
import { staff } from './production.ts';

/** A request; of one kind, about one order, at most one is open. */
export const privacyRequests = pgTable(
  'privacy_requests',
  {
    id: id(),
    customerId: customerId(),
    kind: text('kind').$type<PrivacyKind>().notNull(),
    /** Of the order, with `couple`; '' for the others. */
    orderCode: text('order_code').notNull().default(''),
    state: text('state').$type<PrivacyState>().notNull(),
    requestedAt: moment('requested_at').notNull(),
    /** The member of staff who decided; null = not decided, or an account whose period had ended. */
    staffId: integer('staff_id').references(() => staff.id),
    decidedAt: moment('decided_at'),
    doneAt: moment('done_at'),
    /** Until then an export can be downloaded. */
    endsAt: moment('ends_at'),
    /** Hash of the code of the last link to an export, and its end; '' = there is none. */
    linkHash: text('link_hash').notNull().default(''),
    linkEndsAt: moment('link_ends_at'),
  },
  (table) => [
    uniqueIndex('privacy_requests_open')
      .on(table.customerId, table.kind, table.orderCode)
      .where(sql`state in ('waiting', 'running')`),
    index('privacy_requests_customer').on(table.customerId, table.id),
    index('privacy_requests_staff').on(table.staffId),
    index('privacy_requests_link')
      .on(table.linkHash)
      .where(sql`link_hash <> ''`),
  ],
);

/** An entry of the ZIP of an export: a text, or a file of the lab, whose bytes are read when the ZIP is downloaded. */
export const privacyParts = pgTable(
  'privacy_parts',
  {
    id: bigId(),
    requestId: integer('request_id')
      .notNull()
      .references(() => privacyRequests.id, { onDelete: 'cascade' }),
    /** Path in the ZIP. */
    name: text('name').notNull(),
    /** `text`, or the store of the file. */
    store: text('store').$type<'text' | 'uploads' | 'blobs'>().notNull(),
    /** The text, or the name of the file in its store. */
    content: text('content').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
  },
  (table) => [uniqueIndex('privacy_parts_name').on(table.requestId, table.name)],
);
