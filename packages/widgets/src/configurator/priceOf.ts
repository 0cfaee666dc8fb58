import type { PricesTexts } from './pricesStrings.ts';

/** A price as it is told to the page: of a product, or of one configuration of it. */
export interface ToldPrice {
  /** Slug of the product. */
  readonly product: string;
  /** Major units, excl. VAT and shipping; null = none is shown to this person. */
  readonly amount: number | null;
  readonly currency: string;
  /** `net` of the customer or the lab's trade price, `retail` the recommended retail price; '' = none is shown. */
  readonly kind: 'net' | 'retail' | '';
  /** The lowest price of the product, not that of one configuration. */
  readonly isFrom: boolean;
}

type PriceNote = Extract<keyof PricesTexts, 'ownNet' | 'net' | 'retail' | 'hidden' | 'noPrice'>;

/** Which price it is, and why this one (DEC-23). */
export function priceNote(
  { kind, amount }: Pick<ToldPrice, 'kind' | 'amount'>,
  isCustomer: boolean,
): PriceNote {
  if (amount === null || kind === '') return isCustomer ? 'noPrice' : 'hidden';
  if (kind === 'retail') return 'retail';
  return isCustomer ? 'ownNet' : 'net';
}
