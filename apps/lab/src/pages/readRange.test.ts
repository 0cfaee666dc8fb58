import { describe, expect, it } from 'vitest';
import { readRange } from './readRange.ts';

describe('a part of a file (LIB-17)', () => {
  it.each([
    ['', null],
    ['bytes=0-', { from: 0, end: 100 }],
    ['bytes=0-0', { from: 0, end: 1 }],
    ['bytes=10-19', { from: 10, end: 20 }],
    ['bytes=90-1000', { from: 90, end: 100 }],
    ['bytes=-10', { from: 90, end: 100 }],
    ['bytes=-1000', { from: 0, end: 100 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=20-10', null],
    ['bytes=0-1,5-6', null],
    ['bytes=-', null],
    ['items=0-1', null],
    ['bytes=1e3-', null],
    ['bytes=0x1-', null],
  ])('%j of 100 bytes', (header, expected) => expect(readRange(header, 100)).toEqual(expected));

  it('an empty file has no part', () => {
    expect(readRange('bytes=0-', 0)).toBe('unsatisfiable');
    expect(readRange('', 0)).toBeNull();
  });
});
