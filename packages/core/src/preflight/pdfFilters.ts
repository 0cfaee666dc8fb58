import { inflate } from './inflate.ts';
import { undoPredictor } from './pdfFile.ts';
import type { PdfFile, PdfStream } from './pdfFile.ts';
import { isDictionary, isList, PdfFault } from './pdfValues.ts';
import type { PdfValue } from './pdfValues.ts';

/**
 * A stream unpacked (ISO 32000-1, 7.4). Throws when it is broken, is a picture, or would be longer than `most` bytes at
 * any of its steps.
 */
export async function decodeStream(file: PdfFile, stream: PdfStream, most: number): Promise<Uint8Array> {
  const listed = async (key: string) => {
    const value = await file.resolve(stream.entries.get(key));
    return isList(value) ? value : [value];
  };
  const [filters, parameters] = [await listed('Filter'), await listed('DecodeParms')];
  if (filters.length > mostSteps) throw new PdfFault();
  let bytes = await stream.stored();
  for (const [index, each] of filters.entries()) {
    const filter = await file.resolve(each);
    if (filter === null) continue;
    const filterParameters = await file.resolve(parameters[index]);
    const number = async (key: string) => {
      const value: PdfValue = isDictionary(filterParameters)
        ? await file.resolve(filterParameters.get(key))
        : null;
      return typeof value === 'number' ? value : null;
    };
    if (filter === 'FlateDecode') bytes = await inflate(bytes, most);
    else if (filter === 'LZWDecode') bytes = fromLzw(bytes, most, (await number('EarlyChange')) ?? 1);
    else if (filter === 'ASCII85Decode') bytes = fromAscii85(bytes);
    else if (filter === 'ASCIIHexDecode') bytes = fromHex(bytes);
    else if (filter === 'RunLengthDecode') bytes = fromRuns(bytes, most);
    else throw new PdfFault();
    if (bytes.length > most) throw new PdfFault();
    if (((await number('Predictor')) ?? 1) >= 10)
      bytes = undoPredictor(bytes, (await number('Columns')) ?? 1);
  }
  return bytes;
}

/** Writers use two at most. */
const mostSteps = 4;

/** Bytes that are put at its end, and never more than it may hold. */
function growing(most: number) {
  let bytes = new Uint8Array(Math.min(most, 65_536));
  let length = 0;
  const grow = (more: number) => {
    if (length + more > most) throw new PdfFault();
    if (length + more <= bytes.length) return;
    const larger = new Uint8Array(Math.min(most, (length + more) * 2));
    larger.set(bytes);
    bytes = larger;
  };
  return {
    put(byte: number) {
      grow(1);
      bytes[length] = byte;
      length += 1;
    },
    set(piece: Uint8Array) {
      grow(piece.length);
      bytes.set(piece, length);
      length += piece.length;
    },
    fill(byte: number, times: number) {
      grow(times);
      bytes.fill(byte, length, length + times);
      length += times;
    },
    whole: () => bytes.subarray(0, length),
  };
}

const [clear, end, longestCode] = [256, 257, 12];

/** Each code is a byte, or what an earlier one stood for and one byte more. */
function fromLzw(bytes: Uint8Array, most: number, early: number): Uint8Array {
  const out = growing(most);
  const before = new Int32Array(1 << longestCode).fill(-1);
  const last = Uint8Array.from({ length: 1 << longestCode }, (_, code) => code);
  const spelled: number[] = [];
  let [next, width, previous, held, bits] = [end + 1, 9, -1, 0, 0];
  const spell = (code: number) => {
    spelled.length = 0;
    for (let at = code; at >= 0; at = before[at] ?? -1) spelled.push(last[at] ?? 0);
    return spelled.at(-1) ?? 0;
  };
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    if (bits < width) continue;
    bits -= width;
    const code = held >> bits;
    held &= (1 << bits) - 1;
    if (code === end) break;
    if (code === clear) {
      [next, width, previous] = [end + 1, 9, -1];
      continue;
    }
    if (code > next || (code === next && previous < 0)) throw new PdfFault();
    // A code that is only now being made: what the one before stood for, and its first byte again.
    const first = spell(code === next ? previous : code);
    for (let at = spelled.length - 1; at >= 0; at -= 1) out.put(spelled[at] ?? 0);
    if (code === next) out.put(first);
    if (previous >= 0 && next < 1 << longestCode) {
      before[next] = previous;
      last[next] = first;
      next += 1;
    }
    previous = code;
    if (next + early >= 1 << width && width < longestCode) width += 1;
  }
  return out.whole();
}

function fromAscii85(bytes: Uint8Array): Uint8Array {
  const out = growing(bytes.length * 4);
  let [value, letters] = [0, 0];
  const put = (count: number) => {
    for (let byte = 0; byte < count; byte += 1) out.put(Math.floor(value / 256 ** (3 - byte)) & 255);
    [value, letters] = [0, 0];
  };
  for (const byte of bytes) {
    if (byte === 0x7e) break;
    if (byte === 0x7a && letters === 0) put(4);
    else if (byte >= 0x21 && byte <= 0x75) {
      value = value * 85 + byte - 0x21;
      letters += 1;
      if (letters === 5) put(4);
    } else if (byte > 32) throw new PdfFault();
  }
  const rest = letters - 1;
  for (; letters > 0 && letters < 5; letters += 1) value = value * 85 + 84;
  if (rest > 0) put(rest);
  return out.whole();
}

function fromHex(bytes: Uint8Array): Uint8Array {
  const digits: number[] = [];
  for (const byte of bytes) {
    if (byte === 0x3e) break;
    const digit = Number.parseInt(String.fromCharCode(byte), 16);
    if (!Number.isNaN(digit)) digits.push(digit);
    else if (byte > 32) throw new PdfFault();
  }
  return Uint8Array.from(
    { length: Math.ceil(digits.length / 2) },
    (_, index) => (digits[index * 2] ?? 0) * 16 + (digits[index * 2 + 1] ?? 0),
  );
}

function fromRuns(bytes: Uint8Array, most: number): Uint8Array {
  const out = growing(most);
  for (let at = 0; at < bytes.length; ) {
    const length = bytes[at] ?? 128;
    if (length === 128) break;
    if (length < 128) out.set(bytes.subarray(at + 1, at + 2 + length));
    else out.fill(bytes[at + 1] ?? 0, 257 - length);
    at += length < 128 ? length + 2 : 2;
  }
  return out.whole();
}
