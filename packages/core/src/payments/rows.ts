import type { PaymentRow } from '../contract/index.ts';
import { fromWire } from '../kernel/format/money.ts';
import type { Money } from '../kernel/format/money.ts';

/** The amount the customer paid: the foreign amount if there is one (PAY-08); null when the row has none. */
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

/** How it was paid, as a key of the texts; `other` for a method that is none of ours. */
export function methodKey(method: string): 'card' | 'transfer' | 'account' | 'paypal' | 'cash' | 'other' {
  const methodKinds = {
    card: 'card',
    'bank transfer': 'transfer',
    'on account': 'account',
    paypal: 'paypal',
    cash: 'cash',
  } as const;
  return Object.hasOwn(methodKinds, method) ? methodKinds[method as keyof typeof methodKinds] : 'other';
}

/** The word beside a negative amount, as a key of the texts; null for money that the customer pays. */
export function movementKey(row: PaymentRow): 'refund' | 'credit' | 'reversal' | null {
  if ((paidAmount(row)?.amount ?? 0) >= 0) return null;
  return row.movement === 'credit' || row.movement === 'reversal' ? row.movement : 'refund';
}
