import type { Group } from 'three';
import { plate } from '../geometry/plate.ts';
import type { SwatchesProduct } from '../product.ts';
import { at, grouped, solid, type Kit } from './kit.ts';

/** Side of a piece and the distance of their middles, cm. */
const side = 6;
const step = 6.8;

/** Pieces of materials on the table, each row in the middle. */
export function buildSwatches(kit: Kit, { rows }: SwatchesProduct): Group {
  return grouped(
    ...rows.flatMap((row, line) =>
      row.map((surface, index) => {
        const piece = solid(
          plate(side, side, 0.5, { bevel: 0.12, radius: 0.3 }),
          kit.materials.surface(surface),
        );
        return at(piece, (index - (row.length - 1) / 2) * step, 0, (line - (rows.length - 1) / 2) * step);
      }),
    ),
  );
}
