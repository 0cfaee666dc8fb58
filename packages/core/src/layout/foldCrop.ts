import { placePhoto, settle, turnPixel } from '../geometry/index.ts';
import type { Box, Crop, Guides, Point, Size } from '../geometry/index.ts';

/** Where a spot of the upright photo (shares of its sides) lies on the sheet, millimetres; for boxes that are not turned. */
export function spotOnSheet(photo: Size, box: Box, crop: Crop, spot: Point): Point {
  const { scale, centre } = placePhoto(photo, box, crop);
  const { x, y } = turnPixel({ x: spot.x * photo.w, y: spot.y * photo.h }, photo, crop);
  return { x: box.x + box.w / 2 + (x - centre.x) * scale, y: box.y + box.h / 2 + (y - centre.y) * scale };
}

/** Free space beside the gutter, millimetres: a face is wider than the spot that marks it. */
const clearance = 8;
/** Zooms that are tried when a photo has no room to move beside the fold. */
const zooms = [1, 1.08, 1.16, 1.25];

/**
 * The crop with the photo’s focus beside the fold when its box lies across one: moved the least that is needed, zoomed a
 * little when the photo has no room to move. Unchanged when nothing helps; the check of the project then says so.
 */
export function keepOffFolds(
  photo: Size & { readonly focus: Point },
  box: Box,
  crop: Crop,
  guides: Pick<Guides, 'gutters'>,
): Crop {
  const gutter = guides.gutters.find(({ x, w }) => box.x < x && box.x + box.w > x + w);
  if (!gutter || crop.fine !== 0) return crop;
  const left = gutter.x - clearance;
  const right = gutter.x + gutter.w + clearance;
  const isClear = (x: number) => x <= left + 0.01 || x >= right - 0.01;
  if (isClear(spotOnSheet(photo, box, crop, photo.focus).x)) return crop;
  for (const factor of zooms) {
    const zoomed = settle(photo, box, { ...crop, zoom: crop.zoom * factor });
    const { x } = spotOnSheet(photo, box, zoomed, photo.focus);
    const { scale, turned } = placePhoto(photo, box, zoomed);
    const moved = [left - x, right - x]
      .toSorted((a, b) => Math.abs(a) - Math.abs(b))
      .map((by) => settle(photo, box, { ...zoomed, cx: zoomed.cx - by / scale / turned.w }));
    const found = moved.find((each) => isClear(spotOnSheet(photo, box, each, photo.focus).x));
    if (found) return found;
  }
  return crop;
}
