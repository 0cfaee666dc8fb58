import { randomBytes } from 'node:crypto';
import type { Clock, Log } from '@trade-area/core/kernel';
import type { Database } from '../database/open.ts';
import { runForJob } from '../base/currentRequest.ts';
import { queues } from './definition.ts';
import type { JobHandler, Queue } from './definition.ts';
import { jobsQueued } from './enqueue.ts';
import { runJob } from './runJob.ts';
import type { JobEnd } from './runJob.ts';
import { claimJob, databaseClock, dueQueues, ensurePeriodic, releaseExpired } from './table.ts';
import type { JobClock } from './table.ts';

/** Milliseconds between two looks for jobs of other labs, for later attempts and for jobs of dead processes. */
const pollEvery = 2_000;
/** Milliseconds that a stopping lab waits for the jobs under way; they are given back afterwards. */
const grace = 10_000;

/** Jobs that one lab runs at a time. A mail server's delay stops one of them; files, proofs and prints use a processor each. */
const workers: Readonly<Record<Queue, number>> = {
  mail: 4,
  files: 1,
  proofs: 1,
  prints: 1,
  upkeep: 1,
  checks: 1,
};

export interface JobsDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  /** Called after every committed write of a job. */
  readonly onWritten?: () => void;
  /** Told of the end of each run of a job. */
  readonly onEnded?: (end: JobEnd) => void;
  /** Default: the database's clock. */
  readonly now?: JobClock;
  /** Milliseconds of a lease; a third of it passes between two heartbeats. Default: 30 s. */
  readonly lease?: number;
  /** From 0 to 1; default: `Math.random`. */
  readonly random?: () => number;
}

export interface Jobs {
  /** Takes over the jobs of dead processes, and begins to look for jobs that are due. */
  start(): Promise<void>;
  /** Runs every job that is due now, and those that they queue; resolves when none is left. */
  runDue(): Promise<void>;
  /** Claims nothing more. Jobs under way have ten seconds to end. */
  close(): Promise<void>;
}

/**
 * Runs the jobs of one database. Every lab on the database has such a runner; a job is claimed by one of them. Work runs
 * outside of any transaction, so that a mail server that hangs holds a worker and nothing else.
 */
export function createJobs(parts: JobsDependencies, handlers: readonly JobHandler[]): Jobs {
  const { database, clock, log, now = databaseClock, lease = 30_000, random = Math.random } = parts;
  const { queries } = database;
  const byKind = new Map(handlers.map((handler) => [handler.definition.kind, handler]));
  const kinds = [...byKind.keys()];
  const used = queues.filter((queue) => handlers.some(({ definition }) => definition.queue === queue));
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  const busy = new Map<Queue, number>();
  /** Counts the calls of `wake`, so that a worker that found nothing looks again when it was called meanwhile. */
  let calls = 0;
  let cancelPoll: () => void = () => undefined;
  let silence: () => void = () => undefined;
  let isDatabaseDown = false;

  const work = async (queue: Queue) => {
    let seen: number;
    do {
      seen = calls;
      for (;;) {
        if (stopping.signal.aborted) return;
        const token = randomBytes(16).toString('hex');
        const job = await claimJob(queries, queue, { kinds, token, lease, now });
        const handler = job && byKind.get(job.kind);
        if (!job || !handler) break;
        await runForJob(job.requestId, () =>
          runJob({ ...parts, now, lease, random, stopping: stopping.signal }, handler, job),
        );
      }
    } while (seen !== calls);
  };
  /** A database that is down is reported once; the next look finds it again. */
  const watched = (task: Promise<unknown>) =>
    task.then(
      () => {
        isDatabaseDown = false;
      },
      (error: unknown) => {
        if (isDatabaseDown || stopping.signal.aborted) return;
        isDatabaseDown = true;
        log('error', 'ta: the jobs cannot reach the database', {
          kind: error instanceof Error ? error.name : '',
        });
      },
    );
  const wake = (some: readonly Queue[]) => {
    calls += 1;
    if (stopping.signal.aborted) return;
    for (const queue of some) {
      const count = busy.get(queue) ?? 0;
      if (count >= workers[queue]) continue;
      busy.set(queue, count + 1);
      // The request that queued a job wakes the worker, which goes on to jobs of others.
      const task = runForJob('', () => watched(work(queue))).finally(() => {
        busy.set(queue, (busy.get(queue) ?? 1) - 1);
        running.delete(task);
      });
      running.add(task);
    }
  };
  const look = async () => {
    const released = await releaseExpired(queries, { all: false, now });
    if (released > 0) log('warn', 'ta: jobs of a lab that has ended were taken over', { jobs: released });
    const due = await dueQueues(queries, { known: used, kinds, now });
    wake(used.filter((queue) => due.includes(queue)));
  };
  const arm = () => {
    if (!stopping.signal.aborted) cancelPoll = clock.after(pollEvery, poll);
  };
  const poll = () => {
    const task = watched(look()).finally(() => {
      running.delete(task);
      arm();
    });
    running.add(task);
  };

  return {
    async start() {
      if (used.length === 0) return;
      // No other process can have the embedded database open, so a running job there belongs to a dead one.
      await releaseExpired(queries, { all: database.kind === 'embedded', now });
      for (const { definition } of handlers)
        if (definition.every !== undefined)
          await ensurePeriodic(queries, { ...definition, every: definition.every }, now);
      silence = database.listen(jobsQueued, () => wake(used));
      cancelPoll = clock.after(0, poll);
    },
    async runDue() {
      for (;;) {
        await look();
        if (running.size === 0) return;
        await Promise.all(running);
      }
    },
    async close() {
      stopping.abort();
      cancelPoll();
      silence();
      let cancel: () => void = () => undefined;
      const late = new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, grace);
        cancel = () => clearTimeout(timer);
      });
      await Promise.race([Promise.all(running), late]);
      cancel();
    },
  };
}
