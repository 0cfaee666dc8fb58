import { languages } from '@trade-area/core/contract';
import { areas } from '../../../account/customers/fields.ts';
import type { CountryRule } from '../../../base/configuration.ts';
import { isCountry } from '../../../base/countries.ts';
import { currencies } from '../../../base/currencies.ts';
import { countriesSetting, importedCountries, storeSetting } from '../../../base/importedSettings.ts';
import { checked, oneOf, shorten, wholeNumber } from '../column.ts';
import type { Cells, ImportContext, ImportKind } from '../kind.ts';

const cellsOf = ({ country, area, language, currency, vatRate }: CountryRule): Cells => ({
  ...{ country, area, language, currency },
  vat_rate: String(vatRate),
});
const ruleOf = (cells: Cells): CountryRule => ({
  country: cells['country'] ?? '',
  area: cells['area'] ?? '',
  language: cells['language'] ?? '',
  currency: cells['currency'] ?? '',
  vatRate: Number(cells['vat_rate']),
});

/** The rules as they will be after the import; without any, those of the lab's configuration. */
export async function countriesAfter(context: ImportContext): Promise<readonly CountryRule[]> {
  const records = await context.recordsOf('countries.csv');
  return records.length > 0 ? records.map(ruleOf) : context.countries;
}

/** Area, language, currency and VAT rate that the country of a new customer implies. */
export const countries: ImportKind = {
  file: 'countries.csv',
  columns: [
    checked(
      'country',
      (cell) =>
        cell === '*' || isCountry(cell)
          ? { cell }
          : {
              problem: `'${shorten(cell)}' is no country`,
              advice: 'two letters of ISO 3166, such as IT, or *',
            },
      { required: true },
    ),
    oneOf('area', areas),
    oneOf('language', languages, { otherwise: 'en' }),
    oneOf('currency', currencies, { required: true }),
    wholeNumber('vat_rate', { required: true, most: 30 }),
  ],
  key: ['country'],
  readAtStart: true,
  missing: 'remove',
  current: async ({ queries }) => ((await importedCountries(queries)) ?? []).map(cellsOf),
  async apply({ all, added, changed, gone }, { queries }) {
    if (added.length + changed.length + gone.length === 0) return;
    await storeSetting(queries, countriesSetting, { rules: all.map(ruleOf) });
  },
};
