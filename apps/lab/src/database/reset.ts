import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { DatabaseFailure } from './failure.ts';
import { lockFolder } from './lock.ts';

/** Deletes the embedded database and the stored mails, or the lab's tables on the server. */
export async function resetDatabase(given: { dataFolder: string; databaseUrl: string }): Promise<void> {
  mkdirSync(given.dataFolder, { recursive: true });
  const release = lockFolder(given.dataFolder);
  try {
    for (const name of ['db', 'db.part', 'mail'])
      rmSync(join(given.dataFolder, name), { recursive: true, force: true });
    if (given.databaseUrl !== '') await resetServer(given.databaseUrl);
  } finally {
    release();
  }
}

async function resetServer(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await client.query(
      'drop schema public cascade; create schema public; drop schema if exists drizzle cascade;',
    );
  } catch (error) {
    const why = error instanceof Error ? error.message : 'unknown reason';
    throw new DatabaseFailure(
      `The database of DATABASE_URL cannot be begun again (${why}).`,
      'Check the address and the rights of its role.',
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}
