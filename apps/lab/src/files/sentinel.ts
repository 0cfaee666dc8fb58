import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bucket } from './bucket.ts';
import { syncFolder, systemDisk } from './disk.ts';

/** A file in each place that stores files, by which the database knows it again: an unmounted disk is an empty folder. */
export interface Sentinel {
  /** Name of its fact in the database. */
  readonly fact: string;
  /** Where the file is, for the person at the terminal. */
  readonly place: string;
  /** The id in the file; null = there is no such file. */
  read(): Promise<string | null>;
  /** Durable when it resolves. */
  write(id: string): Promise<void>;
}

const fileName = 'trade-area-storage.txt';

export function folderSentinel(fact: string, folder: string): Sentinel {
  const path = join(folder, fileName);
  return {
    fact,
    place: path,
    read: () =>
      readFile(path, 'utf8').then(
        (text) => text.trim(),
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
          throw error;
        },
      ),
    async write(id) {
      await mkdir(folder, { recursive: true });
      // Whole at once: another lab that starts beside this one waits for the file and must never read half of it.
      const draft = `${path}.${id}.draft`;
      const file = await open(draft, 'w');
      try {
        await file.writeFile(`${id}\n`);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, path);
      await syncFolder(systemDisk, folder);
      await syncFolder(systemDisk, join(folder, '..'));
    },
  };
}

export function bucketSentinel(bucket: Pick<Bucket, 'get' | 'put'>, name: string): Sentinel {
  return {
    fact: 'storage bucket',
    place: `${fileName} in the bucket ${name}`,
    read: async () => (await bucket.get(fileName))?.toString('utf8').trim() ?? null,
    write: (id) => bucket.put(fileName, Buffer.from(`${id}\n`)),
  };
}
