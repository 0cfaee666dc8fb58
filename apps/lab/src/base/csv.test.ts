import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { csvLine, restoreCell } from './csv.ts';

/** The text as an import reads it back from a file that an export wrote. */
const roundTrip = (texts: readonly string[]): string[] => {
  const records = parse(texts.map((text) => csvLine(['row', text])).join('')) as string[][];
  return records.map(([, cell = '']) => restoreCell(cell));
};

/** All texts of up to `length` of these pieces. */
function combinations(pieces: readonly string[], length: number): string[] {
  let longest = [''];
  const all = [...longest];
  for (let count = 0; count < length; count++) {
    longest = longest.flatMap((text) => pieces.map((piece) => `${text}${piece}`));
    all.push(...longest);
  }
  return all;
}

describe('a cell of an export comes back as it was', () => {
  it.each([
    'Album, -10%',
    'a; =1+1\t@b',
    "'=1",
    "''=1",
    "Rock, '-n",
    "'tis, 'twas",
    '-12,50',
    "'-12,50",
    '"=1";\n"+2"',
    '\t=1',
    "\t'=1",
    "'\t=1",
    '\u200b＝1, ＠a',
    "O'Brien",
  ])('%j', (text) => {
    expect(roundTrip([text])).toEqual([text]);
  });

  it('T-C4: every text of hostile pieces: formulas, apostrophes, separators, line breaks, quotes', () => {
    const pieces = ["'", '=', '-', '-1', '10%', ',', ';', '\t', '\r\n', '\n', '"', ' ', '\u200b', '＝', 'a'];
    const texts = combinations(pieces, 4);
    expect(texts.length).toBeGreaterThan(50_000);
    const back = roundTrip(texts);
    expect(texts.flatMap((text, index) => (back[index] === text ? [] : [[text, back[index]]]))).toEqual([]);
  });
});
