import type { Lab } from '../base/lab.ts';
import type { TruncatedFile } from '../base/ports/fileStore.ts';
import { rewindOffset } from './table.ts';
import { changedMeanwhile } from './tusRefusals.ts';
import type { TusRefusal } from './tusRefusals.ts';

/**
 * A file that is shorter than its ledger entry is on a disk that lost acknowledged bytes, or was restored from an older
 * backup. Sets the ledger back to the existing bytes; the sender reads the new offset and continues from there.
 * @returns the refusal to answer.
 */
export async function rewindToDisk(
  { database, clock, log }: Pick<Lab, 'database' | 'clock' | 'log'>,
  { id, acknowledged }: { readonly id: string; readonly acknowledged: number },
  { kept, message }: TruncatedFile,
): Promise<TusRefusal> {
  log('error', message, { upload: id, acknowledged, kept });
  // A store that lacks a part in the middle cannot tell how many bytes are intact: then none counts.
  const to = kept < acknowledged ? kept : 0;
  await rewindOffset(database.queries, id, { from: acknowledged, to }, clock.now());
  return changedMeanwhile;
}
