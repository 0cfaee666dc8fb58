import type { LayoutImages } from '../../contract/index.ts';

/** A row of the table: a page count, and what each style recommends for it, in the styles' order; null = nothing. */
export interface ImagesRow {
  readonly pages: number;
  readonly images: readonly (LayoutImages | null)[];
}

/** The table of the design service: a row for each page count that a style names (LAY-30). */
export function tabulateImages(
  styles: readonly { readonly images: readonly LayoutImages[] }[],
): readonly ImagesRow[] {
  const counts = new Set(styles.flatMap(({ images }) => images.map(({ pages }) => pages)));
  return [...counts]
    .toSorted((one, other) => one - other)
    .map((pages) => ({
      pages,
      images: styles.map(({ images }) => images.find((row) => row.pages === pages) ?? null),
    }));
}

/**
 * The recommendation for a page count: its own row, else that of the next smaller one, because the number of images
 * should not exceed the table (LAY-30). Null below the first row.
 */
export function recommendImages(images: readonly LayoutImages[], pages: number): LayoutImages | null {
  const rows = images.filter((row) => row.pages <= pages);
  return rows.reduce<LayoutImages | null>(
    (best, row) => (best === null || row.pages > best.pages ? row : best),
    null,
  );
}

/** Images that are charged: those beyond the page count (CONST2-31, CONST2-35). */
export function countExtraImages(images: number, pages: number): number {
  return Math.max(0, images - pages);
}

/** How a number of images compares to a recommendation. One number is the most; a range has a least as well. */
export type ImagesVerdict = 'fewer' | 'fits' | 'more';

export function compareImages(images: number, { least, most }: LayoutImages): ImagesVerdict {
  if (images > most) return 'more';
  return least < most && images < least ? 'fewer' : 'fits';
}
