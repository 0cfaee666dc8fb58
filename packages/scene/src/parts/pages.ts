import { BoxGeometry, BufferAttribute, Group, type Mesh } from 'three';
import { blockEdges, pageSurface, type HalfBlock } from '../geometry/spread.ts';
import { plate } from '../geometry/plate.ts';
import { hash } from '../materials/noise.ts';
import type { Picture } from '../design.ts';
import type { BookProduct } from '../product.ts';
import { blockThickness, boardOf, leafThickness, overhangOf } from '../sizes.ts';
import { at, cushion, grouped, laid, printed, solid, type Kit } from './kit.ts';

/** The page block of a closed, lying book, standing on y = `base`. */
export function buildBlock(kit: Kit, product: BookProduct, base: number): Group {
  const { width, height } = product.size;
  const leaves = product.pages / 2;
  const thickness = blockThickness(product.pages, product.leaf);
  const block = new Group();
  if (leafThickness[product.leaf] >= 0.1)
    // Boards are thick enough to be seen one by one, never quite flush.
    for (let leaf = 0; leaf < leaves; leaf++) {
      const slip = 0.05 * hash(leaf, 1, 5);
      const sheet = solid(
        plate(width - slip, height - 0.04 * hash(leaf, 2, 5), leafThickness[product.leaf] * 0.93, {
          bevel: 0.03,
        }),
        kit.materials.edges(1, product.edges),
      );
      block.add(at(sheet, -slip / 2, base + leaf * leafThickness[product.leaf], 0));
    }
  else block.add(at(solidBlock(kit, product, leaves, thickness), 0, base + thickness / 2, 0));
  if (product.ribbon) block.add(ribbon(kit, product, base, thickness, product.ribbon));
  return block;
}

function solidBlock(kit: Kit, product: BookProduct, leaves: number, thickness: number): Mesh {
  const { width, height } = product.size;
  const geometry = new BoxGeometry(width, thickness - 0.01, height);
  const position = geometry.getAttribute('position');
  const uv = new Float32Array(position.count * 2);
  for (let i = 0; i < position.count; i++) {
    uv[i * 2] = position.getX(i) + position.getZ(i);
    uv[i * 2 + 1] = position.getY(i) / thickness + 0.5;
  }
  geometry.setAttribute('uv', new BufferAttribute(uv, 2));
  return solid(geometry, kit.materials.edges(leaves, product.edges));
}

function ribbon(kit: Kit, product: BookProduct, base: number, thickness: number, colour: string): Group {
  const tail = cushion(kit, 0.7, 0.06, 5, 0.03, { material: 'cotton', colour });
  tail.rotation.set(0.12, 0.1, 0);
  return grouped(at(tail, -product.size.width * 0.2, base + thickness * 0.45, product.size.height / 2 + 1.4));
}

/** An open book on the table, its gutter over the origin; the spread's picture runs over both pages. */
export function buildOpen(kit: Kit, product: BookProduct, spread: Picture): Group {
  const { width, height } = product.size;
  const [board, over] = [boardOf(product), overhangOf(product)];
  const thickness = Math.max(0.15, blockThickness(product.pages, product.leaf) / 2);
  const flat = product.leaf !== 'book';
  const half: HalfBlock = {
    width,
    height,
    thickness,
    dip: flat ? Math.min(0.28, thickness * 0.5) : Math.min(0.95, thickness * 0.9 + 0.2),
    reach: flat ? 0.7 : 3,
  };
  const { key, texture } = kit.printer.print(spread, (2 * width) / height);
  const paper = kit.materials.print(key, texture, product.paper ?? (flat ? 'satin' : 'matte'));
  const edges = kit.materials.edges(Math.max(3, Math.round(product.pages / 4)), product.edges);
  const open = new Group();
  for (const mirror of [true, false]) {
    const surface = pageSurface(half, mirror);
    const uv = surface.getAttribute('uv');
    for (let i = 0; i < uv.count; i++) uv.setX(i, uv.getX(i) / 2 + (mirror ? 0 : 0.5));
    open.add(at(solid(surface, paper), 0, board, 0), at(solid(blockEdges(half, mirror), edges), 0, board, 0));
  }
  const cover = kit.materials.surface(product.cover.surface);
  const boards = solid(plate(2 * (width + over) + board, height + 2 * over, board, { bevel: 0.09 }), cover);
  return grouped(boards, open);
}

/** The spread of a matted album seen from above is a leaf with a window; here its picture alone. */
export function mattedSpread(left: Picture, right: Picture): Picture {
  return {
    paper: '#f3efe7',
    boxes: [
      { at: [0.1, 0.16, 0.3, 0.68], picture: left },
      { at: [0.6, 0.16, 0.3, 0.68], picture: right },
    ],
  };
}

/** A loose sheet lying with its picture up. */
export function sheetFace(kit: Kit, picture: Picture, width: number, height: number, y: number): Mesh {
  return at(laid(printed(kit, picture, width, height, 'satin')), 0, y, 0);
}
