/** Details of an order beside its row in the lists, and the lab's staff. */
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
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { bigId, id, moment } from './columns.ts';
import { customerId } from './customers.ts';
import { orders } from './orders.ts';

export interface ProductOption {
  /** Word of the wire's `se_{name}`. */
  name: string;
  label: string;
  chosen: boolean;
  /** The label in each language, by its code; absent: there is only the one. */
  labels?: Readonly<Record<string, string>>;
}
export interface Address {
  name: string;
  address: string;
  zip: string;
  city: string;
  state: string;
  country: string;
}

/** Amounts in minor units. */
export interface PromotedOrder {
  /** Family of the product, whose limits its products count for. */
  readonly family: string;
  /** Products without services and before the discount. */
  readonly products: number;
  /** The family’s products of the checkout had to cost more for the order’s discount; null = no limit. */
  readonly limit: number | null;
}

/** The fields of the portal's form that belong to an order: its collection, badge, window, preset, page, foreign design. */
export const originFields = ['collection', 'flagged_as', 'wid', 'pid', 'url', 'fundy_order_code'] as const;
export type OrderOrigin = Readonly<Partial<Record<(typeof originFields)[number], string>>>;

/** One row for each order with details; an order without one shows the fields of its row in the lists. */
export const orderDetails = pgTable(
  'order_details',
  {
    orderId: bigint('order_id', { mode: 'number' })
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    customerId: customerId(),
    bookId: text('book_id').notNull().default(''),
    articleId: text('article_id').notNull().default(''),
    productId: text('product_id').notNull().default(''),
    projectId: text('project_id').notNull().default(''),
    options: jsonb('options').$type<ProductOption[]>().notNull().default([]),
    orderType: text('order_type').notNull().default(''),
    /** Number of the shipping document; '' before it is shipped. */
    shippingNumber: text('shipping_number').notNull().default(''),
    receipt: text('receipt').notNull().default(''),
    shippingAddress: jsonb('shipping_address').$type<Address | null>(),
    otherAddress: jsonb('other_address').$type<Address | null>(),
    /** Full name of the person of the studio who placed it; '' = the owner, or it came another way. */
    placedBy: text('placed_by').notNull().default(''),
    /** Drop shipping: the parcel and its papers name the studio, and neither prices nor the lab. */
    isNeutral: boolean('is_neutral').notNull().default(false),
    /** The customer picks it up at the lab: no courier takes it. */
    isPickup: boolean('is_pickup').notNull().default(false),
    /** The order’s part in the promotions of its checkout; null = it came another way. */
    promoted: jsonb('promoted').$type<PromotedOrder | null>(),
    /** The fields of the portal's form that came with it. */
    origin: jsonb('origin').$type<OrderOrigin>().notNull().default({}),
    /** Codes of orders produced with this one. */
    linked: jsonb('linked').$type<string[]>().notNull().default([]),
    promisedDate: date('promised_date', { mode: 'string' }),
    /** The date promised first, when it has slipped. */
    firstPromisedDate: date('first_promised_date', { mode: 'string' }),
    slipReason: text('slip_reason').notNull().default(''),
    carrier: text('carrier').notNull().default(''),
    trackingCode: text('tracking_code').notNull().default(''),
    deliveredDate: date('delivered_date', { mode: 'string' }),
  },
  (table) => [index('order_details_customer').on(table.customerId)],
);

/** Steps of the production that are done, each once. */
export const orderSteps = pgTable(
  'order_steps',
  {
    id: bigId(),
    customerId: customerId(),
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    step: text('step').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    unique('order_steps_step').on(table.orderId, table.step),
    index('order_steps_customer').on(table.customerId),
  ],
);

/** Links by which couples follow an order: the token is in the link alone. At most one of an order is not revoked. */
export const statusLinks = pgTable(
  'status_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    customerId: customerId(),
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    index('status_links_order').on(table.orderId),
    index('status_links_customer').on(table.customerId),
  ],
);

/** Each act of staff on a customer's account: its author, and the names of the fields, never their values. */
export const customerActions = pgTable(
  'customer_actions',
  {
    id: bigId(),
    customerId: customerId(),
    /** null = the command line of the lab. */
    staffId: integer('staff_id').references(() => staff.id),
    /** `create`, `change`, `invite`, `deactivate`, `activate`. */
    action: text('action').notNull(),
    fields: jsonb('fields').$type<readonly string[]>().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    index('customer_actions_customer').on(table.customerId, table.id),
    index('customer_actions_staff').on(table.staffId),
  ],
);

/** The lab's staff, who answer customers. Staff and customers are separate accounts. */
export const staff = pgTable('staff', {
  id: id(),
  /** Lower case. */
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  surname: text('surname').notNull(),
  passwordHash: text('password_hash').notNull(),
  /** One of `staffRoles`. */
  role: text('role').notNull().default('desk'),
  /** Secret of the authenticator app, sealed under `TA_SECRET_KEY` (docs/decisions/0012); '' = none is set up. */
  totpSecret: text('totp_secret').notNull().default(''),
  /** Time step of the last code that was used: neither it nor an earlier one counts again. */
  totpStep: bigint('totp_step', { mode: 'number' }).notNull().default(0),
});

/** Codes that stand in for the authenticator app, each once. */
export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  {
    staffId: integer('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [primaryKey({ columns: [table.staffId, table.codeHash] })],
);

export const staffSessions = pgTable(
  'staff_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    staffId: integer('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** The step that the session still waits for: `code`, `enrolment`, or '' = nothing, it may do its work. */
    waitsFor: text('waits_for').notNull().default(''),
  },
  (table) => [
    index('staff_sessions_expires').on(table.expiresAt),
    index('staff_sessions_staff').on(table.staffId),
  ],
);

/** Actions of staff on orders. They stay after the order is deleted. */
export const staffActions = pgTable(
  'staff_actions',
  {
    id: bigId(),
    staffId: integer('staff_id').notNull(),
    orderId: bigint('order_id', { mode: 'number' }).notNull(),
    /** Code of an order that the action has deleted; '' = it has deleted none. */
    orderCode: text('order_code').notNull().default(''),
    action: text('action').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    index('staff_actions_order_code')
      .on(table.orderCode)
      .where(sql`${table.orderCode} <> ''`),
  ],
);
