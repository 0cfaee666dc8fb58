import { expect, it } from 'vitest';
import { readQuery, writeQuery } from './query.ts';

it.each([
  ['ORD-02 known and filled', '?status=3&search=', { status: '3' }],
  ['ORD-02 unknown left out', 'foo=1&status=1', { status: '1' }],
  ['first of a repeated one', 'status=1&status=2', { status: '1' }],
  ['trimmed', 'search=%20anna%20', { search: 'anna' }],
  ['broken escapes do not throw', 'search=%E0%A4%A&status=1', { search: '\ufffd%A', status: '1' }],
  ['too long to be ours', `search=${'a'.repeat(9_000)}`, {}],
  ['hostile names', '__proto__=1&constructor=2&toString=3', {}],
])('%s', (_id, search, expected) => {
  expect(readQuery(search, ['status', 'search'])).toEqual(expected);
});

it('ORD-02: empty values are left out, the order stays', () => {
  expect(writeQuery({ b: 'x y', a: '', c: null, d: undefined, e: 0, f: 'ä&=' })).toBe(
    'b=x+y&e=0&f=%C3%A4%26%3D',
  );
});
