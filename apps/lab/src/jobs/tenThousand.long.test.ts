import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { silentLog, systemClock } from '@trade-area/core/kernel';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { hasPostgres, startPostgres } from '../../../../tests/fixtures/postgres.ts';
import { databaseForTest } from '../../test/databaseForTest.ts';
import { openDatabase, rowsOf } from '../database/open.ts';
import type { Database } from '../database/open.ts';
import { failedJobCount, failedJobs } from '../pages/staff/jobsTable.ts';
import { handle, queues } from './definition.ts';
import type { JobDefinition, Queue } from './definition.ts';
import { enqueue } from './enqueue.ts';
import { createJobs } from './runner.ts';

/** A press that mails every customer, with everything else that goes on meanwhile. */
const count = 10_000;
const givenUp = 200;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const memory = () => {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1_048_576;
};

const jobOf = (queue: Queue): JobDefinition<{ name: string }> => ({
  kind: `test.${queue}`,
  queue,
  payload: v.object({ name: v.string() }),
  attempts: 3,
});

async function databaseOn(kind: 'embedded' | 'PostgreSQL') {
  if (kind === 'embedded') return databaseForTest();
  const server = await startPostgres();
  const database = await openDatabase({ dataFolder: '', url: server.url });
  return {
    database,
    async stop() {
      await database.close();
      await server.stop();
    },
  };
}

async function fill(database: Database): Promise<void> {
  await database.queries.execute(sql`create table done (job text not null)`);
  await database.queries.execute(sql`insert into jobs (queue, kind, key, payload, run_at)
    select 'mail', 'test.mail', n::text, jsonb_build_object('name', n::text), now() - interval '1 hour'
    from generate_series(1, ${count}::int8) n`);
  await database.queries
    .execute(sql`insert into jobs (queue, kind, key, payload, run_at, state, problem, attempts)
    select 'mail', 'test.mail', 'failed ' || n, '{}', now(), 'failed', 'mailServer', 3
    from generate_series(1, ${givenUp}::int8) n`);
}

const medianOf = (times: readonly number[]) =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Infinity;

it.each(['embedded', ...(hasPostgres ? (['PostgreSQL'] as const) : [])] as const)(
  `${count} queued jobs, %s database: each runs once, other queues take their turn, the desk's list is quick, memory stays`,
  { timeout: 240_000 },
  async (kind) => {
    const { database, stop } = await databaseOn(kind);
    try {
      await fill(database);
      const runs = new Map<string, number>();
      let mails = 0;
      /** Mails that were sent between the moment that a job of another queue was queued and its run. */
      const waited: number[] = [];
      const questionTimes: number[] = [];
      const listTimes: number[] = [];
      const thousands: number[] = [];
      let memoryAtFirst = 0;
      let memoryAtLast = 0;
      let began = performance.now();
      const asides: Promise<unknown>[] = [];

      /** Queues one job of each other queue, and reads the desk's list, as staff do while mails leave. */
      const interrupt = async () => {
        const at = String(mails);
        for (const queue of queues.filter((each) => each !== 'mail'))
          await database.transaction((queries) =>
            enqueue(queries, jobOf(queue), { key: at, payload: { name: at }, at: new Date() }),
          );
        const before = performance.now();
        await database.queries.execute(sql`select 1`);
        const asked = performance.now();
        questionTimes.push(asked - before);
        const list = await failedJobs(database.queries);
        expect([list.length, await failedJobCount(database.queries)]).toEqual([100, givenUp]);
        listTimes.push(performance.now() - asked);
      };
      const runMail = async ({ name }: { name: string }) => {
        mails += 1;
        runs.set(name, (runs.get(name) ?? 0) + 1);
        if (mails % 1_000 === 0) {
          thousands.push(performance.now() - began);
          began = performance.now();
        }
        if (mails === 1_000) memoryAtFirst = memory();
        if (mails === count - 500) memoryAtLast = memory();
        if (mails % 250 === 0 && mails < count) asides.push(interrupt());
        return mails % 10 === 0
          ? (queries: Database['queries']) => queries.execute(sql`insert into done values (${name})`)
          : null;
      };
      const runOther = async ({ name }: { name: string }) => {
        waited.push(mails - Number(name));
        return null;
      };
      const lab = () =>
        createJobs(
          { database, clock: systemClock, log: silentLog },
          queues.map((queue) => handle(jobOf(queue), queue === 'mail' ? runMail : runOther)),
        );
      const labs = kind === 'embedded' ? [lab()] : [lab(), lab()];

      const started = performance.now();
      for (const each of labs) await each.start();
      await Promise.all(labs.map((each) => each.runDue()));
      await Promise.all(asides);
      await Promise.all(labs.map((each) => each.runDue()));
      const seconds = (performance.now() - started) / 1_000;
      for (const each of labs) await each.close();

      const [left] = await rowsOf<{ jobs: number; done: number }>(
        database.queries,
        sql`select (select count(*)::int from jobs where state <> 'failed') as jobs, (select count(*)::int from done) as done`,
      );
      const [list, question] = [medianOf(listTimes), medianOf(questionTimes)];
      console.log(
        `jobs, ${kind}: ${mails} in ${seconds.toFixed(0)} s (${(mails / seconds).toFixed(0)} a second); thousands in s: ` +
          `${thousands.map((ms) => (ms / 1_000).toFixed(1)).join(' ')}; desk's list ${list.toFixed(0)} ms (median, ` +
          `longest ${Math.max(...listTimes).toFixed(0)}), an empty question ${question.toFixed(0)} ms; other queues waited for ${Math.max(...waited)} mails at most; ` +
          `memory ${memoryAtFirst.toFixed(0)} to ${memoryAtLast.toFixed(0)} MB`,
      );

      expect([runs.size, [...runs.values()].filter((times) => times !== 1)]).toEqual([count, []]);
      expect(left).toEqual({ jobs: 0, done: count / 10 });
      expect(waited).toHaveLength((count / 250 - 1) * (queues.length - 1));
      // Their own worker begins at once; four or eight mails are under way meanwhile.
      expect(Math.max(...waited)).toBeLessThan(250);
      // Two questions wait for their turn as an empty one does; the rest is what the list costs.
      expect(list).toBeLessThan(4 * question + 100);
      expect(memoryAtLast - memoryAtFirst).toBeLessThan(30);
      expect(seconds).toBeLessThan(180);
    } finally {
      await stop();
    }
  },
);
