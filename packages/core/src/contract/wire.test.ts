import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { count, flag, listOf, numeric, rowsOf, text } from './wire.ts';

it.each([
  ['a string', 'x', 'x'],
  ['a number', 12.5, '12.5'],
  ['a boolean', true, 'true'],
  ['null', null, ''],
  ['missing', undefined, ''],
])('text reads %s', (_id, given, expected) => {
  expect(v.parse(text, given)).toBe(expected);
});
it.each([[{}], [[]], [() => 1]])('text refuses %j', (given) => {
  expect(v.safeParse(text, given).success).toBe(false);
});

it.each([
  [12.5, 12.5],
  ['12.50', 12.5],
  [' 7 ', 7],
  ['-1', -1],
  ['0', 0],
  ['', null],
  ['  ', null],
  ['1,5', null],
  ['NaN', null],
  ['Infinity', null],
  [Number.NaN, null],
  [true, 1],
  [null, null],
  [undefined, null],
  [{}, null],
  [[5], null],
])('numeric reads %j as %j', (given, expected) => {
  expect(v.parse(numeric, given)).toBe(expected);
});

it.each([
  ['3', 3],
  [3.9, 3],
  [-2, 0],
  [null, 0],
  ['x', 0],
])('count reads %j as %j', (given, expected) => {
  expect(v.parse(count, given)).toBe(expected);
});

it.each([
  [true, true],
  [1, true],
  ['1', true],
  ['true', true],
  [0, false],
  ['0', false],
  ['no', false],
  ['TRUE', false],
  [2, false],
  [null, false],
  [undefined, false],
  [{}, false],
])('flag reads %j as %j', (given, expected) => {
  expect(v.parse(flag, given)).toBe(expected);
});

describe('listOf', () => {
  const codes = listOf(v.object({ cod_order: text }));
  it.each([
    ['a list', [{ cod_order: 1 }, { cod_order: 'b' }], [{ cod_order: '1' }, { cod_order: 'b' }]],
    [
      'entries that do not fit are left out',
      [{ cod_order: 'a' }, null, 'x', { cod_order: {} }],
      [{ cod_order: 'a' }],
    ],
    ['null', null, []],
    ['missing', undefined, []],
    ['an object', { 0: { cod_order: 'a' } }, []],
    ['a word', 'none', []],
  ])('GW-04, GW2-32: %s', (_id, given, expected) => {
    expect(v.parse(codes, given)).toEqual(expected);
  });
});

it.each([[null], [undefined], [5], [{}], ['x']])(
  'rowsOf refuses %j: an empty list must have been said',
  (given) => {
    expect(v.safeParse(rowsOf(text), given).success).toBe(false);
  },
);
it('rowsOf leaves out what does not fit', () => {
  expect(v.parse(rowsOf(text), ['a', {}, 2])).toEqual(['a', '2']);
});
