import type { Context, Hono } from 'hono';
import { languageOf } from '../base/language.ts';
import type { Lab } from '../base/lab.ts';
import { securityHeaders } from '../base/securityHeaders.ts';
import { isLibraryKey, libraryPath } from '../downloads/address.ts';
import { fileOfKey } from '../downloads/files.ts';
import { openContent, streamContent } from '../downloads/fileContent.ts';
import type { FileContent } from '../downloads/fileContent.ts';
import type { LibraryFile } from '../downloads/libraryFile.ts';
import { knownCurrency } from '../store/priceList.ts';
import { notFoundPage } from './errorPage.tsx';
import { readRange } from './readRange.ts';

/** Types that a browser may show; any other file is saved. */
const shown =
  /^(application\/pdf|image\/(?:jpeg|png|gif|webp|avif|svg\+xml)|video\/(?:mp4|webm)|text\/(?:plain|vtt))/;
/** Films and their captions, which a browser joins only where the page's site may read both. */
const played = /^(video\/|text\/vtt)/;
/** Seconds that the reader's own cache keeps a file. */
const cacheSeconds = 60;

/**
 * Files of the library at addresses that a customer was given: they carry a key, so that a video can be played, and a
 * long file resumed, without a header. Any part of a file can be asked for (RFC 9110, Range), and only of the version
 * that the browser has begun with (If-Range).
 */
export function addLibraryFiles(app: Hono, lab: Lab): void {
  app.get(`${libraryPath}:id/:filename`, async (context) => {
    const { id, filename } = context.req.param();
    const currency = knownCurrency((context.req.query('currency') ?? '').slice(0, 8));
    const hasKey = await isLibraryKey(lab, (context.req.query('key') ?? '').slice(0, 100), currency);
    const file =
      hasKey && id.length + filename.length < 500 ? await fileOfKey(lab, `${id}/${filename}`) : undefined;
    const language = languageOf(context.req.query('lang'));
    const content = file ? await openContent(lab, file, { language, currency }) : null;
    if (!file || !content) {
      if (file) lab.log('error', 'ta: a file of the library has vanished', { file: file.id });
      return notFoundPage(context, lab);
    }
    return sendContent(context, lab, file, content);
  });
}

function sendContent(context: Context, lab: Lab, file: LibraryFile, content: FileContent): Response {
  const { type, size } = content;
  const etag = `"${content.version}"`;
  // The seconds of the header: a document of before they were recorded has none.
  const changed = file.changedAt?.getTime() ? file.changedAt.toUTCString() : '';
  const save = context.req.query('download') === '1' || !shown.test(type);
  const { portalOrigin } = lab.config.portal;
  const headers: Record<string, string> = {
    // The browser's PDF viewer is a plug-in: a policy that forbids plug-ins would show an empty page.
    ...securityHeaders(
      type === 'application/pdf'
        ? `frame-ancestors 'self' ${[portalOrigin, ...lab.config.allowedOrigins].join(' ')}`
        : "default-src 'none'; style-src 'unsafe-inline'; img-src data:; media-src 'self'; frame-ancestors 'none'; sandbox",
    ),
    'cache-control': `private, max-age=${cacheSeconds}`,
    'cross-origin-resource-policy': 'cross-origin',
    'content-type': type,
    'accept-ranges': 'bytes',
    etag,
    ...(changed === '' ? {} : { 'last-modified': changed }),
    // No cookie is read here: whoever has an address with its key can read the file anyway.
    ...(played.test(type) ? { 'access-control-allow-origin': '*' } : {}),
    ...(save
      ? { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.filename)}` }
      : {}),
  };
  if (context.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers });
  const ifRange = context.req.header('if-range');
  // A part of another version would be joined to bytes that the browser has already.
  const isSame = ifRange === undefined || ifRange === etag || (changed !== '' && ifRange === changed);
  const range = readRange(isSame ? (context.req.header('range') ?? '') : '', size);
  if (range === 'unsatisfiable')
    return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } });
  const { from, end } = range ?? { from: 0, end: size };
  const part = range ? { 'content-range': `bytes ${from}-${end - 1}/${size}` } : {};
  const body = context.req.method === 'HEAD' ? null : streamContent(content, { from, end });
  return new Response(body, {
    status: range ? 206 : 200,
    headers: { ...headers, ...part, 'content-length': String(end - from) },
  });
}
