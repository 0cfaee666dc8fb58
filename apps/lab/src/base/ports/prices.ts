import type { PriceTier } from '@trade-area/core/pricing';
import type { Queries } from '../../database/open.ts';
import type { VersionedCache } from '../versionedCache.ts';

/** A product's size with its price; minor units. */
export interface SizePrice {
  /** `20x30`, centimetres. */
  readonly size: string;
  readonly price: number;
  /** Price of each step of pages over the minimum, a spread of most products; null = it has no pages. */
  readonly spread: number | null;
  /** Prices of a piece from a number of pieces on, the fewest pieces first. Absent = every piece has the price above. */
  readonly tiers?: readonly PriceTier[];
}

/** The page counts that a product is made with. */
export interface PageRange {
  readonly least: number;
  readonly most: number;
  readonly step: number;
}

export interface PricedProduct {
  readonly slug: string;
  readonly family: string;
}

/** The lab's price lists of today. */
export interface Prices {
  /** Values that were computed from the catalogue, its price lists and options. */
  readonly cache: VersionedCache;
  /** The ISO day whose prices count: that of the lab's clock. */
  today(): string;
  /** Within a transaction, `queries` are those of the transaction. */
  sizeLists(queries: Queries): Promise<SizeLists>;
}

/** The price lists by size of one day. */
export interface SizeLists {
  /** The page counts a product may have; null = it has none, or no list names them. */
  pageRange(product: PricedProduct): PageRange | null;
  /** The price list of a product in a currency, based on its lowest price there; empty = it has one price. */
  sizePrices(product: PricedProduct, lowest: number | null): readonly SizePrice[];
}

/** Prices of the products of one slug or family, in minor units. */
export interface SizeList {
  /** null = without pages. */
  readonly pages: PageRange | null;
  /** Sizes that cost the same, with the price of each further step of pages. */
  readonly rows: readonly {
    readonly sizes: readonly string[];
    readonly price: number;
    readonly step: number | null;
    readonly tiers?: readonly PriceTier[];
  }[];
}

/** Price lists as a lab configures them, in minor units; null = not made in that size. */
export interface PriceLists {
  readonly currency: string;
  /** Sizes that cost the same, in centimetres. */
  readonly bookSizes: readonly (readonly string[])[];
  /** By slug, else by family. */
  readonly books: Readonly<Record<string, BookPrices>>;
  readonly wallSizes: readonly string[];
  /** By slug, in the order of `wallSizes`. */
  readonly walls: Readonly<Record<string, readonly (number | null)[]>>;
  /** The same prices of `walls` from a number of pieces on, the fewest pieces first. Default: none. */
  readonly tiers?: Readonly<
    Record<string, readonly { readonly from: number; readonly prices: readonly (number | null)[] }[]>
  >;
}

export interface BookPrices {
  readonly pages: PageRange;
  /** In the order of `bookSizes`: the price with the fewest pages, and of each further step. */
  readonly prices: readonly ({ readonly price: number; readonly step: number } | null)[];
}
