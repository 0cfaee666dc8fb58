import type { PricedProduct, PriceLists, SizeList, SizeLists, SizePrice } from '../base/ports/prices.ts';

/** No price lists: each product has one price. */
export const noPriceLists: PriceLists = {
  currency: 'EUR',
  bookSizes: [],
  books: {},
  wallSizes: [],
  walls: {},
};

const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** The lists of a configuration. */
export function createPrices({ bookSizes, books, wallSizes, walls, tiers = {} }: PriceLists): SizeLists {
  const bookLists = Object.entries(books).map(([name, { pages, prices }]): [string, SizeList] => [
    name,
    {
      pages,
      rows: prices.flatMap((cell, index) =>
        cell === null ? [] : [{ sizes: bookSizes[index] ?? [], price: cell.price, step: cell.step }],
      ),
    },
  ]);
  const wallLists = Object.entries(walls).map(([name, prices]): [string, SizeList] => [
    name,
    {
      pages: null,
      rows: prices.flatMap((price, index) => {
        const size = wallSizes[index];
        if (size === undefined || price === null) return [];
        const ofSize = (own(tiers, name) ?? []).flatMap(({ from, prices: later }) => {
          const lower = later[index] ?? null;
          return lower === null ? [] : [{ from, price: lower }];
        });
        return [{ sizes: [size], price, step: null, ...(ofSize.length > 0 ? { tiers: ofSize } : {}) }];
      }),
    },
  ]);
  return createSizeLists(Object.fromEntries([...bookLists, ...wallLists]));
}

/** @param lists by slug, else by family. */
export function createSizeLists(lists: Readonly<Record<string, SizeList>>): SizeLists {
  const listOf = (product: PricedProduct) => own(lists, product.slug) ?? own(lists, product.family);
  const listedPrices = (product: PricedProduct): readonly SizePrice[] =>
    (listOf(product)?.rows ?? []).flatMap(({ sizes, price, step, tiers }) =>
      sizes.map((size) => ({ size, price, spread: step, ...(tiers ? { tiers } : {}) })),
    );

  return {
    pageRange: (product) => listOf(product)?.pages ?? null,
    sizePrices(product, lowest) {
      const listed = listedPrices(product);
      const least = Math.min(...listed.map(({ price }) => price));
      if (lowest === null || listed.length === 0) return [];
      // A variant and another currency are the family's list on another level; whole units from 20 up, as the list has them.
      const level = (cents: number) => {
        const price = (cents * lowest) / least;
        return price >= 2_000 ? Math.round(price / 100) * 100 : Math.round(price);
      };
      return listed.map(({ size, price, spread, tiers }) => ({
        size,
        // The least is the product's "from" price to the cent: card, page and order say the same.
        price: price === least ? lowest : level(price),
        spread: spread === null ? null : level(spread),
        ...(tiers ? { tiers: tiers.map((tier) => ({ ...tier, price: level(tier.price) })) } : {}),
      }));
    },
  };
}

/** Tolerance in millimetres between a size in whole inches and its equivalent in centimetres. */
const inches = 10;

/**
 * The price of each step of pages for a sheet of this size in millimetres: that of the smallest listed size that fits
 * it. null = the product is not made in this size, or has no pages.
 */
export function stepPrice(
  list: readonly SizePrice[],
  { width, height }: { readonly width: number; readonly height: number },
): number | null {
  const large = list.flatMap(({ size, spread }) => {
    const [wide = 0, high = 0] = size.split('x').map((cm) => Number(cm) * 10 + inches);
    return wide >= width && high >= height ? [{ area: wide * high, spread }] : [];
  });
  return large.sort((one, other) => one.area - other.area)[0]?.spread ?? null;
}
