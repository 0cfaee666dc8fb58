import { join } from 'node:path';
import type { Lab } from '../base/lab.ts';
import { outsideTransactions } from '../base/ports/outsideTransactions.ts';
import type { UploadServices } from '../base/ports/uploadServices.ts';
import { createBucketBlobStore, createDiskBlobStore } from '../files/blobStore.ts';
import { openBucket } from '../files/bucket.ts';
import type { BucketAddress } from '../files/bucket.ts';
import { createDiskStore, systemDisk } from '../files/disk.ts';
import type { DiskCalls } from '../files/disk.ts';
import { createLocks } from '../files/locks.ts';
import { createInspector } from '../files/preflight/inspector.ts';
import { createBucketStore } from '../files/s3.ts';
import { createProduction } from '../production/production.ts';
import { createArrivals } from '../uploads/arrivals.ts';
import { createCropImage } from '../uploads/designer/cropImage.ts';
import type { InspectingJobDependencies } from '../uploads/jobDependencies.ts';
import { createMaintenance } from '../uploads/maintenance.ts';

/** Opens the stores and locks. `disk` is for tests. */
export async function openUploadServices(
  lab: Pick<Lab, 'database' | 'dataFolder' | 'log' | 'versions' | 'clock' | 'prices'>,
  address: BucketAddress | null = null,
  disk: DiskCalls = systemDisk,
): Promise<UploadServices> {
  const borrowed = join(lab.dataFolder, 'borrowed');
  const bucket = address ? await openBucket(address) : null;
  const files = outsideTransactions(
    bucket
      ? await createBucketStore(bucket, borrowed)
      : await createDiskStore(join(lab.dataFolder, 'uploads'), disk),
    'the store of files',
  );
  const onDisk = createDiskBlobStore(join(lab.dataFolder, 'attachments'));
  const blobs = outsideTransactions(
    bucket ? createBucketBlobStore(bucket, onDisk) : onDisk,
    'the store of files',
  );
  const locks = await createLocks(lab.database.url, lab.log);
  const inspector = createInspector(lab.log);
  const dependencies: InspectingJobDependencies = {
    database: lab.database,
    files,
    locks,
    inspector,
    log: lab.log,
    prices: lab.prices,
    onChanged: () => lab.versions.forget(),
  };
  const arrivals = createArrivals(dependencies);
  const production = createProduction({ ...dependencies, scratch: borrowed });
  const maintenance = createMaintenance({ ...dependencies, clock: lab.clock });
  return {
    files,
    blobs,
    locks,
    arrivals,
    maintenance,
    production,
    cropImage: createCropImage({ files, inspector, scratch: borrowed }),
    stopInspecting: () => inspector.close(),
    async close() {
      await locks.close();
      bucket?.close();
    },
  };
}
