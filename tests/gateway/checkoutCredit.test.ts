import { listPayments, paymentListAnswer } from '@trade-area/core/contract';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { call, signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';
import { good, openQuote, seenOn } from './checkoutSteps.ts';
import { deskForms, signInAtDesk } from './desk.ts';

/** Orders on account, within the credit limit that the lab has set for a customer. */
let lab: TestLab;
let who: SignedIn;

beforeAll(async () => {
  lab = await startTestLab();
  who = await signIn(lab.base, 'it@studio.test');
});
afterAll(() => lab.stop());

/** Sets the limit so that so much of it is free, in cents; null = the customer may not buy on account. */
async function allow(free: number | null): Promise<void> {
  const used = `(select coalesce(sum(o.amount_to_pay), 0) from orders o where o.customer_id = c.id and o.amount_to_pay > 0
    and o.currency = c.currency and (o.fm_status = 2 or (o.payment_data = 'on account' and (o.incomplete or o.fm_status in (1, 3, 4, 5)))))`;
  const limit = free === null ? 'null' : `${used} + ${free}`;
  await lab.query(`update customers c set credit_limit = ${limit} where email = 'it@studio.test'`);
}

async function open() {
  const { browser, code } = await openQuote(lab.base, who);
  const page = await browser.page(`/checkout/${code}/`);
  const seen = seenOn(page);
  const press = () => browser.send(`/checkout/${code}/order`, { ...good, payment: 'account', seen });
  return { browser, code, page, amount: Number(seen), press };
}
const pathOf = (answer: Response) => answer.headers.get('location') ?? '';

describe('an order on account', () => {
  it('is not offered without a limit, and not accepted', async () => {
    await allow(null);
    const { page, press } = await open();
    expect(page).not.toContain('value="account"');
    expect(page).not.toContain('a credito');
    expect(pathOf(await press())).toContain('problem=payment');
  });

  it('is not accepted for a cent more than the credit; the page says how much is free', async () => {
    await allow(1_000_000);
    const { amount } = await open();
    await allow(amount - 1);
    const { page, press } = await open();
    expect(page).not.toContain('value="account"');
    expect(page).toContain('non è possibile pagare a credito');
    expect(pathOf(await press())).toContain('problem=payment');
  });

  it('the desk sees beside the limit how much of it is open', async () => {
    const desk = deskForms(lab.base, await signInAtDesk(lab.base, 'admin@lab.test'));
    await allow(12_345);
    expect(await desk.page('customers/1001')).toMatch(/In use: €[\d,]+\.\d\d\. Available: €123\.45\./);
    await allow(null);
    const without = await desk.page('customers/1001');
    expect(without).not.toContain('In use:');
    expect(without).toContain('Leave it empty if the customer may not buy on account.');
  });

  it('uses up the credit: of two orders at once that it covers once, one is placed', async () => {
    await allow(1_000_000);
    const { amount } = await open();
    await allow(amount);
    const [one, two] = [await open(), await open()];
    expect(one.page).toContain('value="account"');
    const paths = (await Promise.all([one.press(), two.press()])).map(pathOf);
    expect(paths.filter((path) => path.endsWith('/done'))).toHaveLength(1);
    expect(paths.filter((path) => path.includes('problem=payment'))).toHaveLength(1);
  });

  it('is the customer’s alone: staff who act as one are not offered it, and cannot place it (T-A3)', async () => {
    await allow(1_000_000);
    const { page: offered } = await open();
    expect(offered).toContain('value="account"');
    const staff = await signIn(lab.base, 'internal@lab.test', { as: '1001' });
    const { browser, code } = await openQuote(lab.base, staff);
    const page = await browser.page(`/checkout/${code}/`);
    expect(page).toContain('value="transfer"');
    expect(page).not.toContain('value="account"');
    const form = { ...good, payment: 'account', seen: seenOn(page) };
    expect(pathOf(await browser.send(`/checkout/${code}/order`, form))).toContain('problem=payment');
    expect(await lab.query(`select 1 from orders where commessa = '${code}'`)).toEqual([]);
  });

  it('is billed when it is shipped, and due until the lab has the money', async () => {
    await allow(1_000_000);
    const { code, press } = await open();
    expect(pathOf(await press())).toContain('/done');
    const desk = deskForms(lab.base, await signInAtDesk(lab.base));
    await desk.act(code, 'step', { step: 'packed' });
    await desk.act(code, 'ship', { carrier: 'UPS', tracking: '1Z999AA10123456784' });
    const body = { query: { cod_order_ref: code } };
    const { json } = await call(lab.base, listPayments, { token: who.token, body });
    const [payment] = parse(paymentListAnswer, json).orders;
    expect([payment?.price.payment_method, payment?.price.payment_data]).toEqual(['on account', '']);
  });
});
