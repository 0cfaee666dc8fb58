/** Customers, and the records of what they did. */
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { bigId, id, moment } from './columns.ts';

/** `code` identifies the customer for people and on the wire; `publicId` travels as `c` and grants nothing (DEC-06). */
export const customers = pgTable(
  'customers',
  {
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
    /** The company's name that signs in (SES-29), as staff gave it; a customer who renames the company keeps it. */
    signInName: text('sign_in_name').notNull().default(''),
    representative: jsonb('representative').$type<Representative | null>(),
    invoicing: jsonb('invoicing').$type<Invoicing[]>().notNull().default([]),
    turnover: jsonb('turnover').$type<Turnover>().notNull(),
    checkBrexit: boolean('check_brexit').notNull().default(false),
    eori: text('eori').notNull().default(''),
    /** Percent on top of this customer's prices. */
    vatRate: smallint('vat_rate').notNull().default(0),
    /** The most that may be open on account, minor units of `currency`; null = may not buy on account. */
    creditLimit: integer('credit_limit'),
    /** Samples of the running campaigns that are still available (PROMO-50). */
    campaigns: jsonb('campaigns').$type<Campaigns>().notNull().default({ storybook: 0, wallart: 0, mats: 0 }),
    storeStatus: text('store_status').notNull().default('1'),
    /** '' before the customer has set a password. */
    passwordHash: text('password_hash').notNull(),
    /** Since then nobody signs in to the account; null = active. */
    deactivatedAt: moment('deactivated_at'),
    /** Since then only what the law asks to keep is left of the customer; null = nothing was erased. */
    erasedAt: moment('erased_at'),
    /** Counts every change of a field that the customer's lists show; triggers increment it, ETags derive from it. */
    version: bigint('version', { mode: 'number' }).notNull().default(1),
  },
  (table) => [index('customers_sign_in_name').on(sql`lower(${table.signInName})`)],
);

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
export interface Campaigns {
  storybook: number;
  wallart: number;
  mats: number;
}
export interface Turnover {
  fatturato_anno_corrente: number;
  fatturato_passato_oggi: number;
  max_fatturato_biennio: number;
  perc_wedding_corrente: number;
  perc_wedding_passato: number;
}

/** The owner of the row; it is deleted with its customer. */
export const customerId = () =>
  integer('customer_id')
    .notNull()
    .references(() => customers.id, { onDelete: 'cascade' });

/** First protected pages of sessions (SES-09). */
export const visits = pgTable(
  'visits',
  {
    id: bigId(),
    customerId: customerId(),
    landingPage: text('landing_page').notNull(),
    country: text('country').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('visits_customer').on(table.customerId)],
);

/** Actions of staff on behalf of a customer, with both identities (T-A3), and of the persons of a studio beside its owner. */
export const audits = pgTable(
  'audits',
  {
    id: bigId(),
    actorId: integer('actor_id').notNull(),
    subjectId: integer('subject_id').notNull(),
    endpoint: text('endpoint').notNull(),
    /** Whether it was refused, because only the customer may do it. */
    refused: boolean('refused').notNull().default(false),
    at: moment('at').notNull(),
    /** Full name of the person of the studio, kept after the person is removed; '' = staff acted as the customer. */
    memberName: text('member_name').notNull().default(''),
    /** Order or checkout that it was about; '' = none. */
    orderCode: text('order_code').notNull().default(''),
  },
  (table) => [
    index('audits_member')
      .on(table.subjectId, table.id)
      .where(sql`${table.memberName} <> ''`),
  ],
);

/** Addresses a customer has signed in from: an attack on the account does not lock its owner out there. */
export const knownAddresses = pgTable(
  'known_places',
  { customerId: customerId(), placeHash: text('place_hash').notNull(), at: moment('at').notNull() },
  (table) => [primaryKey({ columns: [table.customerId, table.placeHash] })],
);

/** Every choice is stored with its date and page (PRIV-09); the newest row counts. */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    customerId: customerId(),
    outcome: smallint('outcome').notNull(),
    fromPage: text('from_page').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('consents_customer').on(table.customerId, table.id)],
);

/** Facts about this database: which seed it holds, how many orders were added. */
export const facts = pgTable('facts', { name: text('name').primaryKey(), value: text('value').notNull() });
