import { asc, eq, sql } from 'drizzle-orm';
import { ownedBy } from '../base/owner.ts';
import type { Owner } from '../base/owner.ts';
import type { Queries } from '../database/open.ts';
import { orders } from '../database/schema/orders.ts';
import { staff } from '../database/schema/production.ts';
import { reprints } from '../database/schema/reprints.ts';

export const reprintReasons = ['production', 'transport', 'files', 'other'] as const;

/** One reprint, seen from one of its two orders. */
export interface Reprint {
  /** Code of the other order. */
  readonly code: string;
  readonly reason: string;
  readonly pieces: string;
  /** The member of staff who ordered it. */
  readonly author: string;
  readonly at: Date;
}

const columns = {
  code: orders.commessa,
  reason: reprints.reason,
  pieces: reprints.pieces,
  author: sql<string>`trim(${staff.name} || ' ' || ${staff.surname})`,
  at: reprints.at,
};

/** The claimed order that this one prints again; undefined = it is no reprint. */
export async function reprintOf(
  queries: Queries,
  owner: Owner,
  orderId: number,
): Promise<Reprint | undefined> {
  const [row] = await queries
    .select(columns)
    .from(reprints)
    .innerJoin(orders, eq(orders.id, reprints.originalId))
    .innerJoin(staff, eq(staff.id, reprints.staffId))
    .where(ownedBy(reprints.customerId, owner, eq(reprints.orderId, orderId)));
  return row;
}

/** The orders that print this one again, the oldest first. */
export function reprintsOf(queries: Queries, owner: Owner, originalId: number): Promise<Reprint[]> {
  return queries
    .select(columns)
    .from(reprints)
    .innerJoin(orders, eq(orders.id, reprints.orderId))
    .innerJoin(staff, eq(staff.id, reprints.staffId))
    .where(ownedBy(reprints.customerId, owner, eq(reprints.originalId, originalId)))
    .orderBy(asc(reprints.orderId));
}
