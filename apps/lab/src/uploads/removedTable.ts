import { and, eq, gte, isNotNull, lt, sql } from 'drizzle-orm';
import { ownedBy } from '../base/owner.ts';
import type { Owner } from '../base/owner.ts';
import type { Queries } from '../database/open.ts';
import { orders } from '../database/schema/orders.ts';
import { uploads, uploadSlots } from '../database/schema/uploads.ts';

/** Sets a file aside: it leaves its slot and the lists of its order, and its bytes stay. */
export async function markRemoved(queries: Queries, owner: Owner, id: string, now: Date): Promise<void> {
  const [left] = await queries
    .delete(uploadSlots)
    .where(eq(uploadSlots.uploadId, id))
    .returning({ slot: uploadSlots.slot });
  await queries
    .update(uploads)
    .set({ removedAt: now, removedSlot: left?.slot ?? '' })
    .where(ownedBy(uploads.customerId, owner, eq(uploads.id, id)));
}

export async function unmarkRemoved(queries: Queries, owner: Owner, id: string, now: Date): Promise<void> {
  await queries
    .update(uploads)
    .set({ removedAt: null, removedSlot: '', touchedAt: now })
    .where(ownedBy(uploads.customerId, owner, eq(uploads.id, id)));
}

/** A file of an order that was removed after that moment, with the code of its order. */
export async function removedUpload(queries: Queries, owner: Owner, id: string, after: Date) {
  const [row] = await queries
    .select({ upload: uploads, orderCode: orders.commessa })
    .from(uploads)
    .innerJoin(orders, eq(orders.id, uploads.orderId))
    .where(
      ownedBy(
        uploads.customerId,
        owner,
        and(eq(uploads.id, id), eq(uploads.folder, ''), gte(uploads.removedAt, after)),
      ),
    );
  return row;
}

/** Total bytes of the removed files of an order that are still kept. */
export async function bytesOfRemoved(queries: Queries, orderId: number): Promise<number> {
  const [row] = await queries
    .select({ total: sql<string>`coalesce(sum(${uploads.size}), 0)` })
    .from(uploads)
    .where(and(eq(uploads.orderId, orderId), isNotNull(uploads.removedAt)));
  return Number(row?.total ?? 0);
}

export async function filledSlots(queries: Queries, orderId: number): Promise<string[]> {
  const rows = await queries
    .select({ slot: uploadSlots.slot })
    .from(uploadSlots)
    .where(eq(uploadSlots.orderId, orderId));
  return rows.map(({ slot }) => slot);
}

/** Files that were removed before that moment. */
export async function removedUploads(queries: Queries, before: Date): Promise<string[]> {
  const rows = await queries.select({ id: uploads.id }).from(uploads).where(lt(uploads.removedAt, before));
  return rows.map(({ id }) => id);
}

/** @returns false when the file was restored meanwhile. */
export async function deleteRemovedUpload(queries: Queries, id: string, before: Date): Promise<boolean> {
  const gone = await queries
    .delete(uploads)
    .where(and(eq(uploads.id, id), lt(uploads.removedAt, before)))
    .returning({ id: uploads.id });
  return gone.length === 1;
}
