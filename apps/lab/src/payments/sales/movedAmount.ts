import { asc, eq, sql } from 'drizzle-orm';
import { ownedBy } from '../../base/owner.ts';
import type { OwnedOrder } from '../../base/owner.ts';
import { rowsOf } from '../../database/open.ts';
import type { Queries } from '../../database/open.ts';
import { orderLines } from '../../database/schema/orderLines.ts';
import { rateOf } from './rates.ts';
import type { ExchangeRates } from './rates.ts';

/**
 * Raises what a card's charge has paid of an order, by money that the same charge has paid for another one.
 * @returns false when the charge has paid nothing of this order, or there is nothing to add.
 */
export async function raisePayment(
  queries: Queries,
  { id, owner }: OwnedOrder,
  given: {
    /** Minor units. */
    readonly amount: number;
    /** The provider's name of the charge. */
    readonly transaction: string;
    readonly rates: ExchangeRates;
  },
): Promise<boolean> {
  const { amount, transaction, rates } = given;
  if (amount <= 0 || transaction === '') return false;
  const raised = await rowsOf(
    queries,
    sql`update payments p set amount = p.amount + ${amount}::bigint,
        book_amount = round((p.amount + ${amount}::bigint)::numeric * ${rateOf(rates)} / 1000000)::bigint
      from orders o where o.id = p.order_id and p.id = (select min(f.id) from payments f where f.order_id = ${id}
        and f.customer_id = ${owner} and f.transaction_id = ${transaction} and f.amount > 0)
      returning p.id`,
  );
  return raised.length === 1;
}

/** Adds shipping to the lines of an order's documents: to its line of shipping, or as a new last line. */
export async function insertShippingLine(
  queries: Queries,
  { id, owner }: OwnedOrder,
  given: {
    /** Minor units without VAT. */
    readonly net: number;
    readonly description: string;
    readonly isShippingLine: (description: string) => boolean;
  },
): Promise<void> {
  const { net, description } = given;
  const ofOrder = ownedBy(orderLines.customerId, owner, eq(orderLines.orderId, id));
  const lines = await queries.select().from(orderLines).where(ofOrder).orderBy(asc(orderLines.position));
  const last = lines.at(-1);
  if (!last) return;
  if (!given.isShippingLine(last.description)) {
    const position = last.position + 1;
    const row = { orderId: id, customerId: owner, position, quantity: 1, unitPrice: net, description, net };
    await queries.insert(orderLines).values(row);
    return;
  }
  await queries
    .update(orderLines)
    .set({ net: last.net + net, unitPrice: last.net + net })
    .where(ownedBy(orderLines.customerId, owner, sql`order_id = ${id} and position = ${last.position}`));
}
