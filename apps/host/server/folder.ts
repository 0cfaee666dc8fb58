import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, resolve, sep } from 'node:path';

export interface StoredFile {
  readonly bytes: Buffer;
  readonly type: string;
  /** Strong, of the bytes. */
  readonly etag: string;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** Makes a file to send out of a text. */
export function textFile(text: string, type: string): StoredFile {
  const bytes = Buffer.from(text);
  return { bytes, type, etag: etagOf(bytes) };
}

function etagOf(bytes: Buffer): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
}

/**
 * Reads files below one folder, and again when they change on the disk. Returns undefined for a path that leads
 * outside, names no file or is malformed.
 */
export function openFolder(root: string): (path: string) => Promise<StoredFile | undefined> {
  const cache = new Map<string, { changed: number; file: StoredFile }>();
  const base = resolve(root);
  return async (path) => {
    const full = resolve(base, `.${path}`);
    if (path.includes('\0') || !full.startsWith(base + sep)) return undefined;
    const found = await stat(full).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const known = cache.get(full);
    if (known?.changed === found.mtimeMs) return known.file;
    const bytes = await readFile(full);
    const file = { bytes, type: types[extname(full)] ?? 'application/octet-stream', etag: etagOf(bytes) };
    cache.set(full, { changed: found.mtimeMs, file });
    return file;
  };
}
