import type { Group } from 'three';
import type { Picture } from '../design.ts';
import type { BookProduct, Pose } from '../product.ts';
import { boardOf, outerSize } from '../sizes.ts';
import { bookInBox } from './boxed.ts';
import { buildCover } from './cover.ts';
import { at, grouped, type Kit } from './kit.ts';
import { buildBlock, buildOpen } from './pages.ts';

const plainPages: Picture = { paper: '#f6f2ea', boxes: [] };

/** A closed book lying on the table, spine to the left, its foot toward the viewer. */
export function closedBook(kit: Kit, product: BookProduct): Group {
  return grouped(buildCover(kit, product), buildBlock(kit, product, boardOf(product)));
}

/** Sets a lying book on its foot, cover to the viewer. */
export function stood(book: Group, height: number): Group {
  book.rotation.x = Math.PI / 2;
  return grouped(at(book, 0, height / 2, 0));
}

/** A book or album in a pose; `stack` lays the same book twice, turned. */
export function buildBook(kit: Kit, product: BookProduct, pose: Pose): Group {
  if (pose === 'open') return buildOpen(kit, product, product.spread ?? plainPages);
  if (pose === 'inbox' && product.box) return bookInBox(kit, product, product.box, closedBook(kit, product));
  if (pose === 'standing') {
    // A ribbon would hang through the table.
    const { ribbon: _ribbon, ...bare } = product;
    return stood(closedBook(kit, bare), outerSize(product).z);
  }
  if (pose !== 'stack') return closedBook(kit, product);
  const upper = closedBook(kit, product);
  upper.rotation.y = 0.32;
  return grouped(closedBook(kit, product), at(upper, 0.4, outerSize(product).y, -0.3));
}
