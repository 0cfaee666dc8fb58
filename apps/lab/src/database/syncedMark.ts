import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { syncTree } from './syncedFileSystem.ts';

/** The identity of a database's files: a copy of the folder has another one. */
function identityOf(folder: string): string {
  const { ino, ctimeMs } = statSync(join(folder, 'PG_VERSION'));
  return `${ino} ${ctimeMs}`;
}

const markOf = (folder: string) => `${folder}.synced`;

/** Remembers that every file of the database is on the disk; from now on the engine syncs what it writes. */
export function rememberSynced(folder: string): void {
  writeFileSync(markOf(folder), identityOf(folder), { flush: true });
}

/**
 * Syncs a database once that an older version of the lab left unsynced, or that was copied into place by hand. Later
 * starts skip the thousand files.
 */
export function syncOnce(folder: string): void {
  const mark = markOf(folder);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === identityOf(folder)) return;
  syncTree(folder);
  rememberSynced(folder);
}
