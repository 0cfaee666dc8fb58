/** Presets, files and projects of a product. */
import { boolean, index, integer, pgTable, text, jsonb, unique } from 'drizzle-orm/pg-core';
import { bigId, moment } from './columns.ts';
import { customerId } from './customers.ts';
import { designerProjects } from './designer.ts';
import { products } from './shop.ts';
import type { Texts } from './shop.ts';

const slug = () =>
  text('slug')
    .notNull()
    .references(() => products.slug, { onDelete: 'cascade' });

export const presets = pgTable(
  'presets',
  {
    id: text('id').primaryKey(),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    slug: slug(),
    /** The preset's drawing (PRE-07); '' = the product's picture. */
    svg: text('svg').notNull(),
    /** First choices of its configuration, in words such as `Size=30x30 Pages=40`; '' = those of the product. */
    choices: text('choices').notNull().default(''),
    filterId: text('filter_id').notNull(),
    filterNames: jsonb('filter_names').$type<Texts>().notNull(),
  },
  (table) => [index('presets_slug').on(table.slug)],
);

/** Files of product pages (PROD-12, PROD-13). Their content is generated on request. */
export const productFiles = pgTable(
  'product_files',
  {
    id: text('id').primaryKey(),
    position: integer('position').notNull(),
    slug: slug(),
    section: text('section').notNull(),
    /** Folder below the section, without slashes at its ends; '' = the section itself. */
    path: text('path').notNull(),
    names: jsonb('names').$type<Texts>().notNull(),
    filename: text('filename').notNull(),
    /** The writer that generates the bytes: `store/fileKinds.ts`. */
    kind: text('kind').notNull(),
    isUpdated: boolean('is_updated').notNull(),
    /** Can be viewed, not only downloaded (PROD-20). */
    viewable: boolean('viewable').notNull(),
  },
  (table) => [index('product_files_slug').on(table.slug, table.position)],
);

/** Records which customer opened which file (GW-24). */
export const fileNotes = pgTable(
  'file_notes',
  {
    id: bigId(),
    customerId: customerId(),
    fileId: text('file_id').notNull(),
    /** `view` or `download`. */
    action: text('action').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('file_notes_customer').on(table.customerId, table.id)],
);

/** Print projects: products that the print editor makes. Works of the configurator are quotes. */
export const projects = pgTable(
  'projects',
  {
    id: bigId(),
    /** Chosen by the editor: of two customers with the same one, neither knows of the other. */
    uuid: text('uuid').notNull(),
    customerId: customerId(),
    slug: slug(),
    name: text('name').notNull(),
    /** The newest of its documents (`schema/print.ts`); 0 = it has none yet. */
    rev: integer('rev').notNull().default(0),
    /** `13x18` in centimetres, and its pages or prints, as of that document; '' and 0 = it has none yet. */
    size: text('size').notNull().default(''),
    pages: integer('pages').notNull().default(0),
    /** The photos that were sent into it; null = it was never opened in the editor. */
    imagesId: text('images_id').references(() => designerProjects.id, { onDelete: 'set null' }),
    /** File of the customer's own picture for its card, and its bytes; copies share it. null = there is none. */
    cover: text('cover'),
    coverSize: integer('cover_size'),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    index('projects_customer').on(table.customerId, table.slug, table.changedAt),
    unique('projects_uuid').on(table.customerId, table.uuid),
    index('projects_slug').on(table.slug),
    index('projects_cover').on(table.cover),
    index('projects_images').on(table.imagesId),
  ],
);
