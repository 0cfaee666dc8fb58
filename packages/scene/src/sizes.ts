import type { Size } from './design.ts';
import type { BookProduct, Leaf } from './product.ts';

/** Thickness of one leaf in cm (P-SCENE: lay-flat 0.62 mm, book 0.16 mm); matted leaves are boards. */
export const leafThickness: Readonly<Record<Leaf, number>> = { layflat: 0.062, book: 0.016, matted: 0.22 };

/** Thickness of a page block in cm: two pages are one leaf. */
export function blockThickness(pages: number, leaf: Leaf): number {
  return (pages / 2) * leafThickness[leaf];
}

/** Thickness of a cover board in cm. */
export function boardOf(product: BookProduct): number {
  return product.cover.board ?? 0.28;
}

/** How far the boards stand over the pages, cm: hard covers 0.3, soft covers nothing. */
export function overhangOf(product: BookProduct): number {
  return boardOf(product) > 0.1 ? 0.3 : 0;
}

/** Outer measures of a closed book in cm: `x` width, `y` thickness, `z` height of the page. */
export function outerSize(product: BookProduct): {
  readonly x: number;
  readonly y: number;
  readonly z: number;
} {
  const over = overhangOf(product);
  return {
    x: product.size.width + over + boardOf(product),
    y: blockThickness(product.pages, product.leaf) + 2 * boardOf(product),
    z: product.size.height + 2 * over,
  };
}

/** `"30x40"` to `{ width: 30, height: 40 }`. Throws a RangeError for anything else. */
export function parseSize(text: string): Size {
  const found = /^(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)$/.exec(text);
  const width = Number(found?.[1]);
  const height = Number(found?.[2]);
  if (!(width > 0 && height > 0))
    throw new RangeError(`ta: "${text}" is no size. Write width x height in cm: "30x40".`);
  return { width, height };
}
