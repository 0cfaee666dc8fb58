import type { LocalFile } from '../src/kernel/transport.ts';

/** A file of the person's disk that holds these words. */
export function localFile(name: string, words: string): LocalFile {
  const bytes = new TextEncoder().encode(words);
  return {
    name,
    size: bytes.length,
    mtime: 5,
    blob: null,
    read: async (at, length) => bytes.slice(at, at + length),
  };
}

/** The SHA-256 of words, in hexadecimal. */
export const sha256Of = async (words: string): Promise<string> =>
  [...new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(words)))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
