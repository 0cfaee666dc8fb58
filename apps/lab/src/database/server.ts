import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { DatabaseFailure, reasonOf } from './failure.ts';
import { migrationsFolder } from './migrations.ts';
import type { Engine, Queries } from './open.ts';

/** Opens the database of a PostgreSQL server and brings its schema up to date. */
export async function openServer(url: string): Promise<Engine> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000 });
  // An idle connection that breaks must not end the process; the next query opens a new one or fails.
  pool.on('error', () => undefined);
  const queries = drizzle(pool);
  try {
    // Two labs that start at the same time migrate one after the other.
    const guard = await pool.connect();
    try {
      await guard.query('select pg_advisory_lock(5200)');
      await migrate(queries, { migrationsFolder });
    } finally {
      await guard.query('select pg_advisory_unlock(5200)').catch(() => undefined);
      guard.release();
    }
  } catch (error) {
    await pool.end();
    throw new DatabaseFailure(
      `The PostgreSQL server of DATABASE_URL cannot be used (${reasonOf(error)}).`,
      'Check that it runs, that the address, name and password are right, and that its role may create tables and the extension pg_trgm.',
      { cause: error },
    );
  }
  return {
    kind: 'server',
    url,
    queries: queries as unknown as Queries,
    transaction: (work) => queries.transaction((inner) => work(inner as unknown as Queries)),
    // A server has its own checkpointer and autovacuum.
    upkeep: null,
    close: () => pool.end(),
  };
}
