import * as v from 'valibot';
import type { Queries } from '../database/open.ts';

/** Each queue has workers of its own in every lab, so that none waits for another. */
export const queues = ['mail', 'files', 'proofs', 'prints', 'upkeep', 'checks'] as const;
export type Queue = (typeof queues)[number];

export interface JobDefinition<Payload> {
  /** `mail.notification`: its feature and what it does. Stored, so it never changes. */
  readonly kind: string;
  readonly queue: Queue;
  /** Never a secret: rows stay until the job is done. */
  readonly payload: v.GenericSchema<unknown, Payload>;
  /** Claims until the job is given up; the pauses between them are those of `backoff.ts`. */
  readonly attempts: number;
  /** Milliseconds between the end of a run and the next; absent = it runs when it is queued. */
  readonly every?: number;
}

/** Writes that are committed together with the end of a job. */
export type LastWrites = (queries: Queries) => Promise<unknown>;

export interface JobContext {
  /** The same for every attempt, unlike that of any other job of any database: names a mail, or a provider's call. */
  readonly name: string;
  /** From 1. */
  readonly attempt: number;
  /** Aborted when the lab stops, or when another lab has taken the job over. */
  readonly signal: AbortSignal;
  /**
   * A transaction before the end of the job.
   * @throws LeaseLost, with nothing written, when another worker has the job.
   */
  write<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
}

export interface JobHandler {
  readonly definition: Omit<JobDefinition<unknown>, 'payload'>;
  run(payload: unknown, context: JobContext): Promise<LastWrites | null>;
}

/** Binds the work to a kind of job. It runs outside of any transaction, and may run again after a part of it was done. */
export function handle<Payload>(
  definition: JobDefinition<Payload>,
  work: (payload: Payload, context: JobContext) => Promise<LastWrites | null>,
): JobHandler {
  return { definition, run: (payload, context) => work(v.parse(definition.payload, payload), context) };
}

/** The reasons that the staff desk can explain. */
export const jobProblems = [
  'mailRefused',
  'mailServer',
  'cardProvider',
  'refundDeclined',
  'refundForgotten',
  'store',
  'file',
  'processEnded',
  'other',
] as const;
export type JobProblem = (typeof jobProblems)[number];

/** A job failed for a known reason. `permanent`: no further attempt can succeed before a person does something. */
export class JobFailure extends Error {
  override readonly name = 'JobFailure';
  readonly problem: JobProblem;
  readonly permanent: boolean;

  constructor(problem: JobProblem, detail: string, { permanent = false } = {}) {
    super(detail);
    this.problem = problem;
    this.permanent = permanent;
  }
}

/** Another worker has the job: the lease of this one ended before its work. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
  constructor() {
    super('ta: the lease of a job was lost to another worker');
  }
}
