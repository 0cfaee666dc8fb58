import { toPixels } from '@trade-area/core/geometry';
import type { Box } from '@trade-area/core/geometry';
import { colourOf } from '@trade-area/core/layout';
import type { Paper } from './paintPhoto.ts';
import { paintColour } from './pixels.ts';

/** Paints an upright box of one colour; a pixel at its edge gets the part of the colour by which it is covered. */
export function paintRule(
  { pixels, dpi, bleed }: Paper,
  { box, color }: { readonly box: Box; readonly color: string },
): void {
  const pixel = (position: number) => toPixels(position + bleed, dpi);
  const [x, y] = [pixel(box.x), pixel(box.y)];
  const [right, bottom] = [pixel(box.x + box.w), pixel(box.y + box.h)];
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [width, height] = [Math.ceil(right) - left, Math.ceil(bottom) - top];
  const shareOf = (at: number, from: number, to: number) =>
    Math.max(0, Math.min(at + 1, to) - Math.max(at, from));
  const data = new Uint8Array(width * height);
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const share = shareOf(left + column, x, right) * shareOf(top + row, y, bottom);
      data[row * width + column] = Math.round(share * 255);
    }
  paintColour(pixels, colourOf(color), { left, top, width, height, data });
}
