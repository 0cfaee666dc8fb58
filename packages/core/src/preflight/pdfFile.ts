import type { ByteSource } from '../kernel/transport.ts';
import { inflate } from './inflate.ts';
import { isDictionary, isList, isReference, PdfFault, readValue, skipSpace } from './pdfValues.ts';
import type { PdfDictionary, PdfValue } from './pdfValues.ts';

/**
 * A PDF by its table of objects (ISO 32000-1, 7.5): pieces of it are read as they are asked for, never the whole. By hand,
 * because a book may have two gigabytes: pdf-lib wants all of them, and pdf.js does not tell TrimBox and BleedBox.
 */
export interface PdfFile {
  readonly trailer: PdfDictionary;
  /** The value itself, or the object it refers to; null when the object is missing. */
  resolve(value: PdfValue | undefined): Promise<PdfValue>;
  /** A stream: its entries, and its bytes as they are stored. null for what is none. */
  streamOf(value: PdfValue | undefined): Promise<PdfStream | null>;
}
export interface PdfStream {
  readonly entries: PdfDictionary;
  stored(): Promise<Uint8Array>;
}

type Entry = { readonly at: number } | { readonly within: number; readonly index: number };

const mostEntries = 400_000;
const mostSections = 60;
const mostText = 8_000_000;
/** Bytes that one stream, and all tables of a file together, may unpack to. */
export const mostInflated = 16_000_000;
const mostTables = 64_000_000;
const firstWindow = 4_096;

/** Opens a PDF. Throws when its tables cannot be followed: it may still be one that a patient reader repairs. */
export async function openPdf(source: ByteSource): Promise<PdfFile> {
  const entries = new Map<number, Entry>();
  const packed = new Map<number, Promise<readonly PdfValue[]>>();

  let remainingBytes = mostTables;

  async function stored(dictionary: PdfDictionary, at: number): Promise<Uint8Array> {
    const length = await resolve(dictionary.get('Length'));
    if (typeof length !== 'number' || length < 0 || length > mostText) throw new PdfFault();
    return source.read(at, Math.min(length, source.size - at));
  }

  async function stream(dictionary: PdfDictionary, at: number): Promise<Uint8Array> {
    const bytes = await stored(dictionary, at);
    const filter = await resolve(dictionary.get('Filter'));
    const only = isList(filter) && filter.length === 1 ? filter[0] : filter;
    if (only === null) return bytes;
    if (only !== 'FlateDecode') throw new PdfFault();
    const parms = await resolve(dictionary.get('DecodeParms'));
    const first = isList(parms) ? parms[0] : parms;
    const flat = await inflate(bytes, Math.min(remainingBytes, mostInflated));
    remainingBytes -= flat.length;
    const predictor = isDictionary(first) ? first.get('Predictor') : undefined;
    if (typeof predictor !== 'number' || predictor < 2) return flat;
    const columns = isDictionary(first) ? first.get('Columns') : undefined;
    return undoPredictor(flat, typeof columns === 'number' ? columns : 1);
  }

  /** The object that begins at an offset of the file, with where its stream begins if it has one. */
  async function objectAt(at: number, number: number | null) {
    return growing(source, at, (text) => {
      const head = /^\s*(\d+)\s+\d+\s+obj/.exec(text);
      if (!head || (number !== null && Number(head[1]) !== number)) throw new PdfFault();
      const { value, end } = readValue(text, head[0].length);
      const next = skipSpace(text, end);
      // Cut off by the window, or so near its end that what follows is not to be seen.
      if (next + 12 > text.length && at + text.length < source.size) throw new PdfFault();
      const data = /^stream(\r\n|\n|\r)/.exec(text.slice(next, next + 12));
      return { value, data: data ? at + next + data[0].length : -1 };
    });
  }

  /** The objects that are packed together in another one. */
  async function unpack(number: number): Promise<readonly PdfValue[]> {
    const entry = entries.get(number);
    if (!entry || !('at' in entry)) throw new PdfFault();
    const { value, data } = await objectAt(entry.at, number);
    if (!isDictionary(value) || data < 0) throw new PdfFault();
    const text = latin(await stream(value, data));
    const [count, first] = [value.get('N'), value.get('First')];
    if (typeof count !== 'number' || typeof first !== 'number' || count > mostEntries) throw new PdfFault();
    const numbers = text.slice(0, first).trim().split(/\s+/).map(Number);
    return Array.from({ length: count }, (_, index) => {
      const offset = numbers[index * 2 + 1];
      if (offset === undefined || !Number.isInteger(offset)) throw new PdfFault();
      return readValue(text, first + offset).value;
    });
  }

  async function resolve(value: PdfValue | undefined, depth = 0): Promise<PdfValue> {
    if (!isReference(value)) return value ?? null;
    if (depth > 8) throw new PdfFault();
    const entry = entries.get(value.reference);
    if (!entry) return null;
    if ('at' in entry) return resolve((await objectAt(entry.at, value.reference)).value, depth + 1);
    const objects = packed.get(entry.within) ?? unpack(entry.within);
    packed.set(entry.within, objects);
    return resolve((await objects)[entry.index], depth + 1);
  }

  async function streamOf(value: PdfValue | undefined): Promise<PdfStream | null> {
    const entry = isReference(value) ? entries.get(value.reference) : undefined;
    if (!isReference(value) || !entry || !('at' in entry)) return null;
    const { value: dictionary, data } = await objectAt(entry.at, value.reference);
    if (!isDictionary(dictionary) || data < 0) return null;
    return { entries: dictionary, stored: () => stored(dictionary, data) };
  }

  const note = (number: number, entry: Entry) => {
    if (entries.size >= mostEntries) throw new PdfFault();
    // The newest section is read first: what an older one says was replaced.
    if (!entries.has(number)) entries.set(number, entry);
  };

  async function section(at: number): Promise<PdfDictionary> {
    const table = await readTable(source, at);
    if (table) {
      for (const { number, at: offset } of table.entries) note(number, { at: offset });
      return table.trailer;
    }
    const { value, data } = await objectAt(at, null);
    if (!isDictionary(value) || data < 0) throw new PdfFault();
    for (const { number, entry } of entriesOf(value, await stream(value, data))) note(number, entry);
    return value;
  }

  const tail = latin(await source.read(Math.max(0, source.size - 2_048), Math.min(2_048, source.size)));
  const startxref = /startxref\s+(\d+)/.exec(tail.slice(tail.lastIndexOf('startxref')));
  if (!startxref) throw new PdfFault();
  const offsets = [Number(startxref[1])];
  const seen = new Set<number>();
  let trailer: PdfDictionary | null = null;
  for (let offset = offsets.shift(); offset !== undefined; offset = offsets.shift()) {
    if (seen.has(offset) || offset >= source.size) continue;
    if (seen.size >= mostSections) throw new PdfFault();
    seen.add(offset);
    const read = await section(offset);
    trailer ??= read;
    for (const key of ['XRefStm', 'Prev']) {
      const next = read.get(key);
      if (typeof next === 'number') offsets.push(next);
    }
  }
  if (!trailer) throw new PdfFault();
  return { trailer, resolve, streamOf };
}

/** Reads more and more from an offset until the object there is complete. */
async function growing<T>(source: ByteSource, at: number, read: (text: string) => T): Promise<T> {
  if (at < 0 || at >= source.size) throw new PdfFault();
  for (let window = firstWindow; ; window *= 8) {
    const text = latin(await source.read(at, Math.min(window, source.size - at)));
    try {
      return read(text);
    } catch (error) {
      if (!(error instanceof PdfFault) || at + window >= source.size || window >= mostText) throw error;
    }
  }
}

/** A table in plain text with the trailer behind it; null when the file has something else there. */
async function readTable(source: ByteSource, at: number) {
  const begins = latin(await source.read(at, 24));
  if (!/^\s*xref/.test(begins)) return null;
  return growing(source, at, (text) => {
    const end = text.indexOf('trailer');
    if (end < 0) throw new PdfFault();
    const { value: trailer } = readValue(text, end + 'trailer'.length);
    if (!isDictionary(trailer)) throw new PdfFault();
    const words = text
      .slice(text.indexOf('xref') + 4, end)
      .trim()
      .split(/\s+/);
    const entries: { number: number; at: number }[] = [];
    for (let word = 0; word + 1 < words.length; ) {
      const [first, count] = [Number(words[word]), Number(words[word + 1])];
      if (!Number.isInteger(first) || !Number.isInteger(count) || count > mostEntries) throw new PdfFault();
      word += 2;
      for (let index = 0; index < count; index += 1, word += 3)
        if (words[word + 2] === 'n') entries.push({ number: first + index, at: Number(words[word]) });
    }
    return { trailer, entries };
  });
}

/** The entries of a compressed table (ISO 32000-1, 7.5.8). */
function entriesOf(dictionary: PdfDictionary, bytes: Uint8Array): { number: number; entry: Entry }[] {
  const numbers = (key: string) => {
    const list = dictionary.get(key);
    if (!isList(list)) return undefined;
    return list.map((each) => (typeof each === 'number' ? each : 0));
  };
  const [type = 0, second = 0, third = 0] = numbers('W') ?? [];
  const wide = type + second + third;
  if (wide === 0 || wide > 24) throw new PdfFault();
  const size = dictionary.get('Size');
  const ranges = numbers('Index') ?? [0, typeof size === 'number' ? size : 0];
  const field = (at: number, width: number) => {
    let value = 0;
    for (let byte = 0; byte < width; byte += 1) value = value * 256 + (bytes[at + byte] ?? 0);
    return value;
  };
  const found: { number: number; entry: Entry }[] = [];
  let at = 0;
  for (let range = 0; range + 1 < ranges.length; range += 2) {
    for (
      let index = 0;
      index < (ranges[range + 1] ?? 0) && at + wide <= bytes.length;
      index += 1, at += wide
    ) {
      const kind = type === 0 ? 1 : field(at, type);
      const [a, b] = [field(at + type, second), field(at + type + second, third)];
      const number = (ranges[range] ?? 0) + index;
      if (kind === 1) found.push({ number, entry: { at: a } });
      if (kind === 2) found.push({ number, entry: { within: a, index: b } });
    }
  }
  return found;
}

/** Undoes the row filters of PNG, by which tables are packed smaller. */
export function undoPredictor(bytes: Uint8Array, columns: number): Uint8Array {
  const rows = Math.floor(bytes.length / (columns + 1));
  const out = new Uint8Array(rows * columns);
  for (let row = 0; row < rows; row += 1) {
    const filter = bytes[row * (columns + 1)] ?? 0;
    for (let column = 0; column < columns; column += 1) {
      const to = row * columns + column;
      const left = column > 0 ? (out[to - 1] ?? 0) : 0;
      const up = row > 0 ? (out[to - columns] ?? 0) : 0;
      const corner = column > 0 && row > 0 ? (out[to - columns - 1] ?? 0) : 0;
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0;
      out[to] = (bytes[row * (columns + 1) + 1 + column] ?? 0) + guess;
    }
  }
  return out;
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

/** A byte a letter. NUL is white space here (ISO 32000-1, 7.2.2). */
function latin(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8_192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return text.replaceAll('\0', ' ');
}
