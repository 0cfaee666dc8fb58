import { describe, expect, it } from 'vitest';
import { choicesOf } from './choices.ts';

describe('choices as words', () => {
  it.each([
    ['Size=30x30 Pages=40', { Size: '30x30', Pages: '40' }],
    ['  CoverColor=leather-cognac\n', { CoverColor: 'leather-cognac' }],
    ['Pages=40 Pages=60', { Pages: '60' }],
    ['', {}],
    ['Pages Pages= =40 __proto__=1 1a=2 Text=<b> Text=a;b Size=30x30', { Size: '30x30' }],
    [`Text=${'x'.repeat(61)}`, {}],
  ])('%j', (text, expected) => expect(Object.fromEntries(choicesOf(text))).toEqual(expected));

  it('are read up to a number', () =>
    expect(choicesOf(Array.from({ length: 100 }, (_, index) => `a${index}=1`).join(' ')).size).toBe(60));
});
