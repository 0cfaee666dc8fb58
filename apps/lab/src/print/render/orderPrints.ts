import { findPhoto } from '@trade-area/core/layout';
import { eq } from 'drizzle-orm';
import { conflict } from '../../base/errors.ts';
import type { Queries } from '../../database/open.ts';
import { orders } from '../../database/schema/orders.ts';
import { reprints } from '../../database/schema/reprints.ts';
import { orderedDocument } from '../orderTable.ts';
import { storedProject } from '../table.ts';
import { queuePrintFiles } from './printFilesJob.ts';
import { cancelRun, printFilesOf, printRunOf } from './table.ts';
import type { PrintFile, PrintRun } from './table.ts';

/** The print files of an order as the desk shows them. */
export interface OrderPrints {
  readonly run: PrintRun;
  readonly files: readonly PrintFile[];
  /** File name of the photo that cannot be printed; '' = none is known. */
  readonly photo: string;
}

/** Undefined for an order that was not made of a print project. A reprint has the files of the claimed order. */
export async function orderPrints(queries: Queries, orderId: number): Promise<OrderPrints | undefined> {
  const id = await printedOrder(queries, orderId);
  const run = await printRunOf(queries, id);
  if (!run) return undefined;
  const photo = run.photo === '' ? '' : await photoName(queries, run);
  return { run, files: await printFilesOf(queries, id), photo };
}

/** Whether the print files of an order were made, and deleted since: their period had ended, or they were erased. */
export async function hasDeletedPrints(queries: Queries, orderId: number): Promise<boolean> {
  const run = await printRunOf(queries, await printedOrder(queries, orderId));
  return run?.state === 'deleted';
}

/** Makes what is missing of the files of a run that was cancelled or has failed. */
export async function resumePrints(queries: Queries, orderId: number, at: Date): Promise<void> {
  const id = await printedOrder(queries, orderId);
  const state = (await printRunOf(queries, id))?.state ?? '';
  if (!['cancelled', 'failed'].includes(state)) throw conflict('Its print files are made, or on their way.');
  await queuePrintFiles(queries, id, at);
}

export async function cancelPrints(queries: Queries, orderId: number, at: Date): Promise<void> {
  const isCancelled = await cancelRun(queries, await printedOrder(queries, orderId), at);
  if (!isCancelled) throw conflict('No print files are being made.');
}

/** The order that the print files were made for: of a reprint, the claimed one. */
async function printedOrder(queries: Queries, orderId: number): Promise<number> {
  for (let id = orderId; ;) {
    const [claimed] = await queries
      .select({ id: reprints.originalId })
      .from(reprints)
      .where(eq(reprints.orderId, id));
    if (!claimed) return id;
    id = claimed.id;
  }
}

async function photoName(queries: Queries, { orderId, photo }: PrintRun): Promise<string> {
  const [order] = await queries.select({ code: orders.commessa }).from(orders).where(eq(orders.id, orderId));
  const document = order && (await orderedDocument(queries, order.code));
  return (document && findPhoto(storedProject(document), photo)?.name) || photo;
}
