import { cancelOrder, readCancellation } from '@trade-area/core/contract';
import { parse } from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { call, signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';
import { good, openQuote, seenOn } from './checkoutSteps.ts';
import { deskForms, signInAtDesk } from './desk.ts';
import type { DeskForms } from './desk.ts';

/** The test card whose refunds the sandbox declines: the desk retries, or gives the money back by a transfer. */
let lab: TestLab;
let customer: SignedIn;
let desk: DeskForms;
beforeAll(async () => {
  lab = await startTestLab();
  customer = await signIn(lab.base, 'it@studio.test');
  desk = deskForms(lab.base, await signInAtDesk(lab.base));
});
afterAll(() => lab.stop());

const card = { kind: 'declinesRefund', brand: 'Visa', last4: '5126', month: 9, year: 2031 };
const reference = `sandbox.${Buffer.from(JSON.stringify(card)).toString('base64url')}.12345678`;

/** An order that the card has paid. */
async function paid(): Promise<string> {
  const token = `card_${crypto.randomUUID()}`;
  await lab.query(`insert into cards (customer_id, token, provider, reference, brand, holder, last4, expiry_month, expiry_year, created_at)
    select id, '${token}', 'sandbox', '${reference}', 'Visa', 'Anna', '5126', 9, 2031, now() from customers where code = '1001'`);
  const { browser, code } = await openQuote(lab.base, customer);
  const seen = seenOn(await browser.page(`/checkout/${code}/`));
  const placed = await browser.send(`/checkout/${code}/order`, { ...good, payment: token, seen });
  expect(placed.headers.get('location')).toContain('/done');
  return code;
}
const formOf = (page: string, fields: Readonly<Record<string, string>>) => {
  const body = new FormData();
  body.set('csrf', /name="csrf" value="([^"]+)"/.exec(page)?.[1] ?? '');
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return body;
};
const failedJob = async (kind: string) =>
  (
    await lab.query(
      `select id::text, problem from jobs where kind = '${kind}' and state = 'failed' order by id desc`,
    )
  )[0];

it('a credit note: the desk sees that its refund failed, retries in vain, and records a transfer', async () => {
  const code = await paid();
  await desk.act(code, 'step', { step: 'packed' });
  await desk.act(code, 'ship', { carrier: 'UPS', tracking: '1Z999AA10123456784' });
  await desk.act(code, 'returned');
  await lab.jobsDone();
  const page = () => desk.page(`orders/${code}`);
  expect(await page()).toContain('Not refunded: the card provider declined it');
  const job = await failedJob('payments.refund');
  expect(job?.['problem']).toBe('refundDeclined');
  const retried = await desk.send('jobs/retry', formOf(await desk.page('jobs'), { job: job?.['id'] ?? '' }));
  expect(retried.status).toBe(303);
  await lab.jobsDone();
  expect((await failedJob('payments.refund'))?.['problem']).toBe('refundDeclined');
  expect(await desk.page('refunds')).toContain(code);
  const refund = /name="refund" value="(\d+)"/.exec(await page())?.[1] ?? '';
  expect((await desk.act(code, 'refunded', { refund })).status).toBe(303);
  expect(await page()).toMatch(/refunded on/i);
  expect(await desk.page('refunds')).not.toContain(code);
});

it('a cancelled order: its refund is listed among the failed jobs, until the desk has transferred the money', async () => {
  const code = await paid();
  const body = { cod_order: code };
  const { json } = await call(lab.base, readCancellation, { token: customer.token, body });
  const { seen, last4 } = parse(readCancellation.answer, json);
  expect(last4).toBe('5126');
  const { token } = customer;
  expect((await call(lab.base, cancelOrder, { token, body: { ...body, seen } })).status).toBe(200);
  await lab.jobsDone();
  // Until the last attempt is made.
  await lab.query(`update jobs set attempts = 39, run_at = now() - interval '1 day'
    where kind = 'checkout.settle' and problem = 'refundDeclined'`);
  await lab.jobsDone();
  const page = await desk.page('jobs');
  expect(page).toContain(code);
  const job = await failedJob('checkout.settle');
  expect(job?.['problem']).toBe('refundDeclined');
  expect((await desk.send('jobs/delete', formOf(page, { job: job?.['id'] ?? '' }))).status).toBe(303);
  const [charge] = await lab.query(`select state from card_charges where order_code = '${code}'`);
  expect(charge?.['state']).toBe('refunded');
});
