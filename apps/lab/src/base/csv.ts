/** RFC 4180 with a byte order mark, so that a spreadsheet reads the accents. */
export const byteOrderMark = '\uFEFF';

export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

/**
 * A cell that a spreadsheet would run as a formula gets an apostrophe in front (OWASP: CSV injection); a plain
 * negative number stays a number.
 */
function cell(text: string): string {
  const risky = /^[\s]*[=+\-@\t\r]/.test(text) && !/^-?\d+([.,]\d+)?$/.test(text);
  const defused = risky ? `'${text}` : text;
  return /[",\r\n']/.test(defused) ? `"${defused.replace(/"/g, '""')}"` : defused;
}
