import type { Group } from 'three';
import { plate, uprightPlate } from '../geometry/plate.ts';
import type { Surface } from '../design.ts';
import type { BoxShape } from '../product.ts';
import { insetParts } from './cover.ts';
import { at, grouped, laid, solid, stamped, type Kit } from './kit.ts';

/** Inside measures of a tray, cm: `x` to the right, `z` toward the viewer, `y` upward. */
export interface Inside {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Thickness of a box wall: wood is thicker than covered board. */
export function wallOf({ material }: Surface): number {
  return material === 'wood' ? 0.8 : 0.32;
}

/** An open tray on the table, lined inside. */
export function tray(kit: Kit, inside: Inside, surface: Surface, lining: Surface): Group {
  const wall = wallOf(surface);
  const outer = kit.materials.surface(surface);
  const inner = kit.materials.surface(lining);
  const [x, z] = [inside.x + 2 * wall, inside.z + 2 * wall];
  const high = inside.y + wall;
  const group = grouped(
    solid(plate(x, z, wall, { bevel: 0.05 }), outer),
    at(solid(plate(inside.x, inside.z, 0.06, { bevel: 0.01, radius: 0.02 }), inner), 0, wall, 0),
  );
  for (const side of [-1, 1]) {
    const long = solid(uprightPlate(x, high, wall, { bevel: 0.06, radius: 0.08 }), outer);
    group.add(at(long, 0, high / 2, side > 0 ? z / 2 - wall : -z / 2));
    const short = solid(uprightPlate(z - wall, high, wall, { bevel: 0.06, radius: 0.08 }), outer);
    short.rotation.y = Math.PI / 2;
    group.add(at(short, side > 0 ? x / 2 - wall : -x / 2, high / 2, 0));
    const cloth = (length: number) =>
      solid(uprightPlate(length, inside.y - 0.1, 0.03, { radius: 0.02, bevel: 0 }), inner);
    group.add(at(cloth(inside.x), 0, wall + inside.y / 2, side * (inside.z / 2 - 0.02)));
    const across = cloth(inside.z);
    across.rotation.y = Math.PI / 2;
    group.add(at(across, side * (inside.x / 2 - 0.02), wall + inside.y / 2, 0));
  }
  return group;
}

/** A lid that slips over a tray of `inside`, standing on its rim: its top is at y = `skirt` + wall. */
export function lid(kit: Kit, inside: Inside, box: BoxShape, skirt: number): Group {
  const wall = wallOf(box.surface);
  const [x, z] = [inside.x + 4 * wall + 0.1, inside.z + 4 * wall + 0.1];
  const outer = kit.materials.surface(box.surface);
  const group = grouped(at(lidTop(kit, box, x, z, wall), 0, skirt, 0));
  for (const side of [-1, 1]) {
    const long = solid(uprightPlate(x, skirt, wall, { bevel: 0.05, radius: 0.05 }), outer);
    group.add(at(long, 0, skirt / 2, side > 0 ? z / 2 - wall : -z / 2));
    const short = solid(uprightPlate(z - wall, skirt, wall, { bevel: 0.05, radius: 0.05 }), outer);
    short.rotation.y = Math.PI / 2;
    group.add(at(short, side > 0 ? x / 2 - wall : -x / 2, skirt / 2, 0));
  }
  return group;
}

/** The board on top of a box with its window, stamps and lining, lying, its underside at y = 0. */
export function lidTop(kit: Kit, box: BoxShape, x: number, z: number, wall: number): Group {
  const window = box.inset?.kind === 'window' && box.inset.at ? box.inset : undefined;
  const holes = window?.at
    ? [
        {
          x: (window.at[0] + window.at[2] / 2 - 0.5) * x,
          y: (0.5 - window.at[1] - window.at[3] / 2) * z,
          width: window.at[2] * x,
          height: window.at[3] * z,
        },
      ]
    : [];
  const board = solid(
    plate(x, z, wall, { bevel: 0.08, radius: 0.1, holes }),
    kit.materials.surface(box.surface),
  );
  const face = grouped(
    ...(box.inset ? insetParts(kit, box.inset, x, z, wall) : []),
    ...stamped(kit, box.stamps ?? [], { width: x, height: z, ground: box.surface }),
  );
  return grouped(board, at(laid(face), 0, wall, 0));
}

/** A slip case lying, open to the left; the inside's middle is over the origin. */
export function slipCase(kit: Kit, inside: Inside, box: BoxShape): Group {
  const wall = wallOf(box.surface);
  const outer = kit.materials.surface(box.surface);
  const [x, z] = [inside.x + wall, inside.z + 2 * wall];
  const group = grouped(
    at(solid(plate(x, z, wall, { bevel: 0.05 }), outer), wall / 2, 0, 0),
    at(lidTop(kit, box, x, z, wall), wall / 2, inside.y + wall, 0),
  );
  const back = solid(uprightPlate(z, inside.y + 2 * wall, wall, { bevel: 0.05, radius: 0.05 }), outer);
  back.rotation.y = Math.PI / 2;
  group.add(at(back, inside.x / 2, inside.y / 2 + wall, 0));
  for (const side of [-1, 1]) {
    const long = solid(uprightPlate(x, inside.y + 2 * wall, wall, { bevel: 0.05, radius: 0.05 }), outer);
    group.add(at(long, wall / 2, inside.y / 2 + wall, side > 0 ? z / 2 - wall : -z / 2));
  }
  return group;
}
