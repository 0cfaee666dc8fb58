/** Checkouts of quotes: the words that a customer has typed, until the order exists. */
import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { customerId } from './customers.ts';
import type { Address, OrderOrigin } from './production.ts';
import { quotes } from './quotes.ts';

/** The words about one of the orders of a checkout. */
export interface EventDetails {
  readonly eventName: string;
  readonly bride: string;
  readonly groom: string;
  /** ISO day, or what was typed instead. */
  readonly eventDate: string;
  readonly label: string;
  readonly note: string;
}

/** The event is that of the first order, and of every other that has no words of its own. */
export interface CheckoutDetails extends EventDetails {
  /** The words about further orders, by their numbers. Default: none. */
  readonly events?: Readonly<Record<string, EventDetails>>;
  /** `profile` = the company's address, `other` = the address below, `book:<id>` = one of the address book; '' = none. */
  readonly delivery: string;
  readonly address: Address;
  /** The customer picks the order up at the lab; absent = a courier takes it to the address. */
  readonly isPickup?: boolean;
  readonly coupon: string;
  /** `transfer`, `account`, or the token of a saved card; '' = not chosen. */
  readonly payment: string;
  /** The terms were accepted; absent = not yet. */
  readonly termsAccepted?: boolean;
  /** The address of the book that is chosen, as it was then. */
  readonly chosen?: Address;
  /** The typed address goes into the address book with the order. */
  readonly keepsAddress?: boolean;
  /** Of a draft: the form of the address book was sent, so the address alone was typed. */
  readonly isAddressAlone?: boolean;
  /** The parcel names neither prices nor the lab. */
  readonly isNeutral?: boolean;
}

/** Beside identity and numbers, the parts of the portal's form that are read. */
export interface PostedForm {
  readonly origin: OrderOrigin;
  /** Names of the fields whose values are not the lab's own. */
  readonly differs: readonly string[];
  /** A page of the portal or of a shop to return to; '' = none. */
  readonly back: string;
  /** The checkout is shown in a window of its own, without the site's head and foot. */
  readonly isPopUp: boolean;
}

export const checkouts = pgTable(
  'checkouts',
  {
    /** The number of the quote and of its order, or of the cart. */
    orderCode: text('order_code').primaryKey(),
    customerId: customerId(),
    /** null = the checkout of a cart. */
    quoteId: bigint('quote_id', { mode: 'number' }).references(() => quotes.id, { onDelete: 'cascade' }),
    details: jsonb('details').$type<CheckoutDetails>().notNull(),
    /** null = it was opened without the fields of a quote. */
    posted: jsonb('posted').$type<PostedForm | null>(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [index('checkouts_customer').on(table.customerId), index('checkouts_quote').on(table.quoteId)],
);

/** Forms that were sent after the session of their checkout had ended, until it is opened again; for a day at most. */
export const checkoutDrafts = pgTable(
  'checkout_drafts',
  {
    /** Of the token in the browser's cookie: whose words they are is not known. */
    tokenHash: text('token_hash').primaryKey(),
    orderCode: text('order_code').notNull(),
    details: jsonb('details').$type<CheckoutDetails>().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('checkout_drafts_expires').on(table.expiresAt)],
);
