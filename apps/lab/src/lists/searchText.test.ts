import { describe, expect, it } from 'vitest';
import { searchable, searchPatterns } from './searchText.ts';

describe('search: accents and case do not matter', () => {
  it.each([
    ['José Muñoz', 'jose munoz'],
    ['KÖHLER  & Groß', 'kohler & gross'],
    ['  Élodie\t', 'elodie'],
    ['', ''],
  ])('%j is stored as %j', (given, kept) => {
    expect(searchable(given)).toBe(kept);
  });

  it.each([
    ['Anna Rossi', ['%anna%', '%rossi%']],
    ['100%', ['%100\\%%']],
    ['a_b\\c', ['%a\\_b\\\\c%']],
    ['   ', []],
    ['1 2 3 4 5 6 7 8 9 10', ['%1%', '%2%', '%3%', '%4%', '%5%', '%6%', '%7%', '%8%']],
  ])('the search %j has the patterns %j', (typed, patterns) => {
    expect(searchPatterns(typed)).toEqual(patterns);
  });
});
