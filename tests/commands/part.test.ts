import { describe, expect, it } from 'vitest';
import { readPart } from '../fixtures/part.ts';

describe('a part of a long list of cases', () => {
  it('parts share out all cases, each to one of them', () => {
    const parts = ['1/3', '2/3', '3/3'].map((value) => readPart('TA_TEXTS_PART', value));
    for (let index = 0; index < 20; index += 1)
      expect(parts.filter((part) => part.has(index))).toHaveLength(1);
    expect(parts[1]?.title).toBe('part 2 of 3');
  });

  it('is everything when none is named', () => {
    expect([0, 1, 19].every((index) => readPart('TA_TEXTS_PART', '').has(index))).toBe(true);
  });

  it.each(['0/8', '9/8', '2', 'a/b', '1/0'])('refuses %s', (value) => {
    expect(() => readPart('TA_TEXTS_PART', value)).toThrow('TA_TEXTS_PART must be like 2/8');
  });
});
