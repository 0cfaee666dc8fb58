/** The one schema, for the embedded database and for a PostgreSQL server alike. */
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity();
const bigId = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

/** `code` is what people and the wire use; `publicId` travels as `c` and is never a right (decisions 6). */
export const customers = pgTable('customers', {
  id: id(),
  code: text('code').notNull().unique(),
  publicId: text('public_id').notNull().unique(),
  /** Lower case. */
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  surname: text('surname').notNull(),
  sex: text('sex').notNull().default('M'),
  area: text('area').notNull(),
  /** '' or 'sb active' (SES-10). */
  status: text('status').notNull().default(''),
  language: text('language').notNull().default('en'),
  currency: text('currency').notNull(),
  company: jsonb('company').$type<Company>().notNull(),
  representative: jsonb('representative').$type<Representative | null>(),
  invoicing: jsonb('invoicing').$type<Invoicing[]>().notNull().default([]),
  turnover: jsonb('turnover').$type<Turnover>().notNull(),
  checkBrexit: boolean('check_brexit').notNull().default(false),
  eori: text('eori').notNull().default(''),
  storeStatus: text('store_status').notNull().default('1'),
  passwordHash: text('password_hash').notNull(),
  /** Counts every change of what the customer's lists show; triggers raise it, ETags hang on it. */
  version: bigint('version', { mode: 'number' }).notNull().default(1),
});

export interface Company {
  name: string;
  address: string;
  city: string;
  zip: string;
  state: string;
  country: string;
  vat: string;
}
export interface Contact {
  nome: string;
  numero_interno: string;
  email: string;
  titolo_contatto: string;
  salesCoordinator: string;
  salesCoordinator_numero_interno: string;
  salesCoordinator_email: string;
  indirizzo: string;
  numero_verde: string;
  telefono1: string;
  telefono2: string;
  telefono3: string;
  cellulare: string;
  fax: string;
}
export type Representative = Contact & { riferimenti: Contact[] };
export interface Invoicing {
  pec: string;
  codice_destinatario_univoco: string;
}
export interface Turnover {
  fatturato_anno_corrente: number;
  fatturato_passato_oggi: number;
  max_fatturato_biennio: number;
  perc_wedding_corrente: number;
  perc_wedding_passato: number;
}

const customer = () =>
  integer('customer_id')
    .notNull()
    .references(() => customers.id, { onDelete: 'cascade' });

/** `actor` signed in, `subject` is whose data is seen; they differ while staff acts `as` a customer. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    actorId: integer('actor_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    subjectId: integer('subject_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('sessions_actor').on(table.actorId),
    index('sessions_subject').on(table.subjectId),
    index('sessions_expires').on(table.expiresAt),
  ],
);

/** First protected pages of sessions (SES-09). */
export const visits = pgTable('visits', {
  id: bigId(),
  customerId: customer(),
  landingPage: text('landing_page').notNull(),
  country: text('country').notNull(),
  at: moment('at').notNull(),
});

/** What staff did in a customer's name, with both identities (reliability A3). */
export const audits = pgTable('audits', {
  id: bigId(),
  actorId: integer('actor_id').notNull(),
  subjectId: integer('subject_id').notNull(),
  endpoint: text('endpoint').notNull(),
  at: moment('at').notNull(),
});

/** Places a customer has signed in from: an attack on the account does not lock its owner out there. */
export const knownPlaces = pgTable(
  'known_places',
  { customerId: customer(), placeHash: text('place_hash').notNull(), at: moment('at').notNull() },
  (table) => [primaryKey({ columns: [table.customerId, table.placeHash] })],
);

/** First mail of the recovery: a link that works once. */
export const activations = pgTable('activations', {
  codeHash: text('code_hash').primaryKey(),
  customerId: customer(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
});

/** Second mail of the recovery: a password that works once, for minutes. */
export const temporaryPasswords = pgTable(
  'temporary_passwords',
  {
    id: id(),
    customerId: customer(),
    hash: text('hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('temporary_passwords_customer').on(table.customerId)],
);

/** Single-use codes that stand where old frames and links carry `ta_token` (decisions 1). */
export const tickets = pgTable(
  'tickets',
  {
    codeHash: text('code_hash').primaryKey(),
    customerId: customer(),
    actorId: integer('actor_id').notNull(),
    purpose: text('purpose').notNull(),
    orderCode: text('order_code').notNull().default(''),
    /** Origin of the page that asked; the frame answers to it and to no other. */
    origin: text('origin').notNull().default(''),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('tickets_expires').on(table.expiresAt)],
);

/**
 * `search` is code, names, article and label in lower case without accents. `listPrice` is price plus VAT in minor
 * units. The sort indexes, the search index, `order_counts` and the triggers are in the second migration.
 */
export const orders = pgTable('orders', {
  id: bigId(),
  customerId: customer(),
  commessa: text('commessa').notNull().unique(),
  orderCode: text('order_code').notNull(),
  article: text('article').notNull(),
  incomplete: boolean('incomplete').notNull(),
  eventName: text('event_name').notNull().default(''),
  userLabel: text('user_label').notNull().default(''),
  eventDate: date('event_date', { mode: 'string' }),
  bride: text('bride').notNull().default(''),
  groom: text('groom').notNull().default(''),
  orderDate: date('order_date', { mode: 'string' }).notNull(),
  shippingDate: date('shipping_date', { mode: 'string' }),
  /** Minor units; null = no price yet. */
  price: integer('price'),
  vat: integer('vat'),
  amountToPay: integer('amount_to_pay'),
  paymentData: text('payment_data').notNull().default(''),
  currency: text('currency').notNull(),
  listPrice: integer('list_price'),
  status: smallint('status').notNull(),
  fmStatus: smallint('fm_status').notNull(),
  phaseMain: integer('phase_main'),
  transferStatus: smallint('transfer_status'),
  byFtp: boolean('by_ftp').notNull().default(false),
  blocked: boolean('blocked').notNull().default(false),
  onHold: boolean('on_hold').notNull().default(false),
  progress: smallint('progress').notNull().default(0),
  listFile: text('list_file').notNull().default(''),
  tipo: text('tipo').notNull().default(''),
  bookType: text('book_type').notNull().default(''),
  collection: text('collection').notNull().default(''),
  collectionsValue: text('collections_value').notNull().default(''),
  search: text('search').notNull(),
});

/** How many orders of each kind a customer has; kept by triggers, so a count never reads the orders. */
export const orderCounts = pgTable(
  'order_counts',
  {
    customerId: customer(),
    incomplete: boolean('incomplete').notNull(),
    fmStatus: smallint('fm_status').notNull(),
    onHold: boolean('on_hold').notNull(),
    article: text('article').notNull(),
    orders: bigint('orders', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.customerId, table.incomplete, table.fmStatus, table.onHold, table.article],
    }),
  ],
);

/** `fao`: whom it is for, 'client' or 'studio' (001 §3). */
export const messages = pgTable(
  'messages',
  {
    id: bigId(),
    customerId: customer(),
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    fao: text('fao').notNull(),
    text: text('txt_public').notNull(),
    createdAt: moment('ts_created').notNull(),
    readAt: moment('ts_read'),
  },
  (table) => [
    index('messages_order').on(table.orderId),
    index('messages_unread')
      .on(table.customerId, table.orderId)
      .where(sql`ts_read is null and fao = 'client'`),
  ],
);

export const savedViews = pgTable(
  'saved_views',
  {
    id: id(),
    customerId: customer(),
    name: text('name').notNull(),
    search: text('search').notNull(),
    columns: jsonb('columns').$type<string[]>().notNull(),
  },
  (table) => [unique('saved_views_name').on(table.customerId, table.name)],
);

/** Every choice is kept with its date and page (PRIV-09); the newest row counts. */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    customerId: customer(),
    outcome: smallint('outcome').notNull(),
    fromPage: text('from_page').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('consents_customer').on(table.customerId, table.id)],
);

export const products = pgTable('products', {
  slug: text('slug').primaryKey(),
  position: integer('position').notNull(),
  name: text('name').notNull(),
  family: text('family').notNull(),
  filterClass: text('filter_class').notNull(),
  days: text('days').notNull(),
  /** Everything else of the catalogue entry, as it came. */
  details: jsonb('details').$type<Record<string, unknown>>().notNull(),
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
  },
  (table) => [primaryKey({ columns: [table.slug, table.currency] })],
);

export const promotions = pgTable('promotions', {
  id: text('id').primaryKey(),
  rule: jsonb('rule').$type<Record<string, unknown>>().notNull(),
});

export const customerPromotions = pgTable(
  'customer_promotions',
  {
    customerId: customer(),
    promotionId: text('promotion_id')
      .notNull()
      .references(() => promotions.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.promotionId] })],
);

/** What the lab remembers about itself: which seed it holds, how many orders were asked for. */
export const facts = pgTable('facts', { name: text('name').primaryKey(), value: text('value').notNull() });
