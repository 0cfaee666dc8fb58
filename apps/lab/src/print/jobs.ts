import * as v from 'valibot';
import type { Lab } from '../base/lab.ts';
import { handle } from '../jobs/definition.ts';
import type { JobHandler } from '../jobs/definition.ts';
import { deleteEmptyCollections, deleteForgottenPhoto, forgottenPhotos } from './photoTable.ts';

const hour = 3_600_000;
/** A photo that no version shows may be on its way into one: a device that was offline sends its project later. */
const unusedDays = 30;

const cleanUpJob = {
  kind: 'print.cleanUp',
  queue: 'upkeep',
  payload: v.object({}),
  attempts: 8,
  every: hour,
} as const;

/**
 * Removes photos of print projects that no kept version and no order has.
 * @returns how many were removed.
 */
export async function removeUnusedPhotos(
  { database, clock, uploads }: Pick<Lab, 'database' | 'clock' | 'uploads'>,
  signal?: AbortSignal,
): Promise<number> {
  const before = new Date(clock.now().getTime() - unusedDays * 24 * hour);
  let removed = 0;
  for (const id of await forgottenPhotos(database.queries, before)) {
    if (signal?.aborted) break;
    // Saved in a version at this moment, it stays.
    if (!(await deleteForgottenPhoto(database.queries, id, before))) continue;
    await uploads.files.remove(id);
    removed += 1;
  }
  await deleteEmptyCollections(database.queries, before);
  return removed;
}

export function printJobs(lab: Lab): JobHandler[] {
  return [
    handle(cleanUpJob, async (_payload, { signal }) => {
      await removeUnusedPhotos(lab, signal);
      return null;
    }),
  ];
}
