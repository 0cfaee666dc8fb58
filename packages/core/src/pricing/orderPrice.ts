import { fromWire } from '../kernel/format/money.ts';
import type { Money, WirePrice } from '../kernel/format/money.ts';

/**
 * The price of an order: price plus VAT (DASH-13, ORD-49); null = no price, shown as '-'.
 *
 * @example
 * const currency = { symbol: '€', code: 'EUR' };
 * orderPrice({ price: { price: 100, vat: 22, total: 122, currency } }); // { amount: 12200, currency: 'EUR', symbol: '€' }
 */
export function orderPrice(row: { readonly price: WirePrice | null }): Money | null {
  return fromWire(row.price);
}
