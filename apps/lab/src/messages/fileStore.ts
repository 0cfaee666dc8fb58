import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { Refusal } from '../base/errors.ts';
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

/**
 * Removes files whose rows were refused. Only a refusal comes before the commit for certain: after any other error, such
 * as a connection that was lost, the rows may be stored, so the files stay, and `orphanedFiles.ts` removes those without
 * a row.
 */
export async function removeRefused(
  blobs: BlobStore,
  error: unknown,
  files: readonly Pick<AttachmentFile, 'code'>[],
): Promise<void> {
  if (error instanceof Refusal) for (const { code } of files) await blobs.remove(code);
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
