import { and, asc, count, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { announcedUploads, uploads } from '../database/schema/uploads.ts';

export type StoredAnnouncement = typeof announcedUploads.$inferSelect;
type FileTraits = Pick<StoredAnnouncement, 'name' | 'size' | 'mtime'>;

/** Chosen files of an order whose upload has not begun, in the order they were chosen. */
export async function announcedFiles(queries: Queries, orderId: number): Promise<StoredAnnouncement[]> {
  return queries
    .select()
    .from(announcedUploads)
    .where(eq(announcedUploads.orderId, orderId))
    .orderBy(asc(announcedUploads.createdAt), asc(announcedUploads.name), asc(announcedUploads.id));
}

/** The same without what a sender's checks have found. */
export async function traitsOfAnnounced(
  queries: Queries,
  orderId: number,
): Promise<(FileTraits & Pick<StoredAnnouncement, 'id'>)[]> {
  const { id, name, size, mtime } = announcedUploads;
  return queries
    .select({ id, name, size, mtime })
    .from(announcedUploads)
    .where(eq(announcedUploads.orderId, orderId));
}

/** Number of the announced files of an order, and the bytes of their texts. */
export async function measureAnnouncements(
  queries: Queries,
  orderId: number,
): Promise<{ readonly files: number; readonly bytes: number }> {
  const { name, findings } = announcedUploads;
  const [row] = await queries
    .select({
      files: count(),
      bytes: sql<string>`coalesce(sum(octet_length(${name}) + octet_length(${findings}::text)), 0)`,
    })
    .from(announcedUploads)
    .where(eq(announcedUploads.orderId, orderId));
  return { files: row?.files ?? 0, bytes: Number(row?.bytes ?? 0) };
}

/** Adds an announced file, or changes slot and findings of a known one. */
export async function storeAnnouncement(
  queries: Queries,
  row: typeof announcedUploads.$inferInsert,
): Promise<void> {
  const { name, size, mtime, slot, findings, refused } = row;
  await queries
    .insert(announcedUploads)
    .values(row)
    .onConflictDoUpdate({
      target: [announcedUploads.orderId, announcedUploads.id],
      set: { name, size, mtime, slot, findings, refused },
    });
}

export async function removeAnnouncements(
  queries: Queries,
  orderId: number,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await queries
    .delete(announcedUploads)
    .where(and(eq(announcedUploads.orderId, orderId), inArray(announcedUploads.id, [...ids])));
}

/** Takes a file off the list because its upload begins; another window may have announced it under another id. */
export async function removeAnnouncementOf(
  queries: Queries,
  orderId: number,
  id: string,
  { name, size, mtime }: FileTraits,
): Promise<void> {
  await queries
    .delete(announcedUploads)
    .where(
      and(
        eq(announcedUploads.orderId, orderId),
        or(
          eq(announcedUploads.id, id),
          and(
            eq(announcedUploads.name, name),
            eq(announcedUploads.size, size),
            eq(announcedUploads.mtime, mtime),
          ),
        ),
      ),
    );
}

export async function clearAnnouncements(queries: Queries, orderId: number): Promise<void> {
  await queries.delete(announcedUploads).where(eq(announcedUploads.orderId, orderId));
}

/** Name, size and time of every upload of an order: a file that is there is not announced again. */
export async function traitsOfUploads(queries: Queries, orderId: number): Promise<FileTraits[]> {
  return queries
    .select({ name: uploads.name, size: uploads.size, mtime: uploads.mtime })
    .from(uploads)
    .where(and(eq(uploads.orderId, orderId), eq(uploads.folder, ''), isNull(uploads.removedAt)));
}
