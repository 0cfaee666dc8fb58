import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { ConnectionCounts, ServerLimits } from './connections.ts';
import { openEmbedded } from './embedded.ts';
import type { ReopeningOptions } from './reopeningEngine.ts';
import { openServer } from './server.ts';
import { withTransactionMark } from './transaction.ts';
import type { Upkeep } from './upkeep.ts';

/** The queries that features use: the same on both engines, also inside a transaction. */
export type Queries = Pick<
  PgDatabase<PgQueryResultHKT>,
  | 'select'
  | 'selectDistinct'
  | 'selectDistinctOn'
  | 'insert'
  | 'update'
  | 'delete'
  | 'execute'
  | '$with'
  | 'with'
>;

export interface Database {
  readonly kind: 'embedded' | 'server';
  /** Address of the server; '' of the embedded one. */
  readonly url: string;
  readonly queries: Queries;
  /** All or nothing; when it answers, the change outlives this process and a loss of power (0002). */
  transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  /** Calls back after each commit of a transaction that announced the topic (`transaction.ts`); the answer ends it. */
  listen(topic: string, listener: () => void): () => void;
  /** Connections to a server by what they do, and the callers that wait for one; null of the embedded one. */
  connections(): ConnectionCounts | null;
  /** Of the embedded one; null of a server, which looks after itself. */
  readonly upkeep: Upkeep | null;
  close(): Promise<void>;
}

/** A database without the mark of its transactions and their announcements. */
export type Engine = Omit<Database, 'listen'>;

export interface DatabaseOptions {
  /** The lab's data folder; the embedded database is its subfolder `db`. */
  readonly dataFolder: string;
  /** PostgreSQL server; '' = the embedded database. */
  readonly url: string;
  /** Of the server's connections; absent = `defaultLimits`. */
  readonly limits?: ServerLimits | undefined;
  /** For tests: the file system and the parameters of the embedded database. */
  readonly embedded?: ReopeningOptions | undefined;
}

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return withTransactionMark(
    await (options.url === ''
      ? openEmbedded(options.dataFolder, options.embedded)
      : openServer(options.url, options.limits)),
  );
}

/** Rows of a raw statement, on either engine. The caller declares their type and selects exactly these columns. */
export async function rowsOf<Row>(queries: Queries, statement: SQL): Promise<Row[]> {
  const answer = (await queries.execute(statement)) as unknown as { rows: Row[] };
  return answer.rows;
}
