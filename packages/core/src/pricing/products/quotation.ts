import type { PromotionTerms } from '../../contract/index.ts';
import { completeConfiguration } from './complete.ts';
import { countOf, fieldsOf, samplesField } from './configuration.ts';
import type { Configuration, Field } from './configuration.ts';
import { listPrice, optionAmount, percentOf, dependenciesOf } from './price.ts';
import type { ListPrice } from './price.ts';
import { findProblems, problemOfChoice } from './problems.ts';
import type { Problem } from './problems.ts';
import { discountOf } from './promotion.ts';
import type { Discount } from './promotion.ts';
import type { OptionTerms, PricePart, ProductTerms } from './terms.ts';

/** The customer's promotions, and what was typed. */
export interface Buyer {
  readonly promos: readonly PromotionTerms[];
  /** Promotions that name the product. */
  readonly linked: readonly string[];
  readonly coupon: string;
  /** Pieces of the configuration, made with the same files. Default 1. */
  readonly quantity?: number | undefined;
  /**
   * Sum of the products of this family that are ordered together, in minor units: the limit of a promotion counts it
   * (PROMO-14). Default: this configuration's own products.
   */
  readonly familyProducts?: number | undefined;
}

/**
 * The price of a configuration for a customer, before shipping and tax. Amounts in minor units, for all pieces together:
 * album, box and copies count for each piece, layout and colour correction once, because the pieces have the same files.
 */
export interface Quotation extends ListPrice {
  readonly quantity: number;
  readonly currency: string;
  readonly version: number;
  readonly fields: readonly Field[];
  /** Empty = it can be ordered. */
  readonly problems: readonly Problem[];
  readonly discount: Discount;
  /** Products less discount, and services. */
  readonly total: number;
}

/**
 * The one price function: the same terms, fields and buyer always give the same price.
 *
 * @example
 * quote(terms, [{ name: 'Size', stringValue: '30x30' }], { promos: [], linked: [], coupon: '' }).total;
 */
export function quote(
  listed: ProductTerms,
  fields: readonly Readonly<Record<string, unknown>>[],
  buyer: Buyer,
): Quotation {
  const terms = termsFor(listed, buyer.quantity ?? 1);
  const configuration = completeConfiguration(terms, fields);
  const { quantity = 1 } = buyer;
  const price = multiply(listPrice(terms, configuration), quantity);
  const discount = discountOf(buyer.promos, {
    family: terms.family,
    article: terms.article,
    linked: buyer.linked,
    products: price.products,
    familyProducts: buyer.familyProducts,
    lowest: Math.min(...terms.sizes.map((size) => size.price)) * quantity,
    quantity,
    isSample: countOf(configuration, samplesField) === 1,
    coupon: buyer.coupon,
  });
  return {
    ...price,
    quantity,
    currency: terms.currency,
    version: terms.version,
    fields: fieldsOf(configuration),
    problems: findProblems(terms, configuration),
    discount,
    total: price.products - discount.amount + price.services,
  };
}

/** The terms at the prices of so many pieces; the same terms where the number of pieces changes no price. */
function termsFor(terms: ProductTerms, pieces: number): ProductTerms {
  if (!terms.sizes.some(({ tiers = [] }) => tiers.some(({ from }) => from <= pieces))) return terms;
  const sizes = terms.sizes.map((size) => {
    const tier = size.tiers?.findLast(({ from }) => from <= pieces);
    return tier ? { ...size, price: tier.price } : size;
  });
  return { ...terms, sizes };
}

/** The price of several pieces; each line keeps the quantity and the unit of one piece. */
function multiply(price: ListPrice, quantity: number): ListPrice {
  const pieces = (part: PricePart) => (part === 'layout' || part === 'color' ? 1 : quantity);
  const { sums } = price;
  return {
    lines: price.lines.map((line) => ({ ...line, amount: line.amount * pieces(line.part) })),
    sums: {
      ...sums,
      album: sums.album * quantity,
      box: sums.box * quantity,
      copies: sums.copies * quantity,
    },
    products: price.products * quantity,
    services: price.services,
  };
}

/** How a choice stands in a configuration. */
export interface ChoiceState {
  readonly value: string;
  /** null = it can be chosen. */
  readonly problem: Problem | null;
  /** Change of the list price when it is chosen instead of the present one; minor units. */
  readonly change: number;
}

/**
 * Every choice of every option, with its problem and what it would change. Only the options that read the field are
 * priced for each choice: the rest of the price is the same.
 */
export function choiceStates(
  terms: ProductTerms,
  configuration: Configuration,
): ReadonlyMap<string, readonly ChoiceState[]> {
  const states = terms.options
    .filter(({ kind }) => kind === 'choice')
    .map((option) => {
      const readers = readersOf(terms, option.name);
      const priceWith = (changed: Configuration) =>
        readers.reduce((total, reader) => total + optionAmount(terms, reader, changed), 0);
      const present = priceWith(configuration);
      const changed = new Map(configuration);
      const choices = option.choices.map(({ value }): ChoiceState => ({
        value,
        problem: problemOfChoice(terms, option, value, configuration),
        change: priceWith(changed.set(option.name, value)) - present,
      }));
      return [option.name, choices] as const;
    });
  return new Map(states);
}

const readersByTerms = new WeakMap<ProductTerms, Map<string, readonly OptionTerms[]>>();

/** The options whose price depends on a field; found once for the same terms. */
function readersOf(terms: ProductTerms, field: string): readonly OptionTerms[] {
  const known = readersByTerms.get(terms) ?? new Map<string, readonly OptionTerms[]>();
  readersByTerms.set(terms, known);
  const found = known.get(field) ?? terms.options.filter((option) => dependenciesOf(option).has(field));
  known.set(field, found);
  return found;
}

export interface Totals {
  readonly net: number;
  readonly shipping: number;
  readonly vat: number;
  /** To pay. */
  readonly gross: number;
}

/** Adds shipping and value added tax, half up. @param vatRate hundredths of a percent: 2200 = 22 %. */
export function totalsOf(net: number, shipping: number, vatRate: number): Totals {
  const vat = percentOf(net + shipping, vatRate);
  return { net, shipping, vat, gross: net + shipping + vat };
}
