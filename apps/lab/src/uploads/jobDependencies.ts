import type { Log } from '@trade-area/core/kernel';
import type { FileStore } from '../base/ports/fileStore.ts';
import type { Locks } from '../base/ports/locks.ts';
import type { Prices } from '../base/ports/prices.ts';
import type { Database } from '../database/open.ts';
import type { Inspector } from '../files/preflight/inspector.ts';

/** Dependencies of the background jobs on uploaded files. */
export interface JobDependencies {
  readonly database: Database;
  readonly files: FileStore;
  /** A lock between the labs of one database. */
  readonly locks: Locks;
  readonly log: Log;
  readonly prices: Prices;
  /** Invalidates cached answers after a change. */
  readonly onChanged: () => void;
}

/** Jobs that inspect files. */
export interface InspectingJobDependencies extends JobDependencies {
  readonly inspector: Inspector;
}
