import { Group } from 'three';
import { plate } from '../geometry/plate.ts';
import type { Picture, Surface } from '../design.ts';
import type { BookProduct, BoxProduct, BoxShape, Pose } from '../product.ts';
import { outerSize } from '../sizes.ts';
import { lid, lidTop, slipCase, tray, wallOf, type Inside } from './boxes.ts';
import { at, cushion, grouped, laid, printed, solid, type Kit } from './kit.ts';

const felt: Surface = { material: 'suede', colour: '#d8cdbb' };

/** A box holding `content` (or nothing), opened so that one sees inside: its lid beside, behind or half drawn. */
export function openBox(kit: Kit, inside: Inside, box: BoxShape, content?: Group): Group {
  const wall = wallOf(box.surface);
  const lining = box.lining ?? felt;
  const body = tray(kit, inside, box.surface, lining);
  if (content) body.add(at(content, 0, wall + 0.07, 0));
  const [x, z] = [inside.x + 2 * wall, inside.z + 2 * wall];
  const high = inside.y + wall;
  if (box.form === 'clamshell') {
    // Opened like a book: spine and lid lie on the table to the left, lining upward.
    const board = solid(plate(x + 0.3, z + 0.5, wall, { bevel: 0.08 }), kit.materials.surface(box.surface));
    const inner = solid(plate(x - 0.5, z - 0.4, 0.05, { bevel: 0.01 }), kit.materials.surface(lining));
    const spine = solid(
      plate(high - 0.3, z + 0.5, wall, { bevel: 0.08 }),
      kit.materials.surface(box.surface),
    );
    const far = -x / 2 - high - x / 2 - 0.3;
    return grouped(body, at(spine, -x / 2 - high / 2, 0, 0), at(board, far, 0, 0), at(inner, far, wall, 0));
  }
  if (box.form === 'slide') {
    const board = lidTop(kit, box, inside.x + 0.6, inside.z + 0.6, 0.45);
    return grouped(body, at(board, inside.x * 0.52, high - 0.1, 0));
  }
  const skirt = Math.min(high * 0.62, 4);
  const cap = lid(kit, inside, box, skirt);
  // The lid leans on the box: its far rim on the table, its near rim on the tray's edge.
  const half = (inside.x + 4 * wall + 0.1) / 2;
  const angle = Math.asin(Math.min(0.9, (high + 0.5) / (2 * half)));
  cap.rotation.z = -angle;
  return grouped(body, at(cap, x / 2 - 1 + half * Math.cos(angle), half * Math.sin(angle), 0));
}

/** A closed box on the table. */
export function closedBox(kit: Kit, inside: Inside, box: BoxShape): Group {
  const wall = wallOf(box.surface);
  const lining = box.lining ?? felt;
  const body = tray(kit, inside, box.surface, lining);
  const high = inside.y + wall;
  if (box.form === 'clamshell')
    return grouped(
      body,
      at(lidTop(kit, box, inside.x + 2 * wall + 0.5, inside.z + 2 * wall + 0.5, wall), 0, high, 0),
    );
  if (box.form === 'slide')
    return grouped(body, at(lidTop(kit, box, inside.x, inside.z, 0.3), 0, high - 0.42, 0));
  const skirt = high * 0.66;
  return grouped(body, at(lid(kit, inside, box, skirt), 0, high - skirt + 0.03, 0));
}

/** A book in its own box: in a slip case drawn out by a third, otherwise lying in the open tray. */
export function bookInBox(kit: Kit, product: BookProduct, box: BoxShape, book: Group): Group {
  const outer = outerSize(product);
  const inside: Inside = { x: outer.x + 0.5, y: outer.y + 0.25, z: outer.z + 0.5 };
  if (box.form !== 'slip') return openBox(kit, inside, box, book);
  return grouped(slipCase(kit, inside, box), at(book, -outer.x * 0.34, wallOf(box.surface) + 0.08, 0));
}

/** A box sold by itself: closed when lying, else open with what it holds. */
export function buildBox(kit: Kit, product: BoxProduct, pose: Pose): Group {
  const inside: Inside = { x: product.size.width, y: product.depth, z: product.size.height };
  if (pose === 'lying') return closedBox(kit, inside, product.box);
  const group = openBox(kit, inside, product.box, contentOf(kit, product, inside));
  if (product.usb) {
    const stick = grouped(
      at(cushion(kit, 4.4, 0.6, 1.6, 0.2, product.usb), 0, 0.3, 0),
      at(cushion(kit, 1.6, 0.42, 1.2, 0.06, { material: 'metal', colour: '#d4d2cd' }), 2.7, 0.3, 0),
    );
    stick.rotation.y = 0.5;
    group.add(at(stick, -inside.x * 0.18, 0, inside.z / 2 + 4.2));
  }
  return group;
}

function contentOf(kit: Kit, product: BoxProduct, inside: Inside): Group | undefined {
  if (product.content === 'empty' || product.content === undefined) return undefined;
  const [w, h] = [inside.x - 0.6, inside.z - 0.6];
  const thick = inside.y * 0.8;
  const count =
    product.content === 'mats'
      ? Math.min(14, Math.round(thick / 0.3))
      : Math.min(30, Math.round(thick / 0.14));
  const stack = new Group();
  const paper = kit.materials.surface({ material: 'board', colour: '#f4f0e8' });
  for (let i = 0; i < count; i++) {
    const sheet = solid(plate(w, h, (thick / count) * 0.9, { bevel: 0.02, radius: 0.02 }), paper);
    sheet.rotation.y = Math.sin(i * 7.3) * 0.006;
    stack.add(at(sheet, Math.sin(i * 3.1) * 0.08, (i * thick) / count, Math.cos(i * 5.7) * 0.08));
  }
  stack.add(at(laid(topOf(kit, product.picture, w, h, product.content === 'mats')), 0, thick + 0.02, 0));
  return stack;
}

function topOf(kit: Kit, picture: Picture, w: number, h: number, mat: boolean): Group {
  const border = mat ? Math.min(w, h) * 0.17 : Math.min(w, h) * 0.05;
  return grouped(printed(kit, picture, w - 2 * border, h - 2 * border, mat ? 'matte' : 'satin'));
}
