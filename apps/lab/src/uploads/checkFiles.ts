import { createHash } from 'node:crypto';
import type { CheckResult, FileFault } from '../base/ports/uploadServices.ts';
import type { JobDependencies } from './jobDependencies.ts';
import { allUploads, isKnownFile, leftoverFiles } from './ledgerTable.ts';
import type { FileStore } from '../base/ports/fileStore.ts';

type Row = Awaited<ReturnType<typeof allUploads>>[number];

/**
 * Reads every finished file again and compares it with the ledger (T-D10). The report holds the number of checked files
 * beside the number of existing ones, so that an aborted check cannot pass for a clean one.
 */
export async function checkFiles(
  { database, files, log }: Pick<JobDependencies, 'database' | 'files' | 'log'>,
  signal: AbortSignal,
): Promise<CheckResult> {
  const { queries } = database;
  const storedFiles = await files.list();
  const rows = await allUploads(queries);
  const leftFiles = await leftoverFiles(queries);
  const lengths = new Map(storedFiles.map(({ id, bytes }) => [id, bytes]));
  const faults: { id: string; fault: FileFault }[] = [];
  const report = (id: string, fault: FileFault) => {
    faults.push({ id, fault });
    log('error', 'ta: an uploaded file is not what it should be', { upload: id, fault });
  };

  const finished = rows.filter(({ state }) => state === 'checked');
  let checked = 0;
  for (const row of finished) {
    if (signal.aborted) break;
    const fault = await faultOf(files, row, lengths.get(row.id));
    checked += 1;
    // A file that was removed during the check is no fault.
    if (fault && (await isKnownFile(queries, row.id))) report(row.id, fault);
  }
  for (const { id, state, received } of rows) {
    if (signal.aborted) break;
    if (state === 'checked' || received === 0) continue;
    const fault = lengthFault(lengths.get(id), received);
    if (fault && (await isKnownFile(queries, id))) report(id, fault);
  }
  const knownIds = new Set(rows.map(({ id }) => id));
  for (const { id } of storedFiles)
    if (!knownIds.has(id) && !leftFiles.has(id) && !(await isKnownFile(queries, id))) report(id, 'extra');

  const complete = checked === finished.length && faults.length === 0;
  log(complete ? 'info' : 'error', 'ta: uploaded files were checked', {
    files: finished.length,
    checked,
    faults: faults.length,
  });
  return { files: finished.length, checked, faults };
}

function lengthFault(length: number | undefined, expected: number): FileFault | null {
  if (length === undefined) return 'missing';
  if (length === 0 && expected > 0) return 'empty';
  return length < expected ? 'truncated' : null;
}

async function faultOf(files: FileStore, row: Row, length: number | undefined): Promise<FileFault | null> {
  const short = lengthFault(length, row.size);
  if (short) return short;
  if (length !== row.size) return 'changed';
  const hash = createHash('sha256');
  try {
    for await (const piece of files.read(row.id, row.size)) hash.update(piece);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 'missing';
    // Bytes that the disk cannot read count as lost.
    return 'changed';
  }
  return hash.digest('hex') === row.sha256 ? null : 'changed';
}
