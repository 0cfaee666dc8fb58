import type { ConfiguredPrice, Language } from '@trade-area/core/contract';
import type { Quotation, Totals } from '@trade-area/core/pricing';
import type { Account } from '../identity/table.ts';
import { wireCurrency } from '../store/priceList.ts';
import { labelOfLine } from './describe.ts';
import type { Configurable } from './productApi.ts';
import { major } from './quotePrice.ts';

/**
 * A customer's price as every page explains it: its rows, which promotion applies and why another one does not, shipping
 * and tax.
 * @param totals of this price, or its part of what is paid together; minor units.
 */
export function explainedPrice(
  { viewer, rows }: Pick<Configurable, 'viewer' | 'rows'>,
  quotation: Quotation,
  {
    account,
    totals,
    language,
  }: { readonly account: Account; readonly totals: Totals; readonly language: Language },
): ConfiguredPrice {
  const { sums, discount } = quotation;
  return {
    kind: 'trade',
    currency: wireCurrency(quotation.currency),
    list_version: quotation.version,
    pieces: quotation.quantity,
    lines: quotation.lines.map((line) => ({
      ...line,
      label: labelOfLine({ rows }, line, language),
      unit: major(line.unit),
      amount: major(line.amount),
    })),
    parts: {
      album_price: major(sums.album),
      box_price: major(sums.box),
      copies_price: major(sums.copies),
      layout_price: major(sums.layout),
      color_price: major(sums.color),
      discount: major(discount.amount),
    },
    promotions: discount.outcomes.map(({ id_promo, result, saves, percent, limit }) => ({
      id_promo,
      name: viewer.promoName(id_promo, language),
      result,
      saves: major(saves),
      percent: major(percent),
      limit: limit === null ? null : major(limit),
    })),
    total: major(quotation.total),
    shipping: major(totals.shipping),
    vat_rate: account.vatRate,
    vat: major(totals.vat),
    to_pay: major(totals.gross),
  };
}
