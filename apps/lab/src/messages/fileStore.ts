import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';

export interface KeptFile {
  /** 128 random bits: the file's only name on disk and on the wire. */
  readonly code: string;
  readonly size: number;
  readonly sha256: string;
}

const codeShape = /^[0-9a-f]{32}$/;

const placeOf = (dataFolder: string, code: string) => join(dataFolder, 'attachments', code.slice(0, 2), code);

/** Writes a file under a name of ours; when it answers, the bytes are on the disk. Doing it again is the same. */
export async function keepFile(
  dataFolder: string,
  bytes: Buffer,
  code: string = randomBytes(16).toString('hex'),
): Promise<KeptFile> {
  const place = placeOf(dataFolder, code);
  const folder = join(place, '..');
  await mkdir(folder, { recursive: true });
  const part = `${place}.part`;
  const handle = await open(part, 'w');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(part, place);
  const directory = await open(folder, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
  return { code, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}

export async function dropFile(dataFolder: string, code: string): Promise<void> {
  if (codeShape.test(code)) await rm(placeOf(dataFolder, code), { force: true });
}

/** The bytes as a stream; null when the disk does not hold the file as it was written. */
export async function readKeptFile(
  dataFolder: string,
  { code, size }: { readonly code: string; readonly size: number },
): Promise<ReadableStream<Uint8Array> | null> {
  if (!codeShape.test(code)) return null;
  const place = placeOf(dataFolder, code);
  const found = await stat(place).catch(() => null);
  if (found?.size !== size) return null;
  return Readable.toWeb(createReadStream(place)) as ReadableStream<Uint8Array>;
}
