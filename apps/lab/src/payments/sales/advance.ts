import { sql } from 'drizzle-orm';
import type { Queries } from '../../database/open.ts';
import type { ExchangeRates } from './rates.ts';
import type { SoldOrder } from './sale.ts';
import { insertPayments } from './saleTable.ts';
import { changeSale } from './stateTable.ts';

/**
 * Records that a card has paid an order before it is produced: its payment of today, and nothing is due. Shipping then
 * makes the invoice, and no second payment.
 */
export async function recordAdvancePayment(
  queries: Queries,
  order: SoldOrder,
  paid: {
    readonly rates: ExchangeRates;
    /** ISO day. */
    readonly today: string;
    readonly last4: string;
    /** The provider's name of the charge. */
    readonly transaction: string;
  },
): Promise<void> {
  const { rates, today, last4, transaction } = paid;
  await changeSale(queries, order, { paymentData: 'card', amountToPay: 0 });
  const terms = { day: sql`${today}::date`, last4: sql`${last4}`, transaction: sql`${transaction}` };
  await insertPayments(queries, sql`o.id = ${order.id} and o.customer_id = ${order.owner}`, terms, rates);
}
