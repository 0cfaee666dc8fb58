import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** No price of a list is in a file that a browser loads or a package that is installed (DEC-23). */
const root = join(import.meta.dirname, '..', '..');
const built = [
  'packages/core/dist',
  'packages/scene/dist',
  'packages/widgets/dist',
  'apps/host/dist',
  'apps/lab/dist/site',
];
const demo = join(root, 'apps', 'lab', 'demo');
const lists = join(demo, 'prices.json');
const optionLists = join(demo, 'data', 'configurator', 'option-prices.csv');
const catalogue = join(demo, 'data', 'catalogue.json');

/** The numbers of a text in their order, as cents: `12900`, `129.00` and `129` of major units are both tried. */
const numbersIn = (text: string) =>
  [...text.matchAll(/(?<![\w.#])\d+(?:\.\d+)?(?![\w.])/g)].map(([found]) => Number(found));

/** Rows of the price lists: a price and the step of pages after it, in cents. */
function pricedRows(): Set<string> {
  const { books } = JSON.parse(readFileSync(lists, 'utf8')) as {
    books: Record<string, { prices: ({ price: number; step: number } | null)[] }>;
  };
  const rows = Object.values(books).flatMap(({ prices }) => prices.flatMap((row) => row ?? []));
  return new Set(rows.flatMap(({ price, step }) => [`${price} ${step}`, `${price / 100} ${step / 100}`]));
}

/**
 * Three prices in a row of a list without pages, in cents and in major units: of the sizes of wall art, of an option in
 * three currencies, and of a product's first prices. A single price is a number like any other.
 */
function pricedRuns(): Set<string> {
  const { walls } = JSON.parse(readFileSync(lists, 'utf8')) as { walls: Record<string, (number | null)[]> };
  const { items } = JSON.parse(readFileSync(catalogue, 'utf8')) as {
    items: { eur: number; usd: number; gbp: number }[];
  };
  const options = new Map<string, number[]>();
  for (const line of readFileSync(optionLists, 'utf8').split('\n').slice(1)) {
    const [set, , , option, choice, sizes, per, , price = ''] = line.split(',');
    const key = [set, option, choice, sizes, per].join();
    if (price !== '') options.set(key, [...(options.get(key) ?? []), Number(price) * 100]);
  }
  const all = [
    ...Object.values(walls).map((row) => row.flatMap((price) => price ?? [])),
    ...options.values(),
    ...items.map(({ eur, usd, gbp }) => [eur * 100, usd * 100, gbp * 100]),
  ];
  const runs = all.flatMap((row) => row.slice(2).map((_price, index) => row.slice(index, index + 3)));
  return new Set(
    runs
      .map((run) => run.map(Math.round))
      .flatMap((run) => [run.join(' '), run.map((price) => price / 100).join(' ')]),
  );
}

/** Neighbouring numbers that are a row, or a run, of a price list. */
function pricesIn(text: string, rows: ReadonlySet<string>, length = 2): string[] {
  const numbers = numbersIn(text);
  return numbers.flatMap((_number, index) => {
    const found = numbers.slice(index, index + length).join(' ');
    return rows.has(found) ? [found] : [];
  });
}

describe('prices of the lists', () => {
  const rows = pricedRows();
  const runs = pricedRuns();

  it('are found where they are', () => {
    expect(rows.size).toBeGreaterThan(80);
    expect(pricesIn(readFileSync(lists, 'utf8'), rows).length).toBeGreaterThan(40);
    expect(pricesIn('var a={price:129,step:5.8}', rows)).toEqual(['129 5.8']);
    expect(runs.size).toBeGreaterThan(200);
    expect(pricesIn('[4900,6900,9500]', runs, 3)).toEqual(['4900 6900 9500']);
    expect(pricesIn('EUR:12,USD:13.92,GBP:10.44', runs, 3)).toEqual(['12 13.92 10.44']);
  });

  it.each(built)('are not in %s', (folder) => {
    const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter((path) =>
      /\.(m?js|json|html|css|svg|map)$/.test(path),
    );
    expect(files.length).toBeGreaterThan(0);
    const found = files.flatMap((path) => {
      const text = readFileSync(join(root, folder, path), 'utf8');
      const pairs = [...pricesIn(text, rows), ...pricesIn(text, runs, 3)];
      return pairs.length > 0 ? [`${path}: ${pairs.join(', ')}`] : [];
    });
    expect(found).toEqual([]);
  });
});
