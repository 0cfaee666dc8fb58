import type { PaymentRow } from '../contract/index.ts';
import { readIsoDate } from '../kernel/dates.ts';
import { fromWire } from '../kernel/money.ts';
import type { Money } from '../kernel/money.ts';

/** What the customer paid: the foreign amount if there is one (PAY-08); null when the row has none. */
export function paidAmount({ price, dati_pagamento: paid }: PaymentRow): Money | null {
  const foreign = paid.importo_in_valuta;
  return fromWire({
    price: foreign ?? price.price ?? price.total,
    vat: 0,
    total: null,
    currency: price.currency,
  });
}

/** The same in the lab's books, when that is another currency; null otherwise. */
export function bookedAmount(row: PaymentRow): Money | null {
  if (row.dati_pagamento.importo_in_valuta === null || row.book_currency === row.price.currency.code)
    return null;
  const currency = { symbol: '', code: row.book_currency };
  return fromWire({ price: row.price.total ?? row.price.price, vat: 0, total: null, currency });
}

/** Number of the shipping document with at least five digits (PAY-12, DET-08); '' without one. */
export function documentNumber(number: string): string {
  const text = number.trim();
  return /^\d+$/.test(text) ? text.padStart(5, '0') : text;
}

/** How it was paid, as a key of the texts; `other` for a method that is none of ours. */
export function methodKey(method: string): 'card' | 'transfer' | 'paypal' | 'other' {
  const known = { card: 'card', 'bank transfer': 'transfer', paypal: 'paypal' } as const;
  return Object.hasOwn(known, method) ? known[method as keyof typeof known] : 'other';
}

export interface PaymentNames {
  /** '' when the order has none. */
  readonly names: string;
  /** Day of the event, '' when absent or no date. */
  readonly date: string;
}

/** `user_label`, else `name`, else 'sposa & sposo' (ORD-50). */
export function paymentNames({ event }: Pick<PaymentRow, 'event'>): PaymentNames {
  const couple = [event.sposa, event.sposo].map((name) => name.trim()).filter((name) => name !== '');
  const names = event.user_label.trim() || event.name.trim() || couple.join(' & ');
  return { names, date: readIsoDate(event.date) ?? '' };
}
