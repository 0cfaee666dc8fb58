import { turnOf, turnPoint } from './box.ts';
import type { Box, PixelRectangle, Point, Size } from './box.ts';
import { clamp, millimetresPerInch, toPixels } from './units.ts';

/**
 * Part of a photo that a frame shows. The photo is first mirrored (`flip`), then turned clockwise by quarters; `cx` and
 * `cy` are the middle of the visible part as shares (0 to 1) of the width and height it has then. `fine` turns it
 * clockwise by up to 15 degrees about that middle; `zoom` 1 is the smallest scale that fills the frame.
 */
export interface Crop {
  readonly cx: number;
  readonly cy: number;
  readonly zoom: number;
  readonly quarter: 0 | 1 | 2 | 3;
  readonly fine: number;
  readonly flip: boolean;
}

export const wholePhoto: Crop = { cx: 0.5, cy: 0.5, zoom: 1, quarter: 0, fine: 0, flip: false };

/** Limits of a crop. */
export const cropLimits = { zoom: 20, fine: 15 } as const;

/** A photo in its frame, as the editor draws it and the lab cuts it. Pixels are those of the mirrored and turned photo. */
export interface Placement {
  /** Width and height of the photo after its quarter turns, pixels. */
  readonly turned: Size;
  /** Millimetres of paper that a pixel takes. */
  readonly scale: number;
  /** The pixel position in the middle of the frame. */
  readonly centre: Point;
  /** Smallest upright part of the photo that holds everything visible; just the visible part when `fine` is 0. */
  readonly visible: Box;
}

/** Width and height after quarter turns. */
export const turnedSize = ({ w, h }: Size, quarter: number): Size =>
  quarter % 2 === 0 ? { w, h } : { w: h, h: w };

/** Width and height of the upright box around a frame that is turned by an angle. */
function around({ w, h }: Size, degrees: number): Size {
  const { sin, cos } = turnOf(degrees);
  return { w: w * Math.abs(cos) + h * Math.abs(sin), h: w * Math.abs(sin) + h * Math.abs(cos) };
}

/**
 * Places a photo (upright pixels) in a frame (millimetres). The frame is always filled: the scale is the smallest that
 * fills it times the zoom, and the middle moves no further than the edge of the photo allows.
 */
export function placePhoto(photo: Size, frame: Size, crop: Crop): Placement {
  const turned = turnedSize(photo, crop.quarter);
  const needed = around(frame, crop.fine);
  const scale = Math.max(needed.w / turned.w, needed.h / turned.h) * Math.max(1, crop.zoom);
  // No wider than the photo, whatever the division leaves behind.
  const w = Math.min(turned.w, needed.w / scale);
  const h = Math.min(turned.h, needed.h / scale);
  const x = clamp(crop.cx * turned.w - w / 2, 0, turned.w - w);
  const y = clamp(crop.cy * turned.h - h / 2, 0, turned.h - h);
  return { turned, scale, centre: { x: x + w / 2, y: y + h / 2 }, visible: { x, y, w, h } };
}

/** Pixels of the photo on an inch of paper, rounded down: no promise above what is printed. */
export const effectiveDpi = ({ scale }: Pick<Placement, 'scale'>): number =>
  // The smallest part makes up for the rounding of the division: exactly 300 stays 300.
  Math.floor(millimetresPerInch / scale + 1e-9);

/** Numbers of an affine transformation, in the order in which `CanvasRenderingContext2D.transform` takes them. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** From a pixel position of the upright photo, as it was uploaded, to millimetres from the top left of the frame. */
export function photoMatrix(photo: Size, frame: Size, crop: Crop): Matrix {
  const { scale, centre } = placePhoto(photo, frame, crop);
  const { sin, cos } = turnOf(crop.fine);
  const map = (from: Point): Point => {
    const { x, y } = turnPixel(from, photo, crop);
    const dx = (x - centre.x) * scale;
    const dy = (y - centre.y) * scale;
    return { x: frame.w / 2 + dx * cos - dy * sin, y: frame.h / 2 + dx * sin + dy * cos };
  };
  const origin = map({ x: 0, y: 0 });
  const right = map({ x: 1, y: 0 });
  const down = map({ x: 0, y: 1 });
  return [right.x - origin.x, right.y - origin.y, down.x - origin.x, down.y - origin.y, origin.x, origin.y];
}

/** Where a pixel position of the upright photo lies after mirroring and quarter turns. */
export function turnPixel({ x, y }: Point, { w, h }: Size, crop: Pick<Crop, 'quarter' | 'flip'>): Point {
  const from = crop.flip ? w - x : x;
  switch (crop.quarter) {
    case 0:
      return { x: from, y };
    case 1:
      return { x: h - y, y: from };
    case 2:
      return { x: w - from, y: h - y };
    case 3:
      return { x: y, y: w - from };
  }
}

export const applyMatrix = ([a, b, c, d, e, f]: Matrix, { x, y }: Point): Point => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
});

/** The steps by which pixels are cut, in this order. A picture library needs nothing else to show just what the editor shows. */
export interface CutPlan {
  /** Mirror left and right. */
  readonly flip: boolean;
  /** Then turn clockwise. */
  readonly turn: 0 | 90 | 180 | 270;
  /** Then take this part: whole pixels around all that is visible. */
  readonly take: PixelRectangle;
  /** Then scale it to so many pixels. */
  readonly resize: { readonly width: number; readonly height: number };
  /** Then turn clockwise by so many degrees; the canvas grows to hold every corner, and its middle stays the middle. */
  readonly fine: number;
  /** Then keep a part of this size … */
  readonly keep: { readonly width: number; readonly height: number };
  /** … whose middle lies so many pixels from the middle of the picture; may be fractions. */
  readonly offset: Point;
}

/** Cuts a photo for a frame that has so many pixels on the sheet (`pixelBox`). */
export function planCut(
  photo: Size,
  frame: Size,
  crop: Crop,
  target: { readonly width: number; readonly height: number },
): CutPlan {
  const { turned, scale, centre, visible } = placePhoto(photo, frame, crop);
  const left = clamp(Math.floor(visible.x + 1e-6), 0, turned.w - 1);
  const top = clamp(Math.floor(visible.y + 1e-6), 0, turned.h - 1);
  const take = {
    left,
    top,
    width: clamp(Math.ceil(visible.x + visible.w - 1e-6) - left, 1, turned.w - left),
    height: clamp(Math.ceil(visible.y + visible.h - 1e-6) - top, 1, turned.h - top),
  };
  // Printed pixels for a pixel of the photo. A frame's pixels are whole, so both directions have their own; but a photo
  // that is turned by an angle is scaled alike in both, as the longer side asks, since it would be sheared otherwise.
  const isUpright = crop.fine === 0;
  const ratios = { across: target.width / frame.w, down: target.height / frame.h };
  const longer = frame.w >= frame.h ? ratios.across : ratios.down;
  const across = scale * (isUpright ? ratios.across : longer);
  const down = scale * (isUpright ? ratios.down : longer);
  const resize = {
    width: Math.max(isUpright ? target.width : 1, Math.round(take.width * across)),
    height: Math.max(isUpright ? target.height : 1, Math.round(take.height * down)),
  };
  const middle = {
    x: ((centre.x - take.left) / take.width - 0.5) * resize.width,
    y: ((centre.y - take.top) / take.height - 0.5) * resize.height,
  };
  return {
    flip: crop.flip,
    turn: ([0, 90, 180, 270] as const)[crop.quarter],
    take,
    resize,
    fine: crop.fine,
    keep: target,
    offset: turnPoint(middle, { x: 0, y: 0 }, crop.fine),
  };
}

/** The part to keep in a picture of so many pixels, after the turn by `fine`. */
export function keptPixels(
  { keep, offset }: Pick<CutPlan, 'keep' | 'offset'>,
  picture: { readonly width: number; readonly height: number },
): PixelRectangle {
  const width = Math.min(keep.width, picture.width);
  const height = Math.min(keep.height, picture.height);
  return {
    left: clamp(Math.round(picture.width / 2 + offset.x - width / 2), 0, picture.width - width),
    top: clamp(Math.round(picture.height / 2 + offset.y - height / 2), 0, picture.height - height),
    width,
    height,
  };
}

/** Pixels that a frame takes at a density, for previews that stand on no sheet. */
export const framePixels = ({ w, h }: Size, dpi: number) => ({
  width: Math.max(1, Math.round(toPixels(w, dpi))),
  height: Math.max(1, Math.round(toPixels(h, dpi))),
});
