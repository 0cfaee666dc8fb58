import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { judgeOptionsFor } from '@trade-area/core/preflight';
import type { JudgeOptions } from '@trade-area/core/preflight';
import type { Prices } from '../base/ports/prices.ts';
import type { Queries } from '../database/open.ts';
import { expectedSlots, setFor } from './expected.ts';
import { TruncatedFile } from '../base/ports/fileStore.ts';
import { storeInspection, orderOfUpload, slotOf, uploadById } from './table.ts';
import type { InspectingJobDependencies } from './jobDependencies.ts';
import type { Arrivals, InspectionResult, ResultWrites } from '../base/ports/uploadServices.ts';

/**
 * Inspects files that have arrived: compares the SHA-256 of the stored bytes with the sender's, then runs the checks.
 * Each inspection is a job (`jobs.ts`), which may run again after a part of it was done.
 */
export function createArrivals(dependencies: InspectingJobDependencies): Arrivals {
  return {
    inspect: (id) => inspectUpload(dependencies, id),
    inspectAgain: (upload) => inspectAgain(dependencies, upload),
  };
}

async function inspectUpload(
  { database, files, inspector, log, prices }: InspectingJobDependencies,
  id: string,
): Promise<ResultWrites | null> {
  const upload = await uploadById(database.queries, id);
  if (!upload || upload.state !== 'arrived' || upload.claimed === '') return null;
  /** Another checksum that the sender has given meanwhile is compared by the job that it queued. */
  const store =
    (found: Parameters<typeof storeInspection>[2]): ResultWrites =>
    async (queries) => {
      const current = await uploadById(queries, id);
      if (current?.state === 'arrived' && current.claimed === upload.claimed)
        await storeInspection(queries, id, found);
    };
  try {
    await files.assemble(id, upload.size);
  } catch (error) {
    if (!(error instanceof TruncatedFile)) throw error;
    // Acknowledged bytes are missing: the sender still has the file and is asked to send them again.
    log('error', error.message, { upload: id, acknowledged: upload.size, kept: error.kept });
    return store({ state: 'damaged', sha256: '' });
  }
  const copy = await files.openLocalCopy(id, upload.size);
  try {
    const sha256 = await hashOf(copy.path);
    if (sha256 !== upload.claimed) return store({ state: 'damaged', sha256 });
    const inspected = await inspectAt(copy.path, { database, files, inspector, prices }, upload);
    await files.finish(id);
    return inspected && store({ state: 'checked', sha256, ...inspected });
  } finally {
    await copy.release();
  }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path, { highWaterMark: 1_048_576 }))
    hash.update(piece as Buffer);
  return hash.digest('hex');
}

type InspectionDependencies = Pick<InspectingJobDependencies, 'database' | 'files' | 'inspector' | 'prices'>;
interface ArrivedFile {
  readonly id: string;
  readonly size: number;
}

/** The file was moved to another slot, which may ask for other measures. */
async function inspectAgain(dependencies: InspectionDependencies, upload: ArrivedFile) {
  const copy = await dependencies.files.openLocalCopy(upload.id, upload.size);
  try {
    return await inspectAt(copy.path, dependencies, upload);
  } finally {
    await copy.release();
  }
}

/** Inspects a file for the slot it stands in, and once more when it was moved meanwhile. */
async function inspectAt(
  path: string,
  dependencies: InspectionDependencies,
  upload: ArrivedFile,
): Promise<InspectionResult | null> {
  const { database, files, inspector, prices } = dependencies;
  const asked = await askedOf(database.queries, prices, upload.id);
  if (!asked) return null;
  const { facts, findings, thumbnail } = await inspector.inspect({ path, bytes: upload.size, asked });
  if (!isDeepStrictEqual(asked, await askedOf(database.queries, prices, upload.id)))
    return inspectAt(path, dependencies, upload);
  if (thumbnail) await files.putDerived('thumbs', upload.id, thumbnail);
  return { findings, facts: { ...facts }, thumbnail: thumbnail !== null };
}

/** The requirements of the slot that a file is in now; null when its order is gone. */
async function askedOf(queries: Queries, prices: Prices, id: string): Promise<JudgeOptions | null> {
  const order = await orderOfUpload(queries, id);
  if (!order) return null;
  const { pages, profile } = await setFor(queries, prices, order);
  return judgeOptionsFor(expectedSlots(order, pages), await slotOf(queries, id), profile);
}
