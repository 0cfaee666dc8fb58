import type { Clock } from '@trade-area/core/kernel';
import { uploadDays } from '@trade-area/core/contract';
import { ownerOf } from '../base/owner.ts';
import { periodically } from '../jobs/periodic.ts';
import { checkFiles } from './checkFiles.ts';
import type { CleanUp, Maintenance } from '../base/ports/uploadServices.ts';
import {
  abandoned,
  deleteExpiredUpload,
  everyUpload,
  filesLeft,
  forgetLeft,
  setTransferStatus,
} from './table.ts';
import type { JobDependencies } from './jobDependencies.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** One day longer than documented, so that a late sender still gets the answer that the upload has expired. */
const unfinishedFor = (uploadDays + 1) * day;
const rowlessFor = day;
const deletedFor = 30 * day;

export interface MaintenanceDependencies extends JobDependencies {
  readonly clock: Clock;
}

export function createMaintenance(parts: MaintenanceDependencies): Maintenance {
  const closing = new AbortController();
  const stops: (() => Promise<void>)[] = [];
  const cleanUp = () => clean(parts, closing.signal);
  const check = () => checkFiles(parts, closing.signal);
  return {
    cleanUp,
    check,
    start() {
      stops.push(
        periodically(parts, { pause: hour, failed: 'ta: uploads could not be cleaned up' }, cleanUp),
        periodically(parts, { pause: day, failed: 'ta: uploads could not be checked' }, check),
      );
    },
    async close() {
      closing.abort();
      await Promise.all(stops.map((stop) => stop()));
    },
  };
}

async function clean(parts: MaintenanceDependencies, signal: AbortSignal): Promise<CleanUp> {
  const now = parts.clock.now().getTime();
  const expired = await removeExpired(parts, new Date(now - unfinishedFor), signal);
  const { rowless, deleted } = await removeRowless(parts, now, signal);
  const removed = { expired, rowless, deleted };
  if (expired + rowless + deleted > 0) parts.log('info', 'ta: uploads were cleaned up', removed);
  return removed;
}

async function removeExpired(
  { database, files, locks, onChanged }: MaintenanceDependencies,
  before: Date,
  signal: AbortSignal,
): Promise<number> {
  let removed = 0;
  for (const id of await abandoned(database.queries, before)) {
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
        if (dropped) await setTransferStatus(queries, ownerOf(dropped), dropped.orderId);
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

/** Rows are written before their files and removed before them, so a file without a row is no longer needed. */
async function removeRowless(
  { database, files, log }: MaintenanceDependencies,
  now: number,
  signal: AbortSignal,
): Promise<{ rowless: number; deleted: number }> {
  const storedFiles = await files.list();
  const knownIds = new Set((await everyUpload(database.queries)).map(({ id }) => id));
  const leftFiles = await filesLeft(database.queries);
  const onDisk = new Set<string>();
  const removed = { rowless: 0, deleted: 0 };
  for (const { id, changed } of storedFiles) {
    onDisk.add(id);
    if (knownIds.has(id) || signal.aborted) continue;
    const deletedAt = leftFiles.get(id);
    const age = now - (deletedAt ?? changed).getTime();
    if (age < (deletedAt ? deletedFor : rowlessFor)) continue;
    if (!files.isId(id)) {
      log('warn', 'ta: a file that is not the lab’s lies among the uploads');
      continue;
    }
    await files.remove(id);
    if (deletedAt) await forgetLeft(database.queries, id);
    removed[deletedAt ? 'deleted' : 'rowless'] += 1;
  }
  for (const [id, deletedAt] of leftFiles)
    if (!onDisk.has(id) && now - deletedAt.getTime() >= deletedFor) await forgetLeft(database.queries, id);
  return removed;
}
