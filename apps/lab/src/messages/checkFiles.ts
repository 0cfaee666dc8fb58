import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Lab } from '../base/lab.ts';
import type { BlobStore } from '../base/ports/fileStore.ts';
import type { CheckResult, FileFault } from '../base/ports/uploadServices.ts';
import { pictureSize, quotePictures } from '../configurator/picture.ts';
import { attachments } from '../database/schema/messages.ts';
import { proofPictures, proofPicturesAmong } from '../print/proofing/table.ts';
import { unnamedFiles } from './orphanedFiles.ts';

/** A file that a row names; `sha256` is '' where none was stored. */
interface Named {
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
}

/** The clean-up of every hour removes a file without a row after a day: one that is left after two is a fault. */
const longestUnnamed = 48 * 3_600_000;

/**
 * Reads every attachment of a message and every picture of a quote or a proof again, and looks in both directions: for rows without
 * their file or with a changed one, and for files that no row names (T-D10).
 */
export async function checkMessageFiles(
  { database, uploads: { blobs }, log }: Pick<Lab, 'database' | 'uploads' | 'log'>,
  signal?: AbortSignal,
): Promise<CheckResult> {
  const { queries } = database;
  const sizes = new Map((await blobs.list()).map(({ name, bytes }) => [name, bytes]));
  const rows: Named[] = [
    ...(await queries
      .select({ name: attachments.code, size: attachments.size, sha256: attachments.sha256 })
      .from(attachments)),
    ...(await quotePictures(queries)),
    ...(await proofPictures(queries)),
  ];
  const isNamed = async (name: string) =>
    (await pictureSize(queries, name)) !== undefined ||
    (await proofPicturesAmong(queries, [name])).length > 0 ||
    (await queries.select({ id: attachments.id }).from(attachments).where(eq(attachments.code, name)))
      .length > 0;
  const faults: { id: string; fault: FileFault }[] = [];
  const report = (id: string, fault: FileFault) => {
    faults.push({ id, fault });
    log('error', 'ta: a file of a message or quote is not what it should be', { file: id, fault });
  };
  let checked = 0;
  for (const row of rows) {
    if (signal?.aborted) break;
    const fault = await faultOf(blobs, row, sizes.get(row.name));
    checked += 1;
    // A file that was removed during the check is no fault.
    if (fault && (await isNamed(row.name))) report(row.name, fault);
  }
  for (const name of await unnamedFiles({ database, uploads: { blobs } }, longestUnnamed))
    report(name, 'extra');
  const complete = checked === rows.length && faults.length === 0;
  log(complete ? 'info' : 'error', 'ta: files of messages and quotes were checked', {
    files: rows.length,
    checked,
    faults: faults.length,
  });
  return { files: rows.length, checked, faults };
}

async function faultOf(
  blobs: BlobStore,
  { name, size, sha256 }: Named,
  length: number | undefined,
): Promise<FileFault | null> {
  if (length !== undefined && length !== size)
    return length === 0 ? 'empty' : length < size ? 'truncated' : 'changed';
  // The list may be older than the file: the store itself is asked.
  const pieces = await blobs.read(name, size);
  if (!pieces) return 'missing';
  const hash = createHash('sha256');
  try {
    for await (const piece of pieces) hash.update(piece);
  } catch {
    // Bytes that the store cannot read count as lost.
    return 'changed';
  }
  return sha256 === '' || hash.digest('hex') === sha256 ? null : 'changed';
}
