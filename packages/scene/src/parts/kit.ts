import {
  BufferAttribute,
  Group,
  Mesh,
  PlaneGeometry,
  Shape,
  ShapeGeometry,
  type BufferGeometry,
  type Material,
  type Object3D,
} from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import type { Printer } from '../art/picture.ts';
import { uvInCentimetres } from '../geometry/uv.ts';
import type { MaterialLibrary } from '../materials/library.ts';
import type { Gloss } from '../materials/recipes.ts';
import type { Picture, Stamp, Surface } from '../design.ts';

/** The material library and the printer that every part is built with. */
export interface Kit {
  readonly materials: MaterialLibrary;
  readonly printer: Printer;
}

/** A mesh that casts and takes shadows. */
export function solid(geometry: BufferGeometry, material: Material): Mesh {
  const mesh = new Mesh(geometry, material);
  mesh.castShadow = mesh.receiveShadow = true;
  return mesh;
}

/** A rounded box of a surface, its middle at the origin. */
export function cushion(kit: Kit, x: number, y: number, z: number, radius: number, surface: Surface): Mesh {
  const geometry = new RoundedBoxGeometry(x, y, z, 5, Math.min(radius, x / 2, y / 2, z / 2));
  return solid(uvInCentimetres(geometry), kit.materials.surface(surface));
}

/** Objects in a group. */
export function grouped(...objects: readonly Object3D[]): Group {
  const group = new Group();
  // three complains when nothing is added.
  if (objects.length > 0) group.add(...objects);
  return group;
}

/** Moves an object and answers it. */
export function at<T extends Object3D>(object: T, x: number, y: number, z: number): T {
  object.position.set(x, y, z);
  return object;
}

/** A printed picture facing the viewer (+z), its middle at the origin. */
export function printed(
  kit: Kit,
  picture: Picture,
  width: number,
  height: number,
  gloss: Gloss,
  shape: 'rectangle' | 'oval' = 'rectangle',
): Mesh {
  const { key, texture } = kit.printer.print(picture, width / height);
  const geometry = shape === 'oval' ? oval(width, height) : new PlaneGeometry(width, height);
  const mesh = solid(withCentimetres(geometry), kit.materials.print(key, texture, gloss));
  mesh.castShadow = false;
  return mesh;
}

/** Gives a flat geometry centimetres as second texture coordinates. */
function withCentimetres(geometry: BufferGeometry): BufferGeometry {
  const position = geometry.getAttribute('position');
  const uv = new Float32Array(position.count * 2);
  for (let i = 0; i < position.count; i++) uv.set([position.getX(i), position.getY(i)], i * 2);
  return geometry.setAttribute('uv1', new BufferAttribute(uv, 2));
}

/** Lays something that faces the viewer on its back, face upward. */
export function laid<T extends Object3D>(object: T): T {
  object.rotation.x = -Math.PI / 2;
  return object;
}

/** Stamps on a face of `width` × `height`, facing the viewer. `ground` is what they are pressed into; none = a print. */
export function stamped(
  kit: Kit,
  stamps: readonly Stamp[],
  { width, height, ground }: { readonly width: number; readonly height: number; readonly ground?: Surface },
): Mesh[] {
  return stamps.map((stamp) => {
    const wide = stamp.width * width;
    const high = stamp.art ? wide : Math.min(wide * 0.34, height * 0.5);
    const isPressed = stamp.finish === 'blind' && ground !== undefined;
    const { key, texture } = kit.printer.stamp(stamp, wide / high, { rim: isPressed });
    const material = isPressed
      ? kit.materials.pressed(key, texture, ground.colour)
      : kit.materials.foil(key, texture, stamp.finish);
    const mesh = solid(new PlaneGeometry(wide, high), material);
    mesh.castShadow = false;
    return at(mesh, (stamp.at[0] - 0.5) * width, (0.5 - stamp.at[1]) * height, 0.008);
  });
}

function oval(width: number, height: number): BufferGeometry {
  const geometry = new ShapeGeometry(
    new Shape().absellipse(0, 0, width / 2, height / 2, 0, Math.PI * 2, false),
    48,
  );
  const position = geometry.getAttribute('position');
  const uv = geometry.getAttribute('uv');
  for (let i = 0; i < position.count; i++)
    uv.setXY(i, position.getX(i) / width + 0.5, position.getY(i) / height + 0.5);
  return geometry;
}
