/** Every file in the store, for its upkeep: those that customers send, and those that the lab makes for printing. */
import { eq } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { printFiles } from '../database/schema/printFiles.ts';
import { leftoverUploads, uploads } from '../database/schema/uploads.ts';

/** Every file the ledger knows, for the nightly comparison with the disk. */
export async function allUploads(
  queries: Queries,
): Promise<{ id: string; size: number; received: number; state: string; sha256: string }[]> {
  const sent = await queries
    .select({
      id: uploads.id,
      size: uploads.size,
      received: uploads.received,
      state: uploads.state,
      sha256: uploads.sha256,
    })
    .from(uploads);
  const made = await queries
    .select({ id: printFiles.id, size: printFiles.size, sha256: printFiles.sha256 })
    .from(printFiles);
  return [...sent, ...made.map((file) => ({ ...file, received: file.size, state: 'checked' }))];
}

/** Whether the ledger knows a file now. */
export async function isKnownFile(queries: Queries, id: string): Promise<boolean> {
  const sent = await queries.select({ id: uploads.id }).from(uploads).where(eq(uploads.id, id));
  if (sent.length > 0) return true;
  const made = await queries.select({ id: printFiles.id }).from(printFiles).where(eq(printFiles.id, id));
  return made.length > 0;
}

/** Files whose order was deleted, with the date. */
export async function leftoverFiles(queries: Queries): Promise<Map<string, Date>> {
  const rows = await queries.select().from(leftoverUploads);
  return new Map(rows.map(({ uploadId, deletedAt }) => [uploadId, deletedAt]));
}

export async function forgetLeftover(queries: Queries, id: string): Promise<void> {
  await queries.delete(leftoverUploads).where(eq(leftoverUploads.uploadId, id));
}
