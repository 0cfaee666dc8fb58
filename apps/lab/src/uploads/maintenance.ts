import type { Clock } from '@trade-area/core/kernel';
import { undoMinutes, uploadDays } from '@trade-area/core/contract';
import { ownerOf } from '../base/owner.ts';
import { checkFiles } from './checkFiles.ts';
import type { CleanUp, Maintenance } from '../base/ports/uploadServices.ts';
import { deleteRemovedUpload, removedUploads } from './removedTable.ts';
import { allUploads, forgetLeftover, leftoverFiles } from './ledgerTable.ts';
import { deleteExpiredUpload, expiredUploads, setTransferStatus } from './table.ts';
import type { JobDependencies } from './jobDependencies.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** One day longer than documented, so that a late sender still gets the answer that the upload has expired. */
const unfinishedRetentionMs = (uploadDays + 1) * day;
const orphanRetentionMs = day;
const deletedRetentionMs = 30 * day;
const undoMs = undoMinutes * 60_000;

export interface MaintenanceDependencies extends JobDependencies {
  readonly clock: Clock;
}

export function createMaintenance(dependencies: MaintenanceDependencies): Maintenance {
  const never = new AbortController().signal;
  return {
    cleanUp: (signal = never) => clean(dependencies, signal),
    check: (signal = never) => checkFiles(dependencies, signal),
  };
}

async function clean(dependencies: MaintenanceDependencies, signal: AbortSignal): Promise<CleanUp> {
  const now = dependencies.clock.now().getTime();
  const expired = await removeExpired(dependencies, new Date(now - unfinishedRetentionMs), signal);
  const discarded = await discardRemoved(dependencies, new Date(now - undoMs), signal);
  const { orphaned, deleted } = await removeOrphans(dependencies, now, signal);
  const removed = { expired, orphaned, deleted: deleted + discarded };
  if (expired + orphaned + deleted > 0) dependencies.log('info', 'ta: uploads were cleaned up', removed);
  return removed;
}

async function removeExpired(
  { database, files, locks, onChanged }: MaintenanceDependencies,
  before: Date,
  signal: AbortSignal,
): Promise<number> {
  let removed = 0;
  for (const id of await expiredUploads(database.queries, before)) {
    if (signal.aborted) break;
    // Under the writer's lock: a sender under way commits first, and then the row is no longer old.
    const lock = locks.newLock(id);
    const acquired = await lock
      .lock(signal, () => undefined)
      .then(
        () => true,
        () => false,
      );
    // The lock is taken: the next run follows within the hour.
    if (!acquired) continue;
    try {
      const deletedRow = await database.transaction(async (queries) => {
        const dropped = await deleteExpiredUpload(queries, id, before);
        if (dropped && dropped.orderId !== null)
          await setTransferStatus(queries, ownerOf(dropped), dropped.orderId);
        return dropped;
      });
      if (!deletedRow) continue;
      await files.remove(id);
      onChanged();
      removed += 1;
    } finally {
      await lock.unlock();
    }
  }
  return removed;
}

/** Ends the files whose removal can no longer be undone. */
async function discardRemoved(
  { database, files, onChanged }: MaintenanceDependencies,
  before: Date,
  signal: AbortSignal,
): Promise<number> {
  let discarded = 0;
  for (const id of await removedUploads(database.queries, before)) {
    if (signal.aborted) break;
    if (!(await deleteRemovedUpload(database.queries, id, before))) continue;
    await files.remove(id);
    onChanged();
    discarded += 1;
  }
  return discarded;
}

/** Rows are written before their files and removed before them, so a file without a row is no longer needed. */
async function removeOrphans(
  { database, files, log }: MaintenanceDependencies,
  now: number,
  signal: AbortSignal,
): Promise<{ orphaned: number; deleted: number }> {
  const storedFiles = await files.list();
  const knownIds = new Set((await allUploads(database.queries)).map(({ id }) => id));
  const leftFiles = await leftoverFiles(database.queries);
  const onDisk = new Set<string>();
  const removed = { orphaned: 0, deleted: 0 };
  for (const { id, age: sinceWritten } of storedFiles) {
    onDisk.add(id);
    if (knownIds.has(id) || signal.aborted) continue;
    const deletedAt = leftFiles.get(id);
    // Each age by one clock: that of the ledger's moments is the lab's, that of the files their store's.
    const age = deletedAt ? now - deletedAt.getTime() : sinceWritten;
    if (age < (deletedAt ? deletedRetentionMs : orphanRetentionMs)) continue;
    if (!files.isId(id)) {
      log('warn', 'ta: a file that is not the lab’s lies among the uploads');
      continue;
    }
    await files.remove(id);
    if (deletedAt) await forgetLeftover(database.queries, id);
    removed[deletedAt ? 'deleted' : 'orphaned'] += 1;
  }
  for (const [id, deletedAt] of leftFiles)
    if (!onDisk.has(id) && now - deletedAt.getTime() >= deletedRetentionMs)
      await forgetLeftover(database.queries, id);
  return removed;
}
