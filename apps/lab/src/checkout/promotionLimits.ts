import { eq, or } from 'drizzle-orm';
import { conflict } from '../base/errors.ts';
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

/** Whether orders of one checkout still have the promotions that they were bought with when one of them is cancelled. */
export function keepsLimits(all: readonly Promoted[], cancelled: number): boolean {
  const rest = all.filter(({ id }) => id !== cancelled);
  const productsOf = (some: readonly Promoted[], family: string) =>
    some.reduce((sum, { promoted: each }) => sum + (each?.family === family ? each.products : 0), 0);
  return rest.every(({ promoted }) => {
    if (!promoted || promoted.limit === null) return true;
    const { family, limit } = promoted;
    // A limit that was missed before, because the lab has cancelled another order, is not missed by this one.
    return productsOf(rest, family) > limit || productsOf(all, family) <= limit;
  });
}

/**
 * Refuses the cancellation of an order whose checkout would miss the limit of a promotion without it: the others would
 * keep a discount that they alone do not get. Needs the transaction that holds the cart. @throws conflict
 */
export async function requireLimits(
  queries: Queries,
  owner: Owner,
  { checkout, cancelled }: { readonly checkout: string; readonly cancelled: number },
): Promise<void> {
  const isTogether = or(eq(orders.shipmentCode, checkout), eq(orders.commessa, checkout));
  const all = await queries
    .select({ id: orders.id, promoted: orderDetails.promoted })
    .from(orders)
    .innerJoin(orderDetails, eq(orderDetails.orderId, orders.id))
    .where(ownedBy(orders.customerId, owner, isTogether));
  if (!keepsLimits(all, cancelled))
    throw conflict(
      'Without this order, the others of its checkout miss the limit of their promotion. Ask the lab to cancel it.',
      'promotionLimit',
    );
}
