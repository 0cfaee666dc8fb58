import { sql } from 'drizzle-orm';
import type { Owner } from '../base/owner.ts';
import { rowsOf } from '../database/open.ts';
import type { Queries } from '../database/open.ts';

/** The payment method of an order that is paid later, within the customer's credit limit. */
export const onAccount = 'on account';

/** A customer's credit; amounts in minor units of the customer's currency, with VAT. */
export interface Credit {
  /** The most that may be open; null = the customer may not buy on account. */
  readonly limit: number | null;
  /** Open amounts of orders on account and of orders that were shipped unpaid. Orders in another currency do not count. */
  readonly used: number;
  /** The amount that a further order on account may have; 0 without a limit, and when more is open than the limit. */
  readonly free: number;
  readonly currency: string;
}

/**
 * The credit of a customer.
 * @param customer the owner of the orders.
 * @param options.lock holds the customer's row until the end of the transaction, so that of two orders at once the
 * second sees what the first uses. An order on account must be placed in that transaction.
 */
export async function creditOf(
  queries: Queries,
  customer: Owner,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<Credit> {
  if (lock) await queries.execute(sql`select id from customers where id = ${customer} for no key update`);
  const [row] = await rowsOf<Omit<Credit, 'free'>>(
    queries,
    sql`select c.credit_limit as limit, c.currency, (select coalesce(sum(o.amount_to_pay), 0)::float8 from orders o
        where o.customer_id = c.id and o.currency = c.currency and o.amount_to_pay > 0
          and (o.fm_status = 2 or (o.payment_data = ${onAccount} and (o.incomplete or o.fm_status in (1, 3, 4, 5))))) as used
      from customers c where c.id = ${customer}`,
  );
  if (!row) throw new Error('ta: credit of a customer who does not exist');
  return { ...row, free: row.limit === null ? 0 : Math.max(row.limit - row.used, 0) };
}
