import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createFakePowerLossDisk } from '../../test/fakePowerLossDisk.ts';
import type { FakePowerLossDisk } from '../../test/fakePowerLossDisk.ts';
import { createUploadId } from '../server/uploadCreation.ts';
import { createDiskStore } from './disk.ts';
import type { FileStore } from '../base/ports/fileStore.ts';

const cuts = process.env['TA_LONG'] ? 1_000 : 100;
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** The ledger's entry of a file counts only bytes that the store has acknowledged. */
interface Entry {
  readonly id: string;
  readonly bytes: Buffer;
  acknowledged: number;
  finished: boolean;
}

function dice(seed: number) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

async function readAll(store: FileStore, { id }: Entry, size: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of store.read(id, size)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** The steps of a PATCH: write, sync, and only then commit the new offset. */
async function step(store: FileStore, entry: Entry, random: () => number): Promise<void> {
  if (entry.acknowledged === entry.bytes.length) {
    await store.assemble(entry.id, entry.bytes.length);
    await store.finish(entry.id);
    entry.finished = true;
    return;
  }
  const from = entry.acknowledged;
  const to = Math.min(entry.bytes.length, from + 1 + Math.floor(random() * 400));
  const file = await store.open(entry.id, from);
  try {
    for (let at = from; at < to; at += 90) await file.write(entry.bytes.subarray(at, Math.min(to, at + 90)));
    await file.sync();
    entry.acknowledged = to;
  } finally {
    await file.close();
  }
}

/** Uploads until the power was cut so often. @returns how many files lost acknowledged bytes. */
async function underCuts(syncs: boolean, seed: number, rounds = cuts) {
  const random = dice(seed);
  const disk = createFakePowerLossDisk({ syncs });
  const entries: Entry[] = [];
  const lost = new Set<Entry>();
  for (let round = 0; round < rounds; round += 1) {
    let store = await createDiskStore('/data/uploads', disk);
    disk.cutAfter(20 + Math.floor(random() * 200));
    try {
      for (;;) {
        const open = entries.filter((entry) => !entry.finished && !lost.has(entry));
        if (open.length < 4) {
          const id = createUploadId();
          await store.create(id);
          entries.push({
            id,
            bytes: randomBytes(1 + Math.floor(random() * 3_000)),
            acknowledged: 0,
            finished: false,
          });
          continue;
        }
        await step(store, open[Math.floor(random() * open.length)] as Entry, random);
      }
    } catch (error) {
      if ((error as { code?: string }).code !== 'EPOWER') throw error;
    }
    disk.powerOn(random);
    store = await createDiskStore('/data/uploads', disk);
    const kept = new Set((await store.list()).map(({ id }) => id));
    for (const entry of entries) {
      if (!kept.has(entry.id)) lost.add(entry);
      const found = await readAll(store, entry, entry.acknowledged).catch(() => null);
      if (!found?.equals(entry.bytes.subarray(0, entry.acknowledged))) lost.add(entry);
    }
  }
  const finished = entries.filter((entry) => entry.finished);
  return { files: entries.length, finished: finished.length, lost: lost.size };
}

describe('power loss (T-D2)', { timeout: 300_000 }, () => {
  const seed = Number(process.env['TA_SEED'] ?? Math.floor(Math.random() * 2 ** 31));

  it(`${cuts} power cuts at any call lose nothing that was acknowledged`, async () => {
    const { files, finished, lost } = await underCuts(true, seed);
    console.log(`power: ${cuts} cuts, ${files} files, ${finished} finished, ${lost} lost; seed ${seed}`);
    expect(finished).toBeGreaterThan(cuts / 4);
    expect(lost).toBe(0);
  });

  it('control: the same store on a disk whose syncs do nothing loses files', async () => {
    const { lost } = await underCuts(false, seed, 50);
    expect(lost).toBeGreaterThan(5);
  });
});

describe('a disk that reports errors (T-D8)', { timeout: 60_000 }, () => {
  const finish = async (prepare: (disk: FakePowerLossDisk) => void) => {
    const disk = createFakePowerLossDisk();
    const store = await createDiskStore('/data/uploads', disk);
    const entry: Entry = {
      id: createUploadId(),
      bytes: randomBytes(30_000),
      acknowledged: 0,
      finished: false,
    };
    await store.create(entry.id);
    prepare(disk);
    const random = dice(7);
    const codes: string[] = [];
    while (!entry.finished) {
      const before = entry.acknowledged;
      await step(store, entry, random).catch((error: unknown) => {
        codes.push((error as { code: string }).code);
        expect(entry.acknowledged).toBe(before);
        if (codes.length < 50) return;
        disk.failSync(0);
        disk.limit(Infinity);
      });
    }
    expect(sha256(await readAll(store, entry, entry.bytes.length))).toBe(sha256(entry.bytes));
    return codes;
  };

  it('a failed sync acknowledges nothing, and the lost bytes are written again: 50 times EIO', async () => {
    const codes = await finish((disk) => disk.failSync(2));
    expect(codes).toEqual(Array.from({ length: 50 }, () => 'EIO'));
  });

  it('a sync that fails while more bytes arrive fails the write, although the last sync succeeds', async () => {
    const disk = createFakePowerLossDisk();
    const store = await createDiskStore('/data/uploads', disk);
    const id = createUploadId();
    await store.create(id);
    // The first sync belongs to the creation; this is the one during the write, and the last one would succeed.
    disk.failSync(2);
    const file = await store.open(id, 0);
    for (let piece = 0; piece < 3; piece += 1) await file.write(randomBytes(1_100_000));
    await expect(file.sync()).rejects.toMatchObject({ code: 'EIO' });
    await file.close();
  });

  it('a full disk acknowledges nothing more, and the upload resumes when space is free: 50 times ENOSPC', async () => {
    const codes = await finish((disk) => disk.limit(15_000));
    expect(codes).toEqual(Array.from({ length: 50 }, () => 'ENOSPC'));
  });
});
