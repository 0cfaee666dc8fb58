import { priceUnits } from '@trade-area/core/pricing';
import type { PriceUnit } from '@trade-area/core/pricing';
import { and, asc, eq } from 'drizzle-orm';
import { currencies } from '../../../base/currencies.ts';
import { optionPrices as table } from '../../../database/schema/options.ts';
import {
  checked,
  day,
  list,
  majorUnits,
  minorUnits,
  money,
  oneOf,
  slug,
  wholeNumber,
  wordsOf,
} from '../column.ts';
import type { Cells, ImportKind } from '../kind.ts';
import { fieldName } from './conditions.ts';

const isPercent = (per: string) => per === 'basePercent' || per === 'copyPercent';
const listOf = (cells: Cells) => `${cells['set']} ${cells['currency']} ${cells['valid_from']}`;

/** Surcharges of options: the rows of a set, currency and first day are one list. */
export const optionPrices: ImportKind = {
  file: 'option-prices.csv',
  columns: [
    slug('set'),
    day('valid_from'),
    oneOf('currency', currencies, { required: true }),
    fieldName('option', { required: true }),
    checked('choice', (cell) => ({ cell })),
    list(
      'sizes',
      /^\d{1,3}(\.\d)?x\d{1,3}(\.\d)?$/,
      'widths and heights in centimetres, such as 20x30 30x20',
    ),
    oneOf('per', priceUnits, { required: true }),
    wholeNumber('free', { otherwise: '0' }),
    money('price'),
    wholeNumber('percent', { most: 10_000 }),
  ],
  key: ['set', 'valid_from', 'currency', 'option', 'choice', 'sizes', 'per'],
  missing: 'remove',
  async current({ queries }) {
    const rows = await queries
      .select()
      .from(table)
      .orderBy(asc(table.set), asc(table.validFrom), asc(table.currency), asc(table.position));
    return rows.map((row) => ({
      set: row.set,
      valid_from: row.validFrom,
      currency: row.currency,
      option: row.option,
      choice: row.choice,
      sizes: row.sizes.join(' '),
      per: row.per,
      free: String(row.free),
      price: isPercent(row.per) ? '' : majorUnits(row.amount),
      percent: isPercent(row.per) ? String(row.amount / 100) : '',
    }));
  },
  async check(rows, { recordsOf }) {
    const known = new Set(
      (await recordsOf('options.csv')).map(
        (cells) => `${cells['set']} ${cells['option']} ${cells['choice']}`,
      ),
    );
    return rows.flatMap(({ place, cells }) => {
      const mistake = (column: string, problem: string, advice: string) => [
        { place, column, problem, advice },
      ];
      if (!known.has(`${cells['set']} ${cells['option']} ${cells['choice']}`))
        return mistake(
          'option',
          `'${cells['option']} ${cells['choice']}' is unknown`,
          'an option or a choice of options.csv',
        );
      const percent = isPercent(cells['per'] ?? '');
      if ((cells['percent'] !== '') !== percent || (cells['price'] !== '') === percent)
        return mistake(
          percent ? 'percent' : 'price',
          'does not fit per',
          'percent with basePercent and copyPercent, price with every other',
        );
      return [];
    });
  },
  async apply({ added, changed, gone, all }, { queries }) {
    const touched = new Set([...added, ...changed.map(({ after }) => after), ...gone].map(listOf));
    for (const name of touched) {
      const [set = '', currency = '', validFrom = ''] = name.split(' ');
      await queries
        .delete(table)
        .where(and(eq(table.set, set), eq(table.currency, currency), eq(table.validFrom, validFrom)));
      const rows = all.filter((cells) => listOf(cells) === name);
      if (rows.length === 0) continue;
      await queries.insert(table).values(
        rows.map((cells, position) => ({
          set,
          currency,
          validFrom,
          position,
          option: cells['option'] ?? '',
          choice: cells['choice'] ?? '',
          per: (cells['per'] ?? 'piece') as PriceUnit,
          amount: cells['percent'] ? Number(cells['percent']) * 100 : minorUnits(cells['price'] ?? ''),
          free: Number(cells['free']),
          sizes: wordsOf(cells['sizes'] ?? ''),
        })),
      );
    }
  },
};
