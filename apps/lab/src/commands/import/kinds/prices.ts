import { and, asc, eq } from 'drizzle-orm';
import { productPrices } from '../../../database/schema/shop.ts';
import { currencies } from '../../../base/currencies.ts';
import { day, majorUnits, minorUnits, money, oneOf, slug } from '../column.ts';
import type { Cells, ImportKind } from '../kind.ts';
import { knownProducts } from './catalogue.ts';

const rowOf = (cells: Cells) => ({
  slug: cells['product'] ?? '',
  currency: cells['currency'] ?? '',
  validFrom: cells['valid_from'] ?? '',
  amount: minorUnits(cells['price'] ?? ''),
});
const isRow = (cells: Cells) => {
  const { slug: product, currency, validFrom } = rowOf(cells);
  return and(
    eq(productPrices.slug, product),
    eq(productPrices.currency, currency),
    eq(productPrices.validFrom, validFrom),
  );
};

/** The lowest price of each product, by currency and first day. */
export const prices: ImportKind = {
  file: 'prices.csv',
  columns: [
    slug('product'),
    oneOf('currency', currencies, { required: true }),
    day('valid_from'),
    money('price', { required: true }),
  ],
  key: ['product', 'currency', 'valid_from'],
  missing: 'remove',
  async current({ queries }) {
    const rows = await queries
      .select()
      .from(productPrices)
      .orderBy(asc(productPrices.slug), asc(productPrices.currency), asc(productPrices.validFrom));
    return rows.map((row) => ({
      product: row.slug,
      currency: row.currency,
      valid_from: row.validFrom,
      price: majorUnits(row.amount),
    }));
  },
  async check(rows, context) {
    const { slugs } = await knownProducts(context);
    return rows
      .filter(({ cells }) => !slugs.has(cells['product'] ?? ''))
      .map(({ place, cells }) => ({
        place,
        column: 'product',
        problem: `'${cells['product']}' is not in catalogue.csv`,
        advice: 'a slug of the catalogue, or remove the line',
      }));
  },
  async apply({ added, changed, gone }, { queries }) {
    for (const cells of gone) await queries.delete(productPrices).where(isRow(cells));
    for (const { after } of changed)
      await queries
        .update(productPrices)
        .set({ amount: rowOf(after).amount })
        .where(isRow(after));
    const rows = added.map(rowOf);
    // PostgreSQL takes 65,535 parameters in a statement.
    for (let from = 0; from < rows.length; from += 1_000)
      await queries.insert(productPrices).values(rows.slice(from, from + 1_000));
  },
};
