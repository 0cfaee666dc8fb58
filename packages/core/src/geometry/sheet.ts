import type { Box, Size } from './box.ts';
import { grow } from './box.ts';

/** How leaves are joined: flat across the fold, or bound, where the fold swallows a little of both pages. */
export type Binding = 'layflat' | 'bound';

/** Measures of a product's sheets, millimetres. */
export interface SheetGeometry {
  /** A trimmed page. */
  readonly page_w: number;
  readonly page_h: number;
  /** Printed beyond the trim on each side. */
  readonly bleed: number;
  /** Distance from the trim inside which nothing important lies. */
  readonly safe: number;
  /** Width on each side of the fold in which neither text nor faces lie. */
  readonly gutter: number;
  readonly binding: Binding;
  /** Measures of the cover; null for a product without one. */
  readonly cover: CoverGeometry | null;
}

export interface CoverGeometry {
  /** Beyond the trim on each side, folded round the boards; 0 for a soft cover, which has a bleed instead. */
  readonly wrap: number;
  /** Width of the spine without a leaf, and for each leaf. */
  readonly spine: number;
  readonly leaf: number;
}

/** Gutter of a binding when a product says nothing of it, millimetres. */
export const usualGutter = { layflat: 4, bound: 8 } as const;

/** Kinds of sheets: two facing pages, one page or print, or the cover as one sheet of back, spine and front. */
export type SheetKind = 'inner' | 'single' | 'cover';

/** A sheet with what its measures depend on. */
export interface SheetOf {
  readonly kind: SheetKind;
  /** Width and height of each page exchanged: a print or a card in the other direction. */
  readonly turned?: boolean;
  /** Inner spreads of the project: the thickness of its spine. */
  readonly spreads?: number;
}

/** Spine of a cover, millimetres; each spread is a leaf. */
export const spineWidth = (cover: CoverGeometry, spreads: number): number =>
  cover.spine + cover.leaf * Math.max(0, spreads);

/** The lines of a sheet by which a design is laid out. Every box is in millimetres from the trim's top left corner. */
export interface Guides {
  readonly trim: Box;
  /** All that is printed: the trim and its bleed, or the part that wraps the boards. */
  readonly bleed: Box;
  /** Width of what is printed beyond the trim. */
  readonly bleedWidth: number;
  /** Where important things are safe: a box for each page, and for the spine of a cover. */
  readonly safe: readonly Box[];
  /** Bands beside folds that stay free of text and faces. */
  readonly gutters: readonly Box[];
  /** x of each fold. */
  readonly folds: readonly number[];
  /** The pages from left to right; the spine is none. */
  readonly pages: readonly Box[];
  readonly spine: Box | null;
}

/** Size of the trimmed sheet. */
export function trimSize(geometry: SheetGeometry, sheet: SheetOf): Size {
  const page = pageSize(geometry, sheet);
  if (sheet.kind === 'single') return page;
  const spine = sheet.kind === 'cover' && geometry.cover ? spineWidth(geometry.cover, sheet.spreads ?? 0) : 0;
  return { w: 2 * page.w + spine, h: page.h };
}

/** Size of one trimmed page of a sheet; a cover is never turned. */
const pageSize = ({ page_w, page_h }: SheetGeometry, { kind, turned }: SheetOf): Size =>
  turned && kind !== 'cover' ? { w: page_h, h: page_w } : { w: page_w, h: page_h };

/** Trim, bleed, safe areas, gutters and folds of a sheet. */
export function guidesOf(geometry: SheetGeometry, sheet: SheetOf): Guides {
  const { w, h } = trimSize(geometry, sheet);
  const trim = { x: 0, y: 0, w, h };
  const isCover = sheet.kind === 'cover';
  const bleedWidth =
    isCover && geometry.cover ? Math.max(geometry.cover.wrap, geometry.bleed) : geometry.bleed;
  const pageWidth = pageSize(geometry, sheet).w;
  const pages =
    sheet.kind === 'single'
      ? [trim]
      : [
          { x: 0, y: 0, w: pageWidth, h },
          { x: w - pageWidth, y: 0, w: pageWidth, h },
        ];
  const spineBox = isCover && w > 2 * pageWidth ? { x: pageWidth, y: 0, w: w - 2 * pageWidth, h } : null;
  const folds = sheet.kind === 'single' ? [] : spineBox ? [pageWidth, w - pageWidth] : [w / 2];
  // Text on a spine keeps a tenth of its width from each edge: the fold lands within a millimetre.
  const spineSafe = spineBox ? [{ ...spineBox, x: spineBox.x + spineBox.w / 10, w: spineBox.w * 0.8 }] : [];
  return {
    trim,
    bleed: grow(trim, bleedWidth),
    bleedWidth,
    safe: [...pages.map((page) => safeOf(page, geometry.safe)), ...spineSafe],
    gutters: isCover ? [] : folds.map((x) => ({ x: x - geometry.gutter, y: 0, w: 2 * geometry.gutter, h })),
    folds,
    pages,
    spine: spineBox,
  };
}

/** The safe part of a page; on paper too small for the distance, a fifth of each side is kept instead. */
function safeOf(page: Box, safe: number): Box {
  const x = Math.min(safe, page.w / 5);
  const y = Math.min(safe, page.h / 5);
  return { x: page.x + x, y: page.y + y, w: page.w - 2 * x, h: page.h - 2 * y };
}

/** Density of print files, pixels per inch. */
export const printDpi = 300;

/** Pixels of a whole sheet with its bleed. */
export function sheetPixels({ bleed }: Pick<Guides, 'bleed'>, dpi: number) {
  const pixels = (millimetres: number) => Math.max(1, Math.round((millimetres / 25.4) * dpi));
  return { width: pixels(bleed.w), height: pixels(bleed.h) };
}
