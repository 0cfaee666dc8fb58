import type { ConfigurationField, Quote } from '../contract/index.ts';
import { valueOf } from '../pricing/index.ts';
import type { Configuration } from '../pricing/index.ts';

/** A quote as it was saved last. */
export interface SavedQuote {
  readonly id: string;
  readonly idQuote: string;
  /** Number of its order; '' = something stands against ordering it (CONF-07). */
  readonly orderCode: string;
  /** Major units, without shipping and tax; of one piece. */
  readonly total: number | null;
  /** Pieces that its checkout orders, at least 1. */
  readonly quantity: number;
  readonly revision: number;
  readonly isOrdered: boolean;
  /** Project that its images are from; '' = none. */
  readonly designer: string;
  /** Slug of its product. */
  readonly slug: string;
  /** Parts of the price and other facts of the lab by name. */
  readonly header: Configuration;
  readonly fields: readonly ConfigurationField[];
}

/** Name of the field that says which product of a configurator is configured. */
export const productField = 'ProductCode';

/** The values of fields by name; a field without text and number is left out (CONF-29). */
export function valuesOf(fields: readonly ConfigurationField[]): Map<string, string | number> {
  return new Map(
    fields.flatMap((field) => {
      const value = valueOf(field);
      return value === undefined ? [] : [[field.name, value] as const];
    }),
  );
}

/** Reads a quote of the wire (CONF-16). The number of its order is read to the letter and trimmed (CONF-29). */
export function readQuote(quote: Quote): SavedQuote {
  const { id, idQuote, totalPrice, headerValues, configuredProduct, revision, is_ordered: isOrdered } = quote;
  const { designer_id: designer } = quote;
  const header = valuesOf(headerValues?.fields ?? []);
  const fields = configuredProduct?.fields ?? [];
  return {
    id,
    idQuote,
    orderCode: String(header.get('order_code') ?? '').trim(),
    total: totalPrice,
    quantity: Math.max(1, quote.quantity),
    revision,
    isOrdered,
    designer,
    slug: String(valuesOf(fields).get(productField) ?? ''),
    header,
    fields,
  };
}
