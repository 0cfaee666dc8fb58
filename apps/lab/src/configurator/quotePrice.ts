import type { ConfigurationField } from '@trade-area/core/contract';
import { quote, sizeField, totalsOf } from '@trade-area/core/pricing';
import type { Buyer, Field, Quotation, Totals } from '@trade-area/core/pricing';
import type { Lab } from '../base/lab.ts';
import type { QuotedParts } from '../database/schema/quotes.ts';
import type { Account } from '../identity/table.ts';
import { shippingPriceOf } from '../store/customerContext.ts';
import { priceListOf } from '../store/priceList.ts';
import type { Configurable } from './productApi.ts';
import { printFamilyOfId } from './products.ts';
import type { QuoteRecord } from './quoteTable.ts';

/**
 * Prices a configuration for the customer of a product.
 * @param given coupon as it was typed (default ''), pieces (default 1), and the sum of its family that is ordered together.
 */
export function quotationOf(
  { terms, row, viewer }: Pick<Configurable, 'terms' | 'row' | 'viewer'>,
  fields: readonly ConfigurationField[],
  given: Partial<Pick<Buyer, 'coupon' | 'quantity' | 'familyProducts'>> = {},
): Quotation {
  return quote(terms, fields, { coupon: '', ...given, promos: viewer.promos, linked: row.promoConnection });
}

/** Adds shipping to the customer's country, and tax. */
export function totalsFor(
  lab: Pick<Lab, 'config'>,
  { row }: Pick<Configurable, 'row'>,
  {
    account,
    configurator,
    total,
  }: {
    readonly account: Account;
    readonly configurator: string;
    /** Net, in minor units. */
    readonly total: number;
  },
): Totals {
  const family = printFamilyOfId(configurator);
  const editor = family === '' ? `epicor_${configurator}` : `printbox_${family}`;
  const shipping = shippingPriceOf(lab.config, account, { editor, buy: row.buy });
  return totalsOf(total, shipping, account.vatRate * 100);
}

/** Major units of the wire. */
export const major = (minor: number): number => minor / 100;

export function partsOf({ sums, discount }: Quotation): QuotedParts {
  return { ...sums, discount: discount.amount };
}

/** The columns of a quote that follow from its configuration, at the prices of today. */
export function pricedFields(configurable: Configurable, fields: readonly ConfigurationField[]) {
  const { account } = configurable.viewer;
  if (!account) throw new Error('ta: a quote of a visitor');
  const quotation = quotationOf(configurable, fields);
  return {
    slug: configurable.row.slug,
    fields: quotation.fields,
    currency: quotation.currency,
    listCode: priceListOf(account),
    listVersion: quotation.version,
    parts: partsOf(quotation),
    total: quotation.total,
  };
}

const text = (name: string, stringValue: string): Field => ({ name, stringValue });
const number = (name: string, numberValue: number): Field => ({ name, numberValue });

/** The configuration as the wire has it: with the product and what follows from the choices (CONF-16). */
export function wireFields({ row, terms }: Configurable, { fields }: Quotation): Field[] {
  const size = fields.find(({ name }) => name === sizeField);
  const [width = 0, height = 0] =
    size && 'stringValue' in size ? size.stringValue.split('x').map(Number) : [];
  const material = fields.find(({ name }) => name === 'CoverMaterial');
  const group = terms.options
    .find(({ name }) => name === 'CoverMaterial')
    ?.choices.find(
      ({ value }) => material && 'stringValue' in material && value === material.stringValue,
    )?.group;
  const orientation = width === height ? 'square' : width > height ? 'horizontal' : 'vertical';
  return [
    text('ProductCode', row.slug),
    text('ProductName', row.name),
    text('Family', row.family),
    ...(width > 0
      ? [number('Width_cm', width), number('Height_cm', height), text('Orientation', orientation)]
      : []),
    ...(group ? [text('CoverGroup', group)] : []),
    ...fields,
  ];
}

/** The header of a quote; `order_code` only while the configuration can be ordered (CONF-07). */
export function headerFields(
  record: Pick<QuoteRecord, 'orderCode' | 'listCode' | 'createdAt' | 'isOrdered'>,
  quotation: Quotation,
  { customerCode, currency }: { readonly customerCode: string; readonly currency: string },
): Field[] {
  const parts = partsOf(quotation);
  const isOrderable = quotation.problems.length === 0 && !record.isOrdered;
  return [
    ...(isOrderable ? [text('order_code', record.orderCode)] : []),
    text('customer_code', customerCode),
    text('currency', currency),
    text('list_code', record.listCode),
    number('list_version', quotation.version),
    text('created', record.createdAt.toISOString()),
    number('album_price', major(parts.album)),
    number('layout_price', major(parts.layout)),
    number('color_price', major(parts.color)),
    number('box_price', major(parts.box)),
    number('copies_price', major(parts.copies)),
    number('discount', major(parts.discount)),
  ];
}
