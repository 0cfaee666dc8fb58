import type { ProductInfo } from '../contract/index.ts';

type Sizes = ProductInfo['sizes'];

/** The table of sizes × pages: a column for each page count, a row for each size. */
export interface SizeTable {
  /** Page counts; empty = one price for each size. */
  readonly pages: readonly number[];
  readonly rows: readonly {
    readonly size: string;
    /** In the order of `pages`, in major units; null = not sold. */
    readonly prices: readonly (number | null)[];
  }[];
}

/** The fewest and the most pages, and two counts between them. */
function columnsOf({ least, most, step }: NonNullable<Sizes['pages']>): number[] {
  const steps = Math.floor((most - least) / Math.max(step, 1));
  const wanted = [0, steps / 3, (2 * steps) / 3, steps].map((count) => least + Math.round(count) * step);
  return [...new Set(wanted)];
}

/** The table of a product; null = it has one price. */
export function sizeTableOf({ pages, rows }: Sizes): SizeTable | null {
  if (rows.length === 0) return null;
  const columns = pages ? columnsOf(pages) : [];
  return {
    pages: columns,
    rows: rows.map(({ size, price, step_price: step }) => ({
      size,
      prices: pages
        ? columns.map((count) =>
            price === null ? null : price + ((count - pages.least) / pages.step) * (step ?? 0),
          )
        : [price],
    })),
  };
}
