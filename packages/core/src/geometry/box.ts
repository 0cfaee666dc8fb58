import { toPixels } from './units.ts';

/** Position; in millimetres from the top left corner of the trimmed sheet unless a function says otherwise. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly w: number;
  readonly h: number;
}

/** Upright rectangle by its top left corner and its size. */
export interface Box extends Point, Size {}

/** Rectangle that is turned clockwise about its centre by `rot` degrees. */
export interface TurnedBox extends Box {
  readonly rot: number;
}

/** Whole pixels. */
export interface PixelRectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export const centreOf = ({ x, y, w, h }: Box): Point => ({ x: x + w / 2, y: y + h / 2 });

/** The box with each edge moved outwards by `by`; inwards when it is negative. */
export const grow = ({ x, y, w, h }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  w: w + 2 * by,
  h: h + 2 * by,
});

/** The part two boxes share; null when they share no area. */
export function intersect(a: Box, b: Box): Box | null {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  const w = Math.min(a.x + a.w, b.x + b.w) - x;
  const h = Math.min(a.y + a.h, b.y + b.h) - y;
  return w > 0 && h > 0 ? { x, y, w, h } : null;
}

/** Tolerance of comparisons of positions, millimetres: far below what a cut resolves, far above rounding errors. */
export const tolerance = 0.001;

/** Whether the inner box is nowhere outside the outer one. */
export const contains = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x - tolerance &&
  inner.y >= outer.y - tolerance &&
  inner.x + inner.w <= outer.x + outer.w + tolerance &&
  inner.y + inner.h <= outer.y + outer.h + tolerance;

/** Sine and cosine of an angle in degrees; exact for quarter turns, so that they leave no fraction behind. */
export function turnOf(degrees: number): { readonly sin: number; readonly cos: number } {
  const within = ((degrees % 360) + 360) % 360;
  if (within % 90 === 0)
    return { sin: [0, 1, 0, -1][within / 90] ?? 0, cos: [1, 0, -1, 0][within / 90] ?? 1 };
  const radians = (within * Math.PI) / 180;
  return { sin: Math.sin(radians), cos: Math.cos(radians) };
}

/** The point turned clockwise about another, on a plane whose y leads down. */
export function turnPoint({ x, y }: Point, about: Point, degrees: number): Point {
  const { sin, cos } = turnOf(degrees);
  const dx = x - about.x;
  const dy = y - about.y;
  return { x: about.x + dx * cos - dy * sin, y: about.y + dx * sin + dy * cos };
}

/** Corners of a turned box: that of its top left first, then clockwise. */
export function cornersOf(box: TurnedBox): readonly [Point, Point, Point, Point] {
  const centre = centreOf(box);
  const corner = (x: number, y: number) => turnPoint({ x, y }, centre, box.rot);
  return [
    corner(box.x, box.y),
    corner(box.x + box.w, box.y),
    corner(box.x + box.w, box.y + box.h),
    corner(box.x, box.y + box.h),
  ];
}

/** Smallest upright box around a turned one. */
export function boundsOf(box: TurnedBox): Box {
  if (box.rot === 0) return { x: box.x, y: box.y, w: box.w, h: box.h };
  const corners = cornersOf(box);
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

/** Smallest upright box around several; null for none. */
export function boundsOfAll(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.w));
  const bottom = Math.max(...boxes.map((box) => box.y + box.h));
  return { x, y, w: right - x, h: bottom - y };
}

/** Whether two boxes turned by any angle share area (separating axes: the edges of both). */
export function overlap(a: TurnedBox, b: TurnedBox): boolean {
  const [first, second] = [cornersOf(a), cornersOf(b)];
  return [a.rot, a.rot + 90, b.rot, b.rot + 90].every((angle) => {
    const { sin, cos } = turnOf(angle);
    const along = ({ x, y }: Point) => x * cos + y * sin;
    const [p, q] = [first.map(along), second.map(along)];
    return Math.max(...p) > Math.min(...q) + tolerance && Math.max(...q) > Math.min(...p) + tolerance;
  });
}

/** Whether a point lies in a turned box. */
export function isInside(point: Point, box: TurnedBox): boolean {
  const { x, y } = turnPoint(point, centreOf(box), -box.rot);
  return x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h;
}

/**
 * Whole pixels of a box on a sheet whose first pixel lies `bleed` millimetres above and left of the origin. Each edge is
 * rounded for itself: boxes that share an edge have neither a gap nor an overlap.
 */
export function pixelBox(box: Box, bleed: number, dpi: number): PixelRectangle {
  const edge = (position: number) => Math.round(toPixels(position + bleed, dpi));
  const [left, top] = [edge(box.x), edge(box.y)];
  return {
    left,
    top,
    width: Math.max(1, edge(box.x + box.w) - left),
    height: Math.max(1, edge(box.y + box.h) - top),
  };
}
