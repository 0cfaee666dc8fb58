import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { BlobStore } from '../base/ports/fileStore.ts';

export interface AttachmentFile {
  /** 128 random bits: the file's only name in the store and on the wire. */
  readonly code: string;
  readonly size: number;
  readonly sha256: string;
}

/** Writes a file under a generated name; the bytes are durable when it resolves. Idempotent. */
export async function storeFile(
  blobs: BlobStore,
  bytes: Buffer,
  code: string = randomBytes(16).toString('hex'),
): Promise<AttachmentFile> {
  await blobs.put(code, bytes);
  return { code, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** The bytes as a stream; null when the store does not hold the file as it was written. */
export async function readStoredFile(
  blobs: BlobStore,
  { code, size }: { readonly code: string; readonly size: number },
): Promise<ReadableStream<Uint8Array> | null> {
  const pieces = await blobs.read(code, size);
  return pieces && streamOf(pieces);
}

export const streamOf = (pieces: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> =>
  Readable.toWeb(Readable.from(pieces, { objectMode: false })) as ReadableStream<Uint8Array>;
