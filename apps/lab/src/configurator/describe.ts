import type { Language } from '@trade-area/core/contract';
import { baseLine, holds, pagesField, pagesLine, sizeField } from '@trade-area/core/pricing';
import type { Field, PriceLine } from '@trade-area/core/pricing';
import type { Texts } from '../database/schema/shop.ts';
import { configuratorTexts } from './texts.ts';
import type { Configurable } from './productApi.ts';

/** An option of a configuration in words. */
export interface DescribedOption {
  readonly name: string;
  readonly label: string;
  /** '' = the label says it all. */
  readonly value: string;
  /** Whether something was chosen: false for 'no box'. */
  readonly isChosen: boolean;
}

const spoken = (texts: Texts, language: Language) => texts[language] || texts.en;

/** Describes a configuration in words, in the order of the options; options that are not asked are left out. */
export function describeConfiguration(
  { rows, terms }: Pick<Configurable, 'rows' | 'terms'>,
  fields: readonly Field[],
  language: Language,
): DescribedOption[] {
  const values = new Map(
    fields.map((field) => [field.name, 'numberValue' in field ? field.numberValue : field.stringValue]),
  );
  const texts = configuratorTexts(language);
  const size = String(values.get(sizeField) ?? '');
  const own = (name: string, label: string, value: string): DescribedOption[] =>
    value === '' ? [] : [{ name, label, value, isChosen: true }];
  return [
    ...own(sizeField, texts.size, size === '' ? '' : `${size.replace('x', ' × ')} cm`),
    ...own(pagesField, texts.pages, String(values.get(pagesField) ?? '')),
    ...terms.options
      .filter(({ when }) => holds(when, values))
      .flatMap(({ name, kind }) => {
        const value = String(values.get(name) ?? '');
        const row = rows.options.find(({ option }) => option === name);
        const choice = rows.choices.find(({ option, choice: each }) => option === name && each === value);
        if (!row || value === '') return [];
        return [
          {
            name,
            label: spoken(row.labels, language),
            value: kind === 'flag' ? '' : choice ? spoken(choice.labels, language) : value,
            isChosen: value !== '0' && value !== 'none',
          },
        ];
      }),
  ];
}

/** Option and choice of a row of the price, without its quantity; '' for size and pages. */
export function labelOfLine(
  { rows }: Pick<Configurable, 'rows'>,
  { code, choice }: Pick<PriceLine, 'code' | 'choice'>,
  language: Language,
): string {
  if (code === baseLine || code === pagesLine) return '';
  const option = rows.options.find((each) => each.option === code);
  const chosen = rows.choices.find((each) => each.option === code && each.choice === choice);
  return [
    option ? spoken(option.labels, language) : code,
    ...(chosen ? [spoken(chosen.labels, language)] : []),
  ].join(': ');
}

/** The name of a row of the price: `Layout: the lab designs it × 40 pages`. */
export function describeLine(
  configurable: Pick<Configurable, 'rows'>,
  line: PriceLine,
  language: Language,
): string {
  const { code, quantity, per } = line;
  const texts = configuratorTexts(language);
  if (code === baseLine) return texts.base;
  if (code === pagesLine) return texts.furtherPages(quantity);
  const name = labelOfLine(configurable, line, language);
  return quantity > 1 || per === 'extraImage' ? `${name} × ${texts.units(quantity, per)}` : name;
}
