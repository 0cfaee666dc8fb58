import type { Lab } from '../base/lab.ts';
import type { ShortFile } from '../base/ports/fileStore.ts';
import { rewind } from './table.ts';
import { changedMeanwhile } from './tusRefusals.ts';
import type { TusRefusal } from './tusRefusals.ts';

/**
 * A file that holds less than the ledger says is one whose disk lost what it had said to keep, or that was put back from
 * an older copy. What is there is the truth: the ledger goes back to it, and the sender asks and goes on from there.
 * @returns what the sender is answered.
 */
export async function goBack(
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
