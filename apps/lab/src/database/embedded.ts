import { existsSync, mkdirSync, renameSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { openEngine } from './engine.ts';
import { DatabaseFailure, reasonOf } from './failure.ts';
import { lockFolder } from './lock.ts';
import { migrationsFolder } from './migrations.ts';
import type { Engine, Queries } from './open.ts';
import { openReopeningEngine } from './reopeningEngine.ts';
import type { ReopeningOptions } from './reopeningEngine.ts';
import { syncFolderNow, syncTree } from './syncedFileSystem.ts';
import { rememberSynced, syncOnce } from './syncedMark.ts';
import { createUpkeep } from './upkeep.ts';
import { verifyPagesFor } from './verifyPages.ts';

const neededMegabytes = 32;
/** Milliseconds of the start for the pages; those that remain are verified while the lab runs. */
const startCheck = 1_000;

/** Opens the embedded database in the data folder's subfolder `db`, and creates it on the first start. */
export async function openEmbedded(dataFolder: string, options: ReopeningOptions = {}): Promise<Engine> {
  const release = claim(dataFolder);
  const folder = join(dataFolder, 'db');
  try {
    await createAtomically(folder);
    const engine = await openReopeningEngine(folder, options);
    const damaged = verifyPagesFor(folder, startCheck);
    if (damaged.length > 0) {
      await engine.close();
      throw damagedPages(folder, damaged);
    }
    // Drizzle calls nothing of PGlite but what the reopening engine has.
    const queries = drizzle({ client: engine as unknown as PGlite });
    await migrate(queries, { migrationsFolder });
    return {
      kind: 'embedded',
      url: '',
      queries: queries as unknown as Queries,
      transaction: (work) => queries.transaction((inner) => work(inner as unknown as Queries)),
      connections: () => null,
      upkeep: createUpkeep(async <Row>(text: string) => (await engine.query<Row>(text)).rows, folder),
      async close() {
        await engine.close();
        release();
      },
    };
  } catch (error) {
    release();
    if (error instanceof DatabaseFailure) throw error;
    throw new DatabaseFailure(
      `The database in ${folder} cannot be opened (${reasonOf(error)}).`,
      'Its files are damaged or not ours. Restore a backup of the folder (docs/operations.md). A demonstration can start over with --reset: that deletes its data.',
      { cause: error },
    );
  }
}

function damagedPages(folder: string, files: readonly string[]): DatabaseFailure {
  return new DatabaseFailure(
    `The database in ${folder} has damaged pages in ${files.join(', ')}.`,
    'The disk has changed what was written. Put a backup in place (restore), and have the disk checked. Nothing was changed by this start.',
  );
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
      `The data folder ${dataFolder} cannot be written (${reasonOf(error)}).`,
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
 * A new database is created beside its final folder and moved there when it is complete and on the disk: a start that is
 * killed, or a loss of power, leaves no partial database, and a folder without its version file is a damaged one.
 */
async function createAtomically(folder: string): Promise<void> {
  if (existsSync(folder)) {
    if (!existsSync(join(folder, 'PG_VERSION'))) throw new Error('PG_VERSION is missing');
    return syncOnce(folder);
  }
  const part = `${folder}.part`;
  rmSync(part, { recursive: true, force: true });
  const engine = await openEngine(part);
  await engine.close();
  // PGlite copies what initdb made without a sync.
  syncTree(part);
  renameSync(part, folder);
  syncFolderNow(join(folder, '..'));
  rememberSynced(folder);
}
