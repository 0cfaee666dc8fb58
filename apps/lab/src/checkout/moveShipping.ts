import { and, asc, eq, ne, notInArray, sql } from 'drizzle-orm';
import type { Lab } from '../base/lab.ts';
import { ownedBy } from '../base/owner.ts';
import type { Owner } from '../base/owner.ts';
import { rowsOf } from '../database/open.ts';
import type { Queries } from '../database/open.ts';
import { orders } from '../database/schema/orders.ts';
import { hasNotBegun } from '../orders/begun.ts';
import type { StoredOrder } from '../orders/table.ts';
import { insertShippingLine, raisePayment } from '../payments/sales/movedAmount.ts';
import { changeSale, saleOf } from '../payments/sales/stateTable.ts';
import { isShippingLine, shippingWord } from './documentLines.ts';

/** Shipping that an order has taken over from a cancelled one; minor units with VAT. */
export interface MovedShipping {
  readonly order: { readonly id: number; readonly code: string };
  readonly amount: number;
  /** The part of it that a card has paid already; the rest is due for the order. */
  readonly kept: number;
}

/**
 * Moves the shipping that a cancelled order has paid, or was to pay, to the first order of its checkout whose production
 * has not begun: the others are shipped together all the same. Without one it ends with the order. Needs the transaction that
 * holds the cart and the cancelled order, before the order is removed.
 * @param paid by a card for the cancelled order, with its charge; minor units.
 * @returns null when nothing has moved.
 */
export async function moveShipping(
  lab: Pick<Lab, 'config'>,
  queries: Queries,
  owner: Owner,
  given: {
    readonly cancelled: Pick<StoredOrder, 'id' | 'commessa' | 'price' | 'vat'>;
    readonly checkout: string;
    readonly paid: number;
    /** The provider's name of the charge; '' = no card has paid. */
    readonly charge: string;
    /** Codes of orders that are cancelled in the same transaction: none of them takes it. */
    readonly leaving: readonly string[];
  },
): Promise<MovedShipping | null> {
  const { paid, charge } = given;
  const move = await findShippingMove(queries, owner, given, true);
  if (!move) return null;
  const { heir, net, vat } = move;
  const order = { id: heir.id, owner };
  const wish = { amount: Math.min(net + vat, paid), transaction: charge, rates: lab.config.exchangeRates };
  const held = (await raisePayment(queries, order, wish)) ? wish.amount : 0;
  const next = { price: move.price + net, vat: (heir.vat ?? 0) + vat };
  await changeSale(queries, order, {
    ...next,
    listPrice: next.price + next.vat,
    amountToPay: (heir.amountToPay ?? 0) + net + vat - held,
  });
  const { language } = await saleOf(queries, order);
  await insertShippingLine(queries, order, { net, isShippingLine, description: shippingWord(language) });
  return { order: { id: heir.id, code: heir.commessa }, amount: net + vat, kept: held };
}

/** Shipping that leaves a cancelled order, in minor units, and the order that it moves to. */
interface ShippingMove {
  readonly heir: typeof orders.$inferSelect;
  /** Of the heir, without VAT, before the move. */
  readonly price: number;
  readonly net: number;
  readonly vat: number;
}

/**
 * The shipping that a cancellation moves; null = the order has none, or no other order can take it.
 * @param lock holds the order that takes it until the transaction ends.
 */
export async function findShippingMove(
  queries: Queries,
  owner: Owner,
  given: {
    readonly cancelled: Pick<StoredOrder, 'id' | 'price' | 'vat'>;
    readonly checkout: string;
    /** Codes of orders that are cancelled with it. */
    readonly leaving?: readonly string[];
  },
  lock = false,
): Promise<ShippingMove | null> {
  const { cancelled, checkout, leaving = [] } = given;
  const price = cancelled.price ?? 0;
  const net = Math.min(price, await shippingPartOf(queries, owner, cancelled.id));
  if (net <= 0) return null;
  const vat = Math.round(((cancelled.vat ?? 0) * net) / price);
  const first = queries
    .select()
    .from(orders)
    .where(
      ownedBy(
        orders.customerId,
        owner,
        and(
          eq(orders.shipmentCode, checkout),
          hasNotBegun(sql`${orders}`),
          ne(orders.id, cancelled.id),
          notInArray(orders.commessa, [...leaving]),
        ),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(1);
  const [heir] = lock ? await first.for('no key update') : await first;
  return heir && heir.price !== null ? { heir, price: heir.price, net, vat } : null;
}

/** Shipping in the price of an order as it was confirmed: what its lines have above the price of its quote. */
async function shippingPartOf(queries: Queries, owner: Owner, orderId: number): Promise<number> {
  const [row] = await rowsOf<{ net: number | null }>(
    queries,
    sql`select ((select sum(l.net) from order_lines l where l.order_id = o.id) - q.total)::float8 as net
      from orders o join quotes q on q.order_code = o.commessa and q.customer_id = o.customer_id and q.is_ordered
      where o.id = ${orderId} and o.customer_id = ${owner}`,
  );
  return Math.max(0, row?.net ?? 0);
}
