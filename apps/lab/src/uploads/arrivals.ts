import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { judgeOptionsFor } from '@trade-area/core/preflight';
import type { JudgeOptions } from '@trade-area/core/preflight';
import type { Prices } from '../base/ports/prices.ts';
import type { Queries } from '../database/open.ts';
import { expectedSlots, setFor } from './expected.ts';
import { TruncatedFile } from '../base/ports/fileStore.ts';
import { lockUpload } from './reinspection.ts';
import { storeInspection, orderOfUpload, slotOf, uploadById } from './table.ts';
import type { InspectingJobDependencies } from './jobDependencies.ts';
import type { Arrivals } from '../base/ports/uploadServices.ts';

/** Pixels of the picture of an image that is drawn on a product, for a screen of two pixels a point. */
const onProduct = 960;
/** The same of a shared photo in the gallery. */
const inGallery = 480;

/**
 * Inspects files that have arrived: compares the SHA-256 of the stored bytes with the sender's, then runs the checks.
 * Each inspection is a job (`jobs.ts`), which may run again after a part of it was done.
 */
export function createArrivals(dependencies: InspectingJobDependencies): Arrivals {
  return { inspect: (id) => inspectUpload(dependencies, id) };
}

async function inspectUpload(
  { database, files, inspector, log, prices }: InspectingJobDependencies,
  id: string,
): ReturnType<Arrivals['inspect']> {
  const upload = await uploadById(database.queries, id);
  if (!upload || upload.state !== 'arrived' || upload.claimed === '') return null;
  const store =
    (found: Parameters<typeof storeInspection>[2], asked: JudgeOptions | null = null) =>
    async (queries: Queries) => {
      const current = await lockUpload(queries, id);
      // Another checksum that the sender has given meanwhile is compared by the job that it queued.
      if (current?.state !== 'arrived' || current.claimed !== upload.claimed) return true;
      // Read under the lock: a move that is not committed yet waits, and then asks for another inspection.
      if (asked && !isDeepStrictEqual(asked, await askedOf(queries, prices, id))) return false;
      await storeInspection(queries, id, found);
      return true;
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
    const asked = await askedOf(database.queries, prices, id);
    if (!asked) return null;
    const { facts, findings, thumbnail } = await inspector.inspect({
      path: copy.path,
      bytes: upload.size,
      asked,
      // An image of a configuration is also seen on the product.
      ...(upload.projectId === null ? {} : { thumbnailPixels: onProduct }),
      ...(upload.shareSession === null ? {} : { thumbnailPixels: inGallery }),
    });
    if (thumbnail) await files.putDerived('thumbs', id, thumbnail);
    await files.finish(id);
    const inspected = { findings, facts: { ...facts }, thumbnail: thumbnail !== null };
    return store({ state: 'checked', sha256, ...inspected }, asked);
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

/** The requirements of the slot that a file is in now; null when its order is gone. */
async function askedOf(queries: Queries, prices: Prices, id: string): Promise<JudgeOptions | null> {
  const upload = await uploadById(queries, id);
  // An image of a configuration has no sheet yet: its size is judged by the order that uses it. A shared photo has none.
  if (upload && (upload.projectId !== null || upload.shareSession !== null))
    return { slot: null, profile: 'sRGB', sheets: [] };
  const order = await orderOfUpload(queries, id);
  if (!order) return null;
  const { pages, profile } = await setFor(queries, prices, order);
  return judgeOptionsFor(expectedSlots(order, pages), await slotOf(queries, id), profile);
}
