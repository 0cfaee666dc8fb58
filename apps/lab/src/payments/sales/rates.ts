import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { bookCurrency } from '../row.ts';

/** Units of the lab's own currency for one unit of another, as the lab's configuration lists them. */
export type ExchangeRates = readonly { readonly currency: string; readonly rate: number }[];

/** Whether amounts of this currency can be booked. */
export function isBookable(rates: ExchangeRates, currency: string): boolean {
  return currency === bookCurrency || rates.some((each) => each.currency === currency && each.rate > 0);
}

/** The rate of an order `o` in millionths, as an expression of a statement. */
export function rateOf(rates: ExchangeRates): SQL {
  if (rates.length === 0) return sql`1000000`;
  const cases = rates.map(
    ({ currency, rate }) => sql`when ${currency} then ${Math.round(rate * 1_000_000)}::int`,
  );
  return sql`case o.currency ${sql.join(cases, sql` `)} else 1000000 end`;
}
