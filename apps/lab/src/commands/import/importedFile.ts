import { constants, closeSync, lstatSync, openSync, readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { dirname } from 'node:path';

/** The size of a file in bytes; null unless it is a regular one: a link could publish any file of this machine. */
export function sizeOfFile(path: string): number | null {
  if (!lstatSync(dirname(path), { throwIfNoEntry: false })?.isDirectory()) return null;
  const stat = lstatSync(path, { throwIfNoEntry: false });
  return stat?.isFile() ? stat.size : null;
}

/** The bytes of a file; throws when a link has taken its place since the check. */
export function readFileOf(path: string): Buffer {
  const file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    return readFileSync(file);
  } finally {
    closeSync(file);
  }
}

/** SHA-256, hexadecimal. */
export const hashOf = (content: Uint8Array | string): string =>
  createHash('sha256').update(content).digest('hex');
