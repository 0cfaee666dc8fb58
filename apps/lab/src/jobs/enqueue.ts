import { sql } from 'drizzle-orm';
import { currentRequestId } from '../base/currentRequest.ts';
import type { Queries } from '../database/open.ts';
import { announceOnCommit } from '../database/transaction.ts';
import type { JobDefinition } from './definition.ts';

/** Announced with the commit of a transaction that queued a job, so that the lab's own workers begin at once. */
export const jobsQueued = 'jobs';

export interface NewJob<Payload> {
  /** Queued twice under one key before it has run, it runs once. */
  readonly key: string;
  readonly payload: Payload;
  /** The lab's time. A clock that is ahead delays nothing: the database's own time counts when it is earlier. */
  readonly at: Date;
  /** A later moment of the lab's calendar for the first attempt; default: at once. */
  readonly notBefore?: Date;
}

/**
 * Queues a job in the transaction that makes it necessary, so that both are stored or neither. A job that is running
 * under this key runs once more afterwards, because it may have read what has changed since; one that was given up
 * begins anew.
 */
export async function enqueue<Payload extends object>(
  queries: Queries,
  { kind, queue }: JobDefinition<Payload>,
  { key, payload, at, notBefore }: NewJob<Payload>,
): Promise<void> {
  await queries.execute(sql`insert into jobs as j (queue, kind, key, payload, run_at, request_id)
    values (${queue}, ${kind}, ${key}, ${JSON.stringify(payload)}::jsonb, ${runAt(at, notBefore)}, ${currentRequestId()})
    on conflict (kind, key) do update set
      payload = excluded.payload,
      request_id = excluded.request_id,
      run_at = case j.state when 'waiting' then least(j.run_at, excluded.run_at) else excluded.run_at end,
      again = j.state = 'running',
      state = case when ${isGivenUp} then 'waiting' else j.state end,
      attempts = case when ${isGivenUp} then 0 else j.attempts end,
      problem = case when ${isGivenUp} then '' else j.problem end,
      detail = case when ${isGivenUp} then '' else j.detail end`);
  announceOnCommit(jobsQueued);
}

/** Queues a job that should exist already: one that waits, runs or was given up stays as it is. */
export async function enqueueMissing<Payload extends object>(
  queries: Queries,
  { kind, queue }: JobDefinition<Payload>,
  { key, payload, at, notBefore }: NewJob<Payload>,
): Promise<void> {
  await queries.execute(sql`insert into jobs (queue, kind, key, payload, run_at, request_id)
    values (${queue}, ${kind}, ${key}, ${JSON.stringify(payload)}::jsonb, ${runAt(at, notBefore)}, ${currentRequestId()})
    on conflict (kind, key) do nothing`);
  announceOnCommit(jobsQueued);
}

const isGivenUp = sql`j.state in ('failed', 'dismissed')`;
const runAt = (at: Date, notBefore: Date | undefined) =>
  notBefore
    ? sql`${notBefore.toISOString()}::timestamptz`
    : sql`least(${at.toISOString()}::timestamptz, clock_timestamp())`;
