import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { securityHeaders } from '../base/securityHeaders.ts';

/** Policy for pictures and documents: their own styles only, no scripts. */
const quietPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'";

const cacheOf = ({
  seconds,
  isPrivate,
}: {
  readonly seconds: number | null;
  readonly isPrivate?: boolean;
}) =>
  seconds === null
    ? 'public, max-age=31536000, immutable'
    : `${isPrivate ? 'private' : 'public'}, max-age=${seconds}`;

/**
 * Sends public bytes, which every origin may show. `seconds` is the cache lifetime; null = for ever, because the
 * address changes with the content.
 */
export function sendBytes(
  context: Context,
  bytes: Buffer,
  options: {
    readonly type: string;
    readonly seconds: number | null;
    readonly policy?: string;
    /** File name of the download. */
    readonly saveAs?: string;
    /**
     * Only the reader's own cache may keep the bytes, for `seconds` (0 = not even that), and no other origin may read
     * them. Default false.
     */
    readonly isPrivate?: boolean;
  },
): Response {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const isKept = !(options.isPrivate && options.seconds === 0);
  const headers: Record<string, string> = {
    ...securityHeaders(options.policy ?? quietPolicy),
    ...(options.isPrivate ? {} : { 'access-control-allow-origin': '*' }),
    'cross-origin-resource-policy': isKept ? 'cross-origin' : 'same-origin',
    'cache-control': isKept ? cacheOf(options) : 'no-store',
    'content-type': options.type,
    etag,
  };
  if (options.saveAs !== undefined)
    headers['content-disposition'] = `attachment; filename*=UTF-8''${encodeURIComponent(options.saveAs)}`;
  if (context.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(bytes), { status: 200, headers });
}
