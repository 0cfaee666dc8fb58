import { describe, expect, it } from 'vitest';
import { album } from './catalogue/make.ts';
import { linen } from './catalogue/palette.ts';
import { blockThickness, outerSize, parseSize } from './sizes.ts';

describe('thickness of a page block (P-SCENE)', () => {
  it.each([
    ['20 lay-flat pages', 20, 'layflat', 0.62],
    ['110 lay-flat pages', 110, 'layflat', 3.41],
    ['140 book pages', 140, 'book', 1.12],
    ['20 matted pages', 20, 'matted', 2.2],
  ] as const)('%s', (_what, pages, leaf, cm) => expect(blockThickness(pages, leaf)).toBeCloseTo(cm, 5));
});

describe('outer size of a closed book', () => {
  it('a hard cover stands over its pages on three sides and lies on both faces', () => {
    const size = outerSize(album('30x40', 40, { surface: linen('#ffffff') }));
    expect(size.x).toBeCloseTo(30 + 0.3 + 0.28, 5);
    expect(size.z).toBeCloseTo(40 + 2 * 0.3, 5);
    expect(size.y).toBeCloseTo(20 * 0.062 + 2 * 0.28, 5);
  });

  it('a soft cover ends with its pages', () => {
    const size = outerSize(album('20x30', 48, { surface: linen('#ffffff'), board: 0.045 }, { leaf: 'book' }));
    expect(size.z).toBe(30);
  });
});

describe('sizes as the price list writes them (CAT-SIZES)', () => {
  it.each([
    ['30x40', 30, 40],
    ['10x13', 10, 13],
    ['12.5x18', 12.5, 18],
  ])('%s', (text, width, height) => expect(parseSize(text)).toEqual({ width, height }));

  it.each(['30', '30x', 'x40', '0x40', '-3x4', '30x40x5', '30 x 40', ''])('refuses "%s"', (text) =>
    expect(() => parseSize(text)).toThrow(RangeError),
  );
});
