/** Money that credit notes give back. */
import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { cardCharges } from './charges.ts';
import { bigId, moment } from './columns.ts';
import { customerId } from './customers.ts';
import { orders } from './orders.ts';
import { invoices } from './payments.ts';
import { staff } from './production.ts';

/**
 * One way in which a part of a credit note goes back, stored with the note and before money can move. The rest of a
 * note lowered the amount that was due. Its state:
 *
 * - `announced`: not given back yet.
 * - `made`: given back on `madeOn`.
 * - `cancelled`: the payment that it was to give back was taken back itself.
 *
 * The sum of a charge's refunds, with those of cancelled orders (`card_refunds`), never exceeds the charge.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: bigId(),
    customerId: customerId(),
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The credit note. */
    invoiceId: bigint('invoice_id', { mode: 'number' })
      .notNull()
      .references(() => invoices.id, { onDelete: 'cascade' }),
    /** `card`: the charged card; `transfer`: the lab gives it back itself, and the desk records the day. */
    way: text('way').$type<'card' | 'transfer'>().notNull(),
    /** null = no card that this lab charged. */
    chargeId: bigint('charge_id', { mode: 'number' }).references(() => cardCharges.id),
    /** Minor units of the order's currency, with VAT. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    state: text('state').$type<'announced' | 'made' | 'cancelled'>().notNull().default('announced'),
    madeOn: date('made_on', { mode: 'string' }),
    /** Refusals that an earlier version has counted. They stay a part of the refund's name at the provider. */
    declines: integer('declines').notNull().default(0),
    /** The member of staff who recorded it; null = the provider made it. */
    staffId: integer('staff_id').references(() => staff.id),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('refunds_way').on(table.invoiceId, table.way, sql`coalesce(${table.chargeId}, 0)`),
    index('refunds_order').on(table.orderId),
    index('refunds_customer').on(table.customerId),
    index('refunds_charge').on(table.chargeId),
    index('refunds_staff').on(table.staffId),
  ],
);
