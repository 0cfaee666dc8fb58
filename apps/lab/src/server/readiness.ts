import { sql } from 'drizzle-orm';
import { hasSpace } from '../base/diskSpace.ts';
import type { Lab } from '../base/lab.ts';
import { rowsOf } from '../database/open.ts';
import { inTime } from './inTime.ts';

/** The state of each part of the lab, for a load balancer and for the person on duty. */
export interface Readiness {
  /** `ready`; `degraded`: it serves, and a person should look; `unavailable`: send nobody here. */
  readonly status: 'ready' | 'degraded' | 'unavailable';
  readonly database: 'ok' | 'damaged' | 'failed';
  readonly store: 'ok' | 'failed';
  /** `late`: a job has been due for ten minutes; `failed`: one was given up and waits for a person. */
  readonly jobs: 'ok' | 'late' | 'failed' | 'unknown';
  /** `low`: files are refused; `full`: changes are refused too. */
  readonly disk: 'ok' | 'low' | 'full' | 'failed';
}

/** Milliseconds that a part has to answer; one that hangs counts as failed. */
const answerTimeout = 2_000;

export async function readinessOf(
  lab: Pick<Lab, 'database' | 'uploads' | 'dataFolder'>,
  wait: number = answerTimeout,
  hasRoom: typeof hasSpace = hasSpace,
): Promise<Readiness> {
  const [database, store, jobs] = await Promise.all([
    inTime(databaseState(lab), wait, 'failed'),
    inTime(
      lab.uploads.files.probe().then(() => 'ok' as const),
      wait,
      'failed',
    ),
    inTime(jobsState(lab), wait, 'unknown'),
  ]);
  const disk = diskState(lab.dataFolder, hasRoom);
  const parts = { database, store, jobs, disk };
  if (database === 'failed' || store === 'failed') return { status: 'unavailable', ...parts };
  const isWell = Object.values(parts).every((state) => state === 'ok');
  return { status: isWell ? 'ready' : 'degraded', ...parts };
}

async function databaseState({ database }: Pick<Lab, 'database'>): Promise<Readiness['database']> {
  await database.queries.execute(sql`select 1`);
  return (database.upkeep?.damagedFiles.length ?? 0) > 0 ? 'damaged' : 'ok';
}

async function jobsState({ database }: Pick<Lab, 'database'>): Promise<Readiness['jobs']> {
  const [row] = await rowsOf<{ failed: boolean; late: boolean }>(
    database.queries,
    sql`select exists (select from jobs where state = 'failed') as failed,
      exists (select from jobs where state = 'waiting' and run_at < now() - interval '10 minutes') as late`,
  );
  if (row?.failed) return 'failed';
  return row?.late ? 'late' : 'ok';
}

function diskState(folder: string, hasRoom: typeof hasSpace): Readiness['disk'] {
  try {
    if (hasRoom(folder, 'files')) return 'ok';
    return hasRoom(folder, 'change') ? 'low' : 'full';
  } catch {
    return 'failed';
  }
}
