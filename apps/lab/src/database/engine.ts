import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createAbortGuard } from './abortGuard.ts';
import type { EngineAborted } from './abortGuard.ts';
import { SyncedFileSystem } from './syncedFileSystem.ts';

/**
 * PGlite's own parameters without `-F`, which turns every sync off. `fdatasync` never leaves WebAssembly, `fsync` does:
 * `wal_sync_method` must name it. Statements that are kept (`preparedClient.ts`) are planned for the values of each use.
 */
export const startParameters: readonly string[] = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'plan_cache_mode=force_custom_plan',
];

export interface EngineOptions {
  /** Default: the folder with syncs. The crash test records its calls. */
  readonly fileSystem?: SyncedFileSystem;
  /** Default: `startParameters`. */
  readonly parameters?: readonly string[];
  /** Told once when the engine has stopped in the middle of a statement; every later statement fails. */
  readonly onAborted?: (reason: EngineAborted) => void;
  /** Whether commits share syncs: each answer must wait for `fileSystem.whenSynced`. Default: false. */
  readonly defersSyncs?: boolean;
}

/**
 * Removes what an engine that did not close has left: PostgreSQL refuses to start on a lock file without a byte, as a
 * start leaves it that is cut off before it has written there. That no other process has the folder is known: `lock.ts`.
 */
export function removeLockFile(folder: string): void {
  rmSync(join(folder, 'postmaster.pid'), { force: true });
}

/** Opens the embedded PostgreSQL on a folder; an empty one is initialized, with page checksums. */
export async function openEngine(folder: string, options: EngineOptions = {}): Promise<PGlite> {
  const fileSystem = options.fileSystem ?? new SyncedFileSystem(folder);
  const guard = createAbortGuard((reason) => {
    fileSystem.abandon(reason);
    options.onAborted?.(reason);
  });
  removeLockFile(folder);
  const engine = await PGlite.create({
    dataDir: folder,
    fs: fileSystem,
    startParams: [...(options.parameters ?? startParameters)],
    initDbStartParams: ['--data-checksums'],
    extensions: { pg_trgm, guard: guard.extension },
  });
  if (options.defersSyncs) fileSystem.deferLogSyncs((failure) => guard.abort(failure));
  return engine;
}
