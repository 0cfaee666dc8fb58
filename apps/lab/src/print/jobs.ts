import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Lab } from '../base/lab.ts';
import { handle } from '../jobs/definition.ts';
import type { JobHandler } from '../jobs/definition.ts';
import { deleteEmptyCollections, deleteForgottenPhoto, forgottenPhotos } from './photoTable.ts';
import { proofJobs } from './proofing/job.ts';
import { proofMailJobs } from './proofing/mails.ts';
import { printFileJobs } from './render/printFilesJob.ts';
import { printOrderOf } from './render/printOrder.ts';

const hour = 3_600_000;
const day = 24 * hour;
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
  const before = new Date(clock.now().getTime() - unusedDays * day);
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

/** Where print files are written before they are stored. */
const scratchOf = ({ dataFolder }: Pick<Lab, 'dataFolder'>) => join(dataFolder, 'rendering');

/** Removes the folders of runs that were killed. Each sheet writes to its run's folder, and none takes a day. */
export async function removeLeftFolders(lab: Pick<Lab, 'dataFolder'>): Promise<void> {
  const folder = scratchOf(lab);
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    // Its run may end at this moment.
    const age = await stat(path).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > day) await rm(path, { recursive: true, force: true });
  }
}

export function printJobs(lab: Lab): JobHandler[] {
  const { database, clock, renderer } = lab;
  return [
    handle(cleanUpJob, async (_payload, { signal }) => {
      await removeUnusedPhotos(lab, signal);
      await removeLeftFolders(lab);
      return null;
    }),
    ...proofJobs(lab),
    ...proofMailJobs(lab),
    ...printFileJobs({
      database,
      renderer,
      files: lab.uploads.files,
      scratch: scratchOf(lab),
      now: () => clock.now(),
      orderOf: (order) => printOrderOf(lab, order),
    }),
  ];
}
