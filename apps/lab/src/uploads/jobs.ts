import * as v from 'valibot';
import type { Lab } from '../base/lab.ts';
import type { Queries } from '../database/open.ts';
import { handle } from '../jobs/definition.ts';
import type { JobDefinition, JobHandler } from '../jobs/definition.ts';
import { enqueue, enqueueMissing } from '../jobs/enqueue.ts';
import { uploadsToInspect } from './table.ts';

const hour = 3_600_000;
const attempts = 8;

/** Compares an arrived file with its checksum and checks it. */
const inspectionJob: JobDefinition<{ upload: string }> = {
  kind: 'uploads.inspection',
  queue: 'files',
  payload: v.object({ upload: v.string() }),
  attempts,
};

/** Makes the fixed files and the proof of an order. */
export const proofJob: JobDefinition<{ order: number }> = {
  kind: 'uploads.proof',
  queue: 'proofs',
  payload: v.object({ order: v.number() }),
  attempts,
};

const cleanUpJob = {
  kind: 'uploads.cleanUp',
  queue: 'upkeep',
  payload: v.object({}),
  attempts,
  every: hour,
} as const;

/** Reads every file of the store again, which may take hours: it has a queue of its own. */
const checkJob = {
  kind: 'uploads.check',
  queue: 'checks',
  payload: v.object({}),
  attempts: 3,
  every: 24 * hour,
} as const;

/**
 * Queues the inspection of a file in the transaction that gives it its last byte or its checksum.
 * @param notBefore when the job begins; absent = at once.
 */
export function queueInspection(
  queries: Queries,
  upload: string,
  at: Date,
  notBefore?: Date | undefined,
): Promise<void> {
  const when = notBefore ? { at, notBefore } : { at };
  return enqueue(queries, inspectionJob, { key: upload, payload: { upload }, ...when });
}

export function queueProof(queries: Queries, order: number, at: Date): Promise<void> {
  return enqueue(queries, proofJob, { key: String(order), payload: { order }, at });
}

/** Queues the inspections of files that a lab left between their last byte and their job. */
export async function queueForgottenInspections(queries: Queries, at: Date): Promise<void> {
  for (const upload of await uploadsToInspect(queries))
    await enqueueMissing(queries, inspectionJob, { key: upload, payload: { upload }, at });
}

export function uploadJobs({ uploads }: Pick<Lab, 'uploads'>): JobHandler[] {
  return [
    handle(inspectionJob, async ({ upload }, context) => {
      for (;;) {
        const store = await uploads.arrivals.inspect(upload);
        // A file that was moved meanwhile is inspected for its new slot.
        if (!store || (await context.write(store))) return null;
      }
    }),
    handle(proofJob, ({ order }) => uploads.production.produce(order)),
    handle(cleanUpJob, async (_payload, { signal }) => {
      await uploads.maintenance.cleanUp(signal);
      return null;
    }),
    handle(checkJob, async (_payload, { signal }) => {
      const { files, checked } = await uploads.maintenance.check(signal);
      if (checked < files) throw new Error('ta: the check of the uploaded files was interrupted');
      return null;
    }),
  ];
}
