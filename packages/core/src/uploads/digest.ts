import type { LocalFile } from '../kernel/transport.ts';
import { createSha256 } from '../preflight/index.ts';

const mebibyte = 1_048_576;

/** SHA-256 of first and last MiB with the length between: tells whether a chosen file is the one whose upload was started. */
export async function edgesOf(file: LocalFile): Promise<string> {
  const hash = createSha256();
  hash.update(await file.read(0, Math.min(mebibyte, file.size)));
  hash.update(new Uint8Array([...String(file.size)].map(Number)));
  hash.update(await file.read(Math.max(0, file.size - mebibyte), Math.min(mebibyte, file.size)));
  return hash.digest();
}

/** SHA-256 of a whole file, piece by piece so that the screen stays quick; null when it was given up. */
export async function digestOf(file: LocalFile, wanted: () => boolean): Promise<string | null> {
  const hash = createSha256();
  for (let at = 0; at < file.size; at += mebibyte) {
    if (!wanted()) return null;
    hash.update(await file.read(at, Math.min(mebibyte, file.size - at)));
  }
  return hash.digest();
}
