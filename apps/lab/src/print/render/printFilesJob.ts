import * as v from 'valibot';
import type { Queries } from '../../database/open.ts';
import { handle } from '../../jobs/definition.ts';
import type { JobDefinition, JobHandler } from '../../jobs/definition.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { makeFiles } from './makeFiles.ts';
import type { MakeFilesDependencies, PrintOrder } from './makeFiles.ts';
import { requestRun } from './table.ts';

/** Makes the print files, the PDFs and the pictures of an order of the print editor. */
export const printFilesJob: JobDefinition<{ order: number }> = {
  kind: 'print.files',
  queue: 'prints',
  payload: v.object({ order: v.number() }),
  attempts: 8,
};

/**
 * Queues the print files of an order, in the transaction that makes them necessary. Queued again, it makes what is
 * missing: after it was cancelled, or given up.
 * @returns false without such an order.
 */
export async function queuePrintFiles(queries: Queries, order: number, at: Date): Promise<boolean> {
  if (!(await requestRun(queries, order, at))) return false;
  await enqueue(queries, printFilesJob, { key: String(order), payload: { order }, at });
  return true;
}

export function printFileJobs(
  parts: MakeFilesDependencies & {
    /** The order with its document; null = it was deleted, or not made of a print project. */
    readonly orderOf: (order: number) => Promise<PrintOrder | null>;
  },
): JobHandler[] {
  return [
    handle(printFilesJob, async ({ order: id }, context) => {
      const order = await parts.orderOf(id);
      return order && makeFiles(parts, order, context);
    }),
  ];
}
