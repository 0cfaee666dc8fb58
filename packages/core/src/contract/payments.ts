import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { isoDate, sortDirections } from './orders.ts';
import { count, csvForm, fileBytes, flag, listOf, numeric, rowsOf, text } from './wire.ts';

const currency = v.optional(v.object({ symbol: text, code: text }), { symbol: '', code: '' });

/**
 * Payment row (PAY-07). `id`, `order_date`, `currency.code`, `book_currency`, `invoice` and the couple's names are
 * ours: an order may have several movements, a refund among them.
 */
export const paymentRow = v.object({
  id: text,
  /** Order code. */
  commessa: text,
  article: text,
  event: v.optional(v.object({ name: text, user_label: text, date: text, sposa: text, sposo: text }), {
    name: '',
    user_label: '',
    date: '',
    sposa: '',
    sposo: '',
  }),
  order_date: text,
  /** ISO date, '' until shipped. */
  shipping_date: text,
  /** 1 in progress, 2 suspended, 3 delivered (PAY-10). */
  status: count,
  price: v.object({
    /** 'card', 'bank transfer', 'on account', 'paypal', 'cash'. */
    payment_method: text,
    cCredito_last4: text,
    /** Day of the payment, ISO; '' while the amount is due, and while a refund is not made. */
    payment_data: text,
    /** Number of the shipping document, unpadded; '' without one. */
    bolla_sped: text,
    /** Major units of the lab's currency; negative for a refund. */
    total: numeric,
    price: numeric,
    /** Of what the customer paid. */
    currency,
  }),
  dati_pagamento: v.object({
    id_transazione: text,
    /** Major units of `price.currency`; null when that is the lab's own. */
    importo_in_valuta: numeric,
  }),
  id_tipo_ordine: text,
  /** Currency of `price.total`. */
  book_currency: text,
  /** 'invoice', 'credit_note' or ''. */
  invoice: text,
  /**
   * 'payment', 'refund', 'credit' (a credit note that lowers what is due) or 'reversal' (a payment that the lab took
   * back); '' = a negative amount is a refund.
   */
  movement: text,
});
export type PaymentRow = v.InferOutput<typeof paymentRow>;

/** Properties the list may be ordered by; `shipped_date` sorts the field `shipping_date` (PAY-09). */
export const paymentSorts = ['code', 'type', 'shipped_date', 'date', 'price'] as const;

const paymentQuery = v.object({
  /** Day of the payment. */
  from: v.optional(isoDate),
  to: v.optional(isoDate),
  search: v.optional(v.pipe(v.string(), v.maxLength(200))),
  /** Product type, one of `types_list` (PAY-29). */
  type: v.optional(v.pipe(v.string(), v.maxLength(100))),
  /** One order. */
  cod_order_ref: v.optional(v.pipe(v.string(), v.maxLength(40))),
  /** 1 in progress, 2 suspended, 3 delivered (PAY-10, PAY-20). */
  status: v.optional(v.picklist([1, 2, 3])),
});

/** PAY-11; empty filters are left out. */
export const paymentListRequest = v.object({
  order_by: v.optional(
    v.pipe(
      v.array(v.object({ property: v.picklist(paymentSorts), direction: v.picklist(sortDirections) })),
      v.maxLength(5),
    ),
    [],
  ),
  query: v.optional(paymentQuery, {}),
});
export type PaymentListRequest = v.InferOutput<typeof paymentListRequest>;

/** `total_record_amount` is the number of records (PAY-21); null = more than are counted, in a search of a long list. */
export const paymentListAnswer = v.object({
  orders: rowsOf(paymentRow),
  page: count,
  pages: count,
  total_record_amount: numeric,
  types_list: listOf(text),
});
export type PaymentListAnswer = v.InferOutput<typeof paymentListAnswer>;

export const paymentsPerPage = 10;

export const listPayments = endpoint({
  id: 'payments.list',
  method: 'POST',
  path: '/api/customer/orders/payments[/{page}]',
  effect: 'read',
  summary: 'Payments and refunds. A page number beyond the end answers the last page.',
  cites: ['GW-43', 'PAY-07', 'PAY-09', 'PAY-11'],
  body: paymentListRequest,
  answer: paymentListAnswer,
});

export const paymentExportColumns = [
  'code',
  'article',
  'names',
  'shipping_date',
  'date',
  'method',
  'last4',
  'transaction',
  'document',
  'amount',
  'currency',
  'book_amount',
  'book_currency',
] as const;

export const exportPayments = endpoint({
  id: 'payments.export',
  method: 'POST',
  path: '/api/customer/payments/export',
  effect: 'read',
  answerType: 'csv',
  summary: 'The rows that match the filters as CSV, UTF-8 with BOM, formulas escaped.',
  cites: ['ours', 'DEC-26'],
  body: v.object({
    request: paymentListRequest,
    columns: v.array(
      v.object({ key: v.picklist(paymentExportColumns), title: v.pipe(v.string(), v.maxLength(60)) }),
    ),
    /** Words for the methods in the person's language. */
    labels: v.optional(v.record(v.string(), v.pipe(v.string(), v.maxLength(60)))),
    form: csvForm,
  }),
  answer: v.string(),
});

const orderCode = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
/** Codes one call may name. */
export const mostInvoices = 5_000;

/** `codes_list`: a list, a JSON list as text, or codes with commas. */
export const invoiceExists = endpoint({
  id: 'payments.invoiceExists',
  method: 'POST',
  via: 'direct',
  path: '/scripts/check_invoice_exist',
  encoding: 'form',
  effect: 'read',
  summary: 'Says which of these orders have an invoice. `success` is true when at least one of them does.',
  cites: ['GW-39', 'PAY-12', 'DET-06'],
  body: v.object({
    cod_order: v.optional(orderCode),
    codes_list: v.optional(
      v.union([
        v.pipe(v.string(), v.maxLength(60_000)),
        v.pipe(v.array(v.union([v.string(), v.number()])), v.maxLength(mostInvoices)),
      ]),
    ),
    cod_fot: v.optional(v.string()),
  }),
  answer: v.object({ success: flag, existing_invoices: listOf(text) }),
});

export const downloadInvoice = endpoint({
  id: 'payments.downloadInvoice',
  method: 'GET',
  via: 'direct',
  path: '/scripts/downloadPDF',
  answerType: 'file',
  summary: 'The documents of one order as a ZIP: PDF, and for customers in Italy the FatturaPA XML.',
  cites: ['GW-40', 'DET-07'],
  query: v.object({ nome: orderCode, tipo: v.picklist(['Fattura']) }),
  answer: fileBytes,
});

export const downloadInvoices = endpoint({
  id: 'payments.downloadInvoices',
  method: 'POST',
  path: '/api/customer/invoices',
  effect: 'read',
  answerType: 'file',
  summary: 'The documents of many orders as one ZIP, streamed; unknown codes are left out.',
  cites: ['ours'],
  body: v.object({ codes: v.pipe(v.array(orderCode), v.minLength(1), v.maxLength(mostInvoices)) }),
  answer: fileBytes,
});
