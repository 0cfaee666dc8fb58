import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { TestMailServer } from '../../fixtures/mailServer.ts';
import type { SignedIn } from '../../fixtures/wire.ts';

export type Row = Readonly<Record<string, unknown>>;
export type Mail = TestMailServer['received'][number];

/** The lab that works at this moment, and the database that all of them share. */
export interface KilledLab {
  base(): string;
  /** Output of the process that works now. */
  output(): string;
  rows(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** The first row of an answer. @throws Error when there is none. */
  row(text: string, values?: readonly unknown[]): Promise<Row>;
  /** Mails since the job was queued. */
  mails(): readonly Mail[];
  readonly dataFolder: string;
  /** A customer who gets mails, and an order of that customer. */
  readonly customer: { readonly id: number; readonly email: string; readonly order: number };
  /** A customer with orders that wait for files. */
  readonly sender: SignedIn;
}

/** One job, queued once. */
export interface QueuedWork {
  /** Queues the job. */
  queue(): Promise<unknown>;
  /** Reads the result of the work. */
  made(): Promise<unknown>;
  /** The result of work that was done once, or repeated without a trace. */
  readonly once: unknown;
}

/** Prepares the work of one kind of job in the database. */
export type PrepareWork = (lab: KilledLab) => Promise<QueuedWork>;

const queueOf = (kind: string) => {
  if (kind.startsWith('mail.')) return 'mail';
  return kind === 'uploads.proof' ? 'proofs' : 'upkeep';
};

/**
 * Queues a job that is due, as the feature that needs it does.
 * @param key that of the feature, where the lab looks for work that has no job.
 */
export const queueJob = (lab: KilledLab, kind: string, payload: Row, key = 'killed'): Promise<unknown> =>
  lab.rows(`insert into jobs (queue, kind, key, payload, run_at) values ($1, $2, $3, $4, now())`, [
    queueOf(kind),
    kind,
    key,
    JSON.stringify(payload),
  ]);

/** Makes a periodic job due. */
export const makeDue = (lab: KilledLab, kind: string): Promise<unknown> =>
  lab.rows(`update jobs set run_at = now() where kind = $1 and key = 'periodic'`, [kind]);

/** Receivers and names of the mails since the job was queued: a mail that came twice under one name counts once. */
export function mailsOf(lab: KilledLab): { receivers: string[]; names: number } {
  const mails = lab.mails();
  return {
    receivers: [...new Set(mails.map(({ to }) => to))].sort(),
    names: new Set(mails.map(({ messageId }) => messageId)).size,
  };
}

/** Paths of the store that belong to an upload. */
export const pathsOf = ({ dataFolder }: KilledLab, id: string): string[] =>
  readdirSync(join(dataFolder, 'uploads'), { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.includes(id),
  );
