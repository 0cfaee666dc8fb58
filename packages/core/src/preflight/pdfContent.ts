/** A name comes with its stroke: `/CS0`. */
export type Operand = number | string | boolean | null;
export interface Operation {
  readonly operator: string;
  /** The last ones before it, without their brackets, and without texts. */
  readonly operands: readonly Operand[];
}

/** A DeviceN colour has 32 parts (ISO 32000-1, annex C.2), with a pattern's name behind. */
const mostOperands = 40;
const longestWord = 127;

/** Of each byte (ISO 32000-1, 7.2.2). */
const regular = 0;
const space = 1;
const delimiter = 2;
const kinds = new Uint8Array(256);
for (const byte of [0, 9, 10, 12, 13, 32]) kinds[byte] = space;
for (const sign of '()<>[]{}/%') kinds[sign.charCodeAt(0)] = delimiter;

const constants = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
]);

/**
 * The content of a page, a form or a pattern cell, operation by operation (ISO 32000-1, 7.8.2). Nothing in it throws:
 * bytes that are no PDF yield unknown operations. An inline picture is one operation `BI` with its entries.
 */
export function* operationsIn(bytes: Uint8Array): Generator<Operation> {
  let operands: Operand[] = [];
  // Whether the entries of a picture are being read.
  let picture = false;
  const put = (operand: Operand) => {
    if (operands.length >= mostOperands) operands.shift();
    operands.push(operand);
  };
  const { length } = bytes;
  for (let at = 0; at < length; ) {
    const byte = bytes[at] ?? 0;
    const kind = kinds[byte];
    if (kind === space) at += 1;
    else if (byte === 0x2f) {
      const end = endOfWord(bytes, at + 1);
      put('/' + decodeName(letters(bytes, at + 1, end)));
      at = end;
    } else if (kind === delimiter) {
      const twice = bytes[at + 1] === byte;
      if (byte === 0x28) at = endOfText(bytes, at);
      else if (byte === 0x25) at = endOfLine(bytes, at);
      else if (byte === 0x3c && !twice) at = past(bytes, at, 0x3e);
      else at += (byte === 0x3c || byte === 0x3e) && twice ? 2 : 1;
    } else if (byte < 0x3a && byte > 0x2a) {
      const end = endOfNumber(bytes, at);
      put(numberIn(bytes, at, end));
      at = end;
    } else {
      const end = endOfWord(bytes, at);
      const operator = letters(bytes, at, end);
      at = end;
      const constant = constants.get(operator);
      if (constant !== undefined) {
        put(constant);
        continue;
      }
      if (operator === 'BI') {
        picture = true;
      } else {
        if (picture && operator === 'ID') at = endOfPicture(bytes, at);
        yield { operator: picture && operator === 'ID' ? 'BI' : operator, operands };
        picture = false;
      }
      operands = [];
    }
  }
}

function endOfWord(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && kinds[bytes[at] ?? 0] === regular) at += 1;
  return at;
}

const letters = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, Math.min(to, from + longestWord)));

const decodeName = (written: string) =>
  written.includes('#')
    ? written.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : written;

/** Digits, a point, a sign: where they end, as readers take `1k` for a number and what is done with it. */
function endOfNumber(bytes: Uint8Array, from: number): number {
  let at = from + 1;
  while (at < bytes.length) {
    const byte = bytes[at] ?? 0;
    if (byte !== 0x2e && byte !== 0x2d && (byte < 0x30 || byte > 0x39)) break;
    at += 1;
  }
  return at;
}

function numberIn(bytes: Uint8Array, from: number, to: number): number {
  if (to - from === 1) {
    const digit = (bytes[from] ?? 0) - 0x30;
    return digit >= 0 ? digit : 0;
  }
  const value = Number(letters(bytes, from, to));
  // '1.2.3' and '--5' stand in files; 0 is what readers make of such.
  return Number.isNaN(value) ? 0 : value;
}

function endOfText(bytes: Uint8Array, from: number): number {
  let open = 0;
  for (let at = from; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === 0x5c) at += 1;
    else if (byte === 0x28) open += 1;
    else if (byte === 0x29) {
      open -= 1;
      if (open === 0) return at + 1;
    }
  }
  return bytes.length;
}

function endOfLine(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== 10 && bytes[at] !== 13) at += 1;
  return at;
}

function past(bytes: Uint8Array, from: number, byte: number): number {
  const at = bytes.indexOf(byte, from);
  return at < 0 ? bytes.length : at + 1;
}

/** Bytes behind a picture's end that have to be letters: its data may hold the word by chance. */
const sure = 12;

/** Behind the `EI` that ends a picture's data. */
function endOfPicture(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0x45, from); at >= 0; at = bytes.indexOf(0x45, at + 1)) {
    if (bytes[at + 1] !== 0x49 || kinds[bytes[at - 1] ?? 0] !== space) continue;
    if (at + 2 < bytes.length && kinds[bytes[at + 2] ?? 0] !== space) continue;
    const behind = bytes.subarray(at + 2, at + 2 + sure);
    if (behind.every((byte) => (byte >= 32 && byte < 127) || (byte > 0 && kinds[byte] === space)))
      return at + 2;
  }
  return bytes.length;
}
