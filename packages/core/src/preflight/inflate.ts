/** What is left of a bit stream, and how much was made of it. */
interface Stream {
  readonly data: Uint8Array;
  at: number;
  bits: number;
  held: number;
  out: Uint8Array;
  length: number;
  readonly most: number;
}
interface Codes {
  readonly counts: readonly number[];
  readonly symbols: readonly number[];
}

const lengthBase = [
  3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195,
  227, 258,
];
const lengthBits = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
const distanceBase = [
  1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097,
  6145, 8193, 12289, 16385, 24577,
];
const distanceBits = [
  0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
];
const codeOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

const broken = () => new Error('ta: compressed data is broken');

/**
 * zlib data (RFC 1950 and 1951) whole, without looking at its checksum. Throws when it is broken or would be longer
 * than `most` bytes. For the few kilobytes of a PDF's tables: the browser has no such call that waits for nothing.
 */
export function inflate(data: Uint8Array, most: number): Uint8Array {
  if (((data[0] ?? 0) & 15) !== 8) throw broken();
  const stream: Stream = { data, at: 2, bits: 0, held: 0, out: new Uint8Array(4_096), length: 0, most };
  for (let last = false; !last; ) {
    last = take(stream, 1) === 1;
    const kind = take(stream, 2);
    if (kind === 0) stored(stream);
    else if (kind === 1) block(stream, fixedLengths, fixedDistances);
    else if (kind === 2) block(stream, ...dynamicCodes(stream));
    else throw broken();
  }
  return stream.out.subarray(0, stream.length);
}

function take(stream: Stream, count: number): number {
  while (stream.held < count) {
    const next = stream.data[stream.at];
    if (next === undefined) throw broken();
    stream.bits |= next << stream.held;
    stream.at += 1;
    stream.held += 8;
  }
  const value = stream.bits & ((1 << count) - 1);
  stream.bits >>>= count;
  stream.held -= count;
  return value;
}

function put(stream: Stream, byte: number): void {
  if (stream.length >= stream.most) throw broken();
  if (stream.length >= stream.out.length) {
    const larger = new Uint8Array(stream.out.length * 2);
    larger.set(stream.out);
    stream.out = larger;
  }
  stream.out[stream.length] = byte;
  stream.length += 1;
}

function stored(stream: Stream): void {
  stream.bits = 0;
  stream.held = 0;
  const { data, at } = stream;
  const length = (data[at] ?? 0) + (data[at + 1] ?? 0) * 256;
  if (at + 4 + length > data.length) throw broken();
  for (let index = 0; index < length; index += 1) put(stream, data[at + 4 + index] ?? 0);
  stream.at = at + 4 + length;
}

function codesOf(lengths: readonly number[]): Codes {
  const counts = Array.from({ length: 16 }, () => 0);
  for (const length of lengths) counts[length] = (counts[length] ?? 0) + 1;
  const offsets = [0, 0];
  for (let length = 1; length < 15; length += 1) offsets.push((offsets[length] ?? 0) + (counts[length] ?? 0));
  const symbols: number[] = [];
  lengths.forEach((length, symbol) => {
    if (length === 0) return;
    const place = offsets[length] ?? 0;
    symbols[place] = symbol;
    offsets[length] = place + 1;
  });
  counts[0] = 0;
  return { counts, symbols };
}

function symbolOf(stream: Stream, { counts, symbols }: Codes): number {
  let code = 0;
  let first = 0;
  let index = 0;
  for (let length = 1; length < 16; length += 1) {
    code |= take(stream, 1);
    const count = counts[length] ?? 0;
    if (code - count < first) return symbols[index + code - first] ?? 0;
    index += count;
    first = (first + count) << 1;
    code <<= 1;
  }
  throw broken();
}

function block(stream: Stream, lengths: Codes, distances: Codes): void {
  for (;;) {
    const symbol = symbolOf(stream, lengths);
    if (symbol === 256) return;
    if (symbol < 256) {
      put(stream, symbol);
      continue;
    }
    const length = (lengthBase[symbol - 257] ?? 0) + take(stream, lengthBits[symbol - 257] ?? 0);
    const far = symbolOf(stream, distances);
    const distance = (distanceBase[far] ?? 0) + take(stream, distanceBits[far] ?? 0);
    if (length === 0 || distance === 0 || distance > stream.length) throw broken();
    for (let copied = 0; copied < length; copied += 1) put(stream, stream.out[stream.length - distance] ?? 0);
  }
}

function dynamicCodes(stream: Stream): [Codes, Codes] {
  const [literals, far, codes] = [take(stream, 5) + 257, take(stream, 5) + 1, take(stream, 4) + 4];
  const short = Array.from({ length: 19 }, () => 0);
  for (const place of codeOrder.slice(0, codes)) short[place] = take(stream, 3);
  const shortCodes = codesOf(short);
  const lengths: number[] = [];
  while (lengths.length < literals + far) {
    const symbol = symbolOf(stream, shortCodes);
    if (symbol < 16) lengths.push(symbol);
    else {
      const [value, times] =
        symbol === 16
          ? [lengths.at(-1) ?? 0, 3 + take(stream, 2)]
          : [0, symbol === 17 ? 3 + take(stream, 3) : 11 + take(stream, 7)];
      for (let time = 0; time < times; time += 1) lengths.push(value);
    }
  }
  return [codesOf(lengths.slice(0, literals)), codesOf(lengths.slice(literals, literals + far))];
}

const fixedLengths = codesOf(
  Array.from({ length: 288 }, (_, symbol) => (symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8)),
);
const fixedDistances = codesOf(Array.from({ length: 30 }, () => 5));
