import type { ProductTerms, SizeTerms } from '@trade-area/core/pricing';
import type { SizeLists } from '../base/ports/prices.ts';
import type { ProductRow } from '../store/item.ts';
import type { OptionRows } from './optionTable.ts';

interface PricedRow {
  readonly row: ProductRow;
  /** Lowest price in the currency, in minor units. */
  readonly lowest: number;
  readonly currency: string;
  /** First day of the newest price list that counts (ISO). */
  readonly versionDay: string;
}

const widthOf = ({ size }: SizeTerms) => Number(size.split('x')[0] ?? 0);
const areaOf = ({ size }: SizeTerms) => size.split('x').reduce((area, cm) => area * Number(cm), 1);

/** Builds the terms of a product from its rows. */
export function productTerms(
  { row, lowest, currency, versionDay }: PricedRow,
  lists: SizeLists,
  { options, choices, prices, exclusions }: OptionRows,
): ProductTerms {
  const sizes: SizeTerms[] = lists
    .sizePrices(row, lowest)
    .map(({ size, price, spread, tiers }) => ({ size, price, step: spread, ...(tiers ? { tiers } : {}) }))
    .sort((one, other) => areaOf(one) - areaOf(other) || widthOf(one) - widthOf(other));
  const pricesOf = (set: string, option: string, choice: string) =>
    prices
      .filter((price) => price.set === set && price.option === option && price.choice === choice)
      .map(({ per, amount, free, sizes: ofSizes }) => ({ per, amount, free, sizes: ofSizes }));
  return {
    slug: row.slug,
    name: row.name,
    family: row.family,
    article: row.articleId,
    currency,
    version: Number(versionDay.replaceAll('-', '')),
    sizes: sizes.length > 0 ? sizes : [{ size: '', price: lowest, step: null }],
    pages: lists.pageRange(row),
    options: row.optionSets.flatMap((set) =>
      options
        .filter((option) => option.set === set)
        .map((option) => ({
          name: option.option,
          kind: option.kind,
          part: option.part,
          when: option.conditions,
          initial: option.initial,
          least: option.least,
          most: option.most,
          longest: option.longest,
          groupLimit: option.groupLimit,
          prices: pricesOf(set, option.option, ''),
          choices: choices
            .filter((choice) => choice.set === set && choice.option === option.option)
            .map(({ choice, group, conditions }) => ({
              value: choice,
              group,
              when: conditions,
              prices: pricesOf(set, option.option, choice),
            })),
        })),
    ),
    exclusions: exclusions
      .filter(({ set }) => row.optionSets.includes(set))
      .map(({ id, condition, option, excluded }) => ({ id, when: condition, option, values: excluded })),
  };
}
