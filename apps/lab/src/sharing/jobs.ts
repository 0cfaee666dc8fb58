import { uploadDays } from '@trade-area/core/contract';
import * as v from 'valibot';
import type { Lab } from '../base/lab.ts';
import { handle } from '../jobs/definition.ts';
import type { JobHandler } from '../jobs/definition.ts';
import { deleteUnsent, forgottenPhotos } from './table.ts';

const hour = 3_600_000;

const cleanUpJob = {
  kind: 'sharing.cleanUp',
  queue: 'upkeep',
  payload: v.object({}),
  attempts: 8,
  every: hour,
} as const;

/**
 * Removes photos that arrived and were never shared. Those of which a part is missing expire as every unfinished upload.
 * @returns how many were removed.
 */
export async function removeForgottenPhotos(
  { database, clock, uploads }: Pick<Lab, 'database' | 'clock' | 'uploads'>,
  signal?: AbortSignal,
): Promise<number> {
  const before = new Date(clock.now().getTime() - uploadDays * 24 * hour);
  let removed = 0;
  for (const id of await forgottenPhotos(database.queries, before)) {
    if (signal?.aborted) break;
    // Shared at this moment, it stays.
    if (!(await deleteUnsent(database.queries, id))) continue;
    await uploads.files.remove(id);
    removed += 1;
  }
  return removed;
}

export function sharingJobs(lab: Lab): JobHandler[] {
  return [
    handle(cleanUpJob, async (_payload, { signal }) => {
      await removeForgottenPhotos(lab, signal);
      return null;
    }),
  ];
}
