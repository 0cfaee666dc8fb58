import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { DatabaseFailure, DatabaseUnreachable, isUnavailable, reasonOf } from './failure.ts';
import { migrationsFolder } from './migrations.ts';
import type { Engine, Queries } from './open.ts';

/** Limits of the connections to a PostgreSQL server. */
export interface ServerLimits {
  /** Connections of this lab at most. */
  readonly connections: number;
  /** Seconds after which a statement is given up; 0 = never. */
  readonly statementSeconds: number;
  /** Seconds that a statement waits for a lock; 0 = for ever. */
  readonly lockSeconds: number;
}
export const defaultLimits: ServerLimits = { connections: 10, statementSeconds: 30, lockSeconds: 10 };

/** Opens the database of a PostgreSQL server and brings its schema up to date. */
export async function openServer(url: string, limits: ServerLimits = defaultLimits): Promise<Engine> {
  try {
    await migrateOnce(url);
  } catch (error) {
    throw new DatabaseFailure(
      `The PostgreSQL server of DATABASE_URL cannot be used (${reasonOf(error)}).`,
      'Check that it runs, that the address, name and password are right, and that its role may create tables and the extension pg_trgm.',
      { cause: error },
    );
  }
  const pool = new pg.Pool({
    connectionString: url,
    max: limits.connections,
    connectionTimeoutMillis: 5_000,
    statement_timeout: limits.statementSeconds * 1_000,
    lock_timeout: limits.lockSeconds * 1_000,
    // A lab that was stopped in the middle of a transaction must not hold its locks for ever.
    idle_in_transaction_session_timeout: 60_000,
  });
  // An idle connection that breaks must not end the process; the next query opens a new one or fails.
  pool.on('error', () => undefined);
  return {
    kind: 'server',
    url,
    // The pool drops the connection of a query that failed.
    queries: drizzle(pool) as unknown as Queries,
    async transaction(work) {
      const connection = await pool.connect().catch((error: unknown) => {
        throw new DatabaseUnreachable('no connection', { cause: error });
      });
      let isSpoiled = false;
      try {
        return await drizzle(connection).transaction((inner) => work(inner as unknown as Queries));
      } catch (error) {
        isSpoiled = isUnavailable(error);
        throw error;
      } finally {
        // A connection to a server that stops, or that has become a read-only standby, is not used again.
        connection.release(isSpoiled);
      }
    },
    // A server has its own checkpointer and autovacuum.
    upkeep: null,
    close: () => pool.end(),
  };
}

/** Two labs that start at the same time migrate one after the other. A migration may take longer than a request. */
async function migrateOnce(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    // The lock ends with the connection.
    await client.query('select pg_advisory_lock(5200)');
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}
