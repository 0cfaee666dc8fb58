import type { LabConfiguration } from '../base/configuration.ts';
import type { StoredOrder } from '../orders/table.ts';
import { amountsAfter } from './amounts.ts';
import type { OrderAmounts, PricedOrder } from './amounts.ts';

type Rates = LabConfiguration['layoutPrices'][string];

/** The lab's price without VAT for a layout of this many pages, in minor units; null = no price in this currency. */
export function layoutOf(
  { layoutPrices }: Pick<LabConfiguration, 'layoutPrices'>,
  currency: string,
  pages: number,
): (Rates & { readonly amount: number }) | null {
  const rates = layoutPrices[currency];
  return rates ? { ...rates, amount: rates.page * pages } : null;
}

/**
 * The amounts of an order after a change of its upload method. The price of an order that is not `by_ftp` contains the
 * lab's layout. VAT changes at the order's own rate. `received` = its payments. null = the order or the layout has no price.
 */
export function amountsForMethod(
  order: PricedOrder & Pick<StoredOrder, 'by_ftp'>,
  byFtp: boolean,
  { layout, received }: { readonly layout: number | null; readonly received: number },
): OrderAmounts | null {
  if (layout === null) return null;
  return amountsAfter(order, order.by_ftp === byFtp ? 0 : byFtp ? -layout : layout, received);
}
