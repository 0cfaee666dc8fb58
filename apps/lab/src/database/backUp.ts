import { writeFileSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyTree } from './copyTree.ts';
import { syncTree } from './syncedFileSystem.ts';
import type { RunStatement } from './upkeep.ts';

const controlFile = join('global', 'pg_control');
/** Not part of a copy: what belongs to one run, the log, and the control file, which is copied last. */
const isLeftOut = (path: string) =>
  /(^|[\\/])(postmaster\.pid$|pgsql_tmp)|^pg_wal[\\/]/.test(path) || path === controlFile;

/**
 * Copies the embedded database while it works, as pg_basebackup does: files that change during the copy are made whole
 * again by the write-ahead log, which is copied after them. No checkpoint may run meanwhile: it would remove log.
 * @param run one statement on the open database
 */
export async function backUpEngine(run: RunStatement, folder: string, target: string): Promise<void> {
  const stop = () =>
    run<{ labelfile: string }>('select labelfile from pg_backup_stop(wait_for_archive => false)');
  await run(`select pg_backup_start('lab', fast => true)`);
  let label: string;
  try {
    await copyTree(folder, target, isLeftOut);
    await copyFile(join(folder, controlFile), join(target, controlFile));
    label = (await stop())[0]?.labelfile ?? '';
  } catch (error) {
    await stop().catch(() => undefined);
    throw error;
  }
  await copyTree(join(folder, 'pg_wal'), join(target, 'pg_wal'));
  // With the label PostgreSQL replays the log from the start of the copy, whatever its control file says.
  writeFileSync(join(target, 'backup_label'), label);
  syncTree(target);
}
