/** Configurations that customers have saved. */
import type { Field } from '@trade-area/core/pricing';
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { bigId, moment } from './columns.ts';
import { customerId } from './customers.ts';
import { designerProjects } from './designer.ts';
import { products } from './shop.ts';

/** The price of a quote when it was saved, by part; minor units. */
export interface QuotedParts {
  readonly album: number;
  readonly box: number;
  readonly copies: number;
  readonly layout: number;
  readonly color: number;
  readonly discount: number;
}

export const quotes = pgTable(
  'quotes',
  {
    id: bigId(),
    /** 128 random bits: the address of the quote. */
    uuid: text('uuid').notNull().unique(),
    customerId: customerId(),
    slug: text('slug')
      .notNull()
      .references(() => products.slug),
    /** Configurator of the product, such as `10`. */
    configurator: text('configurator').notNull(),
    /** '', `dev` or `test` (CONF-12). */
    environment: text('environment').notNull().default(''),
    name: text('name').notNull().default(''),
    fields: jsonb('fields').$type<readonly Field[]>().notNull(),
    currency: text('currency').notNull(),
    /** `list_code` and `list_version` of its prices. */
    listCode: text('list_code').notNull(),
    listVersion: integer('list_version').notNull(),
    parts: jsonb('parts').$type<QuotedParts>().notNull(),
    /** Products less discount, and services; minor units, without shipping and tax. */
    total: integer('total').notNull(),
    /** Pieces that its own checkout orders, in a cart its line has its own; `total` is of one. Once ordered: those of its order, and `total` is of all. */
    quantity: integer('quantity').notNull().default(1),
    /** The number that its order will have: nine digits, which no other order has. */
    orderCode: text('order_code').notNull().unique(),
    /** Counts the saves: of two windows with the same quote, the second to save is told. */
    revision: integer('revision').notNull().default(1),
    /** Ordered: it changes no more. */
    isOrdered: boolean('is_ordered').notNull().default(false),
    /** Name, product and number in lower case without accents. */
    search: text('search').notNull().default(''),
    /** File of the picture of what is configured, and its bytes; copies of a quote share it. null = none was sent since the last save. */
    picture: text('picture'),
    pictureSize: integer('picture_size'),
    /** The same of the customer's own picture for its card among the projects. A save leaves it; orders do not show it. */
    cover: text('cover'),
    coverSize: integer('cover_size'),
    /** The images that its frames are filled from; null = none. */
    projectId: text('project_id').references(() => designerProjects.id, { onDelete: 'set null' }),
    /** The print project that it orders (`print_orders`): it is listed as that project only. null = it is a configuration. */
    printUuid: text('print_uuid'),
    /** Deleted by the customer, who can restore it; null = it is there. */
    deletedAt: moment('deleted_at'),
    /** 128 random bits of the link by which others read it; null = it is not shared. */
    shareCode: text('share_code').unique(),
    shareEndsAt: moment('share_ends_at'),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    index('quotes_customer').on(table.customerId, table.changedAt),
    index('quotes_slug').on(table.slug),
    index('quotes_picture').on(table.picture),
    index('quotes_cover').on(table.cover),
    index('quotes_project').on(table.projectId),
    index('quotes_print').on(table.customerId, table.printUuid),
  ],
);
