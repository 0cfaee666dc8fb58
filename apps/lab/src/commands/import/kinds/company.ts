import type { Seller } from '../../../base/configuration.ts';
import { companySetting, settingOf, storeSetting } from '../../../base/importedSettings.ts';
import { checked, shorten, text, wholeNumber } from '../column.ts';
import type { Cells, ImportKind } from '../kind.ts';
import { flatten, unflatten } from '../nested.ts';

/** In cents: 11 digits and two decimals, the Amount2DecimalType of FatturaPA's `CapitaleSociale`. */
const mostCapital = 9_999_999_999_999;

const required = { required: true } as const;

/** The lab as its pages, mails and invoices name it. */
export const company: ImportKind = {
  file: 'company.json',
  columns: [
    text('name', required),
    text('address', { ...required, longest: 400 }),
    text('taxNumbers', { longest: 400 }),
    checked(
      'privacyEmail',
      (cell) =>
        /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(cell)
          ? { cell }
          : { problem: `'${shorten(cell)}' is no e-mail address`, advice: 'such as privacy@lab.example' },
      required,
    ),
    text('seller.name', required),
    text('seller.address', required),
    text('seller.zip'),
    text('seller.city'),
    text('seller.province', { longest: 2 }),
    checked(
      'seller.country',
      (cell) =>
        /^[A-Z]{2}$/.test(cell)
          ? { cell }
          : { problem: `'${shorten(cell)}' is not two capital letters`, advice: 'such as IT' },
      required,
    ),
    text('seller.vat', required),
    text('seller.fiscalCode'),
    text('seller.taxRegime', { longest: 4, otherwise: 'RF01' }),
    text('seller.register.office'),
    text('seller.register.number'),
    wholeNumber('seller.register.capital', { most: mostCapital, otherwise: '0' }),
    text('seller.email'),
    text('seller.phone'),
    text('seller.iban', { longest: 34 }),
  ],
  key: [],
  readAtStart: true,
  missing: 'keep',
  async current({ queries }) {
    const stored = await settingOf(queries, companySetting);
    return stored ? [flatten(stored)] : [];
  },
  async check(rows) {
    return rows.length === 1
      ? []
      : [{ place: '', column: '', problem: 'holds no or several companies', advice: 'one object { … }' }];
  },
  async apply({ all: [cells], added, changed }, { queries }) {
    if (!cells || added.length + changed.length === 0) return;
    await storeSetting(queries, companySetting, settingFrom(cells));
  },
};

function settingFrom(cells: Cells): Readonly<Record<string, unknown>> {
  const { seller, ...rest } = unflatten(cells) as { seller: Seller };
  const register = { ...seller.register, capital: Number(seller.register.capital) };
  return { ...rest, seller: { ...seller, register } };
}
