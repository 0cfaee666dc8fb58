import { manualClock, silentLog } from '@trade-area/core/kernel';
import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import {
  clock,
  database,
  done,
  lab,
  mail,
  mark,
  now,
  queue,
  rows,
  task,
  prepareJobRunner,
} from '../../test/jobRunner.ts';
import { handle } from './definition.ts';
import { enqueue } from './enqueue.ts';
import { createJobs } from './runner.ts';
import type { JobsDependencies } from './runner.ts';
import { releaseExpired } from './table.ts';

/** Several workers, some of which die. */
prepareJobRunner();

/** `tenThousand.long.test.ts` has 10,000. */
const many = 200;

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
