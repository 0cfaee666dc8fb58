import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { textFile } from './folder.ts';
import type { StoredFile } from './folder.ts';
import type { Headers } from './policy.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compressed forms by their file. A changed file is another object, so its old forms are dropped with the old one. */
const compressedForms = new WeakMap<StoredFile, Map<string, Promise<Buffer>>>();

function encodingFor(request: IncomingMessage, file: StoredFile): 'br' | 'gzip' | '' {
  if (file.bytes.length < 1000 || !/^text\/|json|svg/.test(file.type)) return '';
  const accepted = String(request.headers['accept-encoding'] ?? '');
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : '';
}

function compressed(file: StoredFile, encoding: 'br' | 'gzip'): Promise<Buffer> {
  const forms = compressedForms.get(file) ?? new Map<string, Promise<Buffer>>();
  compressedForms.set(file, forms);
  const known = forms.get(encoding);
  if (known) return known;
  const made =
    encoding === 'br'
      ? brotli(file.bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
      : zip(file.bytes, { level: 9 });
  forms.set(encoding, made);
  return made;
}

/** Sends a file, or 304 when the client has it. `lasting`: the file's name carries a hash of its content. */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: StoredFile,
  headers: Headers,
  options: { lasting?: boolean; status?: number } = {},
): Promise<void> {
  const encoding = encodingFor(request, file);
  // One representation per encoding: each has its own strong tag.
  const etag = encoding ? file.etag.replace(/"$/, `-${encoding}"`) : file.etag;
  response.setHeaders(new Map(Object.entries(headers)));
  response.setHeader('etag', etag);
  response.setHeader('vary', 'accept-encoding');
  response.setHeader('cache-control', options.lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
  const ifNoneMatch = String(request.headers['if-none-match'] ?? '');
  const isKnown = ifNoneMatch.split(',').some((tag) => tag.trim() === etag);
  if (isKnown) return void response.writeHead(304).end();
  const body = encoding ? await compressed(file, encoding) : file.bytes;
  if (encoding) response.setHeader('content-encoding', encoding);
  response.writeHead(options.status ?? 200, { 'content-type': file.type, 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Sends a short text that no cache may keep. */
export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Headers = {},
): void {
  const { bytes, type } = textFile(`${text}\n`, 'text/plain; charset=utf-8');
  response.writeHead(status, {
    'content-type': type,
    'content-length': bytes.length,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  });
  response.end(bytes);
}
