/** Files that customers send for their orders. These rows, never the state of a browser, are the source of truth. */
import type { Finding } from '@trade-area/core/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { customerId } from './customers.ts';
import { designerProjects } from './designer.ts';
import { orders } from './orders.ts';
import { sessions } from './sessions.ts';

const orderId = () =>
  bigint('order_id', { mode: 'number' })
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' });

/** One file. `received` counts the bytes that were synced to disk when it was committed; the wire calls it offset. */
export const uploads = pgTable(
  'uploads',
  {
    /** 128 random bits. */
    id: text('id').primaryKey(),
    customerId: customerId(),
    actorId: integer('actor_id').notNull(),
    /** null = an image of a configuration, which has no order yet, or a shared photo. */
    orderId: bigint('order_id', { mode: 'number' }).references(() => orders.id, { onDelete: 'cascade' }),
    /** The images that it is one of; null = a file of an order. */
    projectId: text('project_id').references(() => designerProjects.id, { onDelete: 'cascade' }),
    /** Names the visit in which a photo was sent that is shared with the lab; null = it is no such photo. */
    shareSession: text('share_session'),
    /** Names the draft message that this file belongs to; '' for a file of the order itself. */
    folder: text('folder').notNull().default(''),
    name: text('name').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    received: bigint('received', { mode: 'number' }).notNull().default(0),
    metadata: jsonb('metadata').$type<Record<string, string | null>>().notNull().default({}),
    mtime: bigint('mtime', { mode: 'number' }).notNull().default(0),
    edges: text('edges').notNull().default(''),
    /** SHA-256 of the whole file according to its sender. */
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
    /** Since when it is removed; null = it is not. Its bytes are kept while the removal can be undone. */
    removedAt: moment('removed_at'),
    /** The slot it was removed from. */
    removedSlot: text('removed_slot').notNull().default(''),
  },
  (table) => [
    index('uploads_removed')
      .on(table.removedAt)
      .where(sql`removed_at is not null`),
    index('uploads_order').on(table.orderId),
    index('uploads_project').on(table.projectId),
    check('uploads_place', sql`num_nonnulls(order_id, project_id, share_session) = 1`),
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

/** The file in each slot; a file fills one slot at most. */
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

/** Files that were chosen for an order and whose upload has not begun. */
export const announcedUploads = pgTable(
  'uploads_announced',
  {
    /** Chosen by the sender, so that a repeated announcement changes nothing. */
    id: text('id').notNull(),
    customerId: customerId(),
    orderId: orderId(),
    name: text('name').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    mtime: bigint('mtime', { mode: 'number' }).notNull().default(0),
    slot: text('slot').notNull().default(''),
    /** Of the sender's own check. */
    findings: jsonb('findings').$type<Finding[]>().notNull().default([]),
    /** A blocking finding: the file is told to the person, and not awaited. */
    refused: boolean('refused').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.id] }),
    index('uploads_announced_customer').on(table.customerId),
  ],
);

/** A frame's permission to upload the files of one order. It ends with the session it was made from. */
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

/** Files on the disk whose order was deleted: kept for a while, because the order may have been deleted by mistake. */
export const leftoverUploads = pgTable('uploads_left', {
  uploadId: text('upload_id').primaryKey(),
  deletedAt: moment('deleted_at').notNull(),
});
