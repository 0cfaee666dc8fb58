import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { rowsOf } from '../database/open.ts';
import type { Database, Queries } from '../database/open.ts';
import { LeaseLost } from './definition.ts';
import type { LastWrites } from './definition.ts';

/** The time of leases and attempts as SQL: the database's, unless a test moves it. */
export type JobClock = () => SQL;
/** `now()` is constant within a statement, so that an index can be searched by it. */
export const databaseClock: JobClock = () => sql`now()`;

export interface ClaimedJob {
  readonly id: number;
  readonly kind: string;
  readonly payload: unknown;
  readonly attempts: number;
  readonly token: string;
  /** Id of the request that queued it; '' = none did. */
  readonly requestId: string;
  /** Microseconds: two databases never give the same to jobs of the same id. */
  readonly created: string;
}

const milliseconds = (count: number): SQL => sql`${Math.round(count)}::int8 * interval '1 millisecond'`;
const isOurs = ({ id, token }: Pick<ClaimedJob, 'id' | 'token'>): SQL =>
  sql`id = ${id} and token = ${token} and state = 'running'`;
/** In a statement with several kinds; `in ()` is no SQL, and a lab without handlers claims nothing. */
const listOf = (texts: readonly string[]): SQL =>
  sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  );

/**
 * Takes the job of a queue that has waited longest, with one short statement: other workers skip the row instead of
 * waiting for it. Kinds that this lab does not know are left to a newer lab.
 */
export async function claimJob(
  queries: Queries,
  queue: string,
  wish: {
    readonly kinds: readonly string[];
    readonly token: string;
    readonly lease: number;
    readonly now: JobClock;
  },
): Promise<ClaimedJob | null> {
  const { kinds, token, lease, now } = wish;
  const [row] = await rowsOf<{
    id: string;
    kind: string;
    payload: unknown;
    attempts: number;
    created: string;
    requestId: string;
  }>(
    queries,
    sql`update jobs set state = 'running', attempts = attempts + 1, token = ${token}, again = false,
        lease_until = ${now()} + ${milliseconds(lease)}
      where id = (select id from jobs where state = 'waiting' and queue = ${queue} and run_at <= ${now()}
        and kind in (${listOf(kinds)}) order by run_at, id limit 1 for update skip locked)
      returning id::text, kind, payload, attempts, request_id as "requestId", (extract(epoch from created_at) * 1000000)::int8::text as created`,
  );
  return row ? { ...row, id: Number(row.id), token } : null;
}

/** The queues with a job that is due. */
export async function dueQueues(
  queries: Queries,
  {
    known,
    kinds,
    now,
  }: { readonly known: readonly string[]; readonly kinds: readonly string[]; readonly now: JobClock },
): Promise<string[]> {
  const rows = await rowsOf<{ queue: string }>(
    queries,
    sql`select queue from (values ${sql.join(
      known.map((name) => sql`(${name})`),
      sql`, `,
    )}) as known(queue) where exists
      (select 1 from jobs j where j.state = 'waiting' and j.queue = known.queue and j.run_at <= ${now()}
        and j.kind in (${listOf(kinds)}))`,
  );
  return rows.map(({ queue }) => queue);
}

/** False when another worker has the job. */
export async function extendLease(
  queries: Queries,
  job: ClaimedJob,
  lease: number,
  now: JobClock,
): Promise<boolean> {
  const extended = await rowsOf(
    queries,
    sql`update jobs set lease_until = ${now()} + ${milliseconds(lease)} where ${isOurs(job)} returning 1`,
  );
  return extended.length === 1;
}

/**
 * Frees the jobs of dead processes; every running one with `all`, at the start of the only process of a database.
 * The pause grows with the attempts, because the job may be the reason of the death.
 * @returns how many.
 */
export async function releaseExpired(
  queries: Queries,
  { all, now }: { readonly all: boolean; readonly now: JobClock },
): Promise<number> {
  const released = await rowsOf(
    queries,
    sql`update jobs set state = 'waiting', token = '', lease_until = null, problem = 'processEnded', detail = '',
        run_at = ${now()} + least(3600, power(2, least(attempts, 12) - 1)) * interval '1 second'
      where state = 'running' and ${all ? sql`true` : sql`lease_until < ${now()}`} returning 1`,
  );
  return released.length;
}

/** Runs a transaction of a job's worker: it begins with the row's lock, and another worker's token ends it. */
export async function writeAs<T>(
  database: Database,
  job: ClaimedJob,
  work: (queries: Queries, own: { readonly again: boolean }) => Promise<T>,
): Promise<T> {
  return database.transaction(async (queries) => {
    const [own] = await rowsOf<{ again: boolean }>(
      queries,
      sql`select again from jobs where ${isOurs(job)} for update`,
    );
    if (!own) throw new LeaseLost();
    return work(queries, own);
  });
}

/**
 * Ends a job together with its last writes: its row is deleted, or waits for its next run when it is periodic or was
 * queued again meanwhile.
 * @throws LeaseLost, with nothing written, when another worker has the job.
 */
export async function finishJob(
  database: Database,
  job: ClaimedJob,
  end: { readonly last: LastWrites | null; readonly every?: number | undefined; readonly now: JobClock },
): Promise<void> {
  const { last, every, now } = end;
  if (!last && every === undefined) {
    const ended = await rowsOf(
      database.queries,
      sql`delete from jobs where ${isOurs(job)} and not again returning 1`,
    );
    if (ended.length === 1) return;
  }
  await writeAs(database, job, async (queries, { again }) => {
    await last?.(queries);
    if (!again && every === undefined) {
      await queries.execute(sql`delete from jobs where id = ${job.id}`);
      return;
    }
    const next = again ? sql`least(run_at, ${now()})` : sql`${now()} + ${milliseconds(every ?? 0)}`;
    await queries.execute(sql`update jobs set state = 'waiting', token = '', lease_until = null, attempts = 0,
      again = false, problem = '', detail = '', run_at = ${next} where id = ${job.id}`);
  });
}

/**
 * Records a failed attempt. Without a pause the job is given up, unless it was queued again meanwhile; a periodic one
 * waits for its next run instead (`attempts` 0), and keeps its problem until it succeeds.
 */
export async function failJob(
  queries: Queries,
  job: ClaimedJob,
  failure: {
    readonly problem: string;
    readonly detail: string;
    readonly pause: number | null;
    readonly every?: number | undefined;
    readonly now: JobClock;
  },
): Promise<void> {
  const { problem, detail, pause, every, now } = failure;
  const restart = pause === null && every !== undefined;
  const state =
    pause === null && !restart ? sql`case when again then 'waiting' else 'failed' end` : sql`'waiting'`;
  await queries.execute(sql`update jobs set state = ${state}, token = '', lease_until = null,
      problem = ${problem}, detail = ${detail}, again = false,
      attempts = ${pause === null ? (restart ? sql`0` : sql`case when again then 0 else attempts end`) : sql`attempts`},
      run_at = case when again then ${now()} else ${now()} + ${milliseconds(pause ?? every ?? 0)} end
    where ${isOurs(job)}`);
}

/** Gives a job back that the lab's stop interrupted: this attempt does not count. */
export async function returnJob(queries: Queries, job: ClaimedJob): Promise<void> {
  await queries.execute(sql`update jobs set state = 'waiting', token = '', lease_until = null,
    attempts = attempts - 1 where ${isOurs(job)}`);
}

/** Creates the row of a periodic job; the existing one keeps its time unless its period has become shorter. */
export async function ensurePeriodic(
  queries: Queries,
  { kind, queue, every }: { readonly kind: string; readonly queue: string; readonly every: number },
  now: JobClock,
): Promise<void> {
  await queries.execute(sql`insert into jobs as j (queue, kind, key, run_at)
    values (${queue}, ${kind}, 'periodic', ${now()} + ${milliseconds(every)})
    on conflict (kind, key) do update set run_at = least(j.run_at, excluded.run_at)`);
}
