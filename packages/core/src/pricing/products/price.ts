import {
  copiesField,
  copySizeField,
  countOf,
  holds,
  imagesField,
  meets,
  pagesField,
  sizeField,
} from './configuration.ts';
import type { Configuration } from './configuration.ts';
import { choiceOf } from './problems.ts';
import type { OptionPrice, OptionTerms, PricePart, PriceUnit, ProductTerms, SizeTerms } from './terms.ts';

/** A row of the price, as the customer reads it. Amounts in minor units. */
export interface PriceLine {
  /** `base`, `pages`, or the name of an option. */
  readonly code: string;
  /** The chosen value; '' of numbers and of `base`. */
  readonly choice: string;
  readonly part: PricePart;
  /** Unit of the quantity. */
  readonly per: PriceUnit;
  readonly quantity: number;
  /** Price of one; of a percentage, its amount for one. */
  readonly unit: number;
  readonly amount: number;
}

/** Sums by part, before promotions, shipping and tax. */
export type PriceSums = Readonly<Record<PricePart, number>>;

export interface ListPrice {
  readonly lines: readonly PriceLine[];
  readonly sums: PriceSums;
  /** Album, box and copies: what promotions may reduce. */
  readonly products: number;
  /** Layout and colour correction. */
  readonly services: number;
}

/** Code of the line of size and fewest pages, and of the line of further pages. */
export const baseLine = 'base';
export const pagesLine = 'pages';

/**
 * The list price of a configuration: pure, in integer minor units, the same for the same terms and fields. Percentages
 * round half up, each line once. A configuration with problems has a price too, which nobody can order.
 */
export function listPrice(terms: ProductTerms, configuration: Configuration): ListPrice {
  const lines = [
    ...baseLines(terms, configuration),
    ...terms.options.flatMap((option) => optionLines(terms, option, configuration)),
  ].filter(({ quantity, amount, code }) => code === baseLine || (quantity > 0 && amount !== 0));
  const sum = (part: PricePart) =>
    lines.filter((line) => line.part === part).reduce((total, { amount }) => total + amount, 0);
  const sums: PriceSums = {
    album: sum('album'),
    box: sum('box'),
    copies: sum('copies'),
    layout: sum('layout'),
    color: sum('color'),
  };
  return {
    lines,
    sums,
    products: sums.album + sums.box + sums.copies,
    services: sums.layout + sums.color,
  };
}

/** The amount that an option adds to the list price, in minor units. */
export function optionAmount(terms: ProductTerms, option: OptionTerms, configuration: Configuration): number {
  return optionLines(terms, option, configuration).reduce((total, { amount }) => total + amount, 0);
}

/** Names of the fields that the lines of an option are computed from, beside size and pages. */
export function dependenciesOf({ name, when, choices, prices }: OptionTerms): ReadonlySet<string> {
  const units = new Set([...prices, ...choices.flatMap((choice) => choice.prices)].map(({ per }) => per));
  return new Set([
    name,
    ...when.map(({ option }) => option),
    ...(units.has('image') || units.has('extraImage') ? [imagesField] : []),
    ...(units.has('copyPercent') ? [copySizeField, copiesField] : []),
  ]);
}

/** Hundredths of a percent of an amount, half up; exact for what can be paid. */
export function percentOf(amount: number, hundredths: number): number {
  return Math.floor((amount * hundredths + 5_000) / 10_000);
}

const sizeOf = ({ sizes }: ProductTerms, name: string | number | undefined): SizeTerms | undefined =>
  sizes.find(({ size }) => size === String(name ?? ''));

/** Steps of pages over the fewest. */
function furtherSteps({ pages }: ProductTerms, configuration: Configuration): number {
  if (!pages) return 0;
  return Math.max(0, Math.floor((countOf(configuration, pagesField) - pages.least) / pages.step));
}

function baseLines(terms: ProductTerms, configuration: Configuration): PriceLine[] {
  const size = sizeOf(terms, configuration.get(sizeField));
  if (!size) return [];
  const steps = furtherSteps(terms, configuration);
  const step = size.step ?? 0;
  const line = { choice: size.size, part: 'album', per: 'piece' } as const;
  return [
    { ...line, code: baseLine, quantity: 1, unit: size.price, amount: size.price },
    { ...line, code: pagesLine, quantity: steps, unit: step, amount: steps * step },
  ];
}

function optionLines(terms: ProductTerms, option: OptionTerms, configuration: Configuration): PriceLine[] {
  if (!holds(option.when, configuration)) return [];
  const choice = option.kind === 'choice' ? choiceOf(option, configuration) : undefined;
  const isUsed = choice !== undefined || meets({ option: option.name, values: [] }, configuration);
  if (!isUsed) return [];
  const size = String(configuration.get(sizeField) ?? '');
  const prices = (choice ?? option).prices.filter(({ sizes }) => sizes.length === 0 || sizes.includes(size));
  return prices.map((price) => {
    const unit = unitPrice(terms, price, configuration);
    const quantity = Math.max(0, quantityOf(terms, option, price, configuration) - price.free);
    return {
      code: option.name,
      choice: choice?.value ?? '',
      part: option.part,
      per: price.per,
      quantity,
      unit,
      amount: quantity * unit,
    };
  });
}

function unitPrice(terms: ProductTerms, { per, amount }: OptionPrice, configuration: Configuration): number {
  if (per !== 'basePercent' && per !== 'copyPercent') return amount;
  const size = sizeOf(
    terms,
    configuration.get(per === 'copyPercent' ? copySizeField : sizeField) ?? configuration.get(sizeField),
  );
  const whole = (size?.price ?? 0) + furtherSteps(terms, configuration) * (size?.step ?? 0);
  return percentOf(whole, amount);
}

function quantityOf(
  terms: ProductTerms,
  { name }: OptionTerms,
  { per }: OptionPrice,
  configuration: Configuration,
): number {
  const pages = terms.pages ? countOf(configuration, pagesField) : 0;
  const images = countOf(configuration, imagesField);
  switch (per) {
    case 'spread':
      return Math.floor(pages / 2);
    case 'page':
      return pages;
    case 'image':
      return images;
    case 'extraImage':
      return images - pages;
    case 'unit':
      return countOf(configuration, name);
    case 'copyPercent':
      return countOf(configuration, copiesField);
    default:
      return 1;
  }
}
