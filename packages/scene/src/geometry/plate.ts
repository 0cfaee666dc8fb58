import { ExtrudeGeometry, Path, Shape, type BufferGeometry } from 'three';
import { toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js';
import { uvInCentimetres } from './uv.ts';

/** A hole in a plate: middle and measures in cm from the plate's middle. */
export interface Hole {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly oval?: boolean;
}

/** A rectangle with rounded corners around the origin; `left` when the two left ones have another radius. */
export function roundedRectangle<T extends Path>(
  path: T,
  width: number,
  height: number,
  radius: number,
  left = radius,
): T {
  const [w, h] = [width / 2, height / 2];
  const [r, l] = [Math.min(radius, w, h), Math.min(left, w, h)];
  path.moveTo(-w + l, -h).lineTo(w - r, -h);
  path.absarc(w - r, -h + r, r, -Math.PI / 2, 0, false).lineTo(w, h - r);
  path.absarc(w - r, h - r, r, 0, Math.PI / 2, false).lineTo(-w + l, h);
  path.absarc(-w + l, h - l, l, Math.PI / 2, Math.PI, false).lineTo(-w, -h + l);
  path.absarc(-w + l, -h + l, l, Math.PI, Math.PI * 1.5, false);
  return path;
}

function holePath({ x, y, width, height, oval }: Hole): Path {
  const path = new Path();
  if (oval) return path.absellipse(x, y, width / 2, height / 2, 0, Math.PI * 2, true);
  return path
    .moveTo(x - width / 2, y - height / 2)
    .lineTo(x - width / 2, y + height / 2)
    .lineTo(x + width / 2, y + height / 2)
    .lineTo(x + width / 2, y - height / 2)
    .lineTo(x - width / 2, y - height / 2);
}

/** Extrudes a shape to `thickness` (bevels included) along z, smooth where its bevels and corners bend. */
export function extrude(shape: Shape, thickness: number, bevel: number, quarterTurn = false): BufferGeometry {
  const b = Math.min(bevel, thickness / 2 - 0.001);
  const raw = new ExtrudeGeometry(shape, {
    depth: Math.max(thickness - 2 * b, 0.001),
    bevelEnabled: b > 0,
    bevelThickness: b,
    bevelSize: b,
    bevelOffset: -b,
    bevelSegments: 3,
    curveSegments: 10,
  });
  raw.translate(0, 0, b);
  const smooth = toCreasedNormals(raw, 0.45);
  raw.dispose();
  return uvInCentimetres(smooth, quarterTurn);
}

/** How a plate is finished, cm; `left` is the radius of its two left corners, `quarterTurn` turns its grain. */
export interface PlateFinish {
  readonly radius?: number;
  readonly left?: number;
  readonly bevel?: number;
  readonly holes?: readonly Hole[];
  readonly quarterTurn?: boolean;
}

/** An upright plate: `width` × `height` in the plane z = 0, thickness toward the viewer, with holes. */
export function uprightPlate(
  width: number,
  height: number,
  thickness: number,
  { radius = 0.1, left = radius, bevel = 0.06, holes = [], quarterTurn = false }: PlateFinish = {},
): BufferGeometry {
  // A corner rounder than its bevel: a sharper one would fold the face.
  const least = Math.min(bevel, thickness / 2) * 1.1;
  const shape = roundedRectangle(new Shape(), width, height, Math.max(radius, least), Math.max(left, least));
  shape.holes.push(...holes.map(holePath));
  return extrude(shape, thickness, bevel, quarterTurn);
}

/** The same plate lying on the table: height runs away from the viewer, thickness upward from y = 0. */
export function plate(
  width: number,
  height: number,
  thickness: number,
  finish: PlateFinish = {},
): BufferGeometry {
  return uprightPlate(width, height, thickness, finish).rotateX(-Math.PI / 2);
}
