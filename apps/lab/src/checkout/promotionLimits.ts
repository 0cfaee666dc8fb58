import { asc, eq, or } from 'drizzle-orm';
import { ownedBy } from '../base/owner.ts';
import type { Owner } from '../base/owner.ts';
import type { Queries } from '../database/open.ts';
import { orders } from '../database/schema/orders.ts';
import { orderDetails } from '../database/schema/production.ts';
import type { PromotedOrder } from '../database/schema/production.ts';

interface Promoted {
  readonly id: number;
  readonly promoted: PromotedOrder | null;
}

/**
 * The orders of one checkout that miss the limit of the promotion they were bought with when one of them is cancelled, and
 * those that miss it without these. Each order is in it at most once, and never the cancelled one.
 */
export function missingLimits<Row extends Promoted>(all: readonly Row[], cancelled: number): Row[] {
  const productsOf = (some: readonly Row[], family: string) =>
    some.reduce((sum, { promoted: each }) => sum + (each?.family === family ? each.products : 0), 0);
  const missing: Row[] = [];
  for (;;) {
    const rest = all.filter((row) => row.id !== cancelled && !missing.includes(row));
    const more = rest.filter(({ promoted }) => {
      if (!promoted || promoted.limit === null) return false;
      const { family, limit } = promoted;
      // A limit that was missed before, because the lab has cancelled another order, is not missed by this one.
      return productsOf(rest, family) <= limit && productsOf(all, family) > limit;
    });
    if (more.length === 0) return missing;
    missing.push(...more);
  }
}

/**
 * The codes of the orders that would keep a discount which they do not get without the cancelled one, in their order.
 * Needs the transaction that holds the cart, or shows a state that may change.
 */
export async function ordersThatMissLimits(
  queries: Queries,
  owner: Owner,
  { checkout, cancelled }: { readonly checkout: string; readonly cancelled: number },
): Promise<string[]> {
  const isTogether = or(eq(orders.shipmentCode, checkout), eq(orders.commessa, checkout));
  const all = await queries
    .select({ id: orders.id, code: orders.commessa, promoted: orderDetails.promoted })
    .from(orders)
    .innerJoin(orderDetails, eq(orderDetails.orderId, orders.id))
    .where(ownedBy(orders.customerId, owner, isTogether))
    .orderBy(asc(orders.id));
  return missingLimits(all, cancelled).map(({ code }) => code);
}
