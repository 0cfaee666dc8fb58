import { describe, expect, it } from 'vitest';
import { colourOf, cornerOf, filterTable, lightnessOf } from './looks.ts';

describe('filters', () => {
  it('leave a photo in its own colours, or give each lightness one colour', () => {
    expect(filterTable('none')).toBeNull();
    const grey = filterTable('bw') ?? [];
    expect([...grey.slice(0, 3), ...grey.slice(-3)]).toEqual([0, 0, 0, 255, 255, 255]);
    expect([...grey.slice(300, 303)]).toEqual([100, 100, 100]);
  });

  it('sepia keeps the lightness, reaches black and white, and is warm between them', () => {
    const table = filterTable('sepia') ?? new Uint8Array();
    const at = (lightness: number) => [...table.slice(lightness * 3, lightness * 3 + 3)];
    expect([at(0), at(255)]).toEqual([
      [0, 0, 0],
      [255, 255, 255],
    ]);
    // The tint itself, whose lightness is 111.5.
    expect(at(112)).toEqual([138, 106, 69].map((each) => Math.round(each + 0.47)));
    for (let lightness = 0; lightness < 256; lightness += 1) {
      const [red = 0, green = 0, blue = 0] = at(lightness);
      expect(Math.abs(lightnessOf(red, green, blue) - lightness)).toBeLessThan(1);
      expect(red).toBeGreaterThanOrEqual(green);
      expect(green).toBeGreaterThanOrEqual(blue);
    }
  });
});

it('a corner is never rounder than its box has room for', () => {
  expect(cornerOf({ w: 40, h: 10, radius: 3 })).toBe(3);
  expect(cornerOf({ w: 40, h: 10, radius: 500 })).toBe(5);
});

it('reads a colour', () => {
  expect(colourOf('#8a6a45')).toEqual([138, 106, 69]);
});
