/** Payments, their documents, and the cards they were made with. No card number is ever stored. */
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
import { bigId, id, moment } from './columns.ts';
import { customerId } from './customers.ts';
import { orders } from './orders.ts';
import { staff } from './production.ts';

const minor = (name: string) => bigint(name, { mode: 'number' });
const orderId = () =>
  bigint('order_id', { mode: 'number' })
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' });

/**
 * One movement of money for an order: a payment, or a refund with a negative amount. Code, article, state and shipping
 * date are the order's, kept here by a trigger so that the list reads one index. Amounts are minor units: `amount` in
 * the currency the customer paid in, `bookAmount` in the lab's.
 */
export const payments = pgTable(
  'payments',
  {
    id: bigId(),
    customerId: customerId(),
    orderId: orderId(),
    commessa: text('commessa').notNull(),
    article: text('article').notNull(),
    /** 1 in progress, 2 suspended, 3 delivered (PAY-10). */
    state: smallint('state').notNull(),
    /** Day of the payment, by which the list is filtered. */
    day: date('day', { mode: 'string' }).notNull(),
    shippingDate: date('shipping_date', { mode: 'string' }),
    amount: minor('amount').notNull(),
    currency: text('currency').notNull(),
    bookAmount: minor('book_amount').notNull(),
    /** 'card', 'bank transfer', 'paypal'. */
    method: text('method').notNull(),
    /** Last four digits of the card, '' without one. */
    last4: text('last4').notNull().default(''),
    transactionId: text('transaction_id').notNull().default(''),
    /**
     * `open`: of an invoice, not paid yet; `credited`: of an invoice, covered by credit notes; `received`, `reversed`:
     * recorded or taken back at the desk; '' = any other.
     */
    kind: text('kind').notNull().default(''),
  },
  (table) => [
    index('payments_order').on(table.orderId),
    index('payments_code').on(table.customerId, table.commessa),
  ],
);

/**
 * Money that the desk recorded for an order, with its author. Rows are only added: a mistake is taken back by a row of the
 * negative amount. Amounts are minor units of the order's currency, with VAT.
 */
export const receipts = pgTable(
  'receipts',
  {
    id: bigId(),
    customerId: customerId(),
    orderId: orderId(),
    amount: minor('amount').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    method: text('method').notNull(),
    /** For the lab alone. */
    note: text('note').notNull().default(''),
    staffId: integer('staff_id')
      .notNull()
      .references(() => staff.id),
    /** The receipt that a negative one takes back: each once. */
    reverses: bigint('reverses', { mode: 'number' }).unique(),
    at: moment('at').notNull(),
  },
  (table) => [
    index('receipts_order').on(table.orderId, table.id),
    index('receipts_customer').on(table.customerId),
    index('receipts_staff').on(table.staffId),
  ],
);

/** Reminders of overdue payments that staff sent: each step of an order once. */
export const paymentReminders = pgTable(
  'payment_reminders',
  {
    orderId: orderId(),
    customerId: customerId(),
    /** 1 = the first reminder. */
    step: smallint('step').notNull(),
    /** The amount that was due, in minor units with VAT. */
    amount: minor('amount').notNull(),
    staffId: integer('staff_id')
      .notNull()
      .references(() => staff.id),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.step] }),
    index('payment_reminders_customer').on(table.customerId),
    index('payment_reminders_staff').on(table.staffId),
  ],
);

/**
 * The number of payments of each customer by day and state, by the day of shipping ('9999-12-31' = not shipped).
 * Triggers maintain it, so that page counts and page starts never scan the payments.
 */
export const paymentCounts = pgTable(
  'payment_counts',
  {
    customerId: customerId(),
    day: date('day', { mode: 'string' }).notNull(),
    shippingDate: date('shipping_date', { mode: 'string' }).notNull(),
    state: smallint('state').notNull(),
    payments: bigint('payments', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.day, table.shippingDate, table.state] })],
);

/** The recipient of a document as of its day: a later change of the profile changes no invoice. */
export interface InvoiceCustomer {
  readonly code: string;
  readonly company: string;
  readonly name: string;
  readonly address: string;
  readonly zip: string;
  readonly city: string;
  readonly state: string;
  /** ISO 3166 alpha-2. */
  readonly country: string;
  readonly vat: string;
  readonly fiscalCode: string;
  readonly language: string;
  readonly pec: string;
  /** Recipient code; '' = none was given. */
  readonly recipientCode: string;
}

/** An invoice, or a credit note with negative amounts. Numbers count within series and year. Minor units. */
export const invoices = pgTable(
  'invoices',
  {
    id: bigId(),
    customerId: customerId(),
    orderId: orderId(),
    /** '' invoices, 'NC' credit notes. */
    series: text('series').notNull().default(''),
    year: smallint('year').notNull(),
    number: integer('number').notNull(),
    issued: date('issued', { mode: 'string' }).notNull(),
    currency: text('currency').notNull(),
    net: minor('net').notNull(),
    vat: minor('vat').notNull(),
    /** Hundredths of a percent. */
    vatRate: integer('vat_rate').notNull(),
    /** Units of the lab's currency for one of the invoice's, in millionths. */
    rate: integer('rate').notNull().default(1_000_000),
    customer: jsonb('customer').$type<InvoiceCustomer>().notNull(),
    method: text('method').notNull().default(''),
    last4: text('last4').notNull().default(''),
    paidOn: date('paid_on', { mode: 'string' }),
    /** Number and day of the invoice that a credit note cancels; 0 = none. */
    refersTo: integer('refers_to').notNull().default(0),
    refersOn: date('refers_on', { mode: 'string' }),
  },
  (table) => [
    unique('invoices_number').on(table.series, table.year, table.number),
    index('invoices_order').on(table.orderId),
    index('invoices_customer').on(table.customerId, table.issued),
    index('invoices_customer_number').on(table.customerId, table.number),
  ],
);

export const invoiceLines = pgTable(
  'invoice_lines',
  {
    invoiceId: bigint('invoice_id', { mode: 'number' })
      .notNull()
      .references(() => invoices.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    description: text('description').notNull(),
    quantity: integer('quantity').notNull(),
    unitPrice: minor('unit_price').notNull(),
    net: minor('net').notNull(),
  },
  (table) => [primaryKey({ columns: [table.invoiceId, table.position] })],
);

/** A card stored at a provider: the fields that people recognise it by, and the provider's reference. */
export const cards = pgTable(
  'cards',
  {
    id: id(),
    customerId: customerId(),
    /** The identifier on the wire: random, and worthless without the customer's session. */
    token: text('token').notNull().unique(),
    provider: text('provider').notNull(),
    /** The provider's identifier of the card. */
    reference: text('reference').notNull(),
    brand: text('brand').notNull(),
    holder: text('holder').notNull(),
    last4: text('last4').notNull(),
    expiryMonth: smallint('expiry_month').notNull(),
    expiryYear: smallint('expiry_year').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('cards_customer').on(table.customerId, table.id)],
);

/** The card an order is charged to. */
export const orderCards = pgTable(
  'order_cards',
  {
    orderId: bigint('order_id', { mode: 'number' })
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    customerId: customerId(),
    cardId: integer('card_id')
      .notNull()
      .references(() => cards.id, { onDelete: 'cascade' }),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [index('order_cards_customer').on(table.customerId), index('order_cards_card').on(table.cardId)],
);

/** A card whose holder has not authenticated yet; it expires after minutes. */
export const cardChallenges = pgTable(
  'card_challenges',
  {
    tokenHash: text('token_hash').primaryKey(),
    customerId: customerId(),
    provider: text('provider').notNull(),
    reference: text('reference').notNull(),
    card: jsonb('card')
      .$type<{ brand: string; holder: string; last4: string; expiryMonth: number; expiryYear: number }>()
      .notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('card_challenges_customer').on(table.customerId)],
);
