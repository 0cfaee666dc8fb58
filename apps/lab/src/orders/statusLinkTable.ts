import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { customers } from '../database/schema/customers.ts';
import { orders } from '../database/schema/orders.ts';
import { orderDetails, statusLinks } from '../database/schema/production.ts';
import { ownedBy } from '../base/owner.ts';
import type { Owner } from '../base/owner.ts';

/** The end of the order's link; undefined without one that works. */
export async function statusLinkEnd(
  queries: Queries,
  owner: Owner,
  orderId: number,
  now: Date,
): Promise<Date | undefined> {
  const [row] = await queries
    .select({ endsAt: statusLinks.endsAt })
    .from(statusLinks)
    .where(
      ownedBy(
        statusLinks.customerId,
        owner,
        and(eq(statusLinks.orderId, orderId), isNull(statusLinks.revokedAt), gt(statusLinks.endsAt, now)),
      ),
    );
  return row?.endsAt;
}

/** Ends the links of an order; its page in the portal is read anew. */
export async function revokeStatusLinks(
  queries: Queries,
  owner: Owner,
  orderId: number,
  now: Date,
): Promise<void> {
  // An order's answer derives its ETag from this version; and the row is held, so that of two links at once one remains.
  await queries
    .update(customers)
    .set({ version: sql`${customers.version} + 1` })
    .where(ownedBy(customers.id, owner));
  await queries
    .update(statusLinks)
    .set({ revokedAt: now })
    .where(
      ownedBy(
        statusLinks.customerId,
        owner,
        and(eq(statusLinks.orderId, orderId), isNull(statusLinks.revokedAt)),
      ),
    );
}

export async function insertStatusLink(
  queries: Queries,
  row: typeof statusLinks.$inferInsert,
): Promise<void> {
  await queries.insert(statusLinks).values(row);
}

/** The fields of an order that its status page may use: no price, no address, no contact. */
export interface FollowedOrder {
  readonly id: number;
  readonly customerId: number;
  readonly studio: string;
  readonly article: string;
  readonly tipo: string;
  readonly bride: string;
  readonly groom: string;
  readonly eventName: string;
  readonly incomplete: boolean;
  readonly fmStatus: number;
  readonly shippingDate: string | null;
  readonly promisedDate: string | null;
  readonly deliveredDate: string | null;
  readonly carrier: string | null;
  readonly trackingCode: string | null;
  readonly isPickup: boolean | null;
  readonly endsAt: Date;
}

/** The order of a link that was not revoked, by the hash of its token. */
export async function followedOrder(queries: Queries, tokenHash: string): Promise<FollowedOrder | undefined> {
  const [row] = await queries
    .select({
      id: orders.id,
      customerId: orders.customerId,
      studio: sql<string>`${customers.company}->>'name'`,
      article: orders.article,
      tipo: orders.tipo,
      bride: orders.bride,
      groom: orders.groom,
      eventName: orders.eventName,
      incomplete: orders.incomplete,
      fmStatus: orders.fmStatus,
      shippingDate: orders.shippingDate,
      promisedDate: orderDetails.promisedDate,
      deliveredDate: orderDetails.deliveredDate,
      carrier: orderDetails.carrier,
      trackingCode: orderDetails.trackingCode,
      isPickup: orderDetails.isPickup,
      endsAt: statusLinks.endsAt,
    })
    .from(statusLinks)
    .innerJoin(orders, eq(orders.id, statusLinks.orderId))
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .leftJoin(orderDetails, eq(orderDetails.orderId, orders.id))
    .where(
      and(
        eq(statusLinks.tokenHash, tokenHash),
        isNull(statusLinks.revokedAt),
        isNull(customers.deactivatedAt),
      ),
    );
  return row;
}
