import type { Context, Hono } from 'hono';
import { badRequest } from '../base/errors.ts';
import type { Lab } from '../base/lab.ts';
import { securityHeaders } from '../base/securityHeaders.ts';
import { findCaptions, findVideo, readVideo } from '../contact/videos.ts';
import { notFoundPage } from './errorPage.tsx';
import { readRange } from './readRange.ts';

const prefix = '/public/video-tutorial/';
const longestPath = 1_500;
/** Bytes that are read at once. */
const pieceSize = 262_144;
/** Seconds that caches may keep a video. */
const cacheSeconds = 3_600;

/**
 * The lab's video tutorials for everybody, with their captions, at their paths in the library (GW2-17). Any part of one
 * can be asked for, so that a player can seek (RFC 9110, Range). Nothing else of the library is answered here.
 */
export function addTutorialVideos(app: Hono, lab: Lab): void {
  app.get(`${prefix}*`, async (context) => {
    const { pathname } = new URL(context.req.url);
    const path = pathname.length <= longestPath ? decodePath(pathname.slice(prefix.length - 1)) : '';
    const { queries } = lab.database;
    const captions = path.endsWith('.vtt') ? await findCaptions(queries, path) : undefined;
    const video = captions ?? (path === '' ? undefined : await findVideo(queries, path));
    if (!video) return readableByAll(notFoundPage(context, lab));
    const etag = `"${video.hash.slice(0, 32)}"`;
    const headers: Record<string, string> = {
      ...securityHeaders("default-src 'none'; media-src 'self'; frame-ancestors 'none'; sandbox"),
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': `public, max-age=${cacheSeconds}`,
      'content-type': captions ? 'text/vtt; charset=utf-8' : 'video/mp4',
      'accept-ranges': 'bytes',
      etag,
    };
    if (context.req.header('if-none-match') === etag)
      return readableByAll(new Response(null, { status: 304, headers }));
    return readableByAll(await sendPart(context, lab, { id: video.id, size: video.size, etag, headers }));
  });
}

/** Captions of another site are shown only of a video that the page may read, and a refusal is told as what it is. */
function readableByAll(answer: Response): Response {
  answer.headers.set('access-control-allow-origin', '*');
  return answer;
}

interface SentVideo {
  readonly id: string;
  readonly size: number;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
}

function sendPart(context: Context, lab: Lab, { id, size, etag, headers }: SentVideo): Response {
  const ifRange = context.req.header('if-range');
  // A part of another version would be joined to bytes that the player has already.
  const wanted = ifRange === undefined || ifRange === etag ? (context.req.header('range') ?? '') : '';
  const range = readRange(wanted, size);
  if (range === 'unsatisfiable')
    return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } });
  const { from, end } = range ?? { from: 0, end: size };
  const body = context.req.method === 'HEAD' ? null : streamVideo(lab, id, { from, end });
  return new Response(body, {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'content-length': String(end - from),
      ...(range ? { 'content-range': `bytes ${from}-${end - 1}/${size}` } : {}),
    },
  });
}

/** Reads as fast as the reader takes it; a reader that leaves ends it. */
function streamVideo(
  lab: Lab,
  id: string,
  { from, end }: { readonly from: number; readonly end: number },
): ReadableStream<Uint8Array> {
  let at = from;
  return new ReadableStream(
    {
      async pull(controller) {
        if (at >= end) return controller.close();
        const length = Math.min(pieceSize, end - at);
        const part = await readVideo(lab.database.queries, id, { from: at, length });
        // A shorter answer would look complete to nobody, but the player would wait for the rest.
        if (!part || part.length !== length) return controller.error(new Error('ta: a video has vanished'));
        at += length;
        controller.enqueue(part);
      },
    },
    { highWaterMark: 0 },
  );
}

/** Decoded once; '' for a path that climbs, or is not encoded correctly (VID-07). */
function decodePath(encoded: string): string {
  let path: string;
  try {
    path = decodeURIComponent(encoded);
  } catch {
    throw badRequest('The path isn’t encoded correctly.');
  }
  const segments = path.split('/');
  return segments.some((segment) => segment === '.' || segment === '..') || path.includes('\\') ? '' : path;
}
