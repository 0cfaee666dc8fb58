import {
  boundsOfAll,
  centreOf,
  intersect,
  layOutText,
  textPath,
  toPixels,
  turnPoint,
} from '@trade-area/core/geometry';
import type { Box, FontOutlines } from '@trade-area/core/geometry';
import { colourOf } from '@trade-area/core/layout';
import type { TextItem } from '@trade-area/core/layout';
import sharp from 'sharp';
import type { Paper } from './paintPhoto.ts';
import { paintColour } from './pixels.ts';

/** Parts of the em by which letters reach beyond their line, such as the swash of a script. */
const overhang = 0.7;

/** Paints the outlines of a text: one overlay for its box, no larger than its letters on the sheet. */
export async function paintText(paper: Paper, item: TextItem, outlines: FontOutlines): Promise<void> {
  const { dpi, bleed, pixels } = paper;
  const layout = layOutText(item, item, outlines);
  const margin = overhang * layout.em;
  const lines = layout.lines.filter(({ width }) => width > 0);
  const ink = boundsOfAll(
    lines.map(({ x, baseline, width }) => ({
      x: item.x + x - margin,
      y: item.y + baseline - outlines.ascent * layout.em - margin,
      w: width + 2 * margin,
      h: (outlines.ascent + outlines.descent) * layout.em + 2 * margin,
    })),
  );
  const sheet = { x: 0, y: 0, w: pixels.width, h: pixels.height };
  const place = ink && intersect(sheet, turnedBounds(ink, item, paper));
  if (!place) return;
  const [left, top] = [Math.floor(place.x), Math.floor(place.y)];
  const [width, height] = [Math.ceil(place.x + place.w) - left, Math.ceil(place.y + place.h) - top];
  const middle = centreOf(item);
  const turn = [
    `translate(${toPixels(middle.x + bleed, dpi) - left} ${toPixels(middle.y + bleed, dpi) - top})`,
    `rotate(${item.rot}) scale(${toPixels(1, dpi)}) translate(${-item.w / 2} ${-item.h / 2})`,
  ].join(' ');
  // A line is a path of its own: a parser of SVG bounds the length of an attribute.
  const paths = lines.map((line) => `<path d="${textPath({ ...layout, lines: [line] }, outlines)}"/>`);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g transform="${turn}">${paths.join('')}</g></svg>`;
  const data = await sharp(Buffer.from(drawing), { unlimited: true })
    .extractChannel('alpha')
    .raw()
    .toBuffer();
  paintColour(pixels, colourOf(item.color), { left, top, width, height, data });
}

/** Bounds in pixels of the sheet of a box that is turned about the middle of its text box. */
function turnedBounds({ x, y, w, h }: Box, item: TextItem, { bleed, dpi }: Paper): Box {
  const corners = [
    { x, y },
    { x: x + w, y },
    { x: x + w, y: y + h },
    { x, y: y + h },
  ].map((corner) => turnPoint(corner, centreOf(item), item.rot));
  const pixel = (position: number) => toPixels(position + bleed, dpi);
  const xs = corners.map((corner) => pixel(corner.x));
  const ys = corners.map((corner) => pixel(corner.y));
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, w: Math.max(...xs) - left, h: Math.max(...ys) - top };
}
