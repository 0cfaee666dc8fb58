import type { CsvForm } from '@trade-area/core/contract';

/** RFC 4180 with a byte order mark, so that a spreadsheet reads the accents. */
export const byteOrderMark = '\uFEFF';

/**
 * A line of RFC 4180; in the form `semicolon` its cells are separated as spreadsheets of countries with a decimal comma
 * expect it (DEC-26).
 */
export function csvLine(cells: readonly string[], form: CsvForm = 'comma'): string {
  const between = form === 'semicolon' ? ';' : ',';
  return `${cells.map((text) => cell(text, between)).join(between)}\r\n`;
}

/** Minor units as a number of the form: `1234.50` or `1234,50`. @param digits decimals. Default 2. */
export function csvNumber(minor: number, form: CsvForm, digits = 2): string {
  const text = (minor / 10 ** digits).toFixed(digits);
  return form === 'semicolon' ? text.replace('.', ',') : text;
}

/** The first character that a spreadsheet looks at when it decides whether a cell is a formula. */
const firstShown = /[^\s\p{Cf}\p{Cc}"]/u;
const separator = /(?<=[,;\t\r\n])/;
const plainNumber = /^-?\d+([.,]\d+)?$/;

/** Changes the run of apostrophes in front of a formula; the number of them includes those that the text had. */
type ChangeMarks = (marks: string) => string;

/**
 * Finds each position where a spreadsheet would begin a formula, and changes the apostrophes before it. A spreadsheet of a
 * country with another separator splits a cell in two, so what follows a separator counts as the beginning of a cell too.
 * Apostrophes are no part of what is examined: a text is divided alike before and after the change, which makes adding
 * one and removing one exact inverses.
 */
function changeMarks(text: string, change: ChangeMarks): string {
  if (plainNumber.test(text)) return text;
  const [marks, body] = splitMarks(text);
  const begin = body.search(firstShown);
  if (begin < 0) return text;
  const [first = '', ...rest] = body.slice(begin).split(separator);
  const others = rest.map((part) => {
    const [inner, shown] = splitMarks(part);
    return `${isFormula(shown) ? change(inner) : inner}${shown}`;
  });
  return [isFormula(first) ? change(marks) : marks, body.slice(0, begin), first, ...others].join('');
}

function splitMarks(text: string): readonly [marks: string, body: string] {
  const { length } = /^'*/.exec(text)?.[0] ?? '';
  return [text.slice(0, length), text.slice(length)];
}

/**
 * A text that a spreadsheet would run as a formula gets an apostrophe in front (OWASP: CSV injection); a plain number
 * stays a number. `restoreCell` removes the apostrophe again.
 */
const defuse = (text: string) => changeMarks(text, (marks) => `'${marks}`);

/** The text of a cell that `csvLine` wrote, once the quotes of RFC 4180 are read: the exact inverse of its apostrophes. */
export const restoreCell = (cell: string): string => changeMarks(cell, (marks) => marks.slice(1));

/** Signs of full width begin a formula in East Asian spreadsheets. */
const isFormula = (part: string) =>
  /[=+\-@＝＋－＠]/.test(part.charAt(part.search(firstShown))) && !plainNumber.test(part);

function cell(text: string, between: string): string {
  const defused = defuse(text);
  if (plainNumber.test(defused) && !defused.includes(between)) return defused;
  return /[",;\t\r\n']/.test(defused) ? `"${defused.replace(/"/g, '""')}"` : defused;
}
