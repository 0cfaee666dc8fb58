import { createHash } from 'node:crypto';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import { LRUCache } from 'lru-cache';

const minCompressedBytes = 1_400;
const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);

export type Coding = 'br' | 'gzip' | '';

/** A serialized body, with the content codings that were requested so far. */
export interface ReadyBody {
  readonly type: string;
  readonly etag: string;
  readonly plain: Buffer;
  readonly coded: Map<Coding, Buffer>;
}

/** The ETag is strong: it is derived from the bytes. Each content coding has its own, as RFC 9110 requires. */
export function createBody(type: string, body: string): ReadyBody {
  const plain = Buffer.from(body);
  const etag = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return { type, etag, plain, coded: new Map() };
}

export function codingFor(accepted: string, size: number): Coding {
  if (size < minCompressedBytes) return '';
  const offers = accepted
    .toLowerCase()
    .split(',')
    .map((part) => part.trim());
  const accepts = (name: string) =>
    offers.some((offer) => offer.split(';')[0] === name && !/;q=0(\.0*)?$/.test(offer));
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : '';
}

export async function encodeBody(ready: ReadyBody, coding: Coding): Promise<Buffer> {
  if (coding === '') return ready.plain;
  const encoded = ready.coded.get(coding);
  if (encoded) return encoded;
  const bytes =
    coding === 'br'
      ? await brotliAsync(ready.plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : await gzipAsync(ready.plain, { level: 5 });
  ready.coded.set(coding, bytes);
  return bytes;
}

export function etagOf(ready: ReadyBody, coding: Coding): string {
  return coding === '' ? `"${ready.etag}"` : `"${ready.etag}-${coding}"`;
}

/** Whether one of the tags of `If-None-Match` names this body, in whatever coding it was sent. */
export function isUnchanged(header: string, ready: ReadyBody): boolean {
  return header
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === '*' || new RegExp(`^"${ready.etag}(-br|-gzip)?"$`).test(tag));
}

/** Cached answers by customer and request, each for one version. */
export interface BodyCache {
  find(key: string, version: number): ReadyBody | undefined;
  set(key: string, version: number, ready: ReadyBody): void;
}

interface CachedBody {
  readonly version: number;
  readonly ready: ReadyBody;
}

/** Bounded by bytes, counted twice for the content codings; the least recently used answers are evicted first. */
export function createBodyCache(bytes = 64 * 1_048_576): BodyCache {
  const answers = new LRUCache<string, CachedBody>({
    maxSize: bytes,
    sizeCalculation: ({ ready }) => Math.max(1, ready.plain.length * 2),
  });
  return {
    find(key, version) {
      const found = answers.get(key);
      if (found?.version === version) return found.ready;
      // The version has changed: this answer will never be requested again.
      if (found) answers.delete(key);
      return undefined;
    },
    set: (key, version, ready) => void answers.set(key, { version, ready }),
  };
}
