import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cartOrders } from './cartOrders.ts';
import { deskForms, signInAtDesk } from './desk.ts';
import { minutes, startPaymentLab } from './paymentLab.ts';
import type { PaymentLab } from './paymentLab.ts';

/** The money of cancelled orders of a cart, when its refund fails. */
let at: PaymentLab;
let lab: PaymentLab['lab'];
let stripe: PaymentLab['stripe'];

beforeAll(async () => {
  at = await startPaymentLab();
  ({ lab, stripe } = at);
});
afterAll(() => at.stop());
beforeEach(() => lab.query('delete from cart_lines'));
const { readyCart, ordersOf, cardOf, cancel } = cartOrders(() => at);

/** Cancels an order whose refund fails so, and has its job retried when refunds work again. */
async function refundsOnceMore(
  token: string,
  given: { code: string; cancelled: string; refunds: 'charges' | 'bounces' | 'keeps' },
): Promise<void> {
  const { code, cancelled, refunds } = given;
  const [card] = await lab.query(`select reference from cards where token = '${token}'`);
  const behave = (behaviour: typeof refunds) => stripe.behaviours.set(card?.['reference'] ?? '', behaviour);
  const before = stripe.kept(code);
  behave(refunds);
  // The lab must not believe the answer of the first attempt: it is lost, and the bank returns the money afterwards.
  if (refunds === 'charges') stripe.fault('lost', 'POST /v1/refunds');
  expect(await cancel(cancelled)).toBe(200);
  if (refunds === 'charges') stripe.failLastRefund(code);
  expect(stripe.kept(code)).toBe(before);
  stripe.fault(null);
  // A refund that has failed twice is made a third time.
  if (refunds === 'bounces') {
    lab.advance(minutes(2));
    await lab.jobsDone();
  }
  expect(stripe.kept(code)).toBe(before);
  behave('charges');
  lab.advance(minutes(5));
  await lab.jobsDone();
  expect(
    await lab.query(`select kind from jobs where problem in ('cardProvider', 'refundDeclined')`),
  ).toEqual([]);
}

describe.each([
  ['is returned by the bank', 'charges'],
  ['has failed at once', 'bounces'],
  ['is refused', 'keeps'],
] as const)(
  'a cancellation’s refund that %s is made again until the money is given back',
  (_how, refunds) => {
    it.each([
      ['a part of the charge', 1],
      ['the rest of the charge', 3],
    ])('%s', async (_what, count) => {
      const payment = await cardOf();
      const { code, quotes, form, press } = await readyCart({ payment });
      await press();
      for (const quote of quotes.slice(0, count - 1)) await cancel(quote.code);
      await refundsOnceMore(payment, { code, cancelled: quotes[count - 1]?.code ?? '', refunds });
      // An order that is left keeps the shipping of all.
      const left = (await ordersOf(code)).map((order) => Number(order['paid']));
      expect([left.length, stripe.kept(code)]).toEqual([
        3 - count,
        left.reduce((total, paid) => total + paid, 0),
      ]);
      expect(stripe.kept(code)).toBeLessThan(Number(form['seen']));
    });

    it('all of the charge', async () => {
      const ready = await at.readyToPay();
      await ready.browser.send(`/checkout/${ready.code}/order`, ready.form);
      const { code, form } = ready;
      await refundsOnceMore(form['payment'] ?? '', { code, cancelled: code, refunds });
      expect(stripe.kept(code)).toBe(0);
    });
  },
);

it('a refund that stays declined is named at the desk by order, customer and amount, and retried there', async () => {
  const payment = await cardOf();
  const { code, quotes, press } = await readyCart({ payment });
  await press();
  const charged = stripe.kept(code);
  const behave = (behaviour: 'keeps' | 'charges') =>
    lab.query(`select reference from cards where token = '${payment}'`).then(([card]) => {
      stripe.behaviours.set(card?.['reference'] ?? '', behaviour);
    });
  await behave('keeps');
  const cancelled = quotes[0]?.code ?? '';
  await cancel(cancelled);
  // The fortieth attempt is the last.
  await lab.query(
    `update jobs set attempts = 39, run_at = now() - interval '1 day' where problem = 'refundDeclined'`,
  );
  await lab.jobsDone();
  const desk = deskForms(lab.base, await signInAtDesk(lab.base));
  const failed = await desk.page('jobs');
  const left = (await ordersOf(code)).reduce((total, { paid }) => total + Number(paid), 0);
  const amount = ((charged - left) / 100).toFixed(2);
  for (const words of ['Refund of a cancelled order', cancelled, 'it@studio.test', amount, 'delete this job'])
    expect(failed).toContain(words);
  expect(failed).not.toContain(`/staff/orders/${cancelled}`);
  await behave('charges');
  const form = new FormData();
  for (const name of ['csrf', 'job'])
    form.set(name, new RegExp(`name="${name}" value="([^"]+)"`).exec(failed)?.[1] ?? '');
  await desk.send('jobs/retry', form);
  await lab.jobsDone();
  expect(await desk.page('jobs')).not.toContain(cancelled);
  expect((await ordersOf(code)).reduce((total, { paid }) => total + Number(paid), 0)).toBe(stripe.kept(code));
});

describe.each([
  ['a part of a charge', 1],
  ['the rest of a charge', 3],
])('an owed refund of %s', (_what, count) => {
  /** Cancels orders until the last of them is owed by a job that has been given up. @returns the code that the desk lists. */
  async function owe(fails: 'down' | 'keeps') {
    const payment = await cardOf();
    const { code, quotes, press } = await readyCart({ payment });
    await press();
    for (const quote of quotes.slice(0, count - 1)) await cancel(quote.code);
    const [card] = await lab.query(`select reference from cards where token = '${payment}'`);
    const behave = (behaviour: 'keeps' | 'charges') =>
      void stripe.behaviours.set(card?.['reference'] ?? '', behaviour);
    if (fails === 'down') stripe.fault('down', '/v1/refunds');
    else behave('keeps');
    const cancelled = quotes[count - 1]?.code ?? '';
    await cancel(cancelled);
    // The fortieth attempt is the last.
    await lab.query(`update jobs set attempts = 39, run_at = now() - interval '1 day'
      where problem in ('cardProvider', 'refundDeclined') and state = 'waiting'`);
    await lab.jobsDone();
    stripe.fault(null);
    const [job] = await lab.query(
      `select id::text from jobs where kind in ('checkout.refundPart', 'checkout.settle') and state = 'failed'`,
    );
    const desk = deskForms(lab.base, await signInAtDesk(lab.base));
    const page = () => desk.page('jobs');
    const change = async (action: 'retry' | 'delete', id = job?.['id'] ?? '') => {
      const form = new FormData();
      form.set('csrf', /name="csrf" value="([^"]+)"/.exec(await page())?.[1] ?? '');
      form.set('job', id);
      await desk.send(`jobs/${action}`, form);
      await lab.jobsDone();
    };
    const left = async () => (await ordersOf(code)).reduce((total, { paid }) => total + Number(paid), 0);
    return { code, listed: count === 1 ? cancelled : code, behave, page, change, left };
  }
  /** The desk's forms that delete a job. */
  const deletable = (page: string) => page.split('action="/staff/jobs/delete"').length - 1;
  const searchForgotten = async () => {
    await lab.query(`update jobs set run_at = now() - interval '1 day' where kind = 'upkeep.forgotten'`);
    await lab.jobsDone();
  };

  it('that the provider has not answered cannot be deleted: only Retry tells whether it was made', async () => {
    const { code, listed, page, change, left } = await owe('down');
    const failed = await page();
    expect(failed).toContain(listed);
    expect(failed).toContain('The card provider didn’t respond.');
    expect(deletable(failed)).toBe(0);
    await change('delete');
    expect(await page()).toContain(listed);
    expect(stripe.kept(code)).toBeGreaterThan(await left());
    await change('retry');
    expect(await page()).not.toContain(listed);
    expect(stripe.kept(code)).toBe(await left());
  });

  it('that was declined ends when the desk has transferred it and deletes its job', async () => {
    const { code, listed, behave, page, change } = await owe('keeps');
    const kept = stripe.kept(code);
    expect(deletable(await page())).toBe(1);
    await change('delete');
    behave('charges');
    await searchForgotten();
    expect(await page()).not.toContain(listed);
    expect(stripe.kept(code)).toBe(kept);
    expect(
      await lab.query(`select state from card_charges where state = 'refunding'
        union all select state from card_refunds where state = 'refunding'`),
    ).toEqual([]);
  });

  it.each([
    ['deleted', `update jobs set state = 'dismissed', problem = ''`],
    ['cleaned up', 'delete from jobs'],
  ])('whose job an earlier version has %s is listed as failed, and Retry makes it', async (_how, forget) => {
    const { code, listed, page, change, left } = await owe('down');
    // A later look at the charge, which its payment has queued, would find the refund too.
    await lab.query(`${forget} where kind in ('checkout.refundPart', 'checkout.settle')`);
    expect(await page()).not.toContain(listed);
    await searchForgotten();
    const failed = await page();
    expect(failed).toContain(listed);
    expect(failed).toContain('the lab doesn’t know whether the card was refunded');
    expect(deletable(failed)).toBe(1);
    const [job] = await lab.query(`select id::text from jobs where problem = 'refundForgotten'`);
    await change('retry', job?.['id']);
    expect(await page()).not.toContain(listed);
    expect(stripe.kept(code)).toBe(await left());
  });
});
