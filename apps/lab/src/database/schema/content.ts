/** Contents that a lab's office writes and imports: settings, texts, questions and documents. */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, moment } from './columns.ts';
import { products } from './shop.ts';
import type { Texts } from './shop.ts';

/** Parts of the configuration that are imported, by name (`company`); they replace those of the file of TA_CONFIG. */
export const importedSettings = pgTable('imported_settings', {
  name: text('name').primaryKey(),
  value: jsonb('value').$type<Readonly<Record<string, unknown>>>().notNull(),
});

/** Texts of the lab's pages by key, such as `collection.tc.description`. */
export const labTexts = pgTable('lab_texts', {
  key: text('key').primaryKey(),
  texts: jsonb('texts').$type<Texts>().notNull(),
});

/** Frequent questions in their order; answers may hold HTML. */
export const faq = pgTable('faq', {
  id: text('id').primaryKey(),
  position: integer('position').notNull(),
  /** Key of the group that the page shows it under. */
  topic: text('topic').notNull(),
  questions: jsonb('questions').$type<Texts>().notNull(),
  answers: jsonb('answers').$type<Texts>().notNull(),
});

/** Pictures of products, slides and presets, in the database as documents are; the folder of the lab may hold more. */
export const productPictures = pgTable('product_pictures', {
  /** `<product>-<view>-<width>.webp` or `.avif`. */
  name: text('name').primaryKey(),
  content: bytes('content').notNull(),
  /** SHA-256 of the content, hexadecimal. */
  hash: text('hash').notNull(),
});

/** Documents that customers download: of a product's page, or of the lab. */
export const documents = pgTable(
  'documents',
  {
    id: text('id').primaryKey(),
    position: integer('position').notNull(),
    /** Product whose page shows it; null = a document of the lab. */
    slug: text('slug').references(() => products.slug, { onDelete: 'cascade' }),
    section: text('section').notNull(),
    /** Folder below the section, without slashes at its ends; '' = the section itself. */
    path: text('path').notNull(),
    names: jsonb('names').$type<Texts>().notNull(),
    filename: text('filename').notNull(),
    /** In the database, so that they change with the rest of an import, and every lab on it has them. */
    content: bytes('content').notNull(),
    /** SHA-256 of the content, hexadecimal. */
    hash: text('hash').notNull(),
    isUpdated: boolean('is_updated').notNull(),
    viewable: boolean('viewable').notNull(),
    /** When the lab last changed its content, or marked it as updated: a customer who opened it before sees so (DOC-19). */
    changedAt: moment('changed_at')
      .notNull()
      .default(sql`'epoch'`),
  },
  (table) => [index('documents_slug').on(table.slug, table.position)],
);
