/** Values of a PDF as they stand in its text (ISO 32000-1, 7.3). */
export type PdfValue = number | boolean | null | string | PdfText | PdfReference | PdfList | PdfDictionary;
export type PdfList = readonly PdfValue[];
export type PdfDictionary = ReadonlyMap<string, PdfValue>;
/** A string in brackets; its content is never needed here. */
export interface PdfText {
  readonly text: true;
}
export interface PdfReference {
  readonly reference: number;
}

export const isDictionary = (value: PdfValue | undefined): value is PdfDictionary => value instanceof Map;
export const isList = (value: PdfValue | undefined): value is PdfList => Array.isArray(value);
export const isReference = (value: PdfValue | undefined): value is PdfReference =>
  typeof value === 'object' && value !== null && 'reference' in value;

/** The text ended, or was none of a PDF. */
export class PdfFault extends Error {
  override readonly name = 'PdfFault';
}

/** A comment reaches to the end of its line, so that a text is read in one way only. */
const space = /(?:\s|%[^\r\n]*(?=[\r\n]|$))*/y;
const reference = /(\d{1,10})\s+\d{1,5}\s+R(?![A-Za-z0-9])/y;
const number = /[+-]?(?:\d+(?:\.\d*)?|\.\d+)/y;
const name = /\/([^\s()<>[\]{}/%]*)/y;
const word = /[A-Za-z]+/y;
const deepest = 40;

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

export const skipSpace = (text: string, at: number): number => at + (match(space, text, at)?.[0].length ?? 0);

/** The value at a position, and where it ends. Names are text without their stroke. Throws `PdfFault`. */
export function readValue(text: string, from: number, depth = 0): { value: PdfValue; end: number } {
  if (depth > deepest) throw new PdfFault();
  const at = skipSpace(text, from);
  const sign = text[at];
  if (sign === '<' && text[at + 1] === '<') return readDictionary(text, at + 2, depth);
  if (sign === '[') return readList(text, at + 1, depth);
  if (sign === '(') return { value: { text: true }, end: endOfText(text, at) };
  if (sign === '<') {
    const end = text.indexOf('>', at);
    if (end < 0) throw new PdfFault();
    return { value: { text: true }, end: end + 1 };
  }
  const nameMatch = match(name, text, at);
  if (nameMatch) return { value: plainName(nameMatch[1] ?? ''), end: at + nameMatch[0].length };
  const to = match(reference, text, at);
  if (to) return { value: { reference: Number(to[1]) }, end: at + to[0].length };
  const counted = match(number, text, at);
  if (counted) return { value: Number(counted[0]), end: at + counted[0].length };
  const matched = match(word, text, at)?.[0] ?? '';
  const keywords: Readonly<Record<string, boolean | null>> = { true: true, false: false, null: null };
  const value = keywords[matched];
  if (value === undefined) throw new PdfFault();
  return { value, end: at + matched.length };
}

function readDictionary(text: string, from: number, depth: number): { value: PdfValue; end: number } {
  const value = new Map<string, PdfValue>();
  for (let at = skipSpace(text, from); ; at = skipSpace(text, at)) {
    if (text.startsWith('>>', at)) return { value, end: at + 2 };
    const key = match(name, text, at);
    if (!key) throw new PdfFault();
    const read = readValue(text, at + key[0].length, depth + 1);
    value.set(plainName(key[1] ?? ''), read.value);
    at = read.end;
  }
}

function readList(text: string, from: number, depth: number): { value: PdfValue; end: number } {
  const value: PdfValue[] = [];
  for (let at = skipSpace(text, from); ; at = skipSpace(text, at)) {
    if (text[at] === ']') return { value, end: at + 1 };
    const read = readValue(text, at, depth + 1);
    value.push(read.value);
    at = read.end;
  }
}

function endOfText(text: string, from: number): number {
  let open = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '(') open += 1;
    else if (text[at] === ')') {
      open -= 1;
      if (open === 0) return at + 1;
    }
  }
  throw new PdfFault();
}

const plainName = (written: string) =>
  written.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
