import { LRUCache } from 'lru-cache';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Bucket } from './bucket.ts';
import { isUploadId, derivedKinds, TruncatedFile } from '../base/ports/fileStore.ts';
import type { FileStore, FileWriter, StoredFile } from '../base/ports/fileStore.ts';

/** Bytes of a part: one chunk of a client (`uploadLimits.chunk`), and more than the 5 MiB minimum of S3. */
export const partSize = 8 * 1_048_576;

/**
 * Files in a bucket of an S3-compatible store. A file on its way is a multipart upload whose part number n holds the
 * bytes from (n - 1) * 8 MiB on, always; bytes that do not fill a part are in an object `tail/<id>/<end>`, named by the
 * offset that it makes true. So the committed offset of the ledger alone says which parts and which tail count, and a
 * part that was written and never acknowledged is written again under its number. `open/<id>` names the multipart
 * upload, `files/<id>` is the whole file.
 */
export async function createBucketStore(bucket: Bucket, scratch: string): Promise<FileStore> {
  await mkdir(scratch, { recursive: true });
  await dropOldCopies(scratch);
  const key = (kind: string, id: string) => {
    if (!isUploadId(id)) throw new Error('ta: not the id of an upload');
    return `${kind}/${id}`;
  };
  const tailKey = (id: string, end: number) => `${key('tail', id)}/${end}`;
  /** Names of multipart uploads never change, so they are cached. */
  const uploadNames = new LRUCache<string, string>({ max: 1_000 });
  const uploadOf = async (id: string): Promise<string | null> => {
    const cached = uploadNames.get(id);
    if (cached) return cached;
    const stored = await bucket.get(key('open', id));
    if (stored) uploadNames.set(id, stored.toString('utf8'));
    return stored?.toString('utf8') ?? null;
  };
  const tailOf = async (id: string, offset: number): Promise<Buffer> => {
    const length = offset % partSize;
    if (length === 0) return Buffer.alloc(0);
    const bytes = await bucket.get(tailKey(id, offset));
    if (bytes?.length === length) return bytes;
    const existingBytes = await storedBytesOf(id);
    // A part may hold more bytes than were acknowledged.
    throw new TruncatedFile(existingBytes < offset ? existingBytes : offset - length);
  };

  const storedBytesOf = async (id: string) => unfinishedBytes(id, await bucket.list(`${key('tail', id)}/`));
  const create = async (id: string) => {
    const upload = await bucket.beginParts(key('files', id));
    await bucket.put(key('open', id), Buffer.from(upload));
    uploadNames.set(id, upload);
    return upload;
  };

  const read = (id: string, size: number): AsyncIterable<Buffer> =>
    size === 0 ? Readable.from([]) : bucket.read(key('files', id));

  return {
    isId: isUploadId,

    create: async (id) => void (await create(id)),

    async open(id, offset) {
      const existingUpload = await uploadOf(id);
      if (!existingUpload && offset > 0) throw new TruncatedFile(0);
      const upload = existingUpload ?? (await create(id));
      const tail = await tailOf(id, offset);
      // Tails of other offsets were never acknowledged, or their bytes are now part of a later one.
      if (tail.length > 0)
        for (const { key: other } of await bucket.list(`${key('tail', id)}/`))
          if (other !== tailKey(id, offset)) await bucket.remove(other);
      return writerOf({
        start: offset - tail.length,
        tail,
        putPart: (number, bytes) => bucket.putPart(key('files', id), upload, number, bytes),
        putTail: (end, bytes) => bucket.put(tailKey(id, end), bytes),
      });
    },

    async assemble(id, size) {
      const upload = await uploadOf(id);
      if ((await bucket.sizeOf(key('files', id))) === size) return upload ? forget(id) : undefined;
      if (!upload) throw new TruncatedFile(0);
      const fullParts = Math.floor(size / partSize);
      const tail = await tailOf(id, size);
      if (size === 0) {
        await bucket.put(key('files', id), tail);
        await bucket.dropParts(key('files', id), upload);
      } else {
        if (tail.length > 0) await bucket.putPart(key('files', id), upload, fullParts + 1, tail);
        const count = fullParts + (tail.length > 0 ? 1 : 0);
        const parts = (await bucket.parts(key('files', id), upload)).filter(({ number }) => number <= count);
        if (
          parts.length !== count ||
          parts.some(({ bytes, number }) => number <= fullParts && bytes !== partSize)
        )
          throw new TruncatedFile(await storedBytesOf(id));
        await bucket.endParts(key('files', id), upload, parts);
      }
      await forget(id);
    },

    read,

    // A finished file stays under its key; the ledger records that it is complete.
    finish: async () => undefined,

    async remove(id) {
      const upload = await uploadOf(id);
      if (upload) await bucket.dropParts(key('files', id), upload);
      await bucket.remove(key('files', id));
      for (const kind of derivedKinds) await bucket.remove(key(kind, id));
      await forget(id);
    },

    async openLocalCopy(id, size) {
      const path = join(scratch, randomUUID());
      const release = () => rm(path, { force: true });
      try {
        await pipeline(read(id, size), createWriteStream(path, { flags: 'wx' }));
      } catch (error) {
        await release();
        throw error;
      }
      return { path, release };
    },

    putDerived: (kind, id, bytes) => bucket.put(key(kind, id), bytes),
    readDerived: (kind, id) => bucket.get(key(kind, id)),

    probe: async () => void (await bucket.sizeOf('probe')),

    async list() {
      const files = await bucket.list('files/');
      const openUploads = await bucket.list('open/');
      const tails = await bucket.list('tail/');
      const nameOf = (path: string) => path.split('/')[1] ?? '';
      const filesById = new Map<string, StoredFile>();
      for (const { key: path, age } of openUploads) {
        const id = nameOf(path);
        filesById.set(id, { id, bytes: await unfinishedBytes(id, tails), finished: false, age });
      }
      for (const { key: path, bytes, age } of files)
        filesById.set(nameOf(path), { id: nameOf(path), bytes, finished: true, age });
      return [...filesById.values()];
    },
  };

  /** Bytes of an unfinished file: the parts up to the first gap, or the tail when it reaches farther. */
  async function unfinishedBytes(
    id: string,
    tails: readonly { readonly key: string; readonly bytes: number }[],
  ): Promise<number> {
    const upload = isUploadId(id) ? await uploadOf(id) : null;
    const parts = upload ? await bucket.parts(key('files', id), upload) : [];
    let fullParts = 0;
    while (parts.some(({ number, bytes }) => number === fullParts + 1 && bytes === partSize)) fullParts += 1;
    const ends = tails
      .filter(({ key: path }) => path.startsWith(`tail/${id}/`))
      .map(({ key: path, bytes }) => ({ end: Number(path.split('/')[2]), bytes }))
      .filter(({ end, bytes }) => end % partSize === bytes && Math.floor(end / partSize) <= fullParts)
      .map(({ end }) => end);
    return Math.max(fullParts * partSize, ...ends);
  }

  async function forget(id: string): Promise<void> {
    for (const { key: tail } of await bucket.list(`${key('tail', id)}/`)) await bucket.remove(tail);
    await bucket.remove(key('open', id));
    uploadNames.delete(id);
  }
}

/** Removes local copies older than a day, which a killed lab left; a newer one may belong to a running lab. */
async function dropOldCopies(scratch: string): Promise<void> {
  for (const name of await readdir(scratch)) {
    const path = join(scratch, name);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > 86_400_000) await rm(path, { force: true });
  }
}

interface Writing {
  /** Start of the part that the first new byte belongs to. */
  readonly start: number;
  /** The existing bytes of that part. */
  readonly tail: Buffer;
  putPart(number: number, bytes: Uint8Array): Promise<void>;
  putTail(end: number, bytes: Uint8Array): Promise<void>;
}

/** Buffers parts; one is sent while the next is filled, so that an open file needs memory for two parts at most. */
function writerOf({ start, tail, putPart, putTail }: Writing): FileWriter {
  let part = Math.floor(start / partSize) + 1;
  let gathered: Uint8Array[] = tail.length > 0 ? [tail] : [];
  let bytes = tail.length;
  let fresh = 0;
  let busy: Promise<void> = Promise.resolve();
  let failure: unknown;
  const waitForPart = async () => {
    await busy;
    if (failure !== undefined) throw failure;
  };
  const send = async () => {
    await waitForPart();
    const partBytes = Buffer.concat(gathered, bytes);
    const number = part;
    [gathered, bytes, part] = [[], 0, part + 1];
    busy = putPart(number, partBytes).catch((error: unknown) => void (failure = error));
  };
  return {
    async write(piece) {
      fresh += piece.byteLength;
      for (let at = 0; at < piece.byteLength; ) {
        const slice = piece.subarray(at, at + partSize - bytes);
        gathered.push(slice);
        bytes += slice.byteLength;
        at += slice.byteLength;
        if (bytes === partSize) await send();
      }
    },
    async sync() {
      await waitForPart();
      if (fresh > 0 && bytes > 0)
        await putTail((part - 1) * partSize + bytes, Buffer.concat(gathered, bytes));
    },
    // A part that was not acknowledged is written again under its number.
    rewind: () => busy,
    close: () => busy,
  };
}
