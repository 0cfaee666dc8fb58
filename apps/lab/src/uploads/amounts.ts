import type { StoredOrder } from '../orders/table.ts';

export type PricedOrder = Pick<StoredOrder, 'price' | 'vat' | 'amount_to_pay'>;

/** The price of an order, in minor units. */
export interface OrderAmounts {
  readonly price: number;
  readonly vat: number;
  readonly amountToPay: number | null;
}

/**
 * The amounts of an order whose price without VAT changes by `step`. VAT changes at the order's own rate; the amount
 * paid stays unchanged. null = the order has no price yet.
 */
export function amountsAfter(
  { price, vat, amount_to_pay: toPay }: PricedOrder,
  step: number,
): OrderAmounts | null {
  if (price === null) return null;
  // A refund of the whole price or more leaves the amounts unchanged.
  const next = price + step > 0 ? price + step : price;
  const tax = price === 0 ? (vat ?? 0) : Math.round(((vat ?? 0) * next) / price);
  const more = next + tax - price - (vat ?? 0);
  return { price: next, vat: tax, amountToPay: toPay === null ? null : Math.max(0, toPay + more) };
}
