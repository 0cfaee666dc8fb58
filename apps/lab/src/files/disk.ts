import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isUploadId, derivedKinds, TruncatedFile } from '../base/ports/fileStore.ts';
import type { FileStore, FileWriter } from '../base/ports/fileStore.ts';

/** The calls to the file system; tests of power loss replace it with a fake. */
export interface DiskCalls {
  mkdir(path: string, options: { readonly recursive: true }): Promise<unknown>;
  open(path: string, flags: 'wx' | 'w' | 'r+' | 'r'): Promise<DiskFile>;
  readdir(path: string): Promise<string[]>;
  readFile(path: string): Promise<Buffer>;
  rename(from: string, to: string): Promise<void>;
  rm(path: string, options: { readonly force: true }): Promise<void>;
  stat(path: string): Promise<{ readonly size: number; readonly mtime: Date }>;
  createReadStream(
    path: string,
    options: { readonly end: number; readonly highWaterMark: number },
  ): AsyncIterable<unknown>;
}
export interface DiskFile {
  stat(): Promise<{ readonly size: number }>;
  truncate(length: number): Promise<void>;
  writev(parts: Uint8Array[], position: number): Promise<{ readonly bytesWritten: number }>;
  writeFile(bytes: Uint8Array): Promise<void>;
  sync(): Promise<void>;
  datasync(): Promise<void>;
  close(): Promise<void>;
}
export const systemDisk: DiskCalls = { mkdir, open, readdir, readFile, rename, rm, stat, createReadStream };

/**
 * Stores files in two folders, unfinished in `part`, finished in `whole`. Names are ids that the lab generates: text of
 * a request never becomes a path. Every step is synced before it is acknowledged, including the folder's entry.
 */
export async function createDiskStore(folder: string, disk: DiskCalls = systemDisk): Promise<FileStore> {
  const folders = {
    part: join(folder, 'part'),
    whole: join(folder, 'whole'),
    thumbs: join(folder, 'thumbs'),
    fixed: join(folder, 'fixed'),
    proofs: join(folder, 'proofs'),
  };
  for (const each of Object.values(folders)) await disk.mkdir(each, { recursive: true });
  await syncFolder(disk, folder);
  await syncFolder(disk, dirname(folder));
  const pathIn = (kind: keyof typeof folders, id: string) => {
    if (!isUploadId(id)) throw new Error('ta: not the id of an upload');
    return join(folders[kind], id);
  };
  const isThere = (path: string) =>
    disk.stat(path).then(
      () => true,
      () => false,
    );
  const pathOf = async (id: string) => {
    const finishedPath = pathIn('whole', id);
    return (await isThere(finishedPath)) ? finishedPath : pathIn('part', id);
  };

  const create = async (id: string) => {
    const file = await disk.open(pathIn('part', id), 'wx');
    try {
      await file.sync();
    } finally {
      await file.close();
    }
    await syncFolder(disk, folders.part);
  };

  const move = async (id: string, from: 'part' | 'whole', to: 'part' | 'whole') => {
    await disk.rename(pathIn(from, id), pathIn(to, id));
    await syncFolder(disk, folders[to]);
    await syncFolder(disk, folders[from]);
  };

  return {
    isId: isUploadId,
    create,

    async open(id, offset) {
      const file = await disk.open(pathIn('part', id), 'r+').catch(async (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
        // The ledger was set back behind a finished file: it becomes an unfinished one again.
        if (await isThere(pathIn('whole', id))) await move(id, 'whole', 'part');
        else if (offset > 0) throw new TruncatedFile(0);
        else await create(id);
        return disk.open(pathIn('part', id), 'r+');
      });
      try {
        const { size } = await file.stat();
        if (size < offset) throw new TruncatedFile(size);
        if (size > offset) await file.truncate(offset);
      } catch (error) {
        await file.close();
        throw error;
      }
      return writerOf(file, offset);
    },

    // On a disk an upload is one file from the start, so there are no parts to join.
    async assemble(id, size) {
      const found = await disk.stat(await pathOf(id)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
        return null;
      });
      if (!found || found.size < size) throw new TruncatedFile(found?.size ?? 0);
    },

    async *read(id, size) {
      if (size === 0) return;
      const bytes = disk.createReadStream(await pathOf(id), { end: size - 1, highWaterMark: 1_048_576 });
      for await (const piece of bytes) yield piece as Buffer;
    },

    async finish(id) {
      if (await isThere(pathIn('whole', id))) return;
      await move(id, 'part', 'whole');
    },

    async remove(id) {
      await disk.rm(pathIn('part', id), { force: true });
      await disk.rm(pathIn('whole', id), { force: true });
      for (const kind of derivedKinds) await disk.rm(pathIn(kind, id), { force: true });
      await syncFolder(disk, folders.part);
    },

    openLocalCopy: async (id) => ({ path: await pathOf(id), release: async () => undefined }),

    putDerived: (kind, id, bytes) =>
      writeAtomically(disk, { draft: join(folders[kind], `.${id}`), target: pathIn(kind, id) }, bytes),
    readDerived: (kind, id) => disk.readFile(pathIn(kind, id)).catch(() => null),

    async probe() {
      for (const each of [folders.part, folders.whole]) await disk.stat(each);
    },

    async list() {
      const found = await Promise.all(
        (['part', 'whole'] as const).map(async (kind) =>
          Promise.all(
            (await disk.readdir(folders[kind])).map(async (id) => {
              // A file may have been finished or removed since the folder was listed.
              const found = await disk.stat(join(folders[kind], id)).catch(() => null);
              if (!found) return [];
              return [
                {
                  id,
                  bytes: found.size,
                  finished: kind === 'whole',
                  age: Date.now() - found.mtime.getTime(),
                },
              ];
            }),
          ),
        ),
      );
      return found.flat(2);
    },
  };
}

/** Bytes are buffered, so that a fast connection needs few calls; one write runs while the next is buffered. */
const gathered = 1_048_576;
/** Bytes after which a sync starts while more arrive, so that the sync before the answer takes less time. */
const aheadAt = 2_097_152;

function writerOf(file: DiskFile, offset: number): FileWriter {
  let waiting: Uint8Array[] = [];
  let bytes = 0;
  let at = offset;
  let busy: Promise<void> = Promise.resolve();
  let failure: unknown;
  /** Bytes written since the last sync started. */
  let ahead = 0;
  let settling: Promise<void> | null = null;

  // A failure is remembered: the disk reports it once, and the sync at the end would succeed.
  const settle = () => {
    ahead = 0;
    settling = file
      .datasync()
      .catch((error: unknown) => void (failure ??= error))
      .finally(() => (settling = null));
  };
  const send = async (parts: Uint8Array[], position: number, length: number) => {
    let done = 0;
    while (done < length) {
      const { bytesWritten } = await file.writev(rest(parts, done), position + done);
      done += bytesWritten;
    }
    ahead += length;
    if (ahead >= aheadAt && !settling) settle();
  };
  const flush = async () => {
    await busy;
    if (failure !== undefined) throw failure;
    if (bytes === 0) return;
    const [parts, position, length] = [waiting, at, bytes];
    [waiting, at, bytes] = [[], at + bytes, 0];
    busy = send(parts, position, length).catch((error: unknown) => void (failure = error));
  };
  return {
    async write(part) {
      waiting.push(part);
      bytes += part.byteLength;
      if (bytes >= gathered) await flush();
    },
    async sync() {
      await flush();
      await busy;
      await settling;
      if (failure !== undefined) throw failure;
      await file.datasync();
    },
    async rewind() {
      await busy;
      await settling;
      await file.truncate(offset);
    },
    close: () => file.close(),
  };
}

/** The parts without their first `count` bytes. */
function rest(parts: readonly Uint8Array[], done: number): Uint8Array[] {
  let skip = done;
  return parts.flatMap((part) => {
    const cut = Math.min(skip, part.byteLength);
    skip -= cut;
    return cut === part.byteLength ? [] : [part.subarray(cut)];
  });
}

/** Writes a temporary file and renames it, so that no partial file is visible. It is on the disk when this resolves. */
export async function writeAtomically(
  disk: DiskCalls,
  { draft, target }: { readonly draft: string; readonly target: string },
  bytes: Uint8Array,
): Promise<void> {
  const file = await disk.open(draft, 'w');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await disk.rename(draft, target);
  await syncFolder(disk, dirname(target));
}

/** Syncs a folder: the entry of a new or moved file is durable only after that. */
export async function syncFolder(disk: DiskCalls, folder: string): Promise<void> {
  const handle = await disk.open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
