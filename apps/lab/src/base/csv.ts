/** RFC 4180 with a byte order mark, so that a spreadsheet reads the accents. */
export const byteOrderMark = '\uFEFF';

export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

/** Characters that a spreadsheet passes over before it decides whether a cell is a formula. */
const firstShown = /[^\s\p{Cf}\p{Cc}"]/u;
const separator = /(?<=[,;\t\r\n])/;

/**
 * A text that a spreadsheet would run as a formula gets an apostrophe in front (OWASP: CSV injection); a plain number
 * stays a number. A spreadsheet of a country with another separator splits a cell in two, so what follows a separator
 * counts as the beginning of a cell too.
 */
function defuse(text: string): string {
  const begin = text.search(firstShown);
  if (begin < 0) return text;
  const [first = '', ...rest] = text.slice(begin).split(separator);
  return `${isFormula(first) ? "'" : ''}${text.slice(0, begin)}${[first, ...rest.map(mark)].join('')}`;
}

const mark = (part: string) => (isFormula(part) ? `'${part}` : part);

/** Signs of full width begin a formula in East Asian spreadsheets. */
const isFormula = (part: string) =>
  /[=+\-@＝＋－＠]/.test(part.charAt(part.search(firstShown))) && !/^-?\d+([.,]\d+)?$/.test(part);

function cell(text: string): string {
  const defused = /^-?\d+([.,]\d+)?$/.test(text) ? text : defuse(text);
  return /[",;\t\r\n']/.test(defused) ? `"${defused.replace(/"/g, '""')}"` : defused;
}
