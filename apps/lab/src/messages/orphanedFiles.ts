import { inArray } from 'drizzle-orm';
import { attachments } from '../database/schema/messages.ts';
import type { Lab } from '../base/lab.ts';
import { quotePicturesAmong } from '../configurator/picture.ts';

/** A file is written before its row; after a day no row will name it any more. */
const retentionMs = 24 * 3_600_000;
const namesAtOnce = 1_000;

/**
 * Removes the files of messages and the pictures of quotes that no row names: of deleted orders and earlier saves, and of
 * writes whose answer was lost and which were not committed.
 * @returns how many were removed.
 */
export async function removeOrphanedFiles({
  database,
  clock,
  uploads: { blobs },
}: Pick<Lab, 'database' | 'clock' | 'uploads'>): Promise<number> {
  const before = clock.now().getTime() - retentionMs;
  const old = (await blobs.list()).filter(({ changed }) => changed.getTime() < before);
  let removed = 0;
  for (let from = 0; from < old.length; from += namesAtOnce) {
    const names = old.slice(from, from + namesAtOnce).map(({ name }) => name);
    const rows = await database.queries
      .select({ code: attachments.code })
      .from(attachments)
      .where(inArray(attachments.code, names));
    const pictures = await quotePicturesAmong(database.queries, names);
    const named = new Set([...rows.map(({ code }) => code), ...pictures]);
    for (const name of names.filter((each) => !named.has(each))) {
      await blobs.remove(name);
      removed += 1;
    }
  }
  return removed;
}
