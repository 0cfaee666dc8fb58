import { existsSync, mkdirSync, renameSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { SQL } from 'drizzle-orm';
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres';
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { DatabaseFailure } from './failure.ts';
import { lockFolder } from './lock.ts';
import { migrationsFolder } from './migrations.ts';

/** The queries that features use: the same on both engines, also inside a transaction. */
export type Queries = Pick<
  PgDatabase<PgQueryResultHKT>,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | '$with' | 'with'
>;

export interface Database {
  readonly kind: 'embedded' | 'server';
  /** Address of the server; '' of the embedded one. */
  readonly url: string;
  readonly queries: Queries;
  /** All or nothing; when it answers, the change outlives this process, and on a server the machine's power (0002). */
  transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

const neededMegabytes = 32;

export interface DatabaseOptions {
  /** The lab's data folder; the embedded database is its subfolder `db`. */
  readonly dataFolder: string;
  /** PostgreSQL server; '' = the embedded database. */
  readonly url: string;
}

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.url === '' ? openEmbedded(options.dataFolder) : openServer(options.url);
}

async function openEmbedded(dataFolder: string): Promise<Database> {
  const release = claim(dataFolder);
  const folder = join(dataFolder, 'db');
  try {
    await createAtomically(folder);
    const engine = await PGlite.create({ dataDir: folder, extensions: { pg_trgm } });
    const queries = drizzleEmbedded(engine);
    await migrateEmbedded(queries, { migrationsFolder });
    return {
      kind: 'embedded',
      url: '',
      queries: queries as unknown as Queries,
      transaction: (work) => queries.transaction((inner) => work(inner as unknown as Queries)),
      async close() {
        await engine.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw new DatabaseFailure(
      `The database in ${folder} cannot be opened (${messageOf(error)}).`,
      'Its files are damaged or not ours. Put a backup of the folder in place, or begin again with --reset: that deletes what the folder holds.',
      { cause: error },
    );
  }
}

/** Verifies before the database is opened that the folder is locked by this process, writable and has free space. */
function claim(dataFolder: string): () => void {
  const probe = join(dataFolder, '.probe');
  try {
    mkdirSync(dataFolder, { recursive: true });
    requireDiskSpace(dataFolder);
    writeFileSync(probe, Buffer.alloc(65_536));
    rmSync(probe);
    return lockFolder(dataFolder);
  } catch (error) {
    if (error instanceof DatabaseFailure) throw error;
    throw new DatabaseFailure(
      `The data folder ${dataFolder} cannot be written (${messageOf(error)}).`,
      'Give this user the right to write there, or choose another folder with TA_DATA_DIR.',
      { cause: error },
    );
  }
}

function requireDiskSpace(dataFolder: string): void {
  const { bavail, bsize } = statfsSync(dataFolder);
  const free = Math.floor((bavail * bsize) / 1_048_576);
  if (free >= neededMegabytes) return;
  throw new DatabaseFailure(
    `The disk of ${dataFolder} is full: ${free} MB free, at least ${neededMegabytes} MB are needed.`,
    'Free some space, or choose another folder with TA_DATA_DIR. What is stored stays as it is.',
  );
}

/**
 * A new database is created beside its final folder and moved there when it is complete: a start that is killed leaves
 * no partial database, and a folder without its version file is a damaged one, not a new one.
 */
async function createAtomically(folder: string): Promise<void> {
  if (existsSync(folder)) {
    if (existsSync(join(folder, 'PG_VERSION'))) return;
    throw new Error('PG_VERSION is missing');
  }
  const part = `${folder}.part`;
  rmSync(part, { recursive: true, force: true });
  const engine = await PGlite.create({ dataDir: part, extensions: { pg_trgm } });
  await engine.close();
  renameSync(part, folder);
}

async function openServer(url: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000 });
  // An idle connection that breaks must not end the process; the next query opens a new one or fails.
  pool.on('error', () => undefined);
  const queries = drizzleServer(pool);
  try {
    // Two labs that start at the same time migrate one after the other.
    const guard = await pool.connect();
    try {
      await guard.query('select pg_advisory_lock(5200)');
      await migrateServer(queries, { migrationsFolder });
    } finally {
      await guard.query('select pg_advisory_unlock(5200)').catch(() => undefined);
      guard.release();
    }
  } catch (error) {
    await pool.end();
    throw new DatabaseFailure(
      `The PostgreSQL server of DATABASE_URL cannot be used (${messageOf(error)}).`,
      'Check that it runs, that the address, name and password are right, and that its role may create tables and the extension pg_trgm.',
      { cause: error },
    );
  }
  return {
    kind: 'server',
    url,
    queries: queries as unknown as Queries,
    transaction: (work) => queries.transaction((inner) => work(inner as unknown as Queries)),
    close: () => pool.end(),
  };
}

/** Rows of a raw statement, on either engine. The caller declares their type and selects exactly these columns. */
export async function rowsOf<Row>(queries: Queries, statement: SQL): Promise<Row[]> {
  const answer = (await queries.execute(statement)) as unknown as { rows: Row[] };
  return answer.rows;
}

function messageOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof AggregateError && cause.errors[0] instanceof Error) return cause.errors[0].message;
  return cause instanceof Error ? cause.message || cause.name : 'unknown reason';
}
