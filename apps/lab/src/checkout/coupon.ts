import { eq } from 'drizzle-orm';
import type { PromotionTerms } from '@trade-area/core/contract';
import { ownedBy } from '../base/owner.ts';
import type { Owner } from '../base/owner.ts';
import type { Configurable } from '../configurator/productApi.ts';
import type { Queries } from '../database/open.ts';
import { customers } from '../database/schema/customers.ts';
import { couponRedemptions } from '../database/schema/redemptions.ts';

/** The promotions that a coupon opens for this product: the text is compared regardless of case. */
export function promotionsOfCoupon({ terms, viewer }: Configurable, coupon: string): PromotionTerms[] {
  const entered = coupon.trim().toLowerCase();
  const couponOf = (promo: PromotionTerms) =>
    (Object.hasOwn(promo.coupon, terms.family) ? (promo.coupon[terms.family] ?? '') : '')
      .trim()
      .toLowerCase();
  return entered === '' ? [] : viewer.promos.filter((promo) => couponOf(promo) === entered);
}

/**
 * The promotions whose coupon this customer has used.
 * @param lock keeps another order of this customer from using one until the transaction ends.
 */
export async function redeemedPromotions(
  queries: Queries,
  owner: Owner,
  { lock }: { readonly lock: boolean },
): Promise<ReadonlySet<string>> {
  if (lock)
    await queries
      .select({ id: customers.id })
      .from(customers)
      .where(ownedBy(customers.id, owner))
      .for('no key update');
  const rows = await queries
    .select({ id: couponRedemptions.promotionId })
    .from(couponRedemptions)
    .where(ownedBy(couponRedemptions.customerId, owner));
  return new Set(rows.map(({ id }) => id));
}

/** Records that a coupon has reduced an order. Its primary key refuses a second one. */
export async function redeemCoupon(
  queries: Queries,
  owner: Owner,
  used: { readonly promotionId: string; readonly orderCode: string; readonly at: Date },
): Promise<void> {
  await queries.insert(couponRedemptions).values({ customerId: owner, ...used });
}

/** Frees the coupon of an order that is deleted. */
export async function releaseCoupon(queries: Queries, owner: Owner, orderCode: string): Promise<void> {
  await queries
    .delete(couponRedemptions)
    .where(ownedBy(couponRedemptions.customerId, owner, eq(couponRedemptions.orderCode, orderCode)));
}
