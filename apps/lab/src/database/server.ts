import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { defaultLimits, openClient, openConnections } from './connections.ts';
import type { ServerLimits } from './connections.ts';
import { DatabaseFailure, isUnavailable, reasonOf } from './failure.ts';
import { migrationsFolder } from './migrations.ts';
import type { Engine, Queries } from './open.ts';

/** Opens the database of a PostgreSQL server and brings its schema up to date. */
export async function openServer(url: string, limits: ServerLimits = defaultLimits): Promise<Engine> {
  try {
    await migrateOnce(url);
  } catch (error) {
    if (error instanceof DatabaseFailure) throw error;
    throw new DatabaseFailure(
      `The PostgreSQL server of DATABASE_URL cannot be used (${reasonOf(error)}).`,
      'Check that it runs, that the address, name and password are right, and that its role may create tables and the extension pg_trgm.',
      { cause: error },
    );
  }
  const connections = openConnections(url, limits);
  return {
    kind: 'server',
    url,
    // drizzle calls nothing of a pool but `query`.
    queries: drizzle(connections as unknown as pg.Pool) as unknown as Queries,
    async transaction(work) {
      const { client, release, discard } = await connections.connect();
      try {
        const result = await drizzle(client).transaction((inner) => work(inner as unknown as Queries));
        release();
        return result;
      } catch (error) {
        // A connection to a server that stops, or that has become a read-only standby, is not used again.
        if (isUnavailable(error)) discard(error);
        else release();
        throw error;
      }
    },
    connections: () => connections.counts(),
    // A server has its own checkpointer and autovacuum.
    upkeep: null,
    close: () => connections.end(),
  };
}

/** Two labs that start at the same time migrate one after the other. A migration may take longer than a request. */
async function migrateOnce(url: string): Promise<void> {
  const client = await openClient(url);
  try {
    // The lock ends with the connection.
    await client.query('select pg_advisory_lock(5200)');
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}
