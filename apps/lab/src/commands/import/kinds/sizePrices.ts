import type { PriceTier } from '@trade-area/core/pricing';
import { and, asc, eq } from 'drizzle-orm';
import { sizePrices as table } from '../../../database/schema/shop.ts';
import { day, list, majorUnits, minorUnits, money, slug, wholeNumber, wordsOf } from '../column.ts';
import type { Cells, ImportKind } from '../kind.ts';
import { knownProducts } from './catalogue.ts';

const pages = ['pages_least', 'pages_most', 'pages_step'] as const;
const listOf = (cells: Cells) => `${cells['list']} ${cells['valid_from']}`;
const amount = (cell = '') => (cell === '' ? null : minorUnits(cell));

const tiersOf = (cells: Cells): PriceTier[] =>
  wordsOf(cells['tiers'] ?? '').map((word) => {
    const [from = '', price = ''] = word.split('=');
    return { from: Number(from), price: minorUnits(price) };
  });

/** Prices by size: lists for a product or a family, each as a whole from its first day. */
export const sizePrices: ImportKind = {
  file: 'size-prices.csv',
  columns: [
    slug('list'),
    day('valid_from'),
    list(
      'sizes',
      /^\d{1,3}(\.\d)?x\d{1,3}(\.\d)?$/,
      'widths and heights in centimetres, such as 20x30 30x20',
      {
        required: true,
      },
    ),
    money('price', { required: true }),
    money('step_price'),
    ...pages.map((name) => wholeNumber(name, { most: 1_000 })),
    list(
      'tiers',
      /^[1-9]\d{0,5}=\d{1,6}(\.\d{1,2})?$/,
      'pieces and the price of each, such as 25=0.45 100=0.36',
    ),
  ],
  key: ['list', 'valid_from', 'sizes'],
  missing: 'remove',
  async current({ queries }) {
    const rows = await queries
      .select()
      .from(table)
      .orderBy(asc(table.list), asc(table.validFrom), asc(table.position));
    return rows.map((row) => ({
      list: row.list,
      valid_from: row.validFrom,
      sizes: row.sizes.join(' '),
      price: majorUnits(row.price),
      step_price: row.step === null ? '' : majorUnits(row.step),
      pages_least: row.pages === null ? '' : String(row.pages.least),
      pages_most: row.pages === null ? '' : String(row.pages.most),
      pages_step: row.pages === null ? '' : String(row.pages.step),
      tiers: row.tiers.map(({ from, price }) => `${from}=${majorUnits(price)}`).join(' '),
    }));
  },
  async check(rows, context) {
    const { slugs, families } = await knownProducts(context);
    const seen = new Map<string, string>();
    const first = new Map<string, Cells>();
    return rows.flatMap(({ place, cells }) => {
      const [least = '', most = '', step = ''] = pages.map((name) => cells[name] ?? '');
      const filled = [least, most, step].filter(Boolean).length;
      const begin = first.get(listOf(cells)) ?? cells;
      first.set(listOf(cells), begin);
      const mistake = (column: string, problem: string, advice: string) => [
        { place, column, problem, advice },
      ];
      if (!slugs.has(cells['list'] ?? '') && !families.has(cells['list'] ?? ''))
        return mistake(
          'list',
          `'${cells['list']}' is no product and no family`,
          'a slug or a family of catalogue.csv',
        );
      for (const size of wordsOf(cells['sizes'] ?? '')) {
        const name = `${listOf(cells)} ${size.split('x').map(Number).join('x')}`;
        const other = seen.get(name);
        if (other !== undefined)
          return mistake('sizes', `'${size}' is in ${other} too`, 'each size once in a list');
        seen.set(name, place);
      }
      if (filled !== 0 && filled !== 3)
        return mistake(
          'pages_least',
          'is given without the others',
          'pages_least, pages_most and pages_step, or none',
        );
      if (filled === 3 && (Number(least) > Number(most) || step === '0'))
        return mistake('pages_most', 'is less than pages_least, or the step is 0', 'such as 20, 110, 2');
      if (pages.some((name) => begin[name] !== cells[name]))
        return mistake('pages_least', 'differs within the list', 'the same pages in every line of a list');
      const tiers = tiersOf(cells);
      if (tiers.some(({ from }, index) => from <= (tiers[index - 1]?.from ?? 1)))
        return mistake('tiers', 'are not in order', 'the fewest pieces first, from 2');
      if ((cells['step_price'] === '') !== (filled === 0))
        return mistake('step_price', 'and the pages belong together', 'both, or none of them');
      return [];
    });
  },
  async apply({ added, changed, gone, all }, { queries }) {
    const touched = new Set([...added, ...changed.map(({ after }) => after), ...gone].map(listOf));
    for (const name of touched) {
      const [listName = '', validFrom = ''] = name.split(' ');
      await queries.delete(table).where(and(eq(table.list, listName), eq(table.validFrom, validFrom)));
      const rows = all.filter((cells) => listOf(cells) === name);
      if (rows.length === 0) continue;
      await queries.insert(table).values(
        rows.map((cells, position) => ({
          list: listName,
          validFrom,
          position,
          sizes: wordsOf(cells['sizes'] ?? ''),
          price: minorUnits(cells['price'] ?? ''),
          step: amount(cells['step_price']),
          pages: cells['pages_least']
            ? {
                least: Number(cells['pages_least']),
                most: Number(cells['pages_most']),
                step: Number(cells['pages_step']),
              }
            : null,
          tiers: tiersOf(cells),
        })),
      );
    }
  },
};
