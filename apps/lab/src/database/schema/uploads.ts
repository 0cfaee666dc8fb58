/** Files that customers send for their orders: the ledger the lab answers from, never the browser's memory. */
import type { Finding } from '@trade-area/core/contract';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { customerId } from './customers.ts';
import { orders } from './orders.ts';
import { sessions } from './sessions.ts';

const orderId = () =>
  bigint('order_id', { mode: 'number' })
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' });

/** One file. `received` is what was on the disk, synced, when it was committed; the wire calls it offset. */
export const uploads = pgTable(
  'uploads',
  {
    /** 128 random bits. */
    id: text('id').primaryKey(),
    customerId: customerId(),
    actorId: integer('actor_id').notNull(),
    orderId: orderId(),
    /** Names the message that is being written with this file; '' for a file of the order itself. */
    folder: text('folder').notNull().default(''),
    name: text('name').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    received: bigint('received', { mode: 'number' }).notNull().default(0),
    metadata: jsonb('metadata').$type<Record<string, string | null>>().notNull().default({}),
    mtime: bigint('mtime', { mode: 'number' }).notNull().default(0),
    edges: text('edges').notNull().default(''),
    /** SHA-256 of the whole file as the sender claims it. */
    claimed: text('claimed').notNull().default(''),
    /** SHA-256 of the bytes on the lab's disk. */
    sha256: text('sha256').notNull().default(''),
    state: text('state').notNull().default('partial'),
    findings: jsonb('findings').$type<Finding[]>().notNull().default([]),
    facts: jsonb('facts').$type<Record<string, unknown>>().notNull().default({}),
    accepted: jsonb('accepted').$type<Acceptance[]>().notNull().default([]),
    thumbnail: boolean('thumbnail').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    touchedAt: moment('touched_at').notNull(),
  },
  (table) => [
    index('uploads_order').on(table.orderId),
    index('uploads_customer').on(table.customerId),
    index('uploads_unfinished')
      .on(table.touchedAt)
      .where(sql`state <> 'checked'`),
  ],
);

export interface Acceptance {
  readonly code: string;
  readonly by: string;
  readonly at: string;
}

/** The files that one order asks for, and the state of the set as a whole. */
export const uploadSets = pgTable('upload_sets', {
  orderId: bigint('order_id', { mode: 'number' })
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  pages: integer('pages').notNull(),
  profile: text('profile').notNull().default('sRGB'),
  /** On the wire: `upload_folder`. */
  folder: text('folder').notNull(),
  manifest: jsonb('manifest').$type<Record<string, unknown> | null>(),
  sentAt: moment('sent_at'),
});

/** Which file fills which place; a file fills one place at most. */
export const uploadSlots = pgTable(
  'upload_slots',
  {
    orderId: orderId(),
    slot: text('slot').notNull(),
    uploadId: text('upload_id')
      .notNull()
      .unique()
      .references(() => uploads.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.slot] })],
);

/** The right of a frame to send the files of one order. It ends with the session it was made from. */
export const uploadPasses = pgTable(
  'upload_passes',
  {
    tokenHash: text('token_hash').primaryKey(),
    sessionHash: text('session_hash')
      .notNull()
      .references(() => sessions.tokenHash, { onDelete: 'cascade' }),
    orderCode: text('order_code').notNull(),
  },
  (table) => [index('upload_passes_session').on(table.sessionHash)],
);

/** Files on the disk whose order was deleted: kept for a while, in case somebody deleted the wrong one. */
export const uploadsLeft = pgTable('uploads_left', {
  uploadId: text('upload_id').primaryKey(),
  deletedAt: moment('deleted_at').notNull(),
});
