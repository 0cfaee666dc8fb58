import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../database/open.ts';
import { jobs } from '../../database/schema/jobs.ts';
import { orders } from '../../database/schema/orders.ts';
import { printFiles, printRuns } from '../../database/schema/printFiles.ts';

export type PrintFile = typeof printFiles.$inferSelect;
export type PrintRun = typeof printRuns.$inferSelect;
export type PrintFileKind = 'sheet' | 'web' | 'pdf' | 'proof';

/** Gives an order to the making of its print files, for the first time or again. @returns false without such an order. */
export async function requestRun(queries: Queries, orderId: number, at: Date): Promise<boolean> {
  const [order] = await queries
    .select({ customerId: orders.customerId })
    .from(orders)
    .where(eq(orders.id, orderId));
  if (!order) return false;
  const fresh = { state: 'waiting', photo: '', requestedAt: at, endedAt: null } as const;
  await queries
    .insert(printRuns)
    .values({ orderId, customerId: order.customerId, ...fresh })
    .onConflictDoUpdate({ target: printRuns.orderId, set: fresh });
  return true;
}

/** Ends a run that is not done. What it has made stays for the next one. @returns false when there is nothing to end. */
export async function cancelRun(queries: Queries, orderId: number, at: Date): Promise<boolean> {
  const cancelled = await queries
    .update(printRuns)
    .set({ state: 'cancelled', endedAt: at })
    .where(and(eq(printRuns.orderId, orderId), inArray(printRuns.state, ['waiting', 'running'])))
    .returning({ id: printRuns.orderId });
  return cancelled.length > 0;
}

/** Writes how far a run is, one that failed and was retried too. @returns false when it was cancelled, or is done. */
export async function noteProgress(
  queries: Queries,
  orderId: number,
  progress: { readonly done: number; readonly total: number },
): Promise<boolean> {
  const noted = await queries
    .update(printRuns)
    .set({ state: 'running', photo: '', endedAt: null, ...progress })
    .where(and(eq(printRuns.orderId, orderId), inArray(printRuns.state, ['waiting', 'running', 'failed'])))
    .returning({ id: printRuns.orderId });
  return noted.length > 0;
}

/** Ends a run: done, or failed by a photo. One that was cancelled meanwhile stays cancelled. */
export async function endRun(
  queries: Queries,
  orderId: number,
  end: { readonly state: 'done' | 'failed'; readonly photo: string; readonly at: Date },
): Promise<void> {
  await queries
    .update(printRuns)
    .set({ state: end.state, photo: end.photo, endedAt: end.at })
    .where(and(eq(printRuns.orderId, orderId), eq(printRuns.state, 'running')));
}

/** A run as the desk shows it; one whose job was given up has failed. */
export async function printRunOf(queries: Queries, orderId: number): Promise<PrintRun | undefined> {
  const [row] = await queries
    .select({ run: printRuns, job: jobs.state })
    .from(printRuns)
    .leftJoin(jobs, and(eq(jobs.kind, 'print.files'), eq(jobs.key, sql`${printRuns.orderId}::text`)))
    .where(eq(printRuns.orderId, orderId));
  if (!row) return undefined;
  const isOpen = row.run.state === 'waiting' || row.run.state === 'running';
  const isGivenUp = isOpen && row.job !== 'waiting' && row.job !== 'running';
  return isGivenUp ? { ...row.run, state: 'failed' } : row.run;
}

/** The whole files of an order, in the order of printing. */
export async function printFilesOf(queries: Queries, orderId: number): Promise<PrintFile[]> {
  return queries
    .select()
    .from(printFiles)
    .where(eq(printFiles.orderId, orderId))
    .orderBy(asc(printFiles.sheet), asc(printFiles.kind), asc(printFiles.name));
}

/** Notes files that are whole; one of the same name and kind is replaced. @returns the files that are no longer needed. */
export async function storePrintFiles(
  queries: Queries,
  rows: readonly (typeof printFiles.$inferInsert)[],
): Promise<string[]> {
  const replaced: string[] = [];
  for (const row of rows) {
    const former = await queries
      .delete(printFiles)
      .where(
        and(
          eq(printFiles.orderId, row.orderId),
          eq(printFiles.kind, row.kind),
          eq(printFiles.name, row.name),
        ),
      )
      .returning({ id: printFiles.id });
    replaced.push(...former.map(({ id }) => id));
    await queries.insert(printFiles).values(row);
  }
  return replaced;
}
