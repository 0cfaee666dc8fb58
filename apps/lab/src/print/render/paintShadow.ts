import { toPixels, turnOf } from '@trade-area/core/geometry';
import { cornerOf, shadowLook } from '@trade-area/core/layout';
import type { PhotoItem } from '@trade-area/core/layout';
import sharp from 'sharp';
import { placeFrame } from './paintPhoto.ts';
import type { Paper } from './paintPhoto.ts';
import { paintColour } from './pixels.ts';
import { distanceTo } from './shape.ts';

/** Deviation of the blur, pixels, at which it is made; a wider one is made of a smaller picture. */
const mostDeviation = 4;

/** Paints the shadow of a photo box. */
export async function paintShadow(paper: Paper, item: PhotoItem): Promise<void> {
  const { dpi, pixels } = paper;
  const frame = placeFrame(item, paper);
  const deviation = toPixels(shadowLook.blur / 2, dpi);
  const step = Math.max(1, Math.floor(deviation / mostDeviation));
  const { sin, cos } = turnOf(frame.rot);
  const half = { w: frame.width / 2, h: frame.height / 2 };
  const radius = toPixels(cornerOf(item), dpi);
  const middle = { x: frame.x, y: frame.y + toPixels(shadowLook.down, dpi) };
  // Three deviations hold all of a blur that can be seen; of a box beyond the sheet only the part near it counts.
  const margin = 3 * deviation;
  const reach = {
    x: Math.abs(half.w * cos) + Math.abs(half.h * sin) + margin,
    y: Math.abs(half.w * sin) + Math.abs(half.h * cos) + margin,
  };
  const left = Math.floor(Math.max(-2 * margin, middle.x - reach.x));
  const top = Math.floor(Math.max(-2 * margin, middle.y - reach.y));
  const columns = Math.ceil((Math.min(pixels.width + 2 * margin, middle.x + reach.x) - left) / step);
  const rows = Math.ceil((Math.min(pixels.height + 2 * margin, middle.y + reach.y) - top) / step);
  if (columns <= 0 || rows <= 0) return;
  const mask = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const dx = left + (column + 0.5) * step - middle.x;
      const dy = top + (row + 0.5) * step - middle.y;
      const distance = distanceTo(dx * cos + dy * sin, dy * cos - dx * sin, half, radius) / step;
      mask[row * columns + column] = Math.round(255 * Math.min(1, Math.max(0, 0.5 - distance)));
    }
  // Two steps: a library scales before it blurs.
  const small = { width: columns, height: rows, channels: 1 } as const;
  const blurred = await sharp(mask, { raw: small })
    .blur(Math.max(0.3, deviation / step))
    .extractChannel(0)
    .raw()
    .toBuffer();
  const [width, height] = [columns * step, rows * step];
  const data = await sharp(blurred, { raw: small })
    .resize(width, height, { fit: 'fill', kernel: 'linear' })
    .extractChannel(0)
    .raw()
    .toBuffer();
  paintColour(pixels, [0, 0, 0], { left, top, width, height, data }, shadowLook.opacity);
}
