import type { StoredOrder } from '../orders/table.ts';

export type PricedOrder = Pick<StoredOrder, 'price' | 'vat' | 'amount_to_pay'>;

/** The price of an order, in minor units. */
export interface OrderAmounts {
  readonly price: number;
  readonly vat: number;
  readonly amountToPay: number | null;
}

/**
 * The amounts of an order whose price without VAT moves by `step`. VAT goes along at the order's own rate; what was paid
 * already stays paid. null = it has no price yet.
 */
export function amountsAfter(
  { price, vat, amount_to_pay: toPay }: PricedOrder,
  step: number,
): OrderAmounts | null {
  if (price === null) return null;
  // An order whose price never held as much gives nothing back.
  const next = price + step > 0 ? price + step : price;
  const tax = price === 0 ? (vat ?? 0) : Math.round(((vat ?? 0) * next) / price);
  const more = next + tax - price - (vat ?? 0);
  return { price: next, vat: tax, amountToPay: toPay === null ? null : Math.max(0, toPay + more) };
}
