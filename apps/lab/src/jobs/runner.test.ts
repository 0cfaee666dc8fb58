import { setTimeout as pause } from 'node:timers/promises';
import { silentLog } from '@trade-area/core/kernel';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import {
  at,
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
import { isTransactionOpen } from '../database/transaction.ts';
import { handle, JobFailure } from './definition.ts';
import type { LastWrites } from './definition.ts';
import { enqueue } from './enqueue.ts';
import { createJobs } from './runner.ts';

/** One job after the other, and how they end. */
prepareJobRunner();

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
