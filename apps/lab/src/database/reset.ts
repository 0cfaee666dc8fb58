import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { openClient } from './connections.ts';
import { openEmbedded } from './embedded.ts';
import { DatabaseFailure, reasonOf } from './failure.ts';
import { lockFolder } from './lock.ts';
import { migrationsFolder } from './migrations.ts';
import type { Queries } from './open.ts';
import { purposeOf } from './purpose.ts';
import { quoteName } from './quoteName.ts';

const resetMark = (dataFolder: string) => join(dataFolder, 'demonstration.txt');

/** Says beside the embedded database that it is the demonstration's: `--reset` then deletes even a damaged one. */
export function writeResetMark(dataFolder: string): void {
  writeFileSync(
    resetMark(dataFolder),
    'The database in this folder is the demonstration. npm start -- --reset deletes it.\n',
  );
}

/**
 * Deletes the demonstration: the embedded database and the stored mails, or the lab's tables on the server. Nothing of a
 * real lab, and nothing of another application.
 * @throws DatabaseFailure when the database is a real lab's, or it cannot be told whose it is.
 */
export async function resetDatabase(given: { dataFolder: string; databaseUrl: string }): Promise<void> {
  mkdirSync(given.dataFolder, { recursive: true });
  const ofServer = given.databaseUrl !== '';
  if (ofServer) await resetServer(given.databaseUrl);
  else await requireDisposable(given.dataFolder);
  const release = lockFolder(given.dataFolder);
  try {
    const names = ofServer ? ['mail'] : ['db', 'db.part', 'mail', 'demonstration.txt'];
    for (const name of names) rmSync(join(given.dataFolder, name), { recursive: true, force: true });
  } finally {
    release();
  }
}

/** A database that cannot be opened any more counts as what the file beside it says. */
async function requireDisposable(dataFolder: string): Promise<void> {
  if (!existsSync(join(dataFolder, 'db'))) return;
  // A folder in use must be refused before its database is opened.
  lockFolder(dataFolder)();
  const engine = await openEmbedded(dataFolder).catch((error: unknown) => {
    if (existsSync(resetMark(dataFolder))) return null;
    throw new DatabaseFailure(
      `It cannot be told whether ${join(dataFolder, 'db')} is a demonstration (${reasonOf(error)}).`,
      'Nothing was deleted. Restore a backup, or delete the folder yourself if you do not need it.',
      { cause: error },
    );
  });
  try {
    if (engine && (await purposeOf(engine.queries)) === 'real') throw ofRealLab();
  } finally {
    await engine?.close();
  }
}

const ofRealLab = () =>
  new DatabaseFailure(
    '--reset deletes a demonstration only, and this database belongs to a real lab.',
    'Nothing was deleted. Set TA_DATA_DIR or DATABASE_URL to the demonstration.',
  );

async function resetServer(url: string): Promise<void> {
  let client: pg.Client | undefined;
  try {
    client = await openClient(url);
    await client.query('begin');
    if (await hasOurTables(client)) {
      if ((await purposeOf(drizzle(client) as unknown as Queries)) === 'real') throw ofRealLab();
      await dropOurs(client);
    }
    await client.query('commit');
  } catch (error) {
    if (error instanceof DatabaseFailure) throw error;
    throw new DatabaseFailure(
      `The database of DATABASE_URL cannot be begun again (${reasonOf(error)}).`,
      'Nothing was deleted. Check the address and the rights of its role, and that nothing of another application depends on the tables.',
      { cause: error },
    );
  } finally {
    await client?.end().catch(() => undefined);
  }
}

async function hasOurTables(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('customers') is not null and to_regclass('facts') is not null
       and to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  );
  return rows[0]?.there === true;
}

/**
 * Drops the tables and functions that our migrations created, by name, and our rows in the migrations' own table. Without
 * `cascade`: a view of another application on our tables makes it fail, and nothing is lost.
 */
async function dropOurs(client: pg.Client): Promise<void> {
  const { tables, functions, times } = readMigrations();
  await client.query(`drop table if exists ${tables.map(quoteName).join(', ')}`);
  for (const name of functions) await client.query(`drop function if exists ${quoteName(name)}`);
  await client.query('delete from drizzle.__drizzle_migrations where created_at = any($1)', [times]);
  const { rows } = await client.query('select 1 from drizzle.__drizzle_migrations limit 1');
  if (rows.length > 0) return;
  await client.query('drop table drizzle.__drizzle_migrations');
  await client.query(
    `do $$ begin drop schema drizzle; exception when dependent_objects_still_exist then null; end $$`,
  );
}

/** Names that the migrations create, and the times by which they count as done. */
function readMigrations() {
  const files = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'));
  const text = files.map((name) => readFileSync(join(migrationsFolder, name), 'utf8')).join('\n');
  const names = (pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))];
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8')) as {
    entries: { when: number }[];
  };
  return {
    tables: names(/create table (?:if not exists )?"?(\w+)"?/gi),
    functions: names(/create (?:or replace )?function "?(\w+)"?/gi),
    times: journal.entries.map(({ when }) => when),
  };
}
