import { parseSize } from '../sizes.ts';
import type { Picture, Surface } from '../design.ts';
import type {
  BookProduct,
  Cover,
  Entry,
  FrameProduct,
  GroupProduct,
  PanelBody,
  PanelProduct,
  Product,
  View,
} from '../product.ts';
import { look } from './palette.ts';

/** A catalogue row. */
export const entry = (
  slug: string,
  product: Product,
  foto: View,
  foto_hover: View,
  second?: Product,
): Entry => ({
  slug,
  product,
  views: { foto, foto_hover },
  ...(second ? { second } : {}),
});

/** A lay-flat album; `size` as `"30x30"`. */
export const album = (
  size: string,
  pages: number,
  cover: Cover,
  more: Partial<BookProduct> = {},
): BookProduct => ({
  kind: 'book',
  size: parseSize(size),
  pages,
  leaf: 'layflat',
  cover,
  ...more,
});

/** A book of thin leaves. */
export const book = (
  size: string,
  pages: number,
  cover: Cover,
  more: Partial<BookProduct> = {},
): BookProduct => album(size, pages, cover, { leaf: 'book', ...more });

/** A panel for the wall. */
export const panel = (
  size: string,
  body: PanelBody,
  depth: number,
  picture: Picture,
  more: Partial<PanelProduct> = {},
): PanelProduct => ({ kind: 'panel', size: parseSize(size), body, depth, picture, ...more });

/** A frame; outer size. */
export const frame = (
  size: string,
  moulding: Surface,
  mat: number,
  picture: Picture,
  more: Partial<FrameProduct> = {},
): FrameProduct => ({
  kind: 'frame',
  size: parseSize(size),
  moulding,
  width: 2,
  depth: 3,
  mat,
  picture,
  ...more,
});

/** A wall piece: near, then in a room. */
export const wall = (
  slug: string,
  product: Product,
  foto: Partial<View> = {},
  hover: Partial<View> = {},
): Entry => entry(slug, product, look.hung(foto), look.room(hover));

/** Products side by side. */
export const group = (...parts: GroupProduct['parts']): GroupProduct => ({ kind: 'group', parts });
