import { fromWire } from '../kernel/format/money.ts';
import type { Money, WirePrice } from '../kernel/format/money.ts';

/** The price of an order: price plus VAT (DASH-13, ORD-49); null = no price, shown as '-'. */
export function orderPrice(row: { readonly price: WirePrice | null }): Money | null {
  return fromWire(row.price);
}
