import type { LabConfiguration } from '@trade-area/core/kernel';
import type { StoredOrder } from '../orders/table.ts';

type Priced = Pick<StoredOrder, 'price' | 'vat' | 'amount_to_pay' | 'currency' | 'by_ftp'>;
type Rates = LabConfiguration['layoutPrices'][string];

/** What an order costs, in minor units. */
export interface OrderAmounts {
  readonly price: number;
  readonly vat: number;
  readonly amountToPay: number | null;
}

/** What the lab asks for a layout of so many pages without VAT, in minor units; null = no price in this currency. */
export function layoutOf(
  { layoutPrices }: Pick<LabConfiguration, 'layoutPrices'>,
  currency: string,
  pages: number,
): (Rates & { readonly amount: number }) | null {
  const rates = layoutPrices[currency];
  return rates ? { ...rates, amount: rates.page * pages } : null;
}

/**
 * The amounts of an order with its files sent by the customer or laid out by the lab, whose layout an order that is
 * not `by_ftp` contains. VAT goes along at the order's own rate. null = it has no price yet, or the lab has none.
 */
export function amountsBy(order: Priced, byFtp: boolean, layout: number | null): OrderAmounts | null {
  const { price, vat, amount_to_pay: toPay } = order;
  if (price === null || layout === null) return null;
  const step = order.by_ftp === byFtp ? 0 : byFtp ? -layout : layout;
  // An order whose price never held a layout gives none back.
  const next = price + step > 0 ? price + step : price;
  const tax = price === 0 ? (vat ?? 0) : Math.round(((vat ?? 0) * next) / price);
  const more = next + tax - price - (vat ?? 0);
  return { price: next, vat: tax, amountToPay: toPay === null ? null : Math.max(0, toPay + more) };
}
