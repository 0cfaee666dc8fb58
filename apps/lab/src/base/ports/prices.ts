/** A product's size with its price; minor units. */
export interface SizePrice {
  /** `20x30`, centimetres. */
  readonly size: string;
  readonly price: number;
  /** Each step of pages over the least number, a spread of most products; null = it has no pages. */
  readonly spread: number | null;
}

/** The numbers of pages that a product is made with. */
export interface PageRange {
  readonly least: number;
  readonly most: number;
  readonly step: number;
}

export interface PricedProduct {
  readonly slug: string;
  readonly family: string;
}

/** The lab's price lists by size. */
export interface Prices {
  /** How many pages a product may have; null = it has none, or no list says so. */
  pageRange(product: PricedProduct): PageRange | null;
  /** The price list of a product in a currency, from its lowest price there; empty = it has one price. */
  sizePrices(product: PricedProduct, lowest: number | null): readonly SizePrice[];
}

/** Price lists as a lab writes them down, in minor units; null = not made in that size. */
export interface PriceLists {
  readonly currency: string;
  /** Sizes that cost the same, in centimetres. */
  readonly bookSizes: readonly (readonly string[])[];
  /** By slug, else by family. */
  readonly books: Readonly<Record<string, BookPrices>>;
  readonly wallSizes: readonly string[];
  /** By slug, in the order of `wallSizes`. */
  readonly walls: Readonly<Record<string, readonly (number | null)[]>>;
}

export interface BookPrices {
  readonly pages: PageRange;
  /** In the order of `bookSizes`: the price with the least pages, and of each further step. */
  readonly prices: readonly ({ readonly price: number; readonly step: number } | null)[];
}
