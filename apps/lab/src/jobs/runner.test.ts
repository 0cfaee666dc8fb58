// Long because every test of the runner shares one database, whose opening takes seconds.
import { setTimeout as pause } from 'node:timers/promises';
import { manualClock, silentLog } from '@trade-area/core/kernel';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseForTest } from '../../test/databaseForTest.ts';
import { rowsOf } from '../database/open.ts';
import type { Database } from '../database/open.ts';
import { isTransactionOpen } from '../database/transaction.ts';
import { handle, JobFailure } from './definition.ts';
import type { JobContext, JobDefinition, LastWrites, Queue } from './definition.ts';
import { enqueue } from './enqueue.ts';
import { createJobs } from './runner.ts';
import type { JobsDependencies } from './runner.ts';
import { releaseExpired } from './table.ts';

/** `tenThousand.long.test.ts` has 10,000. */
const many = 200;

let opened: Awaited<ReturnType<typeof databaseForTest>>;
let database: Database;
beforeAll(async () => {
  opened = await databaseForTest();
  ({ database } = opened);
  await database.queries.execute(sql`create table done (job text not null)`);
}, 180_000);
afterAll(() => opened.stop());

let clock = manualClock('2026-11-20T09:00:00Z');
beforeEach(async () => {
  clock = manualClock('2026-11-20T09:00:00Z');
  await database.queries.execute(sql`delete from jobs`);
  await database.queries.execute(sql`delete from done`);
});

interface Task {
  readonly name: string;
}
const task = (queue: Queue = 'mail', attempts = 3): JobDefinition<Task> => ({
  kind: `test.${queue}`,
  queue,
  payload: v.object({ name: v.string() }),
  attempts,
});
const mail = task();
const at = () => clock.now();
/** The database's time as the test moves it. */
const now = () => sql`${clock.now().toISOString()}::timestamptz`;
const queue = (name: string, definition = mail, more: { notBefore?: Date } = {}) =>
  database.transaction((queries) =>
    enqueue(queries, definition, { key: name, payload: { name }, at: at(), ...more }),
  );
const done = async () =>
  (await rowsOf<{ job: string }>(database.queries, sql`select job from done order by ctid`)).map(
    ({ job }) => job,
  );
const rows = () =>
  rowsOf<{ key: string; state: string; attempts: number; problem: string; detail: string }>(
    database.queries,
    sql`select key, state, attempts, problem, detail from jobs order by id`,
  );
const mark =
  (job: string): LastWrites =>
  (queries) =>
    queries.execute(sql`insert into done values (${job})`);

function lab(
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

describe('a job', () => {
  it('runs outside of any transaction, and its last writes are committed with its end', async () => {
    const open: boolean[] = [];
    const jobs = lab(async ({ name }) => {
      open.push(isTransactionOpen());
      return mark(name);
    });
    await queue('a');
    await jobs.runDue();
    expect([await done(), await rows(), open]).toEqual([['a'], [], [false]]);
  });

  it('begins as soon as the transaction that queued it is committed, and never when it is rolled back', async () => {
    const jobs = lab(async ({ name }) => mark(name));
    await jobs.start();
    const refused = database.transaction(async (queries) => {
      await enqueue(queries, mail, { key: 'no', payload: { name: 'no' }, at: at() });
      throw new Error('rolled back');
    });
    await expect(refused).rejects.toThrow('rolled back');
    await queue('yes');
    await vi.waitFor(async () => expect(await done()).toEqual(['yes']), 20_000);
    await jobs.close();
    expect(await rows()).toEqual([]);
  });

  it('is one job under one key; queued again while it runs, it runs once more', async () => {
    let first = true;
    const jobs = lab(async ({ name }) => {
      if (first) await queue(name);
      first = false;
      return mark(name);
    });
    await queue('a');
    await queue('a');
    await jobs.runDue();
    expect([await done(), await rows()]).toEqual([['a', 'a'], []]);
  });

  it('that is for later waits', async () => {
    const jobs = lab(async ({ name }) => mark(name));
    await queue('later', mail, { notBefore: new Date(at().getTime() + 3_600_000) });
    await jobs.runDue();
    expect(await done()).toEqual([]);
    clock.advance(3_600_001);
    await jobs.runDue();
    expect(await done()).toEqual(['later']);
  });

  it('has one name through all attempts, which no other job has', async () => {
    const names: string[] = [];
    const jobs = lab(async ({ name }, context) => {
      names.push(context.name);
      if (names.length === 1) throw new Error('once more');
      return mark(name);
    });
    await queue('a');
    await jobs.runDue();
    clock.advance(60_000);
    await jobs.runDue();
    await queue('a');
    await jobs.runDue();
    expect(names[0]).toBe(names[1]);
    expect(names[2]).not.toBe(names[0]);
  });
});

describe('a job that fails', () => {
  it('backs off, stands as failed after its last attempt, and begins anew when it is queued again', async () => {
    const attempts: number[] = [];
    const jobs = lab(async ({ name }, { attempt }) => {
      attempts.push(attempt);
      if (attempts.length <= 3) throw new JobFailure('mailServer', 'no answer');
      return mark(name);
    });
    await queue('a');
    await jobs.runDue();
    await jobs.runDue();
    expect([attempts, (await rows())[0]?.state]).toEqual([[1], 'waiting']);
    for (let round = 0; round < 5; round += 1) {
      clock.advance(3_600_000);
      await jobs.runDue();
    }
    expect(attempts).toEqual([1, 2, 3]);
    expect(await rows()).toEqual([
      { key: 'a', state: 'failed', attempts: 3, problem: 'mailServer', detail: 'no answer' },
    ]);
    await queue('a');
    await jobs.runDue();
    expect([await done(), await rows()]).toEqual([['a'], []]);
  });

  it('for good is given up at once', async () => {
    const jobs = lab(() =>
      Promise.reject(new JobFailure('mailRefused', '550 no such user', { permanent: true })),
    );
    await queue('a');
    await jobs.runDue();
    expect(await rows()).toMatchObject([{ state: 'failed', attempts: 1, problem: 'mailRefused' }]);
  });

  it('holds back no other', async () => {
    const jobs = lab(({ name }) =>
      name === 'bad' ? Promise.reject(new Error('no')) : Promise.resolve(mark(name)),
    );
    for (const name of ['bad', 'b', 'c']) await queue(name);
    await jobs.runDue();
    expect(await done()).toEqual(['b', 'c']);
  });

  it('because its last writes fail has written nothing', async () => {
    const jobs = lab(async ({ name }) => async (queries) => {
      await mark(name)(queries);
      throw new Error('disk');
    });
    await queue('a');
    await jobs.runDue();
    expect([await done(), (await rows())[0]?.detail]).toEqual([[], 'Error: disk']);
  });
});

it('a lab that starts on the embedded database takes the jobs of its last process over at once', async () => {
  await queue('a');
  await database.queries.execute(
    sql`update jobs set state = 'running', attempts = 1, lease_until = ${now()} + interval '30 s'`,
  );
  const jobs = lab(async ({ name }) => mark(name));
  await jobs.start();
  clock.advance(2_000);
  await jobs.runDue();
  await jobs.close();
  expect(await done()).toEqual(['a']);
});

describe('a worker that dies', () => {
  /** Claims a job and never ends it. */
  const dying = (more: Partial<JobsDependencies> = {}) => {
    let goOn: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const started = vi.fn();
    const jobs = lab(async ({ name }) => {
      started();
      await held;
      return mark(`late ${name}`);
    }, more);
    return { jobs, started, goOn };
  };

  it('loses its job when its lease ends, and its late writes are refused', async () => {
    const dead = dying({ clock: { now: clock.now, after: () => () => undefined } });
    await queue('a');
    const running = dead.jobs.runDue();
    await vi.waitFor(() => expect(dead.started).toHaveBeenCalled(), 20_000);
    const alive = lab(async ({ name }) => mark(name));
    clock.advance(29_000);
    await alive.runDue();
    expect(await done()).toEqual([]);
    clock.advance(2_000);
    await alive.runDue();
    clock.advance(60_000);
    await alive.runDue();
    dead.goOn();
    await running;
    expect([await done(), await rows()]).toEqual([['a'], []]);
  });

  it('keeps its job by its heartbeat while it lives', async () => {
    const slow = dying();
    await queue('a');
    const running = slow.jobs.runDue();
    await vi.waitFor(() => expect(slow.started).toHaveBeenCalled(), 20_000);
    const other = lab(async ({ name }) => mark(name));
    for (let beat = 0; beat < 12; beat += 1) {
      clock.advance(10_000);
      // The heartbeat's write has come before this one.
      await other.runDue();
    }
    slow.goOn();
    await running;
    expect(await done()).toEqual(['late a']);
  });

  it('takes no more processes with it than the job has attempts', async () => {
    const alive = lab(async ({ name }) => mark(name));
    await queue('a');
    for (let life = 0; life < 3; life += 1) {
      const dead = dying({ clock: { now: clock.now, after: () => () => undefined } });
      void dead.jobs.runDue();
      await vi.waitFor(() => expect(dead.started).toHaveBeenCalled(), 20_000);
      clock.advance(31_000);
      await releaseExpired(database.queries, { all: false, now });
      clock.advance(3_600_000);
    }
    await alive.runDue();
    expect(await done()).toEqual([]);
    expect(await rows()).toMatchObject([{ state: 'failed', problem: 'processEnded' }]);
  });
});

describe('several labs, queues and clocks', () => {
  it('two labs on one database run each job once', async () => {
    const labs = [lab(async ({ name }) => mark(name)), lab(async ({ name }) => mark(name))];
    for (let each = 0; each < 60; each += 1) await queue(`job ${each}`);
    await Promise.all(labs.map((jobs) => jobs.runDue()));
    const ran = await done();
    expect([ran.length, new Set(ran).size]).toEqual([60, 60]);
  });

  it('leases follow the database’s clock when the lab’s jumps', async () => {
    const wild = manualClock('2036-11-20T09:00:00Z');
    const jobs = createJobs(
      { database, clock: { now: wild.now, after: () => () => undefined }, log: silentLog, lease: 60_000 },
      [handle(mail, async ({ name }) => mark(name))],
    );
    await database.transaction((queries) =>
      enqueue(queries, mail, { key: 'ahead', payload: { name: 'ahead' }, at: wild.now() }),
    );
    await jobs.runDue();
    expect(await done()).toEqual(['ahead']);
    await queue('running');
    await database.queries.execute(
      sql`update jobs set state = 'running', token = 'x', lease_until = now() + interval '1 minute'`,
    );
    wild.advance(365 * 86_400_000);
    await jobs.runDue();
    expect(await rows()).toMatchObject([{ key: 'running', state: 'running' }]);
    await database.queries.execute(sql`update jobs set lease_until = now() - interval '1 second'`);
    const behind = createJobs({ database, clock: manualClock('1999-01-01T00:00:00Z'), log: silentLog }, [
      handle(mail, async ({ name }) => mark(name)),
    ]);
    await behind.runDue();
    expect(await rows()).toMatchObject([{ key: 'running', state: 'waiting', problem: 'processEnded' }]);
  });

  it(
    `${many} jobs of one queue do not delay another queue, and are all done`,
    { timeout: 300_000 },
    async () => {
      await database.queries.execute(sql`insert into jobs (queue, kind, key, payload, run_at)
      select 'mail', ${mail.kind}, n::text, jsonb_build_object('name', 'mail'), '2026-11-20T08:00:00Z'
      from generate_series(1, ${many}::int8) n`);
      const files = task('files');
      for (let each = 0; each < 10; each += 1) await queue(`file ${each}`, files);
      const order: string[] = [];
      const jobs = lab(
        ({ name }) => {
          order.push(name);
          return Promise.resolve(null);
        },
        { definitions: [mail, files] },
      );
      await jobs.runDue();
      expect(order).toHaveLength(many + 10);
      // Four workers send mails beside the one for files: ten files are done among the first hundred jobs.
      expect(order.slice(0, 100).filter((name) => name.startsWith('file'))).toHaveLength(10);
      expect(await rows()).toEqual([]);
    },
  );
});

describe('a periodic job', () => {
  const daily = { ...task('checks', 2), every: 86_400_000, payload: v.object({}) };
  const day = 86_400_000;
  const started = async (work: () => Promise<LastWrites | null>) => {
    // As on a server: a lab that starts on the embedded database is alone there.
    const shared = { ...database, kind: 'server' as const };
    const jobs = createJobs({ database: shared, clock, log: silentLog, now, random: () => 0.5 }, [
      handle({ ...daily, payload: v.object({}) }, work),
    ]);
    await jobs.start();
    return jobs;
  };

  it('runs when its day has passed, in one of two labs, however often they are restarted', async () => {
    const run = vi.fn(() => Promise.resolve(null));
    for (let half = 0; half < 8; half += 1) {
      const labs = [await started(run), await started(run)];
      await Promise.all(labs.map((jobs) => jobs.runDue()));
      await Promise.all(labs.map((jobs) => jobs.close()));
      clock.advance(day / 2 + 1_000);
    }
    expect(run).toHaveBeenCalledTimes(3);
    expect(await rows()).toMatchObject([{ key: 'periodic', state: 'waiting' }]);
  });

  it('that fails keeps its problem, and runs again with its next period', async () => {
    const run = vi.fn(() => Promise.reject(new Error('no')));
    const jobs = await started(run);
    clock.advance(day + 1_000);
    await jobs.runDue();
    clock.advance(60_000);
    await jobs.runDue();
    expect(run).toHaveBeenCalledTimes(2);
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 0, problem: 'other' }]);
    clock.advance(day + 1_000);
    await jobs.runDue();
    expect(run).toHaveBeenCalledTimes(3);
    await jobs.close();
  });
});

it('a lab that stops waits for its job and gives an interrupted one back', async () => {
  const jobs = lab(async (_payload, { signal }) => {
    await pause(60_000, undefined, { signal });
    return null;
  });
  await jobs.start();
  await queue('a');
  await vi.waitFor(async () => expect((await rows())[0]?.state).toBe('running'), 20_000);
  await jobs.close();
  expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 0, problem: '' }]);
});
