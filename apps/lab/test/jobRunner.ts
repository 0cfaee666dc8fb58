import { manualClock, silentLog } from '@trade-area/core/kernel';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { rowsOf } from '../src/database/open.ts';
import type { Database } from '../src/database/open.ts';
import { handle } from '../src/jobs/definition.ts';
import type { JobContext, JobDefinition, LastWrites, Queue } from '../src/jobs/definition.ts';
import { enqueue } from '../src/jobs/enqueue.ts';
import { createJobs } from '../src/jobs/runner.ts';
import type { JobsDependencies } from '../src/jobs/runner.ts';
import { databaseForTest } from './databaseForTest.ts';

/** The database that the tests of one file share, and the time as a test moves it. */
export let database: Database;
export let clock = manualClock('2026-11-20T09:00:00Z');

/** Opens a database for the tests of a file; each begins without jobs, at the same moment. */
export function prepareJobRunner(): void {
  let opened: Awaited<ReturnType<typeof databaseForTest>>;
  beforeAll(async () => {
    opened = await databaseForTest();
    ({ database } = opened);
    await database.queries.execute(sql`create table done (job text not null)`);
  }, 180_000);
  afterAll(() => opened.stop());
  beforeEach(async () => {
    clock = manualClock('2026-11-20T09:00:00Z');
    await database.queries.execute(sql`delete from jobs`);
    await database.queries.execute(sql`delete from done`);
  });
}

export interface Task {
  readonly name: string;
}
export const task = (queue: Queue = 'mail', attempts = 3): JobDefinition<Task> => ({
  kind: `test.${queue}`,
  queue,
  payload: v.object({ name: v.string() }),
  attempts,
});
export const mail = task();
export const at = () => clock.now();
/** The database's time as the test moves it. */
export const now = () => sql`${clock.now().toISOString()}::timestamptz`;
export const queue = (name: string, definition = mail, more: { notBefore?: Date } = {}) =>
  database.transaction((queries) =>
    enqueue(queries, definition, { key: name, payload: { name }, at: at(), ...more }),
  );
export const done = async () =>
  (await rowsOf<{ job: string }>(database.queries, sql`select job from done order by ctid`)).map(
    ({ job }) => job,
  );
export const rows = () =>
  rowsOf<{ key: string; state: string; attempts: number; problem: string; detail: string }>(
    database.queries,
    sql`select key, state, attempts, problem, detail from jobs order by id`,
  );
export const mark =
  (job: string): LastWrites =>
  (queries) =>
    queries.execute(sql`insert into done values (${job})`);

export function lab(
  work: (payload: Task, context: JobContext) => Promise<LastWrites | null>,
  {
    definitions = [mail],
    ...more
  }: Partial<JobsDependencies> & { definitions?: readonly JobDefinition<Task>[] } = {},
) {
  return createJobs(
    { database, clock, log: silentLog, now, random: () => 0.5, ...more },
    definitions.map((definition) => handle(definition, work)),
  );
}
