import { describe, expect, test } from 'vitest';
import { chosenState, toggleAll, toggleRow } from './selection.ts';

const keys = ['a', 'b', 'c', 'd'];

describe('choosing rows', () => {
  test.each([
    [[], 'none'],
    [['x'], 'none'],
    [['b'], 'some'],
    [['a', 'b', 'c', 'd', 'x'], 'all'],
  ] as const)('%j is %s of the rows shown', (selected, state) => {
    expect(chosenState(keys, new Set(selected))).toBe(state);
  });

  test('no rows are never all of them', () => {
    expect(chosenState([], new Set(['x']))).toBe('none');
  });

  test.each([
    ['one on', ['x'], 'b', undefined, ['x', 'b']],
    ['one off', ['b'], 'b', 'a', []],
    ['a run downwards', ['a'], 'c', 'a', ['a', 'b', 'c']],
    ['a run upwards', ['d'], 'b', 'd', ['d', 'b', 'c']],
    ['a run taken away', ['a', 'b', 'c'], 'c', 'b', ['a']],
    ['a run from a row of another page is one row', ['x'], 'b', 'x', ['x', 'b']],
  ] as const)('%s', (_name, selected, key, from, result) => {
    const outcome = toggleRow(keys, new Set(selected), key, from);
    expect([...outcome].sort()).toEqual([...result].sort());
  });

  test.each([
    [['x'], ['a', 'b', 'c', 'd', 'x']],
    [
      ['b', 'x'],
      ['a', 'b', 'c', 'd', 'x'],
    ],
    [['a', 'b', 'c', 'd', 'x'], ['x']],
  ])('all or none of %j, other pages kept', (selected, result) => {
    expect([...toggleAll(keys, new Set(selected))].sort()).toEqual(result);
  });
});
