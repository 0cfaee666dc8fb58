import { describe, expect, it } from 'vitest';
import { clampPage, pageWindow } from './pager.ts';

const show = (current: number, pages: number) =>
  pageWindow(current, pages)
    .map((item) => (item === 'gap' ? '…' : item))
    .join(' ');

describe('pageWindow (CONST2-12, CONST2-14, CONST2-36)', () => {
  it.each([
    ['ORD-09', 1, 1, '1'],
    ['ORD-09', 3, 9, '1 2 3 4 5 6 7 8 9'],
    ['ORD-41', 1, 10, '1 2 3 4 5 6 7 … 10'],
    ['ORD-41', 5, 10, '1 2 3 4 5 6 7 … 10'],
    ['ORD-41', 6, 10, '1 … 4 5 6 7 8 9 10'],
    ['ORD-41', 10, 10, '1 … 4 5 6 7 8 9 10'],
    ['ORD-09', 6, 11, '1 … 4 5 6 7 8 … 11'],
    ['ORD-09', 50, 100, '1 … 48 49 50 51 52 … 100'],
    ['ORD-41', 95, 100, '1 … 93 94 95 96 97 … 100'],
    ['ORD-41', 96, 100, '1 … 94 95 96 97 98 99 100'],
    ['ORD-41 clamped', 999, 100, '1 … 94 95 96 97 98 99 100'],
    ['ORD-41 clamped', -3, 12, '1 2 3 4 5 6 7 … 12'],
    ['CONST-02', 5000, 100_000, '1 … 4998 4999 5000 5001 5002 … 100000'],
    ['no pages', 1, 0, '1'],
    ['no number', Number.NaN, Number.NaN, '1'],
  ])('%s: page %d of %d', (_id, current, pages, expected) => {
    expect(show(current, pages)).toBe(expected);
  });

  it('ORD-09: shows the current page, first and last, in order, for every page of every length', () => {
    for (let pages = 1; pages <= 40; pages += 1) {
      for (let current = 1; current <= pages; current += 1) {
        const numbers = pageWindow(current, pages).filter((item) => item !== 'gap');
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        expect(numbers).toEqual(expect.arrayContaining([1, current, pages]));
        const neighbours = [current - 1, current + 1].filter((page) => page >= 1 && page <= pages);
        expect(numbers).toEqual(expect.arrayContaining(neighbours));
      }
    }
  });
});

it.each([
  ['ORD-41', 7, 5, 5],
  ['ORD-41', 0, 5, 1],
  ['ORD-41', 2.9, 5, 2],
  ['ORD-41', Number.POSITIVE_INFINITY, 5, 5],
  ['ORD-41', Number.NaN, 5, 1],
  ['ORD-41', 3, 0, 1],
])('%s: clampPage(%d, %d) = %d', (_id, page, pages, expected) => {
  expect(clampPage(page, pages)).toBe(expected);
});
