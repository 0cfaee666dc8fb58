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

/** Sizes that cost the same, in centimetres. */
const classes = [
  '10x10 10x13 13x10',
  '15x15 15x20 20x15',
  '20x20 20x30 30x20',
  '25x25 25x35 35x25',
  '30x30 30x40 40x30',
  '35x35 35x45 45x35',
  '40x40 40x50',
].map((names) => names.split(' '));

/** Least and most pages, their step, and by class `price/further step` in euros, `-` = not made. */
type Book = readonly [least: number, most: number, step: number, prices: string];
const books: Readonly<Record<string, Book>> = {
  wedding: [20, 110, 2, '- - 129/5.80 149/6.60 179/7.80 219/9.40 279/11.80'],
  contessa: [20, 80, 2, '- - 159/7.20 185/8.40 219/9.80 265/11.60 -'],
  matted: [20, 60, 2, '- - 169/9.50 189/10.50 229/12.50 279/15 -'],
  young: [20, 100, 2, '- - 89/4.20 104/4.80 124/5.60 149/6.80 -'],
  go: [20, 120, 2, '- 49/2.40 64/3.10 79/3.90 99/4.90 - -'],
  'gobook-mini': [20, 120, 2, '29/1.60 - - - - - -'],
  storybook: [24, 140, 2, '- 39/1.90 52/2.50 66/3.20 84/4.20 - -'],
  baby: [20, 60, 2, '- 45/2.60 59/3.30 74/4.10 - - -'],
  magazine: [16, 96, 4, '- - 19/1.60 24/2.10 - - -'],
  maverick: [20, 80, 2, '- - 139/6.20 159/7 189/8.40 229/9.90 -'],
  primo: [20, 80, 2, '- - 99/4.90 115/5.60 139/6.60 - -'],
  raw_book: [20, 90, 2, '- - 109/5.20 125/5.90 149/6.90 - -'],
  dma: [20, 60, 2, '- - - 189/9 229/10.50 279/12.50 -'],
  kbc: [20, 80, 2, '- - 149/6.40 169/7.20 199/8.40 - -'],
  'magnolia-album': [20, 80, 2, '- - - 229/9.80 269/11.40 319/13.20 -'],
  'magnolia-mini': [20, 80, 2, '- 129/5.40 - - - - -'],
  'young-magnolia': [20, 60, 2, '- - 149/6.80 169/7.60 199/9 - -'],
  'coffee-table-book': [24, 120, 2, '- - - 99/3.90 124/4.80 - -'],
  'coffee-table-book-mini': [24, 120, 2, '- 69/2.60 - - - - -'],
  'editorial-book': [24, 120, 2, '- - - 119/4.20 144/5.10 - -'],
};

const wallSizes = '20x30 30x45 40x60 50x75 60x90 80x120 30x30 50x50 80x80'.split(' ');
const walls: Readonly<Record<string, string>> = {
  'acrylic-pro': '49 69 95 129 169 259 59 99 189',
  'canvas-pro': '42 49 65 85 109 159 45 72 129',
  'canvas-wrap': '36 42 56 74 95 139 39 62 112',
  'canvas-plus': '58 68 89 115 149 215 62 98 175',
  'amalfi-panel': '64 79 105 139 179 269 72 115 209',
  'metal-pro': '55 69 92 122 159 239 62 99 182',
  'metal-print': '39 49 68 92 122 189 45 75 142',
  leatherwallart: '98 119 149 185 229 - 109 165 -',
  'frames-pro': '69 85 112 142 178 - 78 124 -',
  'floating-pro': '79 96 126 158 196 - 86 137 -',
};

interface Listed {
  readonly slug: string;
  readonly family: string;
}

const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
const wallOf = ({ slug }: Listed) => own(walls, slug);
const bookOf = (product: Listed) =>
  wallOf(product) ? undefined : (own(books, product.slug) ?? own(books, product.family));

/** How many pages a product may have; null = it has none, or nobody has said (CAT-SIZES). */
export function pageRange(product: Listed): PageRange | null {
  const book = bookOf(product);
  return book ? { least: book[0], most: book[1], step: book[2] } : null;
}

/** The price list of a product in a currency, from its lowest price there; empty = it has one price (CAT-SIZES). */
export function sizePrices(product: Listed, lowest: number | null): readonly SizePrice[] {
  const wall = wallOf(product);
  const line = bookOf(product)?.[3] ?? '';
  const euros = wall
    ? wall.split(' ').flatMap((price, at) => row(wallSizes[at] ?? '', price, null))
    : line
        .split(' ')
        .flatMap((cell, at) =>
          (classes[at] ?? []).flatMap((size) => row(size, cell.split('/')[0], cell.split('/')[1])),
        );
  const least = Math.min(...euros.map(({ price }) => price));
  if (lowest === null || euros.length === 0) return [];
  // A variant and another currency are the family's list on another level; whole units from 20 up, as the list has them.
  const level = (cents: number) => {
    const price = (cents * lowest) / least;
    return price >= 2_000 ? Math.round(price / 100) * 100 : Math.round(price);
  };
  return euros.map(({ size, price, spread }) => ({
    size,
    price: level(price),
    spread: spread === null ? null : level(spread),
  }));
}

/** Millimetres by which a size in whole inches may be larger than the one in centimetres that it is. */
const inches = 10;

/**
 * What each step of pages costs for a sheet of so many millimetres: the price of the smallest size of the list that
 * holds it. null = the product is not made so large, or has no pages.
 */
export function stepPrice(
  list: readonly SizePrice[],
  { width, height }: { readonly width: number; readonly height: number },
): number | null {
  const held = list.flatMap(({ size, spread }) => {
    const [wide = 0, high = 0] = size.split('x').map((cm) => Number(cm) * 10 + inches);
    return wide >= width && high >= height ? [{ area: wide * high, spread }] : [];
  });
  return held.sort((one, other) => one.area - other.area)[0]?.spread ?? null;
}

function row(size: string, price: string | undefined, spread: string | null | undefined): SizePrice[] {
  const cents = (euros: string) => Math.round(Number(euros) * 100);
  if (size === '' || price === undefined || price === '-' || price === '') return [];
  return [{ size, price: cents(price), spread: spread ? cents(spread) : null }];
}
