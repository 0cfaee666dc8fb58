import { Shape, type BufferGeometry, type Group } from 'three';
import { extrude, uprightPlate } from '../geometry/plate.ts';
import type { FrameProduct, HungProduct, PanelProduct, WallSetProduct } from '../product.ts';
import { at, grouped, printed, solid, type Kit } from './kit.ts';
import { spacers } from './mounts.ts';

/** Distance of a hung piece from the wall, cm. */
const gap = 0.9;
/** The same with metal spacers. */
const spacing = 2;

/** A piece with its back toward the wall z = 0, its middle at the origin. */
export function buildHung(kit: Kit, piece: HungProduct): Group {
  return piece.kind === 'frame' ? frame(kit, piece) : panel(kit, piece);
}

/** Several pieces on one wall. */
export function buildSet(kit: Kit, { pieces }: WallSetProduct): Group {
  return grouped(
    ...pieces.map(({ at: [x, y], turn = 0, piece }) => {
      const hung = at(buildHung(kit, piece), x, y, 0);
      hung.rotation.z = (turn * Math.PI) / 180;
      return hung;
    }),
  );
}

function frame(
  kit: Kit,
  { size, width, depth, mat, moulding, picture, matColour = '#f5f1e9' }: FrameProduct,
): Group {
  const group = at(frameBars(kit, size.width, size.height, width, depth, moulding), 0, 0, 0);
  const [w, h] = [size.width - 2 * width, size.height - 2 * width];
  const level = depth - Math.min(1.1, depth * 0.45);
  if (mat > 0) {
    const holes = [{ x: 0, y: 0, width: w - 2 * mat, height: h - 2 * mat }];
    const board = solid(
      uprightPlate(w + 0.2, h + 0.2, 0.22, { holes, bevel: 0.04, radius: 0.02 }),
      kit.materials.surface({ material: 'board', colour: matColour }),
    );
    group.add(at(board, 0, 0, level - 0.12));
    group.add(at(printed(kit, picture, w - 2 * mat + 0.1, h - 2 * mat + 0.1, 'matte'), 0, 0, level - 0.1));
  } else group.add(at(printed(kit, picture, w + 0.1, h + 0.1, 'satin'), 0, 0, level));
  return grouped(at(group, 0, 0, 0.2));
}

/** Four mitred bars, grain along each. */
function frameBars(
  kit: Kit,
  w: number,
  h: number,
  width: number,
  depth: number,
  moulding: FrameProduct['moulding'],
): Group {
  const material = kit.materials.surface(moulding);
  const bar = (length: number, quarterTurn: boolean): BufferGeometry => {
    const shape = new Shape()
      .moveTo(-length / 2, 0)
      .lineTo(length / 2, 0)
      .lineTo(length / 2 - width, -width)
      .lineTo(-length / 2 + width, -width) as Shape;
    shape.closePath();
    return extrude(shape, depth, Math.min(0.12, width / 5), quarterTurn);
  };
  const bars = grouped();
  for (const turn of [0, 1, 2, 3]) {
    const across = turn % 2 === 0;
    const mesh = solid(bar(across ? w : h, false), material);
    mesh.rotation.z = (turn * Math.PI) / 2;
    const reach = (across ? h : w) / 2;
    bars.add(at(mesh, -Math.sin((turn * Math.PI) / 2) * reach, Math.cos((turn * Math.PI) / 2) * reach, 0));
  }
  return bars;
}

function panel(kit: Kit, product: PanelProduct): Group {
  const { size, depth, body, picture, border = 0, floater } = product;
  const { width: w, height: h } = size;
  const front = grouped();
  if (body === 'canvas' && product.wrap) front.add(wrapped(kit, product));
  else {
    const sides =
      body === 'acrylic'
        ? kit.materials.clear()
        : kit.materials.surface(product.side ?? { material: 'board', colour: '#f2eee6' });
    front.add(
      solid(uprightPlate(w, h, depth, { radius: body === 'leather' ? 0.6 : 0.08, bevel: 0.05 }), sides),
    );
    const shine = (
      { acrylic: 'glass', canvas: 'canvas', metal: 'metal', leather: 'leather', wood: 'matte' } as const
    )[body];
    const rim = border || (body === 'canvas' ? 0.1 : body === 'acrylic' ? 0.02 : 0.1);
    const gloss = product.isMatte ? 'matte' : shine;
    front.add(at(printed(kit, picture, w - 2 * rim, h - 2 * rim, gloss), 0, 0, depth + 0.01));
  }
  if (floater) {
    const reveal = 0.7;
    const bars = frameBars(kit, w + 2 * (reveal + 1), h + 2 * (reveal + 1), 1, depth + 0.9, floater);
    const back = solid(
      uprightPlate(w + 2 * reveal + 0.4, h + 2 * reveal + 0.4, 0.2),
      kit.materials.surface(floater),
    );
    return grouped(at(front, 0, 0, 0.5), bars, at(back, 0, 0, 0.1));
  }
  if (product.mount === 'spacers')
    return grouped(at(front, 0, 0, spacing), spacers(kit, size, spacing + depth));
  return grouped(at(front, 0, 0, gap));
}

/** A canvas whose picture runs on over its sides, mirrored, so that nothing of its front is lost. */
function wrapped(kit: Kit, { size, depth, picture }: PanelProduct): Group {
  const { width: w, height: h } = size;
  const geometry = uprightPlate(w, h, depth, { radius: 0.15, bevel: 0.18 });
  const [position, normal, uv] = [
    geometry.getAttribute('position'),
    geometry.getAttribute('normal'),
    geometry.getAttribute('uv'),
  ];
  geometry.setAttribute('uv1', uv.clone());
  for (let i = 0; i < position.count; i++) {
    const fold = (depth - position.getZ(i)) * 0.98;
    const [nx, ny] = [normal.getX(i), normal.getY(i)];
    let u = position.getX(i) / w + 0.5;
    let v = position.getY(i) / h + 0.5;
    if (Math.abs(nx) > 0.75) u = nx > 0 ? 1 - fold / w : fold / w;
    if (Math.abs(ny) > 0.75) v = ny > 0 ? 1 - fold / h : fold / h;
    uv.setXY(i, u, v);
  }
  const { key, texture } = kit.printer.print(picture, w / h);
  return grouped(solid(geometry, kit.materials.print(key, texture, 'canvas')));
}
