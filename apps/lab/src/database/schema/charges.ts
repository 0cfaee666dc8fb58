/** Charges of saved cards at the checkout. */
import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CheckoutDetails } from './checkouts.ts';
import { bigId, moment } from './columns.ts';
import { customerId } from './customers.ts';

/** One of the orders that a charge pays. */
export interface ChargedLine {
  /** Number of the quote and of its order. */
  readonly orderCode: string;
  readonly quantity: number;
}

/**
 * One charge of one card for the orders of one checkout, stored before money can move, and kept after the order is gone. Its state:
 *
 * - `pending`: announced to the provider; whether money has moved is not known.
 * - `challenged`: the holder must authenticate at `url`.
 * - `charged`: the money has moved, the order is not written.
 * - `settled`: the order is written.
 * - `refunding`, `refunded`: the order could not be written, or was cancelled.
 * - `declined`: it has ended without money.
 *
 * A checkout has at most one charge that is neither declined nor given back.
 */
export const cardCharges = pgTable(
  'card_charges',
  {
    id: bigId(),
    customerId: customerId(),
    /** Number of the checkout: of the quote and its order, or of the cart. */
    orderCode: text('order_code').notNull(),
    /** The orders that it pays, whatever the cart holds when the charge is settled; null = the quote with this number. */
    lines: jsonb('lines').$type<readonly ChargedLine[]>(),
    provider: text('provider').notNull(),
    /** The provider's name of the charge. */
    charge: text('charge').notNull().unique(),
    /** The card as it was then: it may be removed before the charge is settled. */
    card: jsonb('card').$type<{ token: string; reference: string; brand: string; last4: string }>().notNull(),
    /** Minor units. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    /** Full name of the person of the studio who pressed the button; '' = the owner. */
    placedBy: text('placed_by').notNull().default(''),
    /** The form as it was when the button was pressed: the order is written from it. */
    details: jsonb('details').$type<CheckoutDetails>().notNull(),
    state: text('state').notNull().default('pending'),
    /** Address of the challenge. */
    url: text('url').notNull().default(''),
    /** Why it was declined (`ChargeDecline`), or given back (`order`, `cancelled`). */
    reason: text('reason').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    index('card_charges_customer').on(table.customerId),
    uniqueIndex('card_charges_open')
      .on(table.orderCode)
      .where(sql`${table.state} in ('pending', 'challenged', 'charged', 'settled')`),
    index('card_charges_order').on(table.orderCode),
  ],
);

/** The sandbox's stand-in for a provider's own record of its charges, which outlives a restart of the lab. */
export const sandboxCharges = pgTable('sandbox_charges', {
  /** The provider's name of the charge. */
  charge: text('charge').primaryKey(),
  /** `open`, `challenge`, `charged`, `declined` or `refunded`. */
  state: text('state').notNull().default('open'),
  /** `ChargeDecline`; '' = not declined. */
  reason: text('reason').notNull().default(''),
  /** Minor units. */
  amount: bigint('amount', { mode: 'number' }).notNull(),
  /** The parts that were given back, in minor units, by the key of each. */
  parts: jsonb('parts').$type<Readonly<Record<string, number>>>().notNull().default({}),
  /** Page that the bank leads back to; '' = its holder was not asked. */
  back: text('back').notNull().default(''),
});

/**
 * A part of a charge that is refunded because one of its orders was cancelled while others stay. Its state is `refunding`,
 * then `refunded`: by the card, or by the lab's transfer. The last order's cancellation refunds the rest, as a step of the charge itself.
 */
export const cardRefunds = pgTable(
  'card_refunds',
  {
    id: bigId(),
    customerId: customerId(),
    chargeId: bigint('charge_id', { mode: 'number' })
      .notNull()
      .references(() => cardCharges.id, { onDelete: 'cascade' }),
    /** Number of the order that was cancelled. */
    orderCode: text('order_code').notNull(),
    /** Minor units. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    state: text('state').notNull().default('refunding'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('card_refunds_customer').on(table.customerId),
    index('card_refunds_charge').on(table.chargeId),
  ],
);
