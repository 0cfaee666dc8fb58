import { conflict } from '../base/errors.ts';
import type { Owner } from '../base/owner.ts';
import type { Queries } from '../database/open.ts';
import type { StoredOrder } from '../orders/table.ts';
import { creditOf, onAccount } from '../payments/credit.ts';
import { saleOf } from '../payments/sales/stateTable.ts';
import { grossOf, paidOf } from './amounts.ts';
import type { OrderAmounts } from './amounts.ts';

/**
 * The amounts of an order after a change by its customer. Needs the transaction that holds the order.
 * @param change the amounts after it, from the payments so far.
 * @throws conflict when less than was paid would remain, or when the customer's credit does not cover more.
 */
export async function changedAmounts(
  queries: Queries,
  owner: Owner,
  order: StoredOrder,
  change: (received: number) => OrderAmounts | null,
): Promise<OrderAmounts | null> {
  const { paid: received } = await saleOf(queries, { id: order.id, owner });
  const amounts = change(received);
  if (amounts === null) return null;
  if (grossOf(amounts) < grossOf(order) && grossOf(amounts) < paidOf(order, received))
    throw conflict('This order is paid already. Write to the lab to change it.');
  const more = (amounts.amountToPay ?? 0) - (order.amount_to_pay ?? 0);
  if (order.payment_data !== onAccount || more <= 0) return amounts;
  const { currency, free } = await creditOf(queries, owner, { lock: true });
  if (currency !== order.currency || free < more)
    throw conflict('Your credit does not cover the new price. Write to the lab to change this order.');
  return amounts;
}
