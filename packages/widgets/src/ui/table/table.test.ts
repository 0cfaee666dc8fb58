import { describe, expect, test } from 'vitest';
import { cardLabel, nextSort, cardBreakpointFor, sameFields } from './table.ts';

describe('table rules', () => {
  test.each([
    [undefined, { key: 'a', direction: 'asc' }],
    [
      { key: 'b', direction: 'desc' },
      { key: 'a', direction: 'asc' },
    ],
    [
      { key: 'a', direction: 'asc' },
      { key: 'a', direction: 'desc' },
    ],
    [{ key: 'a', direction: 'desc' }, undefined],
  ] as const)('pressing heading a after %j asks for %j', (sort, next) => {
    expect(nextSort(sort, 'a')).toEqual(next);
  });

  const list: readonly string[] = [];
  test.each([
    [{ a: 1 }, { a: 1 }, true],
    [{ a: 1 }, { a: 2 }, false],
    [{ a: 1 }, { a: 1, b: undefined }, false],
    [{ a: undefined }, { b: undefined }, false],
    [{ a: NaN }, { a: NaN }, true],
    [{ a: list }, { a: list }, true],
    [{ a: [1] }, { a: [1] }, false],
  ])('%j and %j show the same: %s', (before, now, same) => {
    expect(sameFields(before, now)).toBe(same);
  });

  test.each([
    [3, 'narrow'],
    [5, 'narrow'],
    [6, 'medium'],
    [8, 'wide'],
  ] as const)('%i columns become cards below %s', (columns, room) => {
    expect(cardBreakpointFor(columns)).toBe(room);
  });

  test.each([
    [{ title: 'Price' }, 'Price'],
    [{ title: 'Actions', titleHidden: true }, undefined],
    [{ title: 'Names and date', cardLabel: '' }, ''],
  ])('%j is labelled %j on a card', (column, label) => {
    expect(cardLabel({ key: 'x', cell: () => null, ...column })).toBe(label);
  });
});
