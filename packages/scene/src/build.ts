import { Box3, type Group } from 'three';
import { buildBook } from './parts/book.ts';
import { buildBox } from './parts/boxed.ts';
import { at, grouped, type Kit } from './parts/kit.ts';
import { onEasel } from './parts/mounts.ts';
import { overSofa, sideTable, sofa } from './parts/room.ts';
import { buildCalendar, buildSheets, buildTabletop } from './parts/sheets.ts';
import { buildSwatches } from './parts/swatches.ts';
import { buildHung, buildSet } from './parts/wall.ts';
import type { Pose, Product } from './product.ts';

/** Where a product is looked at: on a table, on a wall, or on a wall over a sofa. */
export type Setting = 'table' | 'wall' | 'room';

/** The setting of a pose. */
export function settingOf(pose: Pose): Setting {
  return pose === 'hung' ? 'wall' : pose === 'room' ? 'room' : 'table';
}

/** Builds a product in a pose. Table pieces stand on y = 0, hung ones have the wall at z = 0. */
export function buildProduct(kit: Kit, product: Product, pose: Pose): Group {
  if (pose === 'room') {
    const hung = buildProduct(kit, product, 'hung');
    hung.updateMatrixWorld(true);
    hung.position.y = overSofa - new Box3().setFromObject(hung).min.y;
    const furniture = grouped(sofa(kit), sideTable(kit));
    // The camera frames the picture and the sofa's seat; the rest may leave the picture.
    furniture.userData['aside'] = true;
    return grouped(hung, furniture);
  }
  switch (product.kind) {
    case 'book':
      return buildBook(kit, product, pose);
    case 'box':
      return buildBox(kit, product, pose);
    case 'panel':
    case 'frame':
      return pose === 'hung' ? buildHung(kit, product) : leaned(kit, product);
    case 'wallset':
      return buildSet(kit, product);
    case 'tabletop':
      return buildTabletop(kit, product);
    case 'sheets':
      return buildSheets(kit, product, pose);
    case 'calendar':
      return buildCalendar(kit, product);
    case 'swatches':
      return buildSwatches(kit, product);
    case 'group':
      return grouped(
        ...product.parts.map((part) => {
          const built = grouped(at(buildProduct(kit, part.product, part.pose), 0, 0, 0));
          built.rotation.y = ((part.turn ?? 0) * Math.PI) / 180;
          return at(built, ...part.at);
        }),
      );
  }
}

/** A wall piece standing on a table, leaning back a little, or on its easel. */
function leaned(kit: Kit, product: Extract<Product, { kind: 'panel' | 'frame' }>): Group {
  const piece = buildHung(kit, product);
  if (product.kind === 'panel' && product.mount === 'easel') return onEasel(kit, piece, product.size);
  piece.rotation.x = -0.1;
  return grouped(at(piece, 0, product.size.height / 2 + 0.1, 0));
}
