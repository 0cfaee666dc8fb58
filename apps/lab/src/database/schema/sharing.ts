/** Photos of finished products that customers share with the lab, and the permissions to use them. */
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigId, moment } from './columns.ts';
import { customerId } from './customers.ts';
import { uploads } from './uploads.ts';

/** A photo; its file is an upload. `sentAt` null: its upload page has not sent it yet. */
export const sharedPhotos = pgTable(
  'shared_photos',
  {
    id: bigId(),
    uploadId: text('upload_id')
      .notNull()
      .unique()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    customerId: customerId(),
    isComposition: boolean('is_composition').notNull().default(false),
    /** Of the stored bytes, from the moment it is sent: one customer shares a photo once. */
    sha256: text('sha256').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    sentAt: moment('sent_at'),
  },
  (table) => [
    index('shared_photos_customer').on(table.customerId, table.sentAt, table.id),
    index('shared_photos_sent').on(table.sentAt, table.id),
    uniqueIndex('shared_photos_once')
      .on(table.customerId, table.sha256)
      .where(sql`sent_at is not null`),
  ],
);

const photoId = () =>
  bigint('photo_id', { mode: 'number' })
    .notNull()
    .references(() => sharedPhotos.id, { onDelete: 'cascade' });

/** The orders that a photo shows; by code, because the internal account links those of any customer. */
export const sharedPhotoOrders = pgTable(
  'shared_photo_orders',
  { photoId: photoId(), orderCode: text('order_code').notNull() },
  (table) => [
    primaryKey({ columns: [table.photoId, table.orderCode] }),
    index('shared_photo_orders_code').on(table.orderCode),
  ],
);

/** `source`: code of the order that gave the tag, '' = a person; on the wire `get_by`. */
export const sharedPhotoTags = pgTable(
  'shared_photo_tags',
  {
    photoId: photoId(),
    category: text('category').notNull(),
    value: text('value').notNull(),
    source: text('source').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.photoId, table.category, table.value] }),
    index('shared_photo_tags_value').on(table.category, table.value),
  ],
);

/** Each wording of the terms that a person has accepted, once. */
export const releaseTexts = pgTable('release_texts', {
  /** SHA-256 of language and text. */
  id: text('id').primaryKey(),
  language: text('language').notNull(),
  text: text('text').notNull(),
});

/**
 * A permission to use a photo: who gave it, when, and the words. It is kept when the photo is deleted, because it says
 * what the lab was allowed until then.
 */
export const photoReleases = pgTable(
  'photo_releases',
  {
    id: bigId(),
    customerId: customerId(),
    /** Id of the photo's upload. */
    photoKey: text('photo_key').notNull(),
    textId: text('text_id')
      .notNull()
      .references(() => releaseTexts.id),
    /** Full name of the person who gave it. */
    name: text('name').notNull(),
    acceptedAt: moment('accepted_at').notNull(),
    revokedAt: moment('revoked_at'),
    /** Full name of the person who revoked it. */
    revokedBy: text('revoked_by').notNull().default(''),
  },
  (table) => [
    index('photo_releases_customer').on(table.customerId),
    index('photo_releases_text').on(table.textId),
    index('photo_releases_photo').on(table.photoKey, table.id),
    uniqueIndex('photo_releases_in_force')
      .on(table.photoKey)
      .where(sql`revoked_at is null`),
  ],
);

/** Every time that somebody else than its owner took a photo's file, or was refused it. */
export const photoDownloads = pgTable(
  'photo_downloads',
  {
    id: bigId(),
    customerId: customerId(),
    photoKey: text('photo_key').notNull(),
    /** The permission that it was taken under; null = it was refused. */
    releaseId: bigint('release_id', { mode: 'number' }).references(() => photoReleases.id, {
      onDelete: 'set null',
    }),
    /** The member of staff; null = the internal account. */
    staffId: integer('staff_id'),
    /** Full name of who took it. */
    name: text('name').notNull(),
    refused: boolean('refused').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    index('photo_downloads_customer').on(table.customerId),
    index('photo_downloads_release').on(table.releaseId),
    index('photo_downloads_photo').on(table.photoKey, table.id),
  ],
);
