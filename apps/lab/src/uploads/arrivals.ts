import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { judgeOptionsFor } from '@trade-area/core/preflight';
import type { JudgeOptions } from '@trade-area/core/preflight';
import type { Prices } from '../base/ports/prices.ts';
import type { Queries } from '../database/open.ts';
import { expectedSlots, setFor } from './expected.ts';
import { TruncatedFile } from '../base/ports/fileStore.ts';
import { storeInspection, orderOfUpload, slotOf, uploadById, uploadsToInspect } from './table.ts';
import type { InspectingJobDependencies } from './jobDependencies.ts';
import type { Arrivals, InspectionResult } from '../base/ports/uploadServices.ts';

/**
 * Inspects files that have arrived: compares the SHA-256 of the stored bytes with the sender's, then runs the checks.
 * The ledger's rows form the queue, so that a lab that was killed resumes its work.
 */
export async function createArrivals(dependencies: InspectingJobDependencies): Promise<Arrivals> {
  const queue = new Set<string>();
  let working: Promise<void> = Promise.resolve();
  let running = false;
  let closing = false;

  const run = async () => {
    for (const id of queue) {
      queue.delete(id);
      if (closing) break;
      await inspectUpload(dependencies, id).catch((error: unknown) => {
        const message = error instanceof Error ? error.name : 'unknown';
        if (!closing) dependencies.log('error', 'ta: an arrived file could not be read', { message });
      });
    }
    running = false;
  };
  const enqueue = (id: string) => {
    if (closing) return;
    queue.add(id);
    if (running) return;
    running = true;
    working = run();
  };
  for (const id of await uploadsToInspect(dependencies.database.queries)) enqueue(id);
  return {
    enqueue,
    inspectAgain: (upload) => inspectAgain(dependencies, upload),
    idle: () => working,
    async close() {
      closing = true;
      dependencies.inspector.close();
      await working;
    },
  };
}

async function inspectUpload(
  { database, files, locks, inspector, log, prices, onChanged }: InspectingJobDependencies,
  id: string,
): Promise<void> {
  const { queries } = database;
  const lock = locks.newLock(`read ${id}`);
  const never = new AbortController();
  await lock.lock(never.signal, () => undefined);
  try {
    const upload = await uploadById(queries, id);
    if (!upload || upload.state !== 'arrived' || upload.claimed === '') return;
    try {
      await files.assemble(id, upload.size);
    } catch (error) {
      if (!(error instanceof TruncatedFile)) throw error;
      // Acknowledged bytes are missing: the sender still has the file and is asked to send them again.
      log('error', error.message, { upload: id, acknowledged: upload.size, kept: error.kept });
      await storeInspection(queries, id, { state: 'damaged', sha256: '' });
      return;
    }
    const copy = await files.openLocalCopy(id, upload.size);
    try {
      const sha256 = await hashOf(copy.path);
      if (sha256 !== upload.claimed) {
        await storeInspection(queries, id, { state: 'damaged', sha256 });
        return;
      }
      const inspected = await inspectAt(copy.path, { database, files, inspector, prices }, upload);
      await files.finish(id);
      if (inspected) await storeInspection(queries, id, { state: 'checked', sha256, ...inspected });
    } finally {
      await copy.release();
    }
  } finally {
    await lock.unlock();
    onChanged();
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
