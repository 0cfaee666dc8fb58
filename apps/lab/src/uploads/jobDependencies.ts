import type { Log } from '@trade-area/core/kernel';
import type { Database } from '../database/open.ts';
import type { FileStore } from '../base/ports/fileStore.ts';
import type { Locks } from '../files/locks.ts';
import type { Inspector } from '../files/preflight/inspector.ts';

/** What the lab's own work on uploaded files is given, nobody waiting for its answer. */
export interface FileWork {
  readonly database: Database;
  readonly files: FileStore;
  /** One lab of several at a time. */
  readonly locks: Locks;
  readonly log: Log;
  /** What was read before may be different now. */
  readonly changed: () => void;
}

/** Work that looks into the files. */
export interface ReadingWork extends FileWork {
  readonly inspector: Inspector;
}
