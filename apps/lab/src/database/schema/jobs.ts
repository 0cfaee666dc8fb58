/** Work that no request waits for. */
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/**
 * One row for each job that is not done: a finished job is deleted. Every moment is of the database's clock, so that labs
 * whose clocks differ agree, and a clock that jumps delays nothing.
 */
export const jobs = pgTable(
  'jobs',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    queue: text('queue').notNull(),
    kind: text('kind').notNull(),
    /** A job that is queued a second time under its key is one job. */
    key: text('key').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull().default({}),
    /** `waiting`, `running`, `failed` (given up until a person retries it), or `dismissed` (given up by a person). */
    state: text('state').notNull().default('waiting'),
    /** Counted when it is claimed, so that a job that kills its process is given up as well. */
    attempts: integer('attempts').notNull().default(0),
    runAt: moment('run_at').notNull(),
    /** A running job whose lease has ended belongs to a dead process. */
    leaseUntil: moment('lease_until'),
    /** Random for each claim; every write of the worker requires it. */
    token: text('token').notNull().default(''),
    /** It was queued again while it was running, and runs once more. */
    again: boolean('again').notNull().default(false),
    /** The reason of the last failure as a word (`JobProblem`), and what was reported in detail; '' = it has not failed. */
    problem: text('problem').notNull().default(''),
    detail: text('detail').notNull().default(''),
    /** Id of the request that queued it last; '' = none did. */
    requestId: text('request_id').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('jobs_key').on(table.kind, table.key),
    index('jobs_waiting')
      .on(table.queue, table.runAt, table.id)
      .where(sql`state = 'waiting'`),
    index('jobs_running')
      .on(table.leaseUntil)
      .where(sql`state = 'running'`),
    index('jobs_problem')
      .on(table.id)
      .where(sql`problem <> ''`),
  ],
);
