import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** No price of a list is in a file that a browser loads or a package that is installed (DEC-23). */
const root = join(import.meta.dirname, '..', '..');
const built = ['packages/core/dist', 'packages/scene/dist', 'packages/widgets/dist', 'apps/host/dist'];
const lists = join(root, 'apps', 'lab', 'demo', 'prices.json');

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

/** Pairs of neighbouring numbers that are a row of a price list. */
function pricesIn(text: string, rows: ReadonlySet<string>): string[] {
  const numbers = numbersIn(text);
  return numbers.flatMap((number, index) => {
    const pair = `${number} ${numbers[index + 1]}`;
    return rows.has(pair) ? [pair] : [];
  });
}

describe('prices of the lists', () => {
  const rows = pricedRows();

  it('are found where they are', () => {
    expect(rows.size).toBeGreaterThan(80);
    expect(pricesIn(readFileSync(lists, 'utf8'), rows).length).toBeGreaterThan(40);
    expect(pricesIn('var a={price:129,step:5.8}', rows)).toEqual(['129 5.8']);
  });

  it.each(built)('are not in %s', (folder) => {
    const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter((path) =>
      /\.(m?js|json|html|css|svg|map)$/.test(path),
    );
    expect(files.length).toBeGreaterThan(0);
    const found = files.flatMap((path) => {
      const pairs = pricesIn(readFileSync(join(root, folder, path), 'utf8'), rows);
      return pairs.length > 0 ? [`${path}: ${pairs.join(', ')}`] : [];
    });
    expect(found).toEqual([]);
  });
});
