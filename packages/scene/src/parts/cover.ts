import { Shape, type Group, type Mesh } from 'three';
import { extrude, plate, type Hole } from '../geometry/plate.ts';
import type { Inset } from '../design.ts';
import type { BookProduct } from '../product.ts';
import { blockThickness, boardOf, overhangOf } from '../sizes.ts';
import { at, grouped, laid, printed, solid, stamped, type Kit } from './kit.ts';

/** Where the parts of a closed, lying book are, cm: the page block's middle is over the origin. */
interface Measures {
  readonly board: number;
  readonly thickness: number;
  /** Outer x of the spine and x at which the boards begin and end. */
  readonly spine: number;
  readonly left: number;
  readonly right: number;
  readonly depth: number;
}

/** Width of the joint beside a board that acrylic covers, cm. */
const joint = 0.16;

/** Measures of a book's cover. */
export function measuresOf(product: BookProduct): Measures {
  const board = boardOf(product);
  const over = overhangOf(product);
  const spine = -product.size.width / 2 - board;
  const soft = board < 0.1;
  return {
    board,
    thickness: blockThickness(product.pages, product.leaf) + 2 * board,
    spine,
    left: spine + (product.cover.quarter ?? (soft ? 0.25 : 0.95)),
    right: product.size.width / 2 + over,
    depth: product.size.height + 2 * over,
  };
}

/** Front board, back board and spine of a lying book, outside measures from y = 0 upward. */
export function buildCover(kit: Kit, product: BookProduct): Group {
  const measures = measuresOf(product);
  const { board, thickness, left, right, depth } = measures;
  const middle = (left + right) / 2;
  const width = right - left;
  const surface = kit.materials.surface(product.cover.surface);
  const radius = product.cover.corner ?? 0.15;
  const bevel = Math.min(0.09, board / 2.2);
  const inset = product.cover.inset;
  const holes = inset?.kind === 'window' ? [holeOf(inset, width, depth)] : [];
  const front = at(
    solid(plate(width, depth, board, { radius, left: 0.15, bevel, holes }), surface),
    middle,
    thickness - board,
    0,
  );
  const behind = kit.materials.surface(product.cover.back ?? product.cover.surface);
  const back = at(solid(plate(width, depth, board, { radius, left: 0.15, bevel }), behind), middle, 0, 0);
  const face = grouped(
    ...(inset ? insetParts(kit, inset, width, depth, board) : []),
    ...stamped(kit, product.cover.stamps ?? [], {
      width,
      height: depth,
      // Nothing is pressed into a photograph: there it is printed.
      ...(inset && inset.at === undefined ? {} : { ground: product.cover.surface }),
    }),
  );
  return grouped(front, back, spineOf(kit, product, measures), at(laid(face), middle, thickness, 0));
}

/** An inset's place: middle and measures from the middle of its face. */
function holeOf(inset: Inset, width: number, height: number): Hole {
  const [x, y, w, h] = inset.at ?? [0, 0, 1, 1];
  return {
    x: (x + w / 2 - 0.5) * width,
    y: (0.5 - y - h / 2) * height,
    width: w * width,
    height: h * height,
    oval: inset.shape === 'oval',
  };
}

/** The picture of a cover or a lid, facing the viewer at z = 0: below, in or on its face. */
export function insetParts(kit: Kit, inset: Inset, width: number, height: number, board: number): Mesh[] {
  const hole = holeOf(inset, width, height);
  const whole = inset.at === undefined;
  const margin = whole && inset.kind !== 'acrylic' ? 0.16 : 0;
  const [w, h] = [hole.width - margin, hole.height - margin];
  if (inset.kind === 'acrylic') {
    // Over a whole cover it reaches to the joint: the cloth's edge below it would show as a jagged line.
    const reach = whole ? joint : 0;
    const glass = printed(kit, inset.picture, w + reach - 0.04, h - 0.04, 'glass');
    const body = solid(
      plate(w + reach, h, 0.26, { radius: 0.05, bevel: 0.03 }),
      kit.materials.plain('#d9dedb', 0.25),
    );
    body.rotation.x = Math.PI / 2;
    const x = hole.x - reach / 2;
    return [at(body, x, hole.y, 0), at(glass, x, hole.y, 0.265)];
  }
  const depth = inset.kind === 'window' ? -Math.min(0.12, board / 2) : 0.006;
  const gloss = !whole ? 'matte' : inset.isGlossy ? 'glass' : 'satin';
  const picture = printed(kit, inset.picture, w, h, gloss, inset.shape);
  return [at(picture, hole.x, hole.y, depth)];
}

function spineOf(kit: Kit, product: BookProduct, measures: Measures): Mesh {
  const { board, thickness, spine, left, depth } = measures;
  const groove = product.cover.quarter || board < 0.1 ? 0 : Math.min(0.13, board / 2);
  const [top, bottom] = [thickness - groove, groove];
  const end = left + (groove ? 0.12 : 0.02);
  const wall = Math.min(0.2, board * 0.8);
  const round = Math.min(thickness / 2 - 0.02, product.leaf === 'book' && board > 0.1 ? 0.4 : 0.22);
  // Books swell at their spine, albums stay flat.
  const swell = product.leaf === 'book' && board > 0.1 ? Math.min(0.45, thickness * 0.2) : 0.03;
  const shape = new Shape();
  shape.moveTo(end, top);
  shape.lineTo(spine + round, thickness - groove * 0.2);
  shape.quadraticCurveTo(spine, thickness, spine - swell * 0.3, thickness - round);
  shape.quadraticCurveTo(spine - swell, thickness / 2, spine - swell * 0.3, round);
  shape.quadraticCurveTo(spine, 0, spine + round, groove * 0.2);
  shape.lineTo(end, bottom);
  shape.lineTo(end, bottom + wall);
  shape.lineTo(spine + wall + 0.05, wall + groove * 0.3);
  shape.lineTo(spine + wall + 0.05, thickness - wall - groove * 0.3);
  shape.lineTo(end, top - wall);
  const geometry = extrude(shape, depth, Math.min(0.05, wall / 3));
  geometry.translate(0, 0, -depth / 2);
  return solid(geometry, kit.materials.surface(product.cover.spine ?? product.cover.surface));
}
