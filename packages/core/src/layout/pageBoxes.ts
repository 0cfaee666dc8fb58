import type { Box } from '../geometry/index.ts';
import type { PercentBox } from './pageLayouts.ts';

/**
 * A box in percent of a page, in millimetres. With the bleed of its sheet, an edge that the box has in common with the
 * sheet is moved out to the bleed; one on a fold stays there.
 */
export function boxOnPage([x, y, w, h]: PercentBox, page: Box, bleed: Box | null, trim: Box = page): Box {
  const at = (start: number, length: number, percent: number) => start + (length * percent) / 100;
  const edges = {
    left: at(page.x, page.w, x),
    top: at(page.y, page.h, y),
    right: at(page.x, page.w, x + w),
    bottom: at(page.y, page.h, y + h),
  };
  const isAt = (a: number, b: number) => Math.abs(a - b) < 0.01;
  const left = bleed && isAt(edges.left, trim.x) ? bleed.x : edges.left;
  const top = bleed && isAt(edges.top, trim.y) ? bleed.y : edges.top;
  const right = bleed && isAt(edges.right, trim.x + trim.w) ? bleed.x + bleed.w : edges.right;
  const bottom = bleed && isAt(edges.bottom, trim.y + trim.h) ? bleed.y + bleed.h : edges.bottom;
  return { x: left, y: top, w: right - left, h: bottom - top };
}
