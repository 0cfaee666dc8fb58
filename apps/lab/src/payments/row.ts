import type { StoredPayment } from './table.ts';

const symbols: Readonly<Record<string, string>> = { EUR: '€', GBP: '£', USD: '$', CAD: 'CAD', AUD: 'AUD' };
/** The currency of the lab's accounts. */
export const bookCurrency = 'EUR';

/** A stored payment in the wire's format (PAY-07). */
export function paymentRowOf(payment: StoredPayment) {
  const foreign = payment.currency !== bookCurrency;
  const { currency } = payment;
  return {
    id: String(payment.id),
    commessa: payment.commessa,
    article: payment.article,
    event: {
      name: payment.event_name,
      user_label: payment.user_label,
      date: payment.event_date ?? '',
      sposa: payment.bride,
      sposo: payment.groom,
    },
    order_date: payment.order_date,
    shipping_date: payment.shipping_date ?? '',
    status: payment.state,
    price: {
      payment_method: payment.method,
      cCredito_last4: payment.last4,
      payment_data: payment.due ? '' : payment.day,
      bolla_sped: payment.document === null ? '' : String(payment.document),
      total: payment.book_amount / 100,
      price: payment.book_amount / 100,
      currency: { symbol: symbols[currency] ?? currency, code: currency },
    },
    dati_pagamento: {
      id_transazione: payment.transaction_id,
      importo_in_valuta: foreign ? payment.amount / 100 : null,
    },
    id_tipo_ordine: payment.tipo,
    book_currency: bookCurrency,
    movement: payment.movement,
    invoice: payment.document === null ? '' : payment.series === 'NC' ? 'credit_note' : 'invoice',
  };
}
