import { describe, expect, it } from 'vitest';
import { book } from '../../test/print.ts';
import { guidesFor } from './sheets.ts';
import { snapBox, snapEdge } from './snap.ts';

const guides = guidesFor(book(), { kind: 'inner', turned: false });
const box = (x: number, y: number, w = 40, h = 30) => ({ x, y, w, h });

describe('snapping', () => {
  it.each([
    ['to the trim', box(1, 100), { x: -1, y: 0 }],
    ['to the bleed', box(-2.6, 100), { x: -0.4, y: 0 }],
    ['to the safe distance', box(11, 100), { x: 1, y: 0 }],
    ['with its right edge to the fold', box(259.2, 100), { x: 0.8, y: 0 }],
    ['with its middle to that of a page', box(129.3, 100), { x: 0.7, y: 0 }],
    ['nowhere', box(60, 60), { x: 0, y: 0 }],
  ])('%s', (_name, moved, by) => {
    const snapped = snapBox(moved, guides, [], 1.5);
    expect(snapped.by.x).toBeCloseTo(by.x, 9);
    expect(snapped.by.y).toBeCloseTo(by.y, 9);
    expect(snapped.lines).toHaveLength(by.x === 0 ? 0 : 1);
  });

  it('to the edge of another item', () => {
    expect(snapBox(box(60, 91), guides, [box(70, 90)], 1.5).by).toEqual({ x: 0, y: -1 });
  });

  it('to the gap that two others have', () => {
    const row = [box(60, 60), box(107, 60)];
    expect(snapBox(box(155, 62.2), guides, row, 1.5).by.x).toBeCloseTo(-1, 9);
  });

  it('an edge that is dragged, or not', () => {
    expect(snapEdge(299.2, 'vertical', guides, [], 1)).toBe(300);
    expect(snapEdge(250, 'vertical', guides, [], 1)).toBe(250);
  });
});
