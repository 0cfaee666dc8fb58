/**
 * The terms of one product: what can be chosen and what it costs, in one currency, on one day. They are rows of the lab's
 * database; a browser gets them only as the lab's answers (DEC-23). Amounts are minor units.
 */
export interface ProductTerms {
  readonly slug: string;
  readonly name: string;
  /** Family of promotions, '' = none. */
  readonly family: string;
  /** Article id of wall art and collections; null = none. */
  readonly article: number | null;
  /** ISO 4217 code. */
  readonly currency: string;
  /** First day of the newest price that counts, as a number: 20260101 (`list_version`). */
  readonly version: number;
  /** At least one. A product that is made in one size has a single entry with the size ''. */
  readonly sizes: readonly SizeTerms[];
  /** null = it has no pages. */
  readonly pages: PageTerms | null;
  readonly options: readonly OptionTerms[];
  readonly exclusions: readonly Exclusion[];
}

export interface SizeTerms {
  /** `30x40`, centimetres. */
  readonly size: string;
  /** Price with the fewest pages. */
  readonly price: number;
  /** Price of each further step of pages; null = it has no pages. */
  readonly step: number | null;
  /** Prices of a piece from a number of pieces on, the fewest pieces first. Default: none. */
  readonly tiers?: readonly PriceTier[];
}

/** From so many pieces, each costs so much. */
export interface PriceTier {
  readonly from: number;
  readonly price: number;
}

/** The page counts of a product. */
export interface PageTerms {
  readonly least: number;
  readonly most: number;
  readonly step: number;
}

/** The part of a price that an option belongs to. `layout` and `color` are services: no promotion reduces them. */
export const priceParts = ['album', 'box', 'copies', 'layout', 'color'] as const;
export type PricePart = (typeof priceParts)[number];

/** `choice`: one of a list; `text`: words to print; `number`: a count; `flag`: 0 or 1. */
export const optionKinds = ['choice', 'text', 'number', 'flag'] as const;
export type OptionKind = (typeof optionKinds)[number];

export interface OptionTerms {
  /** Name of the field on the wire, such as `CoverMaterial`. */
  readonly name: string;
  readonly kind: OptionKind;
  readonly part: PricePart;
  /** Asked and priced only while one of these holds; empty = always. */
  readonly when: readonly Condition[];
  /** Of a choice, in their order. */
  readonly choices: readonly ChoiceTerms[];
  /** Value of a new configuration: a choice, a text, or the digits of a number. */
  readonly initial: string;
  /** Of a number. */
  readonly least: number;
  readonly most: number;
  /** Of a text: characters. */
  readonly longest: number;
  /** Of a choice: the option whose chosen group is the highest that this one may have; '' = any group. */
  readonly groupLimit: string;
  /** Of a text, number or flag; those of a choice stand at the choice. */
  readonly prices: readonly OptionPrice[];
}

export interface ChoiceTerms {
  readonly value: string;
  /** Groups are compared by their names: A, B, C, D; '' = no group. */
  readonly group: string;
  /** It can be chosen only while one of these holds; empty = always. */
  readonly when: readonly Condition[];
  readonly prices: readonly OptionPrice[];
}

/** Another option has one of these values; without values: it is not empty. */
export interface Condition {
  readonly option: string;
  readonly values: readonly string[];
}

/** A combination that is not made. */
export interface Exclusion {
  readonly id: string;
  readonly when: Condition;
  readonly option: string;
  /** These values of `option` are not made. */
  readonly values: readonly string[];
}

/**
 * `piece`: once, while the option is used; `spread`: for each two pages; `page`; `image`: for each counted image;
 * `extraImage`: for each image over the page count; `unit`: for each unit of a number; `basePercent`: of the price of
 * size and pages; `copyPercent`: for each copy, of the price of the copy's size with the same pages.
 */
export const priceUnits = [
  'piece',
  'spread',
  'page',
  'image',
  'extraImage',
  'unit',
  'basePercent',
  'copyPercent',
] as const;
export type PriceUnit = (typeof priceUnits)[number];

export interface OptionPrice {
  readonly per: PriceUnit;
  /** Minor units; of a percentage, hundredths of a percent (5500 = 55 %). */
  readonly amount: number;
  /** So many units are free. */
  readonly free: number;
  /** Sizes that it counts for; empty = all. A choice with prices for other sizes only is not made in this size. */
  readonly sizes: readonly string[];
}
