import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { orderDetails, orderListAnswer, ordersIncomplete, ordersInProcess } from '@trade-area/core/contract';
import type { Endpoint } from '@trade-area/core/contract';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { call, signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';
import { good, openQuote, seenOn } from './checkoutSteps.ts';
import { deskForms, signInAtDesk } from './desk.ts';
import type { DeskForms } from './desk.ts';

/** Orders by bank transfer: production waits until the desk has recorded the payment. */
let lab: TestLab;
let italian: SignedIn;
let desk: DeskForms;

beforeAll(async () => {
  lab = await startTestLab();
  italian = await signIn(lab.base, 'it@studio.test');
  desk = deskForms(lab.base, await signInAtDesk(lab.base));
});
afterAll(() => lab.stop());

async function ordered(): Promise<string> {
  const { browser, code } = await openQuote(lab.base, italian);
  const seen = seenOn(await browser.page(`/checkout/${code}/`));
  const placed = await browser.send(`/checkout/${code}/order`, { ...good, seen });
  expect(placed.headers.get('location')).toBe(`/checkout/${code}/done`);
  return code;
}
/** As if the customer had submitted the files: what the uploader writes is tested with it. */
const withFiles = (code: string) =>
  lab.query(`update orders set incomplete = false, blocked = false, transfer_status = null, status = fm_status
    where commessa = '${code}'`);
async function rowOf(list: Endpoint, code: string) {
  const { json } = await call(lab.base, list, { token: italian.token, body: { query: { search: code } } });
  return parse(orderListAnswer, json).orders.find(({ commessa }) => commessa === code);
}
async function stateOf(code: string) {
  const { json } = await call(lab.base, orderDetails, { token: italian.token, path: { id: code } });
  const [order] = parse(orderDetails.answer, json);
  return [order?.fm_status, order?.phase_main, order?.is_onhold, order?.order_status];
}
async function transferOf(code: string) {
  const { json } = await call(lab.base, orderDetails, { token: italian.token, path: { id: code } });
  const [order] = parse(orderDetails.answer, json);
  return { transfer: order?.transfer, due: order?.price?.amount_to_pay };
}
async function refusedWith(words: string, action: string, code: string, fields: Record<string, string>) {
  const answer = await desk.act(code, action, fields);
  expect([action, answer.status, (await answer.text()).includes(words)]).toEqual([action, 422, true]);
}
const parcel = { carrier: 'UPS', tracking: '1Z999AA10123456784' };
const unpaid = 'This order waits for its payment.';
const runSearch = async () => {
  await lab.query(`update jobs set run_at = now() - interval '1 day' where kind = 'payments.suspendUnpaid'`);
  await lab.jobsDone();
};
const suspensions = (code: string) =>
  readdirSync(join(lab.dataFolder, 'mail'))
    .filter((name) => name.endsWith('.json'))
    .map((name) => readFileSync(join(lab.dataFolder, 'mail', name), 'utf8'))
    .filter((mail) => mail.includes(`Ordine ${code} sospeso`));

describe('an order by bank transfer (CHECK-08)', () => {
  it('is on hold and to pay, receives its files, and is neither produced nor shipped', async () => {
    const code = await ordered();
    expect(await rowOf(ordersIncomplete, code)).toMatchObject({
      fm_status: 1,
      phase_main: 248,
      is_onhold: 1,
    });
    await withFiles(code);
    expect(await rowOf(ordersInProcess, code)).toMatchObject({ phase_main: 248, is_onhold: 1 });
    const page = await desk.page(`orders/${code}`);
    expect(page).toContain('On hold: the bank transfer hasn’t arrived.');
    expect(page).not.toContain(`/staff/orders/${code}/ship"`);
    expect(await desk.page('?list=running')).toContain('to pay');
    await refusedWith(unpaid, 'step', code, { step: 'checked' });
    await refusedWith(unpaid, 'ship', code, parcel);
    expect((await desk.act(code, 'step', { step: 'received' })).status).toBe(303);
    expect(await stateOf(code)).toEqual([1, 248, 1, 1]);
  });

  it('names on its page what is transferred where, less what was paid, until nothing is due', async () => {
    const code = await ordered();
    const { iban, name: receiver } = lab.config.seller;
    const whole = await transferOf(code);
    const amount = whole.due ?? 0;
    expect(amount).toBeGreaterThan(10);
    expect(whole.transfer).toEqual({ amount, receiver, iban, reference: code });
    await desk.act(code, 'paid', { amount: '1.00' });
    expect((await transferOf(code)).transfer?.amount).toBeCloseTo(amount - 1, 2);
    await desk.act(code, 'paid');
    expect((await transferOf(code)).transfer).toBeNull();
  });

  it('names it for an order that is suspended for payment without any way to pay, not for one by card', async () => {
    const paidBy = async (way: string) => {
      const code = await ordered();
      await lab.query(`update orders set fm_status = 5, on_hold = false, phase_main = null, payment_data = '${way}'
        where commessa = '${code}'`);
      return code;
    };
    const open = await paidBy('');
    expect((await transferOf(open)).transfer?.reference).toBe(open);
    expect((await transferOf(await paidBy('card'))).transfer).toBeNull();
  });

  it('goes on with the whole payment, not with a part of it, and then has its dispatch date', async () => {
    const code = await ordered();
    await withFiles(code);
    await desk.act(code, 'paid', { amount: '1.00' });
    expect(await stateOf(code)).toEqual([1, 248, 1, 1]);
    expect((await desk.act(code, 'paid')).status).toBe(303);
    expect(await stateOf(code)).toEqual([1, null, 0, 1]);
    const [detail] = await lab.query(
      `select d.promised_date::text as day from order_details d join orders o on o.id = d.order_id
       where o.commessa = '${code}'`,
    );
    expect(detail?.['day']).toMatch(/^\d{4}-/);
    expect((await desk.act(code, 'step', { step: 'packed' })).status).toBe(303);
    expect((await desk.act(code, 'ship', parcel)).status).toBe(303);
  });

  it('waits again when its payment is taken back before production', async () => {
    const code = await ordered();
    await desk.act(code, 'paid');
    expect((await stateOf(code)).slice(0, 3)).toEqual([1, null, 0]);
    const receipt = /name="receipt" value="(\d+)"/.exec(await desk.page(`orders/${code}`))?.[1] ?? '';
    expect((await desk.act(code, 'reversed', { receipt, note: 'wrong order' })).status).toBe(303);
    expect((await stateOf(code)).slice(0, 3)).toEqual([1, 248, 1]);
  });

  it('is started unpaid by the desk, once, and stays due', async () => {
    const code = await ordered();
    await withFiles(code);
    expect((await desk.act(code, 'release')).status).toBe(303);
    expect((await desk.act(code, 'release')).status).toBe(422);
    expect(await stateOf(code)).toEqual([1, null, 0, 1]);
    const [due] = await lab.query(`select amount_to_pay > 0 as due from orders where commessa = '${code}'`);
    expect(due).toEqual({ due: true });
  });

  it('of 14 days is suspended with one mail, and resumed by its payment', async () => {
    const [code, other, complete] = [await ordered(), await ordered(), await ordered()];
    await withFiles(complete);
    const age = (days: number, order: string) =>
      lab.query(`update orders set order_date = '${lab.today(days)}' where commessa = '${order}'`);
    await age(14, code);
    await age(15, other);
    await age(15, complete);
    await runSearch();
    await runSearch();
    expect(await stateOf(code)).toEqual([1, 248, 1, 0]);
    expect(await stateOf(other)).toEqual([5, 248, 1, 0]);
    expect(await stateOf(complete)).toEqual([5, 248, 1, 5]);
    expect([code, other, complete].map((each) => suspensions(each).length)).toEqual([0, 1, 1]);
    expect(suspensions(other)[0]).toContain(lab.config.seller.iban);
    for (const order of [other, complete]) await desk.act(order, 'paid');
    expect(await stateOf(other)).toEqual([1, null, 0, 0]);
    expect(await stateOf(complete)).toEqual([1, null, 0, 1]);
  });
});
