import { cancelOrder, orderDetails, readCancellation } from '@trade-area/core/contract';
import type { KeptPrintProject } from '@trade-area/core/contract';
import { parse } from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSheet } from '../fixtures/sheets.ts';
import { call, signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';
import { cartOrders } from './cartOrders.ts';
import { deskForms, signInAtDesk } from './desk.ts';
import type { DeskForms } from './desk.ts';
import { startPaymentLab } from './paymentLab.ts';
import type { PaymentLab } from './paymentLab.ts';
import { documentOf, orderProject, printsOn, withPrints } from './printSteps.ts';

/** A customer cancels an order before its production begins (docs/decisions/0016). */
let at: PaymentLab;
let lab: PaymentLab['lab'];
let desk: DeskForms;
let project: KeptPrintProject;

const uuid = '0b1c2d3e-5555-4222-8333-000000000001';
const { make, saved, send } = printsOn(() => at.lab.base);
const { orderCart, cardOf, promote, productsOf, newMails } = cartOrders(() => at);

beforeAll(async () => {
  at = await startPaymentLab();
  ({ lab } = at);
  desk = deskForms(lab.base, await signInAtDesk(lab.base));
  project = await make(at.who, uuid);
  const photo = await send(at.who, project, await makeSheet({ width: 1600, height: 2200, seed: 1 }));
  await saved(at.who, withPrints(documentOf(project), [photo], 3));
});
afterAll(() => at.stop());
beforeEach(() => lab.query('delete from cart_lines'));

async function planOf(code: string, { token }: Pick<SignedIn, 'token'> = at.who) {
  const answer = await call(lab.base, readCancellation, { token, body: { cod_order: code } });
  return { status: answer.status, ...parse(readCancellation.answer, answer.json) };
}
async function cancel(code: string, seen: string, { token }: Pick<SignedIn, 'token'> = at.who, key = '') {
  const headers = key === '' ? {} : { 'idempotency-key': key };
  const answer = await call(lab.base, cancelOrder, { token, body: { cod_order: code, seen }, headers });
  await lab.jobsDone();
  return answer.status;
}
const exists = async (code: string) =>
  (await lab.query(`select 1 as one from orders where commessa = '${code}'`)).length === 1;
async function isOffered(code: string) {
  const { json } = await call(lab.base, orderDetails, { token: at.who.token, path: { id: code } });
  return parse(orderDetails.answer, json)[0]?.cancellable;
}
async function cartOf(
  products: Parameters<typeof orderCart>[0],
  change: Readonly<Record<string, string>> = {},
) {
  const { code, quotes, press } = await orderCart(products, change);
  await press();
  return { code, codes: quotes.map((quote) => quote.code) };
}
/** As if the customer had submitted the files. */
const withFiles = async (code: string) => {
  await lab.query(`update orders set incomplete = false, blocked = false, transfer_status = null, status = fm_status
    where commessa = '${code}'`);
  await desk.act(code, 'step', { step: 'received' });
};

describe('an order of prints', () => {
  it('is cancelled by its customer before production: it is due no more, and its project can be ordered again', async () => {
    const code = await orderProject(lab.base, at.who, uuid);
    await lab.jobsDone();
    expect(await isOffered(code)).toBe(true);
    const plan = await planOf(code);
    expect(plan).toMatchObject({
      status: 200,
      obstacle: '',
      refund: 0,
      due: 1043,
      currency: 'EUR',
      origin: 'project',
    });
    const mails = newMails();
    expect(await cancel(code, plan.seen)).toBe(200);
    expect(await exists(code)).toBe(false);
    const audit = await lab.query(`select endpoint, actor_id = subject_id as own, member_name from audits
      where order_code = '${code}'`);
    expect(audit).toEqual([{ endpoint: 'orders.cancel', own: true, member_name: '' }]);
    expect(mails()).toEqual([expect.stringContaining(`Abbiamo annullato l’ordine ${code}.`)]);
    expect(await orderProject(lab.base, at.who, uuid)).not.toBe('');
  });

  it('twice pressed is cancelled once: the same key has the same answer, another one finds nothing', async () => {
    const code = await orderProject(lab.base, at.who, uuid);
    const { seen } = await planOf(code);
    const key = 'key-of-one-press';
    const both = await Promise.all([cancel(code, seen, at.who, key), cancel(code, seen, at.who, key)]);
    expect(both).toEqual([200, 200]);
    expect(await cancel(code, seen, at.who, 'key-of-another-press')).toBe(404);
  });

  it('raced with the desk that starts its production: either is done, never both', async () => {
    for (const round of [1, 2, 3]) {
      const code = await orderProject(lab.base, at.who, uuid);
      await desk.act(code, 'release');
      const { seen } = await planOf(code);
      const started = () => desk.act(code, 'step', { step: 'checked' });
      const [cancelled, step] = await Promise.all(
        round === 2 ? [cancel(code, seen), started()] : [started().then(() => cancel(code, seen)), started()],
      );
      const isLeft = await exists(code);
      expect([round, cancelled]).toEqual([round, isLeft ? 409 : 200]);
      expect([round, step.status === 303]).toEqual([round, isLeft]);
    }
  });

  it('in production it is neither offered nor cancelled', async () => {
    const code = await orderProject(lab.base, at.who, uuid);
    const { seen } = await planOf(code);
    await desk.act(code, 'release');
    await desk.act(code, 'step', { step: 'checked' });
    expect([await isOffered(code), (await planOf(code)).obstacle]).toEqual([false, 'production']);
    expect(await cancel(code, seen)).toBe(409);
    expect(await exists(code)).toBe(true);
  });

  it('of another customer does not exist (DEC-06)', async () => {
    const code = await orderProject(lab.base, at.who, uuid);
    const { seen } = await planOf(code);
    const stranger = await signIn(lab.base, 'fr@studio.test');
    const body = { cod_order: code };
    expect((await call(lab.base, readCancellation, { token: stranger.token, body })).status).toBe(404);
    expect(await cancel(code, seen, stranger)).toBe(404);
    expect(await exists(code)).toBe(true);
  });

  it('takes over the shipping of a cancelled order of its checkout, as long as its production has not begun', async () => {
    const { codes } = await cartOf(['book', 'large', 'book']);
    const [first = '', second = '', third = ''] = codes;
    // The files of the second are at the lab, as those of prints are from the beginning.
    await withFiles(second);
    expect((await planOf(first)).shipping?.to).toBe(second);
    const shippingOf = async (code: string) =>
      Number(
        (
          await lab.query(`select coalesce(sum(l.net), 0)::int as net from order_lines l join orders o on o.id = l.order_id
        where o.commessa = '${code}' and l.description = 'Spedizione'`)
        )[0]?.['net'],
      );
    const before = (await shippingOf(first)) + (await shippingOf(second));
    expect(await cancel(first, (await planOf(first)).seen)).toBe(200);
    expect(await shippingOf(second)).toBe(before);
    await desk.act(second, 'release');
    await desk.act(second, 'step', { step: 'printed' });
    expect((await planOf(third)).shipping).toBeNull();
  });
});

describe('the money of an order that its customer cancels', () => {
  it('paid by card goes back as the question says, less the shipping that another order takes over', async () => {
    const { code, codes } = await cartOf(['book', 'large'], { payment: await cardOf() });
    const [first = '', second = ''] = codes;
    await withFiles(first);
    const charged = at.stripe.kept(code);
    const plan = await planOf(first);
    expect(plan).toMatchObject({
      obstacle: '',
      last4: '4242',
      due: 0,
      origin: 'quote',
      shipping: { to: second },
    });
    expect(await cancel(first, plan.seen)).toBe(200);
    expect(charged - at.stripe.kept(code)).toBe(plan.refund);
    const last = await planOf(second);
    expect(last.refund).toBe(at.stripe.kept(code));
    expect(await cancel(second, last.seen)).toBe(200);
    expect(at.stripe.kept(code)).toBe(0);
  });

  it('is confirmed as it was seen: after another cancellation the question is asked again', async () => {
    const { codes } = await cartOf(['book', 'large']);
    const [first = '', second = ''] = codes;
    const { seen } = await planOf(first);
    expect(await cancel(second, (await planOf(second)).seen)).toBe(200);
    expect(await cancel(first, seen)).toBe(409);
    expect(await cancel(first, (await planOf(first)).seen)).toBe(200);
  });

  it('that the desk has recorded is the lab’s to give back', async () => {
    const { codes } = await cartOf(['book']);
    const [only = ''] = codes;
    const { seen } = await planOf(only);
    await desk.act(only, 'paid', { amount: '5.00' });
    expect((await planOf(only)).obstacle).toBe('received');
    expect(await cancel(only, seen)).toBe(409);
  });

  it('keeps others from losing their promotion: the lab alone cancels such an order', async () => {
    const sample = await cartOf(['book']);
    const products = await productsOf(sample.codes[0] ?? '');
    const coupon = await promote('95501', { over: 40, limit: (1.5 * products) / 100 });
    const { codes } = await cartOf(['book', 'book'], { coupon });
    const plan = await planOf(codes[0] ?? '');
    expect(plan.obstacle).toBe('promotion');
    expect(await cancel(codes[0] ?? '', plan.seen)).toBe(409);
  });
});

it('an order that was paid elsewhere is not offered: the lab alone can give its money back', async () => {
  const [seeded] = await lab.query(`select o.id::text as id, o.commessa as code from orders o
    join customers c on c.id = o.customer_id
    where c.email = 'it@studio.test' and not o.incomplete and o.fm_status = 1 and o.price > 0 and o.amount_to_pay = 0
      and exists (select from order_steps s where s.order_id = o.id and s.step = 'received') order by o.id limit 1`);
  await lab.query(`delete from order_steps where order_id = ${seeded?.['id']} and step <> 'received'`);
  const code = seeded?.['code'] ?? '';
  const plan = await planOf(code);
  expect([await isOffered(code), plan.obstacle]).toEqual([false, 'received']);
  expect(await cancel(code, plan.seen)).toBe(409);
});
