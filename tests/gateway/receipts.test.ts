import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  downloadInvoice,
  listPayments,
  orderDetail,
  orderDetails,
  paymentListAnswer,
} from '@trade-area/core/contract';
import { array, parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { call, password, signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';
import { deskForms, signInAtDesk } from './desk.ts';
import type { DeskForms } from './desk.ts';

/** Payments that the desk records: whole, in parts, and taken back. */
let lab: TestLab;
let desk: DeskForms;
let who: SignedIn;
let today: string;

beforeAll(async () => {
  lab = await startTestLab();
  today = lab.today();
  desk = deskForms(lab.base, await signInAtDesk(lab.base));
  // Orders of the customer, as if none of them had been paid or shipped.
  const rows = await lab.query(`select o.id from orders o join customers c on c.id = o.customer_id
    where c.email = 'it@studio.test' and not o.incomplete and o.fm_status in (1, 2, 5) and o.price > 5000 limit 14`);
  const ids = rows.map(({ id }) => id).join(', ');
  await lab.query(`delete from invoices where order_id in (${ids})`);
  await lab.query(`delete from payments where order_id in (${ids})`);
  await lab.query(`update orders set fm_status = 5, status = 5, shipping_date = null, on_hold = false, payment_data = '',
    amount_to_pay = list_price where id in (${ids})`);
  who = await signIn(lab.base, 'it@studio.test');
});
afterAll(() => lab.stop());

/** Codes of unpaid orders that are stopped until their payment. */
async function stopped(): Promise<string[]> {
  const rows = await lab.query(`select o.commessa from orders o join customers c on c.id = o.customer_id
    where c.email = 'it@studio.test' and not o.incomplete and o.fm_status = 5 and o.price > 5000
      and not exists (select from receipts r where r.order_id = o.id) order by o.id`);
  return rows.map(({ commessa = '' }) => commessa);
}
const ship = (code: string) => desk.act(code, 'ship', { carrier: 'UPS', tracking: '1Z999AA10123456784' });
const pay = (code: string, amount: string, more: Readonly<Record<string, string>> = {}) =>
  desk.act(code, 'paid', { amount, ...more });
async function detail(code: string) {
  const { json } = await call(lab.base, orderDetails, { token: who.token, path: { id: code } });
  const [found] = parse(array(orderDetail), json);
  if (!found) throw new Error(`no order ${code}`);
  return found;
}
const due = async (code: string) => Math.round(Number((await detail(code)).price?.amount_to_pay) * 100);
/** The payments of an order as the photographer's list shows them, in cents, and whether each is open. */
async function listed(code: string) {
  const { json } = await call(lab.base, listPayments, {
    token: who.token,
    body: { query: { cod_order_ref: code } },
  });
  return parse(paymentListAnswer, json)
    .orders.map(({ price, invoice }) => ({
      amount: Math.round(Number(price.total) * 100),
      isOpen: price.payment_data === '',
      invoice,
    }))
    .toSorted((a, b) => a.amount - b.amount);
}
const sum = (rows: Awaited<ReturnType<typeof listed>>) =>
  rows.reduce((total, { amount }) => total + amount, 0);
/** The mails that the lab has written, as text. */
const mailsIn = (dataFolder: string) =>
  readdirSync(join(dataFolder, 'mail'))
    .filter((name) => name.endsWith('.json'))
    .map((name) => readFileSync(join(dataFolder, 'mail', name), 'utf8'));
const actionsOf = (code: string) =>
  lab.query(`select a.action, s.email from staff_actions a join orders o on o.id = a.order_id
    join staff s on s.id = a.staff_id where o.commessa = '${code}' order by a.id`);

describe('a payment that the desk records', () => {
  it('in two parts: due, payments list and invoice follow, and the order goes on once all is paid', async () => {
    const [code = ''] = await stopped();
    const gross = await due(code);
    expect((await pay(code, '20.00', { method: 'cash', note: 'at the counter' })).status).toBe(303);
    expect([await due(code), (await detail(code)).fm_status]).toEqual([gross - 2_000, 5]);
    expect(await listed(code)).toEqual([{ amount: 2_000, isOpen: false, invoice: '' }]);
    const page = await desk.page(`orders/${code}`);
    expect(page).toMatch(/Cash · recorded by [^<]+ · at the counter/);

    expect((await ship(code)).status).toBe(303);
    expect(await listed(code)).toEqual(
      [
        { amount: 2_000, isOpen: false, invoice: 'invoice' },
        { amount: gross - 2_000, isOpen: true, invoice: 'invoice' },
      ].toSorted((a, b) => a.amount - b.amount),
    );
    expect((await pay(code, ((gross - 2_000) / 100).toFixed(2))).status).toBe(303);
    expect(await due(code)).toBe(0);
    const rows = await listed(code);
    expect([rows.length, sum(rows), rows.some(({ isOpen }) => isOpen)]).toEqual([2, gross, false]);
    const [invoice] = await lab.query(
      `select i.paid_on::text as day from invoices i join orders o on o.id = i.order_id where o.commessa = '${code}'`,
    );
    expect(invoice?.['day']).toBe(today);
    expect(await actionsOf(code)).toEqual(
      ['paid', 'ship', 'paid'].map((action) => ({ action, email: 'desk@lab.test' })),
    );
  });

  it('before shipping lets a stopped order go on', async () => {
    const [code = ''] = await stopped();
    expect((await desk.act(code, 'paid')).status).toBe(303);
    expect((await detail(code)).fm_status).toBe(1);
    expect((await desk.act(code, 'paid')).status).toBe(422);
    expect((await ship(code)).status).toBe(303);
    const rows = await listed(code);
    expect([rows.length, rows[0]?.isOpen, rows[0]?.invoice]).toEqual([1, false, 'invoice']);
  });

  it('ORD-23: of an order that waited for it ends the wait: it is on hold and to pay no more', async () => {
    const [code = '', other = ''] = await stopped();
    await lab.query(
      `update orders set phase_main = 248, on_hold = true where commessa in ('${code}', '${other}')`,
    );
    await lab.query(`update orders set fm_status = 1, status = 1 where commessa = '${other}'`);
    const stateOf = async (order: string) => {
      const { fm_status, phase_main, is_onhold } = await detail(order);
      return [fm_status, phase_main, is_onhold];
    };
    for (const order of [code, other]) {
      const gross = await due(order);
      await pay(order, '1.00');
      expect((await stateOf(order)).slice(1)).toEqual([248, 1]);
      await pay(order, ((gross - 100) / 100).toFixed(2));
      expect(await stateOf(order)).toEqual([1, null, 0]);
    }
  });

  it('is confirmed by a mail in the customer’s language, with what is left', async () => {
    const [code = ''] = await stopped();
    const gross = await due(code);
    await pay(code, '20.00');
    await lab.jobsDone();
    await pay(code, ((gross - 2_000) / 100).toFixed(2));
    await lab.jobsDone();
    const mails = mailsIn(lab.dataFolder).filter((text) =>
      text.includes(`Pagamento ricevuto per l’ordine ${code}`),
    );
    expect(mails).toHaveLength(2);
    const rest = new Intl.NumberFormat('de', { minimumFractionDigits: 2 }).format((gross - 2_000) / 100);
    const [part, whole] = [
      mails.find((text) => text.includes(`Importo ancora da pagare: ${rest}`)),
      mails.find((text) => text.includes('interamente pagato')),
    ];
    expect(part).toContain('20,00');
    expect(whole).toContain(rest);
    expect(whole).not.toContain('Importo ancora da pagare');
  });

  it('is refused in words when it is more than is due, no amount, or of another day', async () => {
    const [code = ''] = await stopped();
    const gross = await due(code);
    for (const [fields, words] of [
      [{ amount: ((gross + 1) / 100).toFixed(2) }, 'This is more than the customer still owes.'],
      [{ amount: '0' }, 'Enter an amount greater than zero'],
      [{ amount: '-5' }, 'Enter an amount greater than zero'],
      [{ amount: '1e3' }, 'Enter an amount greater than zero'],
      [{ amount: '1.000,00' }, 'Enter an amount greater than zero'],
      [{ amount: '5', paid_on: '2999-01-01' }, 'Choose a day from the order date to today.'],
      [{ amount: '5', paid_on: '2001-01-01' }, 'Choose a day from the order date to today.'],
      [{ amount: '5', paid_on: '2026-02-31' }, 'Choose a day from the order date to today.'],
      [{ amount: '5', method: 'shells' }, 'Something went wrong.'],
    ] as const) {
      const answer = await desk.act(code, 'paid', fields);
      expect([fields, answer.status, (await answer.text()).includes(words)]).toEqual([fields, 422, true]);
    }
    expect([await due(code), await listed(code), await actionsOf(code)]).toEqual([gross, [], []]);
  });

  it('is recorded once when its form is submitted twice, and never beyond what is due by two at once', async () => {
    const [code = ''] = await stopped();
    const gross = await due(code);
    const key = 'one-form-that-was-submitted-twice';
    const answers = await Promise.all([1, 2, 3].map(() => pay(code, '10.00', { key })));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await due(code)).toBe(gross - 1_000);
    const rest = ((gross - 1_000) / 100).toFixed(2);
    const both = await Promise.all([pay(code, rest), pay(code, rest)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([303, 422]);
    expect(sum(await listed(code))).toBe(gross);
  });

  it('is undone once, by an entry that stays beside it, and the amount is open again', async () => {
    const [code = ''] = await stopped();
    await ship(code);
    const gross = await due(code);
    await pay(code, '30.00');
    await pay(code, ((gross - 3_000) / 100).toFixed(2));
    const [, receipt = ''] = /name="receipt" value="(\d+)"/.exec(await desk.page(`orders/${code}`)) ?? [];
    const undo = () => desk.act(code, 'reversed', { receipt, note: 'bank error' });
    const answers = await Promise.all([undo(), undo()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 422]);
    expect(await due(code)).toBe(3_000);
    const rows = await listed(code);
    expect([sum(rows), rows.filter(({ isOpen }) => isOpen)]).toEqual([
      gross,
      [{ amount: 3_000, isOpen: true, invoice: 'invoice' }],
    ]);
    expect(rows.every(({ invoice }) => invoice === 'invoice')).toBe(true);
    const entries =
      await lab.query(`select r.amount::int as amount from receipts r join orders o on o.id = r.order_id
      where o.commessa = '${code}' order by r.id`);
    expect(entries.map(({ amount }) => Number(amount))).toEqual([3_000, gross - 3_000, -3_000]);
    expect(await desk.page(`orders/${code}`)).toMatch(/cancels a payment · recorded by [^<]+ · bank error/);
    const [other = ''] = await stopped();
    expect((await desk.act(other, 'reversed', { receipt })).status).toBe(422);
  });

  it('of an invoice whose price was lowered leaves the books at the credited sum', async () => {
    const [code = ''] = await stopped();
    await ship(code);
    const { price } = await detail(code);
    await pay(code, '25.00');
    await desk.act(code, 'price', { price: (Number(price?.price) - 10).toFixed(2) });
    const left = Math.round((Number(price?.total) - 12.2) * 100);
    expect([await due(code), sum(await listed(code))]).toEqual([left - 2_500, left]);
    await desk.act(code, 'paid');
    expect([await due(code), sum(await listed(code))]).toEqual([0, left]);
    expect((await listed(code)).some(({ isOpen }) => isOpen)).toBe(false);
    const pdfs = await fetch(`${lab.base}${downloadInvoice.path}?nome=${code}&tipo=Fattura`, {
      headers: { authorization: `Bearer ${who.token}` },
    });
    expect(pdfs.status).toBe(200);
  });

  it('is recorded by the desk and administrators, not by the workshop', async () => {
    const [code = ''] = await stopped();
    const body = new FormData();
    body.set('email', 'workshop@lab.test');
    body.set('password', password);
    const [row] = await lab.query(`select email from staff where role = 'workshop' limit 1`);
    body.set('email', row?.['email'] ?? '');
    const signedIn = await fetch(`${lab.base}/staff/sign-in`, {
      method: 'POST',
      body,
      redirect: 'manual',
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    const cookie = (signedIn.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const workshop = deskForms(lab.base, cookie);
    expect(await workshop.page(`orders/${code}`)).not.toContain('name="paid_on"');
    expect((await workshop.act(code, 'paid')).status).toBe(422);
    expect(await listed(code)).toEqual([]);
  });
});
