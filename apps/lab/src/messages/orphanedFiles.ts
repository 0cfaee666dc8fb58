import { inArray } from 'drizzle-orm';
import { attachments } from '../database/schema/messages.ts';
import type { Database } from '../database/open.ts';
import type { BlobStore } from '../base/ports/fileStore.ts';
import { quotePicturesAmong } from '../configurator/picture.ts';
import { proofPicturesAmong } from '../print/proofing/table.ts';

/** A file is written before its row; after a day no row will name it any more. */
const retentionMs = 24 * 3_600_000;
const namesAtOnce = 1_000;

interface Files {
  readonly database: Pick<Database, 'queries'>;
  readonly uploads: { readonly blobs: BlobStore };
}

/** Files of messages and pictures of quotes and proofs of this age, in milliseconds, that no row names. */
export async function unnamedFiles(
  { database: { queries }, uploads: { blobs } }: Files,
  age: number,
): Promise<string[]> {
  const old = (await blobs.list()).filter((each) => each.age >= age);
  const unnamed: string[] = [];
  for (let from = 0; from < old.length; from += namesAtOnce) {
    const names = old.slice(from, from + namesAtOnce).map(({ name }) => name);
    const rows = await queries
      .select({ code: attachments.code })
      .from(attachments)
      .where(inArray(attachments.code, names));
    const named = new Set([
      ...rows.map(({ code }) => code),
      ...(await quotePicturesAmong(queries, names)),
      ...(await proofPicturesAmong(queries, names)),
    ]);
    unnamed.push(...names.filter((each) => !named.has(each)));
  }
  return unnamed;
}

/**
 * Removes the files of messages and the pictures of quotes and proofs that no row names: of deleted orders and earlier
 * saves, and of writes whose answer was lost and which were not committed.
 * @returns how many were removed.
 */
export async function removeOrphanedFiles(files: Files): Promise<number> {
  const unnamed = await unnamedFiles(files, retentionMs);
  for (const name of unnamed) await files.uploads.blobs.remove(name);
  return unnamed.length;
}
