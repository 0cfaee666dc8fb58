import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { uploadSets, uploadSlots } from '../database/schema/uploads.ts';

/** The files that one order asks for, and the state of the set as a whole. */
export type StoredSet = typeof uploadSets.$inferSelect;

export async function setOf(queries: Queries, orderId: number): Promise<StoredSet | undefined> {
  const [row] = await queries.select().from(uploadSets).where(eq(uploadSets.orderId, orderId));
  return row;
}

export async function insertSet(queries: Queries, row: typeof uploadSets.$inferInsert): Promise<void> {
  await queries.insert(uploadSets).values(row).onConflictDoNothing();
}

/** Whether the files of an order were submitted, and deleted since: their period had ended, or they were erased. */
export const hasDeletedFiles = (set: StoredSet | undefined): boolean =>
  set !== undefined && set.sentAt !== null && set.manifest === null;

/** The set of an order, locked until the transaction ends. */
export async function lockSet(queries: Queries, orderId: number): Promise<StoredSet | undefined> {
  const [row] = await queries.select().from(uploadSets).where(eq(uploadSets.orderId, orderId)).for('update');
  return row;
}

/** Stores another page count. Files in removed slots return to the tray. */
export async function setPages(
  queries: Queries,
  orderId: number,
  pages: number,
  isThere: (slot: string) => boolean,
): Promise<void> {
  await queries.update(uploadSets).set({ pages }).where(eq(uploadSets.orderId, orderId));
  const filled = await queries
    .select({ slot: uploadSlots.slot })
    .from(uploadSlots)
    .where(eq(uploadSlots.orderId, orderId));
  const removedSlots = filled.map(({ slot }) => slot).filter((slot) => !isThere(slot));
  if (removedSlots.length > 0)
    await queries
      .delete(uploadSlots)
      .where(and(eq(uploadSlots.orderId, orderId), inArray(uploadSlots.slot, removedSlots)));
}

export async function markSent(
  queries: Queries,
  orderId: number,
  manifest: Record<string, unknown>,
  now: Date,
): Promise<void> {
  await queries.update(uploadSets).set({ manifest, sentAt: now }).where(eq(uploadSets.orderId, orderId));
}
