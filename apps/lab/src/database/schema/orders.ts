/** Orders and their counters. */
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
  unique,
} from 'drizzle-orm/pg-core';
import { bigId, id } from './columns.ts';
import { customerId } from './customers.ts';

/**
 * `search` is code, names, article and label in lower case without accents. `listPrice` is price plus VAT in minor
 * units. The sort indexes, the search index, `order_counts` and the triggers are in the second migration.
 */
export const orders = pgTable(
  'orders',
  {
    id: bigId(),
    customerId: customerId(),
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
    /** Number of the checkout: orders with the same one were paid together and ship together; '' = it came another way. */
    shipmentCode: text('shipment_code').notNull().default(''),
    /** Pieces, made with the same files. */
    quantity: integer('quantity').notNull().default(1),
  },
  (table) => [
    index('orders_shipment')
      .on(table.shipmentCode)
      .where(sql`${table.shipmentCode} <> ''`),
  ],
);

/** The number of orders of each kind by customer. Triggers maintain it, so a count never reads the orders. */
export const orderCounts = pgTable(
  'order_counts',
  {
    customerId: customerId(),
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

/** The number of orders by customer and day: the start of a page deep in a list is summed here, not scanned. */
export const orderDays = pgTable(
  'order_days',
  {
    customerId: customerId(),
    incomplete: boolean('incomplete').notNull(),
    fmStatus: smallint('fm_status').notNull(),
    onHold: boolean('on_hold').notNull(),
    orderDate: date('order_date', { mode: 'string' }).notNull(),
    orders: bigint('orders', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.customerId, table.incomplete, table.fmStatus, table.onHold, table.orderDate],
    }),
  ],
);

export const savedViews = pgTable(
  'saved_views',
  {
    id: id(),
    customerId: customerId(),
    name: text('name').notNull(),
    search: text('search').notNull(),
    columns: jsonb('columns').$type<string[]>().notNull(),
  },
  (table) => [unique('saved_views_name').on(table.customerId, table.name)],
);
