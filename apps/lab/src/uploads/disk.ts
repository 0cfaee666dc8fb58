import { createReadStream, existsSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore, FileWriter } from './fileStore.ts';

const idShape = /^[A-Za-z0-9_-]{22}$/;

/**
 * Files in two folders, unfinished in `part`, finished in `whole`. Names are ids that the lab drew: nothing of what a
 * request says becomes a path. Every step that is acknowledged was synced before, the folder's entry too.
 */
export async function createDiskStore(folder: string): Promise<FileStore> {
  const folders = {
    part: join(folder, 'part'),
    whole: join(folder, 'whole'),
    thumbs: join(folder, 'thumbs'),
  };
  for (const each of Object.values(folders)) await mkdir(each, { recursive: true });
  const inside = (kind: keyof typeof folders, id: string) => {
    if (!idShape.test(id)) throw new Error('ta: not the id of an upload');
    return join(folders[kind], id);
  };
  const pathOf = (id: string) => {
    const whole = inside('whole', id);
    return existsSync(whole) ? whole : inside('part', id);
  };

  return {
    pathOf,
    isId: (name) => idShape.test(name),

    async create(id) {
      const file = await open(inside('part', id), 'wx');
      try {
        await file.sync();
      } finally {
        await file.close();
      }
      await syncFolder(folders.part);
    },

    async open(id, offset) {
      const file = await open(inside('part', id), 'r+');
      try {
        const { size } = await file.stat();
        if (size < offset) throw new Error('ta: a file is shorter than what was acknowledged of it');
        if (size > offset) await file.truncate(offset);
      } catch (error) {
        await file.close();
        throw error;
      }
      return writerOf(file, offset);
    },

    read: (id, size) =>
      size === 0 ? empty() : createReadStream(pathOf(id), { end: size - 1, highWaterMark: 1_048_576 }),

    async finish(id) {
      if (existsSync(inside('whole', id))) return;
      await rename(inside('part', id), inside('whole', id));
      await syncFolder(folders.whole);
      await syncFolder(folders.part);
    },

    async remove(id) {
      await rm(inside('part', id), { force: true });
      await rm(inside('whole', id), { force: true });
      await rm(inside('thumbs', id), { force: true });
      await syncFolder(folders.part);
    },

    putThumbnail: (id, bytes) => writeFile(inside('thumbs', id), bytes),
    thumbnail: (id) => readFile(inside('thumbs', id)).catch(() => null),

    async list() {
      const found = await Promise.all(
        (['part', 'whole'] as const).map(async (kind) =>
          Promise.all(
            (await readdir(folders[kind])).map(async (id) => {
              // Between the folder's answer and this one a file may have been finished or removed.
              const found = await stat(join(folders[kind], id)).catch(() => null);
              if (!found) return [];
              return [{ id, bytes: found.size, finished: kind === 'whole', changed: found.mtime }];
            }),
          ),
        ),
      );
      return found.flat(2);
    },
  };
}

/** Bytes are gathered, so that a fast line costs few calls; one write is under way while the next is gathered. */
const gathered = 1_048_576;

function writerOf(file: FileHandle, offset: number): FileWriter {
  let waiting: Uint8Array[] = [];
  let bytes = 0;
  let at = offset;
  let busy: Promise<void> = Promise.resolve();
  let failure: unknown;

  const send = async (parts: Uint8Array[], position: number, length: number) => {
    let done = 0;
    while (done < length) {
      const { bytesWritten } = await file.writev(rest(parts, done), position + done);
      done += bytesWritten;
    }
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
      if (failure !== undefined) throw failure;
      await file.datasync();
    },
    close: () => file.close(),
  };
}

/** What is left of the parts after so many bytes. */
function rest(parts: readonly Uint8Array[], done: number): Uint8Array[] {
  let skip = done;
  return parts.flatMap((part) => {
    const cut = Math.min(skip, part.byteLength);
    skip -= cut;
    return cut === part.byteLength ? [] : [part.subarray(cut)];
  });
}

/** The entry of a new or moved file is on the disk only after its folder was synced. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function* empty(): AsyncGenerator<Buffer> {}
