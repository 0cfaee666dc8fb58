import { dirname, join } from 'node:path';
import type { Bucket } from './bucket.ts';
import { syncFolder, systemDisk, writeAtomically } from './disk.ts';
import type { DiskCalls } from './disk.ts';
import { isBlobName } from '../base/ports/fileStore.ts';
import type { BlobStore, StoredBlob } from '../base/ports/fileStore.ts';

/** Stores files in folders by the first two digits of their names, so that no folder grows large. */
export function createDiskBlobStore(folder: string, disk: DiskCalls = systemDisk): BlobStore {
  const pathOf = (name: string) => join(folder, requireName(name).slice(0, 2), name);
  return {
    async put(name, bytes) {
      const filePath = pathOf(name);
      const draft = `${filePath}.part`;
      // `mkdir` returns the first folder that it created: the entries of new folders must be synced too.
      if ((await disk.mkdir(dirname(filePath), { recursive: true })) !== undefined) {
        await syncFolder(disk, folder);
        await syncFolder(disk, dirname(folder));
      }
      try {
        await writeAtomically(disk, { draft, target: filePath }, bytes);
      } catch (error) {
        await disk.rm(draft, { force: true }).catch(() => undefined);
        throw error;
      }
    },
    async read(name, size) {
      if (!isBlobName(name)) return null;
      const found = await disk.stat(pathOf(name)).catch(() => null);
      if (found?.size !== size) return null;
      return pieces(disk, pathOf(name), size);
    },
    async remove(name) {
      if (isBlobName(name)) await disk.rm(pathOf(name), { force: true });
    },
    async list() {
      const found: StoredBlob[] = [];
      for (const group of await namesIn(disk, folder)) {
        if (!/^[0-9a-f]{2}$/.test(group)) continue;
        for (const name of (await namesIn(disk, join(folder, group))).filter(isBlobName)) {
          // Another lab may remove it meanwhile.
          const stored = await disk.stat(join(folder, group, name)).catch(() => null);
          if (stored) found.push({ name, bytes: stored.size, age: Date.now() - stored.mtime.getTime() });
        }
      }
      return found;
    },
  };
}

/**
 * Stores files in a bucket, shared by every lab that uses it. Files of `fallback`, stored before the bucket existed,
 * are still read and removed there; new files never go there.
 */
export function createBucketBlobStore(bucket: Bucket, fallback: BlobStore): BlobStore {
  const keyOf = (name: string) => `attachments/${requireName(name)}`;
  return {
    put: (name, bytes) => bucket.put(keyOf(name), bytes),
    async read(name, size) {
      if (!isBlobName(name)) return null;
      const found = await bucket.sizeOf(keyOf(name));
      if (found === null) return fallback.read(name, size);
      return found === size ? bucket.read(keyOf(name)) : null;
    },
    async remove(name) {
      if (!isBlobName(name)) return;
      await bucket.remove(keyOf(name));
      await fallback.remove(name);
    },
    async list() {
      const stored = (await bucket.list('attachments/')).map(({ key, bytes, age }) => ({
        name: key.slice('attachments/'.length),
        bytes,
        age,
      }));
      return [...stored.filter(({ name }) => isBlobName(name)), ...(await fallback.list())];
    },
  };
}

/** The names in a folder, none when it does not exist. */
async function namesIn(disk: DiskCalls, folder: string): Promise<string[]> {
  try {
    return await disk.readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function requireName(name: string): string {
  if (!isBlobName(name)) throw new Error('ta: not the name of a file on a blobs');
  return name;
}

async function* pieces(disk: DiskCalls, path: string, size: number): AsyncIterable<Uint8Array> {
  if (size === 0) return;
  const bytes = disk.createReadStream(path, { end: size - 1, highWaterMark: 262_144 });
  for await (const piece of bytes) yield piece as Uint8Array;
}
