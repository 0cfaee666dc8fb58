import { centreOf, framePixels, keptPixels, pixelBox, toPixels, turnOf } from '@trade-area/core/geometry';
import type { TurnedBox } from '@trade-area/core/geometry';
import { colourOf, cornerOf, filterTable, lightnessOf } from '@trade-area/core/layout';
import type { PhotoItem } from '@trade-area/core/layout';
import type { CutPhoto } from './cutPhoto.ts';
import { mix } from './pixels.ts';
import type { Pixels } from './pixels.ts';
import { distanceTo } from './shape.ts';

/** A sheet while it is painted: its pixels, its density, and what is printed beyond the trim in millimetres. */
export interface Paper {
  readonly pixels: Pixels;
  readonly dpi: number;
  readonly bleed: number;
}

/** A frame on the paper, pixels: its middle, its size and its turn. */
export interface PlacedFrame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rot: number;
}

/** Upright frames have whole pixels, so that neighbours share an edge; a turned one lies where it lies. */
export function placeFrame(box: TurnedBox, { bleed, dpi }: Paper): PlacedFrame {
  if (box.rot % 360 === 0) {
    const { left, top, width, height } = pixelBox(box, bleed, dpi);
    return { x: left + width / 2, y: top + height / 2, width, height, rot: 0 };
  }
  const { x, y } = centreOf(box);
  return {
    x: toPixels(x + bleed, dpi),
    y: toPixels(y + bleed, dpi),
    width: toPixels(box.w, dpi),
    height: toPixels(box.h, dpi),
    rot: box.rot,
  };
}

/** Whole pixels to cut a photo to for a frame. */
export const pixelsFor = (box: TurnedBox, { bleed, dpi }: Paper) =>
  box.rot % 360 === 0 ? pixelBox(box, bleed, dpi) : framePixels(box, dpi);

export type PhotoLook = Pick<PhotoItem, 'border' | 'radius' | 'filter'> & { readonly opacity: number };

const plain: PhotoLook = { border: { width: 0, color: '#ffffff' }, radius: 0, filter: 'none', opacity: 1 };

/** A photo that covers a box alone. */
export const plainLook = (opacity: number): PhotoLook => ({ ...plain, opacity });

/** Paints a photo into its frame: turned, rounded, filtered, with its border inside its edge. */
export function paintPhoto(paper: Paper, box: TurnedBox, cut: CutPhoto, look: PhotoLook): void {
  const frame = placeFrame(box, paper);
  const { pixels, dpi } = paper;
  const { sin, cos } = turnOf(frame.rot);
  const half = { w: frame.width / 2, h: frame.height / 2 };
  const radius = toPixels(cornerOf({ w: box.w, h: box.h, radius: look.radius }), dpi);
  const line = toPixels(look.border.width, dpi);
  const border = colourOf(look.border.color);
  const table = filterTable(look.filter);
  const sample = samplerOf(cut, frame);
  const colour: [number, number, number] = [0, 0, 0];
  const reach = {
    x: Math.abs(half.w * cos) + Math.abs(half.h * sin),
    y: Math.abs(half.w * sin) + Math.abs(half.h * cos),
  };
  const from = {
    x: Math.max(0, Math.floor(frame.x - reach.x)),
    y: Math.max(0, Math.floor(frame.y - reach.y)),
  };
  const to = {
    x: Math.min(pixels.width, Math.ceil(frame.x + reach.x)),
    y: Math.min(pixels.height, Math.ceil(frame.y + reach.y)),
  };
  for (let y = from.y; y < to.y; y += 1)
    for (let x = from.x; x < to.x; x += 1) {
      const dx = x + 0.5 - frame.x;
      const dy = y + 0.5 - frame.y;
      // Where the pixel lies in the frame before its turn.
      const u = dx * cos + dy * sin;
      const v = dy * cos - dx * sin;
      const distance = distanceTo(u, v, half, radius);
      if (distance >= 0.5) continue;
      sample(u, v, colour);
      if (table) {
        const at = Math.round(lightnessOf(colour[0], colour[1], colour[2])) * 3;
        colour[0] = table[at] ?? 0;
        colour[1] = table[at + 1] ?? 0;
        colour[2] = table[at + 2] ?? 0;
      }
      const inBorder = line > 0 ? Math.min(1, Math.max(0, distance + line + 0.5)) : 0;
      if (inBorder > 0) {
        colour[0] += (border[0] - colour[0]) * inBorder;
        colour[1] += (border[1] - colour[1]) * inBorder;
        colour[2] += (border[2] - colour[2]) * inBorder;
      }
      mix(pixels.data, (y * pixels.width + x) * 3, colour, Math.min(1, 0.5 - distance) * look.opacity);
    }
}

/** Reads the colour of the photo at a place of its frame, pixels from its middle. */
function samplerOf(cut: CutPhoto, frame: PlacedFrame) {
  const { plan } = cut;
  const { data } = cut.pixels;
  const { width, height } = plan.resize;
  const at = (x: number, y: number) => {
    const column = Math.min(width - 1, Math.max(0, x));
    const row = Math.min(height - 1, Math.max(0, y));
    return cut.first + column * cut.across + row * cut.down;
  };
  if (frame.rot === 0 && plan.fine === 0) {
    const { left, top } = keptPixels(plan, plan.resize);
    return (u: number, v: number, into: [number, number, number]) => {
      const place = at(Math.floor(u + frame.width / 2) + left, Math.floor(v + frame.height / 2) + top);
      into[0] = data[place] ?? 0;
      into[1] = data[place + 1] ?? 0;
      into[2] = data[place + 2] ?? 0;
    };
  }
  // Both turns are taken back in one step, so that the photo is read between its pixels only once.
  const { sin, cos } = turnOf(plan.fine);
  const across = plan.keep.width / frame.width;
  const down = plan.keep.height / frame.height;
  return (u: number, v: number, into: [number, number, number]) => {
    const p = u * across + plan.offset.x;
    const q = v * down + plan.offset.y;
    const x = width / 2 + p * cos + q * sin - 0.5;
    const y = height / 2 + q * cos - p * sin - 0.5;
    const column = Math.floor(x);
    const row = Math.floor(y);
    const right = x - column;
    const below = y - row;
    const first = at(column, row);
    const second = at(column + 1, row);
    const third = at(column, row + 1);
    const fourth = at(column + 1, row + 1);
    const read = (channel: number) => {
      const upper = (data[first + channel] ?? 0) * (1 - right) + (data[second + channel] ?? 0) * right;
      const lower = (data[third + channel] ?? 0) * (1 - right) + (data[fourth + channel] ?? 0) * right;
      return upper * (1 - below) + lower * below;
    };
    into[0] = read(0);
    into[1] = read(1);
    into[2] = read(2);
  };
}
