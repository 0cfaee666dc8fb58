import { statfsSync } from 'node:fs';
import { Counter, Gauge } from 'prom-client';
import type { OpenMetricsContentType, Registry } from 'prom-client';
import type { Lab } from '../../base/lab.ts';
import { inTime } from '../inTime.ts';
import { databaseState } from './databaseState.ts';

/** The parts of a lab whose state is measured, with the kinds of its jobs. */
export interface MeasuredLab extends Pick<Lab, 'database' | 'dataFolder'> {
  readonly jobKinds: readonly string[];
}

/** Milliseconds that the database has to answer: a scrape must not wait for one that hangs. */
const answerTimeout = 2_000;

/** Adds the values that are read at each scrape. @returns reads them; it never rejects. */
export function addStateGauges(
  registry: Registry<OpenMetricsContentType>,
  lab: MeasuredLab,
): () => Promise<void> {
  const registers = [registry];
  const gauge = (name: string, help: string, labelNames: readonly string[] = []) =>
    new Gauge({ name, help, labelNames: [...labelNames], registers });
  const up = gauge('ta_database_up', '1 when the database answered this scrape within two seconds.');
  const size = gauge('ta_database_size_bytes', 'Size of the database.');
  const connections = gauge('ta_database_connections', 'Connections of this lab to its PostgreSQL server.', [
    'state',
  ]);
  const transactions = new Counter({
    name: 'ta_database_transactions',
    help: 'Transactions of the whole database, as PostgreSQL counts them.',
    labelNames: ['outcome'],
    registers,
  });
  const jobs = gauge('ta_jobs', 'Jobs of the database that are not done.', ['kind', 'state']);
  const oldest = gauge(
    'ta_jobs_oldest_due_seconds',
    'Seconds for which the longest waiting job has been due.',
  );
  const free = gauge(
    'ta_disk_free_bytes',
    'Bytes that the lab can still write on the disk of its data folder.',
  );
  const total = gauge('ta_disk_size_bytes', 'Size of the disk of the data folder.');

  return async () => {
    const disk = diskOf(lab.dataFolder);
    for (const each of [free, total]) each.remove();
    if (disk) {
      free.set(disk.free);
      total.set(disk.total);
    }
    for (const [state, count] of Object.entries(lab.database.connections() ?? {}))
      connections.set({ state }, count);
    const state = await inTime(databaseState(lab), answerTimeout, null);
    up.set(state ? 1 : 0);
    // Values of an earlier scrape would look like those of this moment.
    for (const each of [size, transactions, jobs, oldest]) each.reset();
    if (!state) return;
    size.set(state.size);
    transactions.inc({ outcome: 'committed' }, state.committed);
    transactions.inc({ outcome: 'rolled_back' }, state.rolledBack);
    oldest.set(state.oldestDue);
    // A kind without a failure is told, so that an alert knows each of them before its first one.
    for (const kind of lab.jobKinds) jobs.set({ kind, state: 'failed' }, 0);
    for (const { kind, state: jobState, count } of state.jobs) jobs.inc({ kind, state: jobState }, count);
  };
}

/** Bytes of a folder's disk; null while the disk cannot be asked, because a scrape must not fail with it. */
function diskOf(folder: string): { readonly free: number; readonly total: number } | null {
  try {
    const { bavail, blocks, bsize } = statfsSync(folder);
    return { free: bavail * bsize, total: blocks * bsize };
  } catch {
    return null;
  }
}
