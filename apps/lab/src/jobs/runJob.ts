import { performance } from 'node:perf_hooks';
import type { Clock, Log } from '@trade-area/core/kernel';
import type { Database } from '../database/open.ts';
import { pauseAfter } from './backoff.ts';
import { JobFailure, LeaseLost } from './definition.ts';
import type { JobContext, JobHandler, JobProblem } from './definition.ts';
import { extendLease, failJob, finishJob, returnJob, writeAs } from './table.ts';
import type { ClaimedJob, JobClock } from './table.ts';

export interface RunDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly onWritten?: () => void;
  readonly now: JobClock;
  readonly lease: number;
  readonly random: () => number;
  /** Aborted when the lab stops. */
  readonly stopping: AbortSignal;
  /** Told of the end of each run. */
  readonly onEnded?: ((end: JobEnd) => void) | undefined;
}

/** The end of one run of a job. */
export interface JobEnd {
  readonly kind: string;
  /** `lost`: another lab has it; `returned`: this lab stops. */
  readonly outcome: 'done' | 'failed' | 'given_up' | 'lost' | 'returned';
  readonly milliseconds: number;
}

const longestDetail = 300;

/** Runs one claimed job to its end: done, put off, given up, or lost to another worker. */
export async function runJob(parts: RunDependencies, handler: JobHandler, job: ClaimedJob): Promise<void> {
  const began = performance.now();
  const outcome = await runToEnd(parts, handler, job);
  parts.onEnded?.({
    kind: handler.definition.kind,
    outcome,
    milliseconds: performance.now() - began,
  });
}

async function runToEnd(
  parts: RunDependencies,
  handler: JobHandler,
  job: ClaimedJob,
): Promise<JobEnd['outcome']> {
  const { database, log, now, onWritten } = parts;
  const { kind, attempts, every } = handler.definition;
  // The process died in the last attempt; one more could take the next process with it.
  if (job.attempts > attempts) return giveUp(parts, handler, job, { problem: 'processEnded', detail: '' });
  const beat = heartbeat(parts, job);
  const context: JobContext = {
    name: `${kind}-${job.id}-${job.created}`,
    attempt: job.attempts,
    signal: beat.signal,
    async write(work) {
      const result = await writeAs(database, job, work);
      onWritten?.();
      return result;
    },
  };
  try {
    const last = await handler.run(job.payload, context);
    beat.stop();
    await finishJob(database, job, { last, every, now });
    if (last) onWritten?.();
    return 'done';
  } catch (error) {
    beat.stop();
    if (error instanceof LeaseLost) {
      log('warn', 'ta: a job was continued by another lab', { job: kind, attempt: job.attempts });
      return 'lost';
    }
    if (parts.stopping.aborted) {
      await returnJob(database.queries, job);
      return 'returned';
    }
    const { problem, detail, permanent } = reasonOf(error);
    if (permanent || job.attempts >= attempts) return giveUp(parts, handler, job, { problem, detail });
    log('warn', 'ta: a job failed and will run again', { job: kind, attempt: job.attempts, problem });
    const pause = pauseAfter(job.attempts, parts.random());
    await failJob(database.queries, job, { problem, detail, pause, now });
    return 'failed';
  } finally {
    beat.stop();
  }
}

async function giveUp(
  { database, log, now }: RunDependencies,
  { definition: { kind, every } }: JobHandler,
  job: ClaimedJob,
  { problem, detail }: { readonly problem: JobProblem; readonly detail: string },
): Promise<'given_up'> {
  log('error', 'ta: a job was given up', { job: kind, attempt: job.attempts, problem });
  await failJob(database.queries, job, { problem, detail, pause: null, every, now });
  return 'given_up';
}

function reasonOf(error: unknown): { problem: JobProblem; detail: string; permanent: boolean } {
  if (error instanceof JobFailure)
    return {
      problem: error.problem,
      detail: error.message.slice(0, longestDetail),
      permanent: error.permanent,
    };
  const detail = error instanceof Error ? `${error.name}: ${error.message}` : 'unknown';
  const problem = error instanceof Error && error.name === 'StoreFailure' ? 'store' : 'other';
  return { problem, detail: detail.slice(0, longestDetail), permanent: false };
}

/** Extends the lease of a job three times in its length, as long as the job runs and its process lives. */
function heartbeat({ database, clock, now, lease, stopping }: RunDependencies, job: ClaimedJob) {
  const lost = new AbortController();
  let stopped = false;
  let cancel: () => void = () => undefined;
  const arm = () => {
    if (!stopped) cancel = clock.after(lease / 3, () => void beat());
  };
  const beat = () =>
    extendLease(database.queries, job, lease, now).then(
      (ours) => {
        if (ours) arm();
        else if (!stopped) lost.abort();
      },
      // A database that cannot be reached for a whole lease ends the lease; until then the next beat tries again.
      arm,
    );
  arm();
  return {
    signal: AbortSignal.any([lost.signal, stopping]),
    stop() {
      stopped = true;
      cancel();
    },
  };
}
