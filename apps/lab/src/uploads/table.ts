import { and, asc, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Finding } from '@trade-area/core/contract';
import { clashes } from '@trade-area/core/preflight';
import type { Queries } from '../database/open.ts';
import { orders } from '../database/schema/orders.ts';
import { uploads, uploadSlots } from '../database/schema/uploads.ts';
import type { Acceptance } from '../database/schema/uploads.ts';
import { ownedBy, ownerOf } from '../base/owner.ts';
import type { Owner } from '../base/owner.ts';
import { orderByCode } from '../orders/table.ts';
import type { StoredOrder } from '../orders/table.ts';
import { waitsForPayment } from '../payments/sales/awaitedPayment.ts';
import type { OrderAmounts } from './amounts.ts';
import { sharePassOf } from './sharePass.ts';

export type StoredUpload = typeof uploads.$inferSelect;

export async function insertUpload(queries: Queries, row: typeof uploads.$inferInsert): Promise<void> {
  await queries.insert(uploads).values(row);
}

/** The customer's upload, with the code of its order; undefined for unknown uploads and other customers' alike. */
export async function uploadOf(queries: Queries, owner: Owner, id: string) {
  const [row] = await queries
    .select({ upload: uploads, orderCode: orders.commessa })
    .from(uploads)
    .innerJoin(orders, eq(orders.id, uploads.orderId))
    .where(ownedBy(uploads.customerId, owner, and(eq(uploads.id, id), isNull(uploads.removedAt))));
  return row;
}

/** The same, of files without an order too, with the code of their passes as `orderCode` (`sharePass.ts`). */
export async function fileOf(queries: Queries, owner: Owner, id: string) {
  const [row] = await queries
    .select({ upload: uploads, orderCode: orders.commessa })
    .from(uploads)
    .leftJoin(orders, eq(orders.id, uploads.orderId))
    .where(ownedBy(uploads.customerId, owner, and(eq(uploads.id, id), isNull(uploads.removedAt))));
  return row && { ...row, orderCode: row.orderCode ?? sharePassOf(row.upload) };
}

/** An upload by id without an owner, for background jobs only. */
export async function uploadById(queries: Queries, id: string): Promise<StoredUpload | undefined> {
  const [row] = await queries.select().from(uploads).where(eq(uploads.id, id));
  return row;
}

/** Moves the committed offset; false and unchanged when another request has moved it meanwhile. */
export async function advanceOffset(
  queries: Queries,
  id: string,
  from: number,
  to: number,
  now: Date,
): Promise<boolean> {
  const moved = await queries
    .update(uploads)
    .set({
      received: to,
      touchedAt: now,
      state: sql`case when ${to} >= ${uploads.size} then 'arrived' else 'partial' end`,
    })
    .where(and(eq(uploads.id, id), eq(uploads.received, from)))
    .returning({ id: uploads.id });
  return moved.length === 1;
}

/** Moves the committed offset back to the stored bytes, unless another request has moved it meanwhile. */
export async function rewindOffset(
  queries: Queries,
  id: string,
  { from, to }: { readonly from: number; readonly to: number },
  now: Date,
): Promise<void> {
  await queries
    .update(uploads)
    .set({ received: to, touchedAt: now, state: 'partial' })
    .where(and(eq(uploads.id, id), eq(uploads.received, from)));
}

export async function deleteUpload(queries: Queries, id: string): Promise<void> {
  await queries.delete(uploads).where(eq(uploads.id, id));
}

export async function uploadsOfOrder(
  queries: Queries,
  owner: Owner,
  orderId: number,
): Promise<(StoredUpload & { readonly slot: string })[]> {
  const rows = await queries
    .select({ upload: uploads, slot: uploadSlots.slot })
    .from(uploads)
    .leftJoin(uploadSlots, eq(uploadSlots.uploadId, uploads.id))
    .where(
      ownedBy(
        uploads.customerId,
        owner,
        and(eq(uploads.orderId, orderId), eq(uploads.folder, ''), isNull(uploads.removedAt)),
      ),
    )
    .orderBy(asc(uploads.createdAt), asc(uploads.id));
  return rows.map(({ upload, slot }) => ({ ...upload, slot: slot ?? '' }));
}

/** Total bytes of an order's files; unfinished files count with their full size. */
export async function bytesOfOrder(queries: Queries, orderId: number): Promise<number> {
  const [row] = await queries
    .select({ total: sql<string>`coalesce(sum(${uploads.size}), 0)` })
    .from(uploads)
    .where(and(eq(uploads.orderId, orderId), eq(uploads.folder, ''), isNull(uploads.removedAt)));
  return Number(row?.total ?? 0);
}

/** Stores the sender's checksum; false for a file that has not arrived, or whose inspection has ended. */
export async function setClaimedChecksum(
  queries: Queries,
  owner: Owner,
  id: string,
  sha256: string,
): Promise<boolean> {
  const isArrived = and(eq(uploads.id, id), eq(uploads.state, 'arrived'), isNull(uploads.removedAt));
  const stored = await queries
    .update(uploads)
    .set({ claimed: sha256 })
    .where(ownedBy(uploads.customerId, owner, isArrived))
    .returning({ id: uploads.id });
  return stored.length === 1;
}

/** Stores the result of inspecting an arrived file. */
export async function storeInspection(
  queries: Queries,
  id: string,
  found: {
    readonly state: 'checked' | 'damaged' | 'arrived';
    readonly sha256: string;
    readonly findings?: Finding[];
    readonly facts?: Record<string, unknown>;
    readonly thumbnail?: boolean;
  },
): Promise<void> {
  await queries.update(uploads).set(found).where(eq(uploads.id, id));
}

export async function markAccepted(
  queries: Queries,
  owner: Owner,
  id: string,
  accepted: Acceptance[],
): Promise<void> {
  await queries
    .update(uploads)
    .set({ accepted })
    .where(ownedBy(uploads.customerId, owner, eq(uploads.id, id)));
}

/** Assigns a file to a slot and returns files of the same sheet to the tray; '' only empties the file's own slot. */
export async function assignToSlot(
  queries: Queries,
  orderId: number,
  id: string,
  slot: string,
): Promise<void> {
  await queries.delete(uploadSlots).where(eq(uploadSlots.uploadId, id));
  if (slot === '') return;
  const filled = await queries
    .select({ slot: uploadSlots.slot })
    .from(uploadSlots)
    .where(eq(uploadSlots.orderId, orderId));
  const clashing = filled.map((each) => each.slot).filter((other) => other !== slot && clashes(slot, other));
  if (clashing.length > 0)
    await queries
      .delete(uploadSlots)
      .where(and(eq(uploadSlots.orderId, orderId), inArray(uploadSlots.slot, clashing)));
  await queries
    .insert(uploadSlots)
    .values({ orderId, slot, uploadId: id })
    .onConflictDoUpdate({ target: [uploadSlots.orderId, uploadSlots.slot], set: { uploadId: id } });
}

/** 1 while a file of an open order is awaited, unfinished or not submitted, else 0 (ORD-26). */
export async function setTransferStatus(queries: Queries, owner: Owner, orderId: number): Promise<void> {
  const status = sql`case when exists (select 1 from uploads u where u.order_id = ${orderId} and u.folder = ''
    and u.removed_at is null)
    or exists (select 1 from uploads_announced a where a.order_id = ${orderId} and not a.refused) then 1 else 0 end`;
  await queries
    .update(orders)
    .set({ transferStatus: status })
    .where(
      ownedBy(orders.customerId, owner, sql`id = ${orderId} and transfer_status is distinct from ${status}`),
    );
}

/**
 * Marks the files as submitted: the order leaves the incomplete list for those in production (EMB-14).
 * @returns whether its production waits for a payment.
 */
export async function markSubmitted(queries: Queries, owner: Owner, orderId: number): Promise<boolean> {
  const [order] = await queries
    .update(orders)
    .set({ incomplete: false, blocked: false, transferStatus: null, status: orders.fmStatus })
    .where(ownedBy(orders.customerId, owner, eq(orders.id, orderId)))
    .returning({ onHold: orders.onHold, phaseMain: orders.phaseMain });
  return order !== undefined && waitsForPayment(order);
}

/** Sets the price of an order, and its upload method if that changes; null leaves the amounts. */
export async function setOrderTerms(
  queries: Queries,
  owner: Owner,
  orderId: number,
  { amounts, byFtp }: { readonly amounts: OrderAmounts | null; readonly byFtp?: boolean },
): Promise<void> {
  if (amounts === null && byFtp === undefined) return;
  await queries
    .update(orders)
    .set({
      ...(byFtp === undefined ? {} : { byFtp }),
      ...(amounts ? { ...amounts, listPrice: amounts.price + amounts.vat } : {}),
    })
    .where(ownedBy(orders.customerId, owner, eq(orders.id, orderId)));
}

/** Deletes an expired unfinished upload. @returns its order, undefined when the sender has resumed it. */
export async function deleteExpiredUpload(queries: Queries, id: string, before: Date) {
  const [gone] = await queries
    .delete(uploads)
    .where(
      and(eq(uploads.id, id), inArray(uploads.state, ['partial', 'damaged']), lt(uploads.touchedAt, before)),
    )
    .returning({ customerId: uploads.customerId, orderId: uploads.orderId });
  return gone;
}

/** Unfinished files without a change since that moment. */
export async function expiredUploads(queries: Queries, before: Date): Promise<string[]> {
  const rows = await queries
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(inArray(uploads.state, ['partial', 'damaged']), lt(uploads.touchedAt, before)));
  return rows.map(({ id }) => id);
}

/** Files that arrived and wait for their inspection. */
export async function uploadsToInspect(queries: Queries): Promise<string[]> {
  const rows = await queries
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.state, 'arrived'), ne(uploads.claimed, ''), eq(uploads.folder, '')));
  return rows.map(({ id }) => id);
}

/** The order of an upload, for background jobs only. */
export async function orderOfUpload(queries: Queries, id: string): Promise<StoredOrder | undefined> {
  const [found] = await queries
    .select({ customerId: uploads.customerId, code: orders.commessa })
    .from(uploads)
    .innerJoin(orders, eq(orders.id, uploads.orderId))
    .where(eq(uploads.id, id));
  return found ? orderByCode(queries, ownerOf(found), found.code) : undefined;
}

/** The slot that a file is in, or was removed from; '' = in the tray. */
export async function slotOf(queries: Queries, id: string): Promise<string> {
  const [row] = await queries
    .select({ slot: uploadSlots.slot, removedSlot: uploads.removedSlot })
    .from(uploads)
    .leftJoin(uploadSlots, eq(uploadSlots.uploadId, uploads.id))
    .where(eq(uploads.id, id));
  return row?.slot ?? row?.removedSlot ?? '';
}
