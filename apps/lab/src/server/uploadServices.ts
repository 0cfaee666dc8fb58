import { join } from 'node:path';
import type { Lab } from '../base/lab.ts';
import { createArrivals } from '../uploads/arrivals.ts';
import type { Arrivals } from '../uploads/arrivals.ts';
import { createCare } from '../uploads/maintenance.ts';
import type { Care } from '../uploads/maintenance.ts';
import { createDiskStore } from '../files/disk.ts';
import { openBucket } from '../files/bucket.ts';
import type { BucketAddress } from '../files/bucket.ts';
import type { FileStore, Shelf } from '../base/ports/fileStore.ts';
import { createLocks } from '../files/locks.ts';
import type { Locks } from '../files/locks.ts';
import { createInspector } from '../files/preflight/inspector.ts';
import type { Inspector } from '../files/preflight/inspector.ts';
import { createProduction } from '../production/production.ts';
import type { Production } from '../production/production.ts';
import { createBucketStore } from '../files/s3.ts';
import { createBucketShelf, createDiskShelf } from '../files/blobStore.ts';
import type { ReadingWork } from '../uploads/jobDependencies.ts';

/** Everything that works on uploaded files. */
export interface UploadRoom {
  readonly files: FileStore;
  /** What lies beside messages, in the same store. */
  readonly shelf: Shelf;
  readonly locks: Locks;
  readonly arrivals: Arrivals;
  readonly inspector: Inspector;
  readonly care: Care;
  readonly production: Production;
  close(): Promise<void>;
}

export async function openUploadRoom(
  lab: Pick<Lab, 'database' | 'dataFolder' | 'log' | 'versions' | 'clock'>,
  address: BucketAddress | null = null,
): Promise<UploadRoom> {
  const bucket = address ? await openBucket(address) : null;
  const files = bucket
    ? await createBucketStore(bucket, join(lab.dataFolder, 'borrowed'))
    : await createDiskStore(join(lab.dataFolder, 'uploads'));
  const onDisk = createDiskShelf(join(lab.dataFolder, 'attachments'));
  const shelf = bucket ? createBucketShelf(bucket, onDisk) : onDisk;
  const locks = await createLocks(lab.database.url, lab.log);
  const inspector = createInspector(lab.log);
  const work: ReadingWork = {
    database: lab.database,
    files,
    locks,
    inspector,
    log: lab.log,
    changed: () => lab.versions.forget(),
  };
  const arrivals = await createArrivals(work);
  const production = await createProduction({ ...work, scratch: join(lab.dataFolder, 'borrowed') });
  const care = createCare({ ...work, clock: lab.clock });
  return {
    files,
    shelf,
    locks,
    arrivals,
    inspector,
    care,
    production,
    async close() {
      await care.close();
      await arrivals.close();
      await production.close();
      await locks.close();
      bucket?.close();
    },
  };
}
