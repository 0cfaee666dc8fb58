import {
  cardData,
  downloadInvoice,
  downloadInvoices,
  exportPayments,
  invoiceExists,
  listPayments,
  paymentListAnswer,
} from '@trade-area/core/contract';
import type { PaymentRow } from '@trade-area/core/contract';
import { parse } from 'valibot';
import { describe, expect, inject, it } from 'vitest';
import { call } from '../fixtures/wire.ts';
import { signedIn } from './signedIn.ts';

const base = inject('base');

async function ask(
  email: string,
  query: Record<string, unknown> = {},
  more: { page?: number; order_by?: unknown } = {},
) {
  const { token } = await signedIn(email);
  const path = more.page === undefined ? {} : { path: { page: more.page } };
  const body = { query, ...(more.order_by ? { order_by: more.order_by } : {}) };
  const { status, json } = await call(base, listPayments, { token, ...path, body });
  expect(status).toBe(200);
  return parse(paymentListAnswer, json);
}

async function everything(email: string, query: Record<string, unknown> = {}): Promise<PaymentRow[]> {
  const first = await ask(email, query);
  const rows = [...first.orders];
  for (let page = 2; page <= first.pages; page += 1) rows.push(...(await ask(email, query, { page })).orders);
  return rows;
}

describe('the list of payments, GW-43', () => {
  it('PAY-09 is sorted by shipping date, then date, both descending; unshipped orders come last', async () => {
    const rows = await everything('it@studio.test');
    const keys = rows.map((row) => `${row.shipping_date || '0000'} ${row.price.payment_data}`);
    expect(keys).toEqual(keys.toSorted().toReversed());
    expect(rows.some(({ shipping_date }) => shipping_date === '')).toBe(true);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  it('PAY-21 counts records; a page after the last gives the last (GW-49)', async () => {
    const { total_record_amount: total, pages } = await ask('it@studio.test');
    expect((await everything('it@studio.test')).length).toBe(total);
    const past = await ask('it@studio.test', {}, { page: 9_999 });
    expect([past.page, past.pages]).toEqual([pages, pages]);
  });

  it.each([
    ['code', 'ASC', (row: PaymentRow) => row.commessa],
    ['type', 'DESC', (row: PaymentRow) => row.article],
    ['date', 'ASC', (row: PaymentRow) => row.price.payment_data],
  ] as const)('PAY-28 sorts by %s %s', async (property, direction, read) => {
    const { orders } = await ask('de@studio.test', {}, { order_by: [{ property, direction }] });
    const values = orders.map(read);
    const sorted = [...values].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
    expect(values).toEqual(direction === 'ASC' ? sorted : sorted.toReversed());
  });

  it('PAY-04 filters by days, product, status and words, alone and together', async () => {
    const all = await everything('fr@studio.test');
    const days = all.map(({ price }) => price.payment_data).sort();
    const [from = '', to = ''] = [days[3], days[10]];
    const within = await everything('fr@studio.test', { from, to });
    const expected = all.filter(({ price }) => price.payment_data >= from && price.payment_data <= to);
    expect(within.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id).sort());

    const { article, event } = all[0] as PaymentRow;
    const typed = await everything('fr@studio.test', { type: article });
    expect(typed.length).toBe(all.filter((row) => row.article === article).length);
    for (const status of [1, 2, 3]) {
      const some = await everything('fr@studio.test', { status });
      expect(some.map(({ id }) => id)).toEqual(
        all.filter((row) => row.status === status).map(({ id }) => id),
      );
      expect(some.length).toBeGreaterThan(0);
    }
    const word = event.sposa || event.name || event.user_label;
    const named = await everything('fr@studio.test', { search: word.toUpperCase(), type: article });
    expect(named.map(({ id }) => id)).toContain(all[0]?.id);
    expect((await ask('fr@studio.test', { search: 'nobody of this name' })).total_record_amount).toBe(0);
  });

  it('finds a payment by the number of its document', async () => {
    const row = (await everything('es@studio.test')).find(({ invoice }) => invoice === 'invoice');
    const found = await everything('es@studio.test', { search: row?.price.bolla_sped });
    expect(found.map(({ id }) => id)).toContain(row?.id);
  });

  it('PAY-08 gives the foreign amount beside the booked one, and none in the lab’s own currency', async () => {
    for (const row of await everything('us@studio.test')) {
      expect(row.price.currency.code).toBe('USD');
      expect(row.dati_pagamento.importo_in_valuta).not.toBeNull();
      expect(row.book_currency).toBe('EUR');
    }
    const italian = await everything('it@studio.test');
    expect(new Set(italian.map(({ dati_pagamento: paid }) => paid.importo_in_valuta))).toEqual(
      new Set([null]),
    );
    expect(italian.some(({ price }) => (price.total ?? 0) < 0)).toBe(true);
    expect(italian.some(({ price }) => price.total === 0)).toBe(true);
  });

  it('PAY-11 lists the payments of one order, a refund after its payment', async () => {
    const refund = (await everything('us@studio.test')).find(({ invoice }) => invoice === 'credit_note');
    const rows = await everything('us@studio.test', { cod_order_ref: refund?.commessa });
    expect(rows.map(({ price }) => Math.sign(price.total ?? 0)).sort()).toEqual([-1, 1]);
  });

  it.each([
    ['a day that is none', { query: { from: '2026-02-30' } }],
    ['a status of the orders', { query: { status: 4 } }],
    ['another sort', { order_by: [{ property: 'names', direction: 'ASC' }] }],
  ])('refuses %s', async (_what, body) => {
    const { token } = await signedIn('it@studio.test');
    expect((await call(base, listPayments, { token, body })).status).toBe(422);
  });

  it('is empty for an account without orders', async () => {
    expect(await ask('empty@studio.test')).toMatchObject({ orders: [], pages: 1, total_record_amount: 0 });
  });

  it('exports exactly the filtered rows, with padded document numbers', async () => {
    const { token } = await signedIn('it@studio.test');
    const rows = await everything('it@studio.test', { status: 3 });
    const columns = ['code', 'document', 'amount'].map((key) => ({ key, title: key }));
    const body = { request: { query: { status: 3 } }, columns };
    const { text } = await call(base, exportPayments, { token, body });
    const [, ...lines] = text.trim().split('\r\n');
    expect(lines.map((line) => line.split(',')[0])).toEqual(rows.map(({ commessa }) => commessa));
    const [first] = rows;
    expect(lines[0]).toContain(`,${first?.price.bolla_sped.padStart(5, '0')},`);
    // DEC-26: the same for a spreadsheet with a decimal comma.
    const other = await call(base, exportPayments, { token, body: { ...body, form: 'semicolon' } });
    const european = other.text.trim().split('\r\n').slice(1);
    expect(european).toEqual(lines.map((line) => line.replaceAll(',', ';').replace('.', ',')));
    expect(european[0]).toMatch(/;-?\d+,\d\d$/);
  });
});

describe('invoices', () => {
  const codesOf = async (email: string) => {
    const rows = await everything(email);
    const having = (kind: boolean) => [
      ...new Set(rows.filter(({ invoice }) => (invoice !== '') === kind).map(({ commessa }) => commessa)),
    ];
    return { with: having(true), without: having(false) };
  };
  const check = async (email: string, body: Record<string, unknown>) => {
    const { token } = await signedIn(email);
    return (await call(base, invoiceExists, { token, body })).json as {
      success: boolean;
      existing_invoices: string[];
    };
  };

  it('GW-39 takes one order or many, as a list or separated by commas', async () => {
    const codes = await codesOf('it@studio.test');
    const [one = ''] = codes.with;
    const [none = ''] = codes.without;
    expect(await check('it@studio.test', { cod_order: one })).toEqual({
      success: true,
      existing_invoices: [one],
    });
    expect(await check('it@studio.test', { cod_order: none })).toEqual({
      success: false,
      existing_invoices: [],
    });
    const many = [...codes.with, ...codes.without];
    for (const codes_list of [JSON.stringify(many), many.join(','), many])
      expect(await check('it@studio.test', { codes_list })).toEqual({
        success: true,
        existing_invoices: codes.with,
      });
  });

  it('PAY-12 a row names a document exactly when it exists', async () => {
    const codes = await codesOf('gb@studio.test');
    const { existing_invoices: known } = await check('gb@studio.test', {
      codes_list: [...codes.with, ...codes.without].join(','),
    });
    expect(known).toEqual(codes.with);
  });

  it.each([
    [[], 422],
    [[{}], 422],
    ['{"a":1}', 200],
    ['x', 200],
    ['[', 422],
    ['[{}]', 422],
    [',,', 422],
    ['', 422],
  ])('codes_list %j finds nothing or is refused: %i', async (codes_list, expected) => {
    const { token } = await signedIn('it@studio.test');
    const { status, json } = await call(base, invoiceExists, { token, body: { codes_list } });
    const { existing_invoices } = json as { existing_invoices?: unknown };
    expect([status, existing_invoices]).toEqual([expected, expected === 200 ? [] : undefined]);
  });

  it('another customer’s invoice is not found, in every call', async () => {
    const theirs = await codesOf('it@studio.test');
    const [code = ''] = theirs.with;
    const { token } = await signedIn('fr@studio.test');
    expect(await check('fr@studio.test', { codes_list: theirs.with.join(',') })).toEqual({
      success: false,
      existing_invoices: [],
    });
    const one = await call(base, downloadInvoice, { token, query: { nome: code, tipo: 'Fattura' } });
    const nobodys = await call(base, downloadInvoice, { token, query: { nome: '1', tipo: 'Fattura' } });
    expect([one.status, one.text]).toEqual([404, nobodys.text]);
    expect((await call(base, downloadInvoices, { token, body: { codes: theirs.with } })).status).toBe(404);
    expect((await call(base, cardData, { token, body: { cod_order: code } })).status).toBe(404);
    expect((await ask('fr@studio.test', { cod_order_ref: code })).orders).toEqual([]);
  });

  it('leaves foreign codes out of a ZIP of many', async () => {
    const mine = await codesOf('fr@studio.test');
    const theirs = await codesOf('it@studio.test');
    const zip = await namesIn('fr@studio.test', [...mine.with.slice(0, 2), ...theirs.with]);
    expect(zip.length).toBe(2);
  });

  it('DET-07, GW-40 an invoice is a ZIP with the PDF and, for Italy, the XML; a credit note is beside its invoice', async () => {
    const { with: codes } = await codesOf('it@studio.test');
    const names = await namesIn('it@studio.test', codes);
    const kinds = {
      pdf: names.filter((name) => name.endsWith('.pdf')),
      xml: names.filter((name) => name.endsWith('.xml')),
    };
    expect(kinds.pdf.length).toBe(kinds.xml.length);
    expect(kinds.pdf.length).toBeGreaterThan(codes.length);
    expect(kinds.xml.every((name) => /^IT01234567897_[0-9A-Z]{5}\.xml$/.test(name))).toBe(true);
    expect(new Set(names).size).toBe(names.length);
    const american = await namesIn('us@studio.test', (await codesOf('us@studio.test')).with);
    expect(american.some((name) => name.endsWith('.xml'))).toBe(false);
    expect(american.some((name) => name.startsWith('credit-note-'))).toBe(true);
  });

  it('has the same bytes each time and is never cached', async () => {
    const { token } = await signedIn('ie@studio.test');
    const [code = ''] = (await codesOf('ie@studio.test')).with;
    const fetched = await Promise.all([1, 2].map(() => zipOf(token, [code])));
    expect(fetched[0]?.equals(fetched[1] ?? Buffer.alloc(0))).toBe(true);
    const { headers } = await call(base, downloadInvoice, { token, query: { nome: code, tipo: 'Fattura' } });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-disposition')).toContain(`invoice-${code}.zip`);
    expect(headers.get('content-type')).toBe('application/zip');
  });

  async function zipOf(token: string, codes: readonly string[]): Promise<Buffer> {
    const response = await fetch(`${base}/api/customer/invoices`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ codes }),
    });
    expect(response.status).toBe(200);
    return Buffer.from(await response.arrayBuffer());
  }

  /** Names in the ZIP's central directory. */
  async function namesIn(email: string, codes: readonly string[]): Promise<string[]> {
    const zip = await zipOf((await signedIn(email)).token, codes);
    const names: string[] = [];
    for (let at = zip.indexOf('PK\u0001\u0002'); at >= 0; at = zip.indexOf('PK\u0001\u0002', at + 4))
      names.push(zip.toString('utf8', at + 46, at + 46 + zip.readUInt16LE(at + 28)));
    return names;
  }
});
