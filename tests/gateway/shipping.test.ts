import { readFileSync } from 'node:fs';
import {
  cardData,
  downloadInvoice,
  invoiceExists,
  listPayments,
  orderDetail,
  orderDetails,
  paymentListAnswer,
  setCardToken,
} from '@trade-area/core/contract';
import { array, parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { call, signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';
import { unzip } from '../fixtures/zip.ts';
import { deskForms, signInAtDesk } from './desk.ts';
import type { DeskForms } from './desk.ts';

/** The desk ships an order: its documents, its payment and the mail follow in one transaction (DEC-24). */
let lab: TestLab;
let desk: DeskForms;
let who: SignedIn;
const schema = readFileSync(new URL('../fixtures/fatturapa.xsd', import.meta.url), 'utf8');

beforeAll(async () => {
  lab = await startTestLab();
  desk = deskForms(lab.base, await signInAtDesk(lab.base));
  who = await signIn(lab.base, 'it@studio.test');
});
afterAll(() => lab.stop());

/** Codes of orders in production that match. */
async function running(condition: string, email = 'it@studio.test'): Promise<string[]> {
  const rows = await lab.query(`select o.commessa from orders o join customers c on c.id = o.customer_id
    where c.email = '${email}' and not o.incomplete and not o.on_hold and ${condition} order by o.id`);
  return rows.map(({ commessa = '' }) => commessa);
}
const ship = (code: string, tracking = '1Z999AA10123456784') =>
  desk.act(code, 'ship', { carrier: 'UPS', tracking });
const detail = async (code: string, { token } = who) => {
  const { json } = await call(lab.base, orderDetails, { token, path: { id: code } });
  const [found] = parse(array(orderDetail), json);
  if (!found) throw new Error(`no order ${code}`);
  return found;
};
const movements = async (code: string, { token } = who) => {
  const { json } = await call(lab.base, listPayments, { token, body: { query: { cod_order_ref: code } } });
  return parse(paymentListAnswer, json).orders;
};
async function documents(code: string, { token } = who) {
  const url = `${lab.base}${downloadInvoice.path}?nome=${code}&tipo=Fattura`;
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  if (answer.status !== 200) return { status: answer.status, pdfs: [], xmls: [] };
  const files = [...unzip(Buffer.from(await answer.arrayBuffer()))];
  const ending = (end: string) =>
    files
      .filter(([name]) => name.endsWith(end))
      .map(([name, bytes]) => [name, bytes.toString('latin1')] as const);
  const pdfs = ending('.pdf');
  expect(pdfs.map(([, text]) => text.slice(0, 5))).toEqual(pdfs.map(() => '%PDF-'));
  return { status: 200, pdfs, xmls: ending('.xml') };
}
const complaints = async (files: readonly (readonly [string, string])[]) => {
  const xml = files.map(([fileName, contents]) => ({ fileName, contents }));
  return (await validateXML({ xml, schema: [schema] })).errors.map(({ rawMessage }) => rawMessage);
};
const total = (rows: Awaited<ReturnType<typeof movements>>) =>
  Math.round(rows.reduce((sum, { price }) => sum + Number(price.total), 0) * 100);

describe('DEC-24: shipping an order that was paid when it was placed', () => {
  it('makes its invoice once, as PDF and FatturaPA, keeps the one payment, and mails the tracking link', async () => {
    const [code = ''] = await running("o.fm_status = 1 and o.price > 0 and o.payment_data = 'card'");
    expect((await documents(code)).status).toBe(404);
    const before = await movements(code);
    expect(before.map(({ invoice, price }) => [invoice, price.bolla_sped])).toEqual([['', '']]);

    const answers = await Promise.all([ship(code), ship(code), ship(code)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 422, 422]);

    const shown = await detail(code);
    const number = shown.shipping.bolla_sped;
    expect(Number(number)).toBeGreaterThan(0);
    expect(shown).toMatchObject({ fm_status: 2, delivered_date: '', details: { receipt: `R${code}` } });
    expect(shown.price?.amount_to_pay).toBe(0);
    const after = await movements(code);
    expect(after).toMatchObject([
      { id: before[0]?.id, status: 3, invoice: 'invoice', price: { bolla_sped: number } },
    ]);

    const { pdfs, xmls } = await documents(code);
    expect([pdfs.length, xmls.length]).toEqual([1, 1]);
    expect(pdfs[0]?.[0]).toBe(`fattura-${lab.today().slice(0, 4)}-${number.padStart(5, '0')}.pdf`);
    expect(xmls[0]?.[1]).toContain(`Ordine ${code}`);
    expect(await complaints(xmls)).toEqual([]);
    const exists = await call(lab.base, invoiceExists, { token: who.token, body: { cod_order: code } });
    expect(exists.json).toMatchObject({ success: true, existing_invoices: [code] });

    // Told at once, with the order in the subject: the list of mails is all that a person sees first.
    const outbox = async () => (await fetch(`${lab.base}/outbox`)).text();
    await expect.poll(outbox, { timeout: 5_000 }).toContain(`L’ordine ${code} è stato spedito`);
    const mail = async () => {
      const list = await outbox();
      const texts = await Promise.all(
        [...list.matchAll(/href="(\/outbox\/[^"]+)"/g)].map(async ([, href]) =>
          (await fetch(`${lab.base}${href}`)).text(),
        ),
      );
      return texts.filter((text) => text.includes(code) && text.includes('spedito'));
    };
    await expect.poll(mail, { timeout: 15_000 }).toHaveLength(1);
    const [text = ''] = await mail();
    expect(text).toContain(`${lab.base}/courier/ups/1Z999AA10123456784`);
    expect(text).not.toMatch(/::/);
  });

  it('numbers invoices of one year without a gap or a repeat, however many are shipped at once', async () => {
    const codes = (await running('o.fm_status = 1 and o.price > 0', 'fr@studio.test')).slice(0, 4);
    expect(codes.length).toBe(4);
    await Promise.all(codes.map((code) => ship(code)));
    const year = lab.today().slice(0, 4);
    const rows = await lab.query(
      `select number from invoices where series = '' and year = ${year} order by number`,
    );
    expect(rows.map(({ number }) => Number(number))).toEqual(rows.map((_row, index) => index + 1));
  });
});

describe('shipping an order that is not paid', () => {
  it('makes it due by bank transfer, until the desk records the payment', async () => {
    const [code = ''] = await running('o.fm_status = 5 and o.price > 0');
    expect(await movements(code)).toEqual([]);
    expect((await ship(code)).status).toBe(303);
    const { price } = await detail(code);
    expect(price).toMatchObject({ payment_data: 'bank transfer', amount_to_pay: price?.total });
    expect(await movements(code)).toMatchObject([
      {
        invoice: 'invoice',
        price: { payment_method: 'bank transfer', payment_data: '', total: price?.total },
      },
    ]);
    const [unpaid] = (await documents(code)).pdfs;

    expect((await desk.act(code, 'paid')).status).toBe(303);
    expect((await detail(code)).price?.amount_to_pay).toBe(0);
    const [settled] = await movements(code);
    expect(settled?.price.payment_data).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    const own = { token: who.token, body: { cod_order: code } };
    expect((await call(lab.base, cardData, own)).json).toMatchObject({ view_card: false, is_settled: true });
    const [saved] = await lab.query(
      `select k.token from cards k join orders o on o.customer_id = k.customer_id where o.commessa = '${code}'`,
    );
    const other = { cod_order: code, new_card: '1', data: JSON.stringify({ token: saved?.token }) };
    expect((await call(lab.base, setCardToken, { ...own, body: other })).status).toBe(409);
    const [paid] = (await documents(code)).pdfs;
    expect(paid?.[0]).toBe(unpaid?.[0]);
    expect(paid?.[1]).not.toBe(unpaid?.[1]);
    expect((await desk.act(code, 'paid')).status).toBe(422);
  });

  it('names the card that was chosen for it', async () => {
    const code = (await running('o.fm_status = 5 and o.price > 0'))[0] ?? '';
    await lab.query(`insert into order_cards (order_id, customer_id, card_id, changed_at)
      select o.id, o.customer_id, k.id, now() from orders o join cards k on k.customer_id = o.customer_id
      where o.commessa = '${code}' and k.is_default`);
    await ship(code);
    expect(await movements(code)).toMatchObject([
      { price: { payment_method: 'card', cCredito_last4: '1111' } },
    ]);
  });

  it('is refused without a price, and works once the desk has set one', async () => {
    const [code = ''] = await running('o.fm_status = 1 and o.price is null');
    const refused = await ship(code);
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('An order without a price can’t be shipped.');
    expect((await detail(code)).fm_status).toBe(1);
    expect((await desk.act(code, 'price', { price: '1e3' })).status).toBe(422);
    expect((await desk.act(code, 'price', { price: '100,50' })).status).toBe(303);
    expect((await detail(code)).price).toMatchObject({ price: 100.5, vat: 22.11, amount_to_pay: 122.61 });
    expect((await ship(code)).status).toBe(303);
    expect(total(await movements(code))).toBe(12_261);
  });
});

describe('a lowered price and a return', () => {
  it('each make a credit note: TD04 for FatturaPA, a negative movement, nothing left at the end', async () => {
    const [code = ''] = await running('o.fm_status = 1 and o.price > 10000');
    await ship(code);
    const { price } = await detail(code);
    const net = Number(price?.price);
    expect((await desk.act(code, 'price', { price: String(net) })).status).toBe(422);
    expect((await desk.act(code, 'price', { price: (net - 10).toFixed(2) })).status).toBe(303);
    expect(await movements(code)).toMatchObject([{}, {}]);
    expect((await detail(code)).price?.price).toBeCloseTo(net - 10, 2);

    expect((await desk.act(code, 'returned')).status).toBe(303);
    expect((await desk.act(code, 'returned')).status).toBe(422);
    expect((await detail(code)).fm_status).toBe(6);
    const rows = await movements(code);
    expect(rows.map(({ invoice }) => invoice).toSorted()).toEqual(['credit_note', 'credit_note', 'invoice']);
    expect(new Set(rows.map((row) => `${row.invoice} ${row.price.bolla_sped}`)).size).toBe(3);
    expect(total(rows)).toBe(0);

    const { pdfs, xmls } = await documents(code);
    expect(pdfs.filter(([name]) => name.startsWith('nota-di-credito-'))).toHaveLength(2);
    expect(xmls.filter(([, xml]) => xml.includes('Riduzione di prezzo'))).toHaveLength(1);
    expect(xmls.filter(([, xml]) => xml.includes('<TipoDocumento>TD04</TipoDocumento>'))).toHaveLength(2);
    expect(await complaints(xmls)).toEqual([]);
  });

  it('another currency is booked at the rate of its invoice, and a country outside Italy gets no FatturaPA', async () => {
    const us = await signIn(lab.base, 'us@studio.test');
    const [code = ''] = await running('o.fm_status = 1 and o.price > 0', 'us@studio.test');
    await ship(code);
    await desk.act(code, 'returned');
    const rows = await movements(code, us);
    expect(total(rows)).toBe(0);
    const [invoice] = rows.filter((row) => row.invoice === 'invoice');
    expect(invoice?.price.total).toBeCloseTo(Number(invoice?.dati_pagamento.importo_in_valuta) * 0.92, 2);
    const { pdfs, xmls } = await documents(code, us);
    expect([pdfs.length, xmls.length]).toEqual([2, 0]);
  });
});

describe('after shipping', () => {
  it('an order is delivered from the day that the desk records, which is none before its shipping', async () => {
    const [code = ''] = await running('o.fm_status = 1 and o.price > 0');
    const today = lab.today();
    expect((await desk.act(code, 'delivered', { delivered: today })).status).toBe(422);
    await ship(code);
    for (const delivered of ['2020-01-01', '2999-01-01', 'soon'])
      expect((await desk.act(code, 'delivered', { delivered })).status).toBe(422);
    expect(await desk.page(`orders/${code}`)).toContain('· Shipped');
    expect((await detail(code)).delivered_date).toBe('');
    expect((await desk.act(code, 'delivered', { delivered: today })).status).toBe(303);
    expect((await detail(code)).delivered_date).toBe(today);
    expect(await desk.page(`orders/${code}`)).toContain('· Delivered');
  });

  it('staff open the documents of an order, and of no other', async () => {
    const [code = ''] = await running('o.fm_status = 1 and o.price > 0');
    await ship(code);
    const [, href = ''] =
      /href="\/staff\/(orders\/\d+\/documents\/\d+)"/.exec(await desk.page(`orders/${code}`)) ?? [];
    const pdf = await desk.get(href);
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const [other = ''] = await running('o.fm_status = 1 and o.price > 0');
    expect((await desk.get(href.replace(code, other))).status).toBe(404);
  });
});
