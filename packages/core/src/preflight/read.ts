import { createFileLoader } from '../kernel/createFileLoader.ts';
import type { ByteSource } from '../kernel/transport.ts';
import { unknownFacts } from './facts.ts';
import type { FileFacts, FileType } from './facts.ts';
import { ascii } from './icc.ts';
import { readJpeg } from './jpeg.ts';
import { readTiff } from './tiff.ts';

/** The kind of a file by its first bytes; the name is ignored. */
export function typeOf(head: Uint8Array): FileType {
  if (head.length === 0) return 'empty';
  const at = (position: number, text: string) => ascii(head, position, text.length) === text;
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'jpeg';
  if (at(0, 'II*\0') || at(0, 'MM\0*') || at(0, 'II+\0') || at(0, 'MM\0+')) return 'tiff';
  if (at(0, '%PDF-')) return 'pdf';
  if (at(0, '\u0089PNG')) return 'png';
  if (at(0, '8BPS')) return 'psd';
  if (at(4, 'ftyphei') || at(4, 'ftypmif1') || at(4, 'ftypavif')) return 'heic';
  if (at(0, 'RIFF') && at(8, 'WEBP')) return 'webp';
  if (at(0, 'GIF8')) return 'gif';
  if (at(0, 'PK\u0003\u0004')) return 'zip';
  if (/^\s*(<\?xml|<svg|<!DOCTYPE svg)/i.test(ascii(head, 0, 200))) return 'svg';
  return 'unknown';
}

/** Bytes that are read at once: nearly every header is inside. */
const slice = 262_144;

/**
 * Reads the header of a file. Never throws: what cannot be read is unknown, and the checks say so.
 *
 * @example
 * const facts = await readFacts(file);
 * const findings = judge(facts, judgeOptionsFor(slots, 'spread-001', 'sRGB'));
 */
export async function readFacts(source: ByteSource): Promise<FileFacts> {
  const bytes = source.size;
  try {
    const buffered = await withHead(source);
    const type = typeOf(await buffered.read(0, 512));
    if (type === 'jpeg') return { ...(await readJpeg(buffered)), bytes };
    if (type === 'tiff') return { ...(await readTiff(buffered)), bytes };
    if (type === 'pdf') return { ...unknownFacts, type, bytes, ...(await readSheets(buffered)) };
    return { ...unknownFacts, type, bytes };
  } catch {
    return { ...unknownFacts, bytes };
  }
}

const loadPdfSheets = createFileLoader('pdfSheets', () => import('./pdfSheets.ts'));

/** Few send PDF: what reads it comes when one does. One that it cannot follow is left to the lab's judgement. */
async function readSheets(source: ByteSource): Promise<Partial<FileFacts>> {
  try {
    const { readPdf } = await loadPdfSheets();
    return await readPdf(source);
  } catch {
    return {};
  }
}

async function withHead(source: ByteSource): Promise<ByteSource> {
  const head = await source.read(0, Math.min(slice, source.size));
  return {
    size: source.size,
    read: (at, length) =>
      at + length <= head.length ? Promise.resolve(head.subarray(at, at + length)) : source.read(at, length),
  };
}
