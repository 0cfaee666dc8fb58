import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { askedFor } from '@trade-area/core/preflight';
import type { Asked } from '@trade-area/core/preflight';
import type { Queries } from '../database/open.ts';
import { expectedSlots, setFor } from './expected.ts';
import { ShortFile } from '../base/ports/fileStore.ts';
import { markRead, orderOfUpload, slotOf, uploadById, waiting } from './table.ts';
import type { ReadingWork } from './jobDependencies.ts';

export interface Arrivals {
  /** A file has all its bytes, or its sender has said what they should be: look at it when both are so. */
  look(id: string): void;
  /** Resolves when nothing is being looked at. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Reads files that have arrived: SHA-256 of what is on the disk against what the sender had, then the checks. The
 * ledger's rows are the list of work, so that a lab that was killed goes on where it was.
 */
export async function createArrivals(parts: ReadingWork): Promise<Arrivals> {
  const queue = new Set<string>();
  let working: Promise<void> = Promise.resolve();
  let running = false;
  let closing = false;

  const run = async () => {
    for (const id of queue) {
      queue.delete(id);
      if (closing) break;
      await read(parts, id).catch((error: unknown) => {
        const message = error instanceof Error ? error.name : 'unknown';
        if (!closing) parts.log('error', 'ta: an arrived file could not be read', { message });
      });
    }
    running = false;
  };
  const look = (id: string) => {
    if (closing) return;
    queue.add(id);
    if (running) return;
    running = true;
    working = run();
  };
  for (const id of await waiting(parts.database.queries)) look(id);
  return {
    look,
    idle: () => working,
    async close() {
      closing = true;
      parts.inspector.close();
      await working;
    },
  };
}

async function read(
  { database, files, locks, inspector, log, changed }: ReadingWork,
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
      await files.gather(id, upload.size);
    } catch (error) {
      if (!(error instanceof ShortFile)) throw error;
      // Acknowledged, and not there: its sender has it still, and is asked for it once more.
      log('error', error.message, { upload: id, acknowledged: upload.size, kept: error.kept });
      await markRead(queries, id, { state: 'damaged', sha256: '' });
      return;
    }
    const borrowed = await files.borrow(id, upload.size);
    try {
      const sha256 = await hashOf(borrowed.path);
      if (sha256 !== upload.claimed) {
        await markRead(queries, id, { state: 'damaged', sha256 });
        return;
      }
      const seen = await checkAt(borrowed.path, { database, files, inspector }, upload);
      await files.finish(id);
      if (seen) await markRead(queries, id, { state: 'checked', sha256, ...seen });
    } finally {
      await borrowed.giveBack();
    }
  } finally {
    await lock.unlock();
    changed();
  }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path, { highWaterMark: 1_048_576 }))
    hash.update(piece as Buffer);
  return hash.digest('hex');
}

type Seen = Required<Pick<Parameters<typeof markRead>[2], 'findings' | 'facts' | 'thumbnail'>>;
type Checking = Pick<ReadingWork, 'database' | 'files' | 'inspector'>;
interface Arrived {
  readonly id: string;
  readonly size: number;
}

/** The checks of a file again, because it was moved to another place. */
export async function check(parts: Checking, upload: Arrived) {
  const borrowed = await parts.files.borrow(upload.id, upload.size);
  try {
    return await checkAt(borrowed.path, parts, upload);
  } finally {
    await borrowed.giveBack();
  }
}

/** The checks of a file for the place it stands in, also when it was moved while somebody looked. */
async function checkAt(path: string, parts: Checking, upload: Arrived): Promise<Seen | null> {
  const { database, files, inspector } = parts;
  const asked = await askedOf(database.queries, upload.id);
  if (!asked) return null;
  const { facts, findings, thumbnail } = await inspector.inspect({ path, bytes: upload.size, asked });
  if (!isDeepStrictEqual(asked, await askedOf(database.queries, upload.id)))
    return checkAt(path, parts, upload);
  if (thumbnail) await files.putMade('thumbs', upload.id, thumbnail);
  return { findings, facts: { ...facts }, thumbnail: thumbnail !== null };
}

/** What a file is judged by where it stands now; null when its order is gone. */
async function askedOf(queries: Queries, id: string): Promise<Asked | null> {
  const order = await orderOfUpload(queries, id);
  if (!order) return null;
  const { pages, profile } = await setFor(queries, order);
  return askedFor(expectedSlots(order, pages), await slotOf(queries, id), profile);
}
