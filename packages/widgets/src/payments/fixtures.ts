import * as v from 'valibot';
import { paymentRow } from '@trade-area/core/contract';
import type { PaymentRow } from '@trade-area/core/contract';

const couples = ['Ilse & Jörg', 'Anna & Paolo', 'Claire & Hugo', 'Maeve & Rory'] as const;
const products = ['Young Book', 'Storia Album', 'Canvas Pro'] as const;

/** The fields a test gives for one payment, as on the wire; the rest is made from its number. */
export interface PaymentChange {
  readonly commessa?: string;
  readonly article?: string;
  readonly shipping_date?: string;
  readonly invoice?: string;
  readonly status?: number;
  readonly price?: Readonly<Record<string, unknown>>;
  readonly dati_pagamento?: Readonly<Record<string, unknown>>;
}

/** A believable payment, always the same for the same number, through the contract. Every third has no invoice yet. */
export function paymentFixture(number: number, change: PaymentChange = {}): PaymentRow {
  const shipped = number % 3 !== 0;
  return v.parse(paymentRow, {
    id: String(number),
    commessa: String(2_600_000 + number),
    article: products[number % products.length],
    event: {
      name: '',
      user_label: couples[number % couples.length],
      date: '2026-05-09',
      sposa: '',
      sposo: '',
    },
    order_date: '2026-09-30',
    shipping_date: shipped ? '2026-11-01' : '',
    status: shipped ? 3 : 1,
    invoice: shipped ? 'invoice' : '',
    book_currency: 'EUR',
    ...change,
    price: {
      payment_method: 'card',
      cCredito_last4: '1111',
      payment_data: `2026-10-${String(1 + (number % 28)).padStart(2, '0')}`,
      bolla_sped: shipped ? String(200 + number) : '',
      total: 100 + number,
      price: 100 + number,
      currency: { symbol: '€', code: 'EUR' },
      ...change.price,
    },
    dati_pagamento: { id_transazione: `tx-${number}`, importo_in_valuta: null, ...change.dati_pagamento },
  });
}

/** So many payments, numbered from 1. */
export function paymentFixtures(count: number): PaymentRow[] {
  return Array.from({ length: count }, (_, index) => paymentFixture(index + 1));
}
