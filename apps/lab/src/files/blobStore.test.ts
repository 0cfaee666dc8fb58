import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createFakePowerLossDisk } from '../../test/fakePowerLossDisk.ts';
import type { DiskCalls } from './disk.ts';
import type { BlobStore } from '../base/ports/fileStore.ts';
import { createDiskBlobStore } from './blobStore.ts';

const cuts = process.env['TA_LONG'] ? 1_000 : 100;
const newName = () => randomBytes(16).toString('hex');

function dice(seed: number) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

async function read(blobs: BlobStore, name: string, size: number): Promise<Buffer | null> {
  const pieces = await blobs.read(name, size);
  if (!pieces) return null;
  const found: Uint8Array[] = [];
  for await (const piece of pieces) found.push(piece);
  return Buffer.concat(found);
}

/** Stores files until the power was cut so often. @returns how many acknowledged files are lost or changed. */
async function underCuts(syncs: boolean, seed: number) {
  const random = dice(seed);
  const disk = createFakePowerLossDisk({ syncs });
  const acknowledgedFiles = new Map<string, Buffer>();
  let lost = 0;
  for (let round = 0; round < cuts; round += 1) {
    disk.cutAfter(10 + Math.floor(random() * 60));
    try {
      for (;;) {
        const [name, bytes] = [newName(), randomBytes(1 + Math.floor(random() * 500))];
        await createDiskBlobStore('/data/attachments', disk).put(name, bytes);
        acknowledgedFiles.set(name, bytes);
      }
    } catch (error) {
      if ((error as { code?: string }).code !== 'EPOWER') throw error;
    }
    disk.powerOn(random);
    const blobs = createDiskBlobStore('/data/attachments', disk);
    for (const [name, bytes] of acknowledgedFiles)
      if (!(await read(blobs, name, bytes.length))?.equals(bytes)) {
        lost += 1;
        acknowledgedFiles.delete(name);
      }
  }
  return { kept: acknowledgedFiles.size, lost };
}

describe('attachments of messages on a disk', { timeout: 120_000 }, () => {
  const seed = Number(process.env['TA_SEED'] ?? Math.floor(Math.random() * 2 ** 31));

  it(`${cuts} power cuts at any call lose nothing that was acknowledged (T-D2), seed ${seed}`, async () => {
    const { kept, lost } = await underCuts(true, seed);
    expect(kept).toBeGreaterThan(cuts);
    expect(lost).toBe(0);
  });

  it('control: on a disk whose syncs do nothing, acknowledged files are lost', async () => {
    expect((await underCuts(false, seed)).lost).toBeGreaterThan(5);
  });

  it('a full disk refuses a file and keeps no part of it (T-D8)', async () => {
    const disk = createFakePowerLossDisk();
    const full: DiskCalls = {
      ...disk,
      async open(path, flags) {
        const file = await disk.open(path, flags);
        const writeFile = () => Promise.reject(Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' }));
        return flags === 'w' ? { ...file, writeFile } : file;
      },
    };
    const name = newName();
    const refused = createDiskBlobStore('/data/attachments', full).put(name, Buffer.from('bytes'));
    await expect(refused).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(await disk.readdir(`/data/attachments/${name.slice(0, 2)}`)).toEqual([]);
    const blobs = createDiskBlobStore('/data/attachments', disk);
    await blobs.put(name, Buffer.from('bytes'));
    expect((await read(blobs, name, 5))?.toString()).toBe('bytes');
    expect(await read(blobs, name, 4)).toBe(null);
    await blobs.remove(name);
    expect(await read(blobs, name, 5)).toBe(null);
  });

  it.each(['../../../etc/passwd', '', 'A'.repeat(32), `${'a'.repeat(31)}/`])(
    'a name that the lab did not generate opens no file: %j (T-A1, T-D9)',
    async (name) => {
      const blobs = createDiskBlobStore('/data/attachments', createFakePowerLossDisk());
      expect(await blobs.read(name, 1)).toBe(null);
      await expect(blobs.remove(name)).resolves.toBeUndefined();
      await expect(blobs.put(name, Buffer.from('x'))).rejects.toThrow('name');
    },
  );
});
