/** The catalogue, price lists, promotions and slides. */
import type { Language } from '@trade-area/core/contract';
import type { PriceTier } from '@trade-area/core/pricing';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { customerId } from './customers.ts';

/** One text in every language; '' = not translated. */
export type Texts = Readonly<Record<Language, string>>;

export interface PromoFilter {
  readonly id_promo: string;
  readonly is_exclusive: boolean;
}
export interface DateFilter {
  readonly after_date: boolean;
  /** `yyyymmdd`. */
  readonly data: string;
}

/** `buy` is the short form of CAT-BUY; `store/links.ts` makes the addresses of it. */
export const products = pgTable('products', {
  slug: text('slug').primaryKey(),
  position: integer('position').notNull(),
  name: text('name').notNull(),
  family: text('family').notNull(),
  filterClass: text('filter_class').notNull(),
  days: text('days').notNull(),
  /** Of wall art and of the tc collection (PROMO-18, PROMO-20). */
  articleId: integer('article_id'),
  infoPath: text('info_path').notNull().default(''),
  buy: text('buy').notNull().default(''),
  isActivePage: boolean('is_active_page').notNull().default(false),
  isInTest: boolean('is_in_test').notNull().default(false),
  descriptions: jsonb('descriptions')
    .$type<Texts>()
    .notNull()
    .default({ en: '', it: '', es: '', fr: '', de: '' }),
  promoConnection: jsonb('promo_connection').$type<readonly string[]>().notNull().default([]),
  promoFilter: jsonb('promo_filter').$type<readonly PromoFilter[]>().notNull().default([]),
  dateFilter: jsonb('date_filter').$type<readonly DateFilter[]>().notNull().default([]),
  /** Names of the sets of options that it can be configured with. */
  optionSets: jsonb('option_sets').$type<readonly string[]>().notNull().default([]),
  /** No longer sold: the store does not show it; orders, projects and presets keep it. */
  isArchived: boolean('is_archived').notNull().default(false),
});

export const productPrices = pgTable(
  'product_prices',
  {
    slug: text('slug')
      .notNull()
      .references(() => products.slug, { onDelete: 'cascade' }),
    currency: text('currency').notNull(),
    /** Minor units. */
    amount: integer('amount').notNull(),
    /** First day of the price; it is replaced by the next one of this product and currency. */
    validFrom: date('valid_from', { mode: 'string' }).notNull().default('2000-01-01'),
  },
  (table) => [primaryKey({ columns: [table.slug, table.currency, table.validFrom] })],
);

/** Sizes of a price list; `list` is the slug of a product, else its family (CAT-SIZES). */
export const sizePrices = pgTable(
  'size_prices',
  {
    list: text('list').notNull(),
    /** First day of the whole list; it is replaced by the next one of the same name. */
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    position: integer('position').notNull(),
    /** `20x30`, centimetres; sizes that cost the same. */
    sizes: jsonb('sizes').$type<readonly string[]>().notNull(),
    /** Minor units. */
    price: integer('price').notNull(),
    /** Price of each step of pages over the fewest; null = without pages. */
    step: integer('step'),
    pages: jsonb('pages').$type<{ least: number; most: number; step: number } | null>(),
    /** Prices of a piece from a number of pieces on, the fewest pieces first. */
    tiers: jsonb('tiers').$type<readonly PriceTier[]>().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.list, table.validFrom, table.position] })],
);

/**
 * One row. Triggers give it a new version with each change of products, their files, price lists, options and
 * promotions, whoever makes it (the migration `catalogue_version`). A version never returns, not even after a rollback.
 */
export const catalogueVersions = pgTable('catalogue_versions', {
  id: smallint('id').primaryKey().default(1),
  version: uuid('version').notNull().defaultRandom(),
});

/** Items that a customer keeps regardless of promotions (isOneOkPromo, PROMO-10). */
export const savedProducts = pgTable(
  'kept_products',
  {
    customerId: customerId(),
    slug: text('slug')
      .notNull()
      .references(() => products.slug, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.slug] }),
    index('kept_products_slug').on(table.slug),
  ],
);

/** `rule` holds its benefits in the wire's names; the rest is its announcement (PROMO-05). */
export const promotions = pgTable('promotions', {
  id: text('id').primaryKey(),
  rule: jsonb('rule').$type<Record<string, unknown>>().notNull(),
  subjects: jsonb('subjects').$type<Texts>().notNull().default({ en: '', it: '', es: '', fr: '', de: '' }),
  html: jsonb('html').$type<Texts>().notNull().default({ en: '', it: '', es: '', fr: '', de: '' }),
  htmlBig: jsonb('html_big').$type<Texts>().notNull().default({ en: '', it: '', es: '', fr: '', de: '' }),
  /** Slug whose picture is on the announcement; '' = no announcement picture (DASH-15). */
  picture: text('picture').notNull().default(''),
  /** Address that its popup links to; '' = no popup (DASH-18). */
  popupLink: text('popup_link').notNull().default(''),
  startsAt: moment('starts_at').notNull().defaultNow(),
  endsAt: moment('ends_at').notNull().defaultNow(),
  ordersCount: integer('orders_count').notNull().default(0),
  /** Every customer has it, beside those of `customer_promotions`. */
  isForAll: boolean('is_for_all').notNull().default(false),
  /** Withdrawn: no customer sees it; the orders that it counted for keep its id. */
  isArchived: boolean('is_archived').notNull().default(false),
});

export const customerPromotions = pgTable(
  'customer_promotions',
  {
    customerId: customerId(),
    promotionId: text('promotion_id')
      .notNull()
      .references(() => promotions.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.promotionId] }),
    index('customer_promotions_promotion').on(table.promotionId),
  ],
);

/** `type` 1 = menu, 2 = dashboard's side, anything else = carousel (DASH-28). */
export const slides = pgTable(
  'slides',
  {
    id: text('id').primaryKey(),
    position: integer('position').notNull(),
    type: smallint('type').notNull(),
    isImportant: boolean('is_important').notNull(),
    link: text('link').notNull(),
    /** Slug of the product whose picture is behind the text. */
    picture: text('picture').notNull(),
    names: jsonb('names').$type<Texts>().notNull(),
    promoFilter: jsonb('promo_filter').$type<readonly PromoFilter[]>().notNull(),
  },
  (table) => [index('slides_position').on(table.position)],
);
