import type { StoredOrder } from '../orders/table.ts';

export type PricedOrder = Pick<StoredOrder, 'price' | 'vat' | 'amount_to_pay'>;

/** The price of an order, in minor units. */
export interface OrderAmounts {
  readonly price: number;
  readonly vat: number;
  readonly amountToPay: number | null;
}

/** The price of an order whose price without VAT changes by `step`, at its own rate of VAT; null = it has no price yet. */
export function priceAfter(
  { price, vat }: Pick<PricedOrder, 'price' | 'vat'>,
  step: number,
): Pick<OrderAmounts, 'price' | 'vat'> | null {
  if (price === null) return null;
  // A refund of the whole price or more leaves the amounts unchanged.
  const next = price + step > 0 ? price + step : price;
  return { price: next, vat: price === 0 ? (vat ?? 0) : Math.round(((vat ?? 0) * next) / price) };
}

/** Price with VAT. */
export const grossOf = ({ price, vat }: Pick<PricedOrder, 'price' | 'vat'>): number =>
  (price ?? 0) + (vat ?? 0);

/**
 * The money that an order has no more to ask for. An imported order may be paid without any payment in the list.
 * @param received its payments.
 */
export function paidOf(order: PricedOrder, received: number): number {
  const { amount_to_pay: toPay } = order;
  return toPay === null ? received : Math.max(received, grossOf(order) - toPay);
}

/**
 * The amounts of an order whose price without VAT changes by `step`: what was paid stays paid, and the rest is due.
 * @param received its payments. @returns null = the order has no price yet.
 */
export function amountsAfter(order: PricedOrder, step: number, received: number): OrderAmounts | null {
  const next = priceAfter(order, step);
  if (next === null) return null;
  const due = Math.max(0, grossOf(next) - paidOf(order, received));
  return { ...next, amountToPay: order.amount_to_pay === null ? null : due };
}
