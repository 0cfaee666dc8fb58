import type { Lab } from '../base/lab.ts';
import type { ShortFile } from '../base/ports/fileStore.ts';
import { rewind } from './table.ts';
import { changedMeanwhile } from './tusRefusals.ts';
import type { TusRefusal } from './tusRefusals.ts';

/**
 * A file that holds less than the ledger says is on a disk that lost what it had acknowledged, or was restored from an
 * older copy. The ledger is set back to the bytes that exist; the sender asks for the offset and continues from there.
 * @returns the refusal that the sender is answered with.
 */
export async function rewindToDisk(
  { database, clock, log }: Pick<Lab, 'database' | 'clock' | 'log'>,
  { id, acknowledged }: { readonly id: string; readonly acknowledged: number },
  { kept, message }: ShortFile,
): Promise<TusRefusal> {
  log('error', message, { upload: id, acknowledged, kept });
  // A store that misses a part from the middle cannot say how far the file is good: then none of it is.
  const to = kept < acknowledged ? kept : 0;
  await rewind(database.queries, id, { from: acknowledged, to }, clock.now());
  return changedMeanwhile;
}
