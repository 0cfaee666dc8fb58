import { describe, expect, it } from 'vitest';
import { boundsOf, contains, grow, intersect, overlap, pixelBox } from './box.ts';
import { guidesOf, sheetPixels, spineWidth, trimSize } from './sheet.ts';
import type { SheetGeometry } from './sheet.ts';

const book: SheetGeometry = {
  page_w: 300,
  page_h: 300,
  bleed: 3,
  safe: 12,
  gutter: 8,
  binding: 'bound',
  cover: { wrap: 18, spine: 6, leaf: 0.62 },
};

describe('sheets', () => {
  it('a spread of 60 × 30 cm with bleed has 7157 × 3614 pixels (P-SHEET)', () => {
    expect(sheetPixels(guidesOf({ ...book, page_w: 300 }, { kind: 'inner' }), 300)).toEqual({
      width: 7157,
      height: 3614,
    });
  });

  it('a spread has two pages, a fold between them, and a gutter on both sides of it', () => {
    const guides = guidesOf(book, { kind: 'inner' });
    expect(guides.trim).toEqual({ x: 0, y: 0, w: 600, h: 300 });
    expect(guides.bleed).toEqual({ x: -3, y: -3, w: 606, h: 306 });
    expect(guides.folds).toEqual([300]);
    expect(guides.gutters).toEqual([{ x: 292, y: 0, w: 16, h: 300 }]);
    expect(guides.safe[1]).toEqual({ x: 312, y: 12, w: 276, h: 276 });
  });

  it('a cover is back, spine and front; its spine grows with the spreads, and it wraps the boards', () => {
    const guides = guidesOf(book, { kind: 'cover', spreads: 20 });
    const spine = spineWidth({ wrap: 18, spine: 6, leaf: 0.62 }, 20);
    expect(spine).toBeCloseTo(18.4, 9);
    expect(guides.trim.w).toBeCloseTo(618.4, 9);
    expect(guides.bleed.x).toBe(-18);
    expect(guides.spine).toEqual({ x: 300, y: 0, w: expect.closeTo(18.4, 9), h: 300 });
    expect(guides.gutters).toEqual([]);
    expect(guides.pages[1]?.x).toBeCloseTo(318.4, 9);
  });

  it('a print has one page, and may be turned', () => {
    const print = { ...book, page_w: 180, page_h: 130, cover: null };
    expect(trimSize(print, { kind: 'single' })).toEqual({ w: 180, h: 130 });
    expect(guidesOf(print, { kind: 'single', turned: true })).toMatchObject({
      trim: { x: 0, y: 0, w: 130, h: 180 },
      folds: [],
      gutters: [],
    });
  });

  it('a page smaller than its margins keeps a safe part', () => {
    const [safe] = guidesOf({ ...book, page_w: 20, page_h: 20 }, { kind: 'single' }).safe;
    expect(safe).toEqual({ x: 4, y: 4, w: 12, h: 12 });
  });
});

describe('boxes', () => {
  it('boxes that share an edge share it in pixels too', () => {
    for (let w = 10; w < 200; w += 0.37) {
      const left = pixelBox({ x: 0, y: 0, w, h: 50 }, 3, 300);
      const right = pixelBox({ x: w, y: 0, w: 30, h: 50 }, 3, 300);
      expect(right.left).toBe(left.left + left.width);
    }
  });

  it('knows what they share and hold', () => {
    const box = { x: 0, y: 0, w: 10, h: 10 };
    expect(intersect(box, { x: 5, y: 5, w: 10, h: 10 })).toEqual({ x: 5, y: 5, w: 5, h: 5 });
    expect(intersect(box, { x: 10, y: 0, w: 5, h: 5 })).toBeNull();
    expect(contains(grow(box, 1), box)).toBe(true);
    expect(contains(box, grow(box, 1))).toBe(false);
  });

  it('a turned box reaches further, and shares only what it covers', () => {
    const square = { x: 0, y: 0, w: 10, h: 10, rot: 45 };
    const bounds = boundsOf(square);
    expect(bounds.w).toBeCloseTo(Math.SQRT2 * 10, 9);
    // In the corner of the bounds, but beside the turned box.
    const corner = { x: bounds.x, y: bounds.y, w: 2, h: 2, rot: 0 };
    expect(intersect(bounds, corner)).not.toBeNull();
    expect(overlap(square, corner)).toBe(false);
    expect(overlap(square, { x: 4, y: 4, w: 2, h: 2, rot: 30 })).toBe(true);
    expect(boundsOf({ x: 0, y: 0, w: 20, h: 10, rot: 90 })).toEqual({ x: 5, y: -5, w: 10, h: 20 });
  });
});
