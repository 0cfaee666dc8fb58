import { cardData, deleteOrder, listPayments, paymentListAnswer, ticket } from '@trade-area/core/contract';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, signIn } from '../fixtures/wire.ts';
import { openQuote } from './checkoutSteps.ts';
import { deskForms, signInAtDesk } from './desk.ts';
import { minutes, ordered, pathOf, press, startPaymentLab } from './paymentLab.ts';
import type { PaymentLab } from './paymentLab.ts';

/** A checkout that charges a saved card (docs/decisions/0014-checkout.md). */
let at: PaymentLab;
let lab: PaymentLab['lab'];
let stripe: PaymentLab['stripe'];
const readyToPay: PaymentLab['readyToPay'] = (behaviour) => at.readyToPay(behaviour);
const stateOf: PaymentLab['stateOf'] = (code) => at.stateOf(code);
const intentOf: PaymentLab['intentOf'] = (code) => at.intentOf(code);

beforeAll(async () => {
  at = await startPaymentLab();
  ({ lab, stripe } = at);
});
afterAll(() => at.stop());

describe('a card that works', () => {
  it('is charged once with the amount of the button; the order is paid, and shipping bills it without a second payment', async () => {
    const ready = await readyToPay();
    const answers = await Promise.all([press(ready), press(ready)]);
    for (const answer of answers) expect(pathOf(answer)).toMatch(/\/(done|payment)$/);
    expect(pathOf(await ready.browser.send(`/checkout/${ready.code}/payment`))).toContain(`/${ready.code}/`);
    expect(await stateOf(ready.code)).toEqual(ordered);
    expect(stripe.kept(ready.code)).toBe(Number(ready.form['seen']));
    expect(pathOf(await press(ready))).toContain('/done');
    expect(stripe.kept(ready.code)).toBe(Number(ready.form['seen']));
    expect(await ready.browser.page(`/checkout/${ready.code}/done`)).toContain('sulla tua carta');

    const listed = async () => {
      const { json } = await call(lab.base, listPayments, {
        token: at.who.token,
        body: { query: { cod_order_ref: ready.code } },
      });
      return parse(paymentListAnswer, json).orders;
    };
    const [paid] = await listed();
    expect(paid?.price.payment_data).toBe(lab.today());
    expect([paid?.price.payment_method, paid?.price.cCredito_last4]).toEqual(['card', '4242']);
    const card = await call(lab.base, cardData, { token: at.who.token, body: { cod_order: ready.code } });
    expect(card.json).toMatchObject({ is_settled: true });

    const desk = deskForms(lab.base, await signInAtDesk(lab.base));
    await desk.act(ready.code, 'step', { step: 'packed' });
    await desk.act(ready.code, 'ship', { carrier: 'UPS', tracking: '1Z999AA10123456784' });
    expect((await listed()).length).toBe(1);
    const [invoice] = await lab.query(
      `select i.paid_on::text as paid, (i.net + i.vat)::int as gross, i.last4 from invoices i join orders o on o.id = i.order_id where o.commessa = '${ready.code}'`,
    );
    expect(invoice).toEqual({
      paid: lab.today(),
      gross: Number(ready.form['seen']),
      last4: '4242',
    });

    await desk.act(ready.code, 'returned');
    await lab.jobsDone();
    expect(stripe.kept(ready.code)).toBe(0);
    const [returned] = (await listed()).filter(({ movement }) => movement === 'refund');
    expect(returned?.price.payment_data).not.toBe('');
  });

  it('its order that is deleted before production is refunded, once', async () => {
    const ready = await readyToPay();
    await press(ready);
    const { json } = await call(lab.base, ticket, {
      token: at.who.token,
      body: { purpose: 'delete-order', order_code: ready.code },
    });
    const { status } = await call(lab.base, deleteOrder, {
      body: { order_code: ready.code, ta_token: (json as { ticket: string }).ticket },
    });
    expect(status).toBe(200);
    await lab.jobsDone();
    expect(stripe.kept(ready.code)).toBe(0);
    expect(await stateOf(ready.code)).toEqual({ orders: 0, payments: 0, state: 'refunded' });
  });
});

describe('a card that does not work', () => {
  it.each([
    ['declines', 'cardDeclined', 'ha rifiutato la carta'],
    ['expires', 'cardExpired', 'carta è scaduta'],
  ] as const)(
    'that %s: the page says why, nothing is lost, and another way to pay works',
    async (behaviour, problem, text) => {
      const ready = await readyToPay(behaviour);
      const answer = await press({ ...ready, form: { ...ready.form, label: 'Rossi 7' } });
      expect(pathOf(answer)).toContain(`problem=${problem}`);
      const page = await ready.browser.page(pathOf(answer));
      expect(page).toContain(text);
      expect(page).toContain('Rossi 7');
      expect((await stateOf(ready.code)).orders).toBe(0);
      const other = await press({ ...ready, form: { ...ready.form, payment: 'transfer' } });
      expect(pathOf(other)).toContain('/done');
      expect(stripe.kept(ready.code)).toBe(0);
    },
  );

  it('is gone at the provider: declined, and nothing is charged', async () => {
    const ready = await readyToPay();
    const [card] = await lab.query(`select reference from cards where token = '${ready.form['payment']}'`);
    stripe.methods.delete(String(card?.['reference']));
    expect(pathOf(await press(ready))).toContain('problem=cardDeclined');
  });
});

describe('a card whose holder must confirm', () => {
  it('leads to the bank and back to the order', async () => {
    const ready = await readyToPay('challenges');
    expect(pathOf(await press(ready))).toBe(`/checkout/${ready.code}/payment`);
    const page = await ready.browser.page(`/checkout/${ready.code}/payment`);
    expect(page).toContain(`${stripe.origin}/bank/${intentOf(ready.code)}`);
    expect((await stateOf(ready.code)).orders).toBe(0);
    // The page, a second press and another payment method lead to the same charge.
    expect(pathOf(await ready.browser.send(`/checkout/${ready.code}/`))).toContain('/payment');
    const other = await press({ ...ready, form: { ...ready.form, payment: 'transfer' } });
    expect(pathOf(other)).toContain('/payment');
    stripe.atBank(intentOf(ready.code), true);
    expect(pathOf(await ready.browser.send(`/checkout/${ready.code}/payment`))).toContain('/done');
    expect(await stateOf(ready.code)).toEqual(ordered);
  });

  it('who declines at the bank: nothing is charged, and the page says so', async () => {
    const ready = await readyToPay('challenges');
    await press(ready);
    stripe.atBank(intentOf(ready.code), false);
    const back = await ready.browser.send(`/checkout/${ready.code}/payment`);
    expect(pathOf(back)).toContain('problem=cardChallenge');
    expect(await stateOf(ready.code)).toEqual({ orders: 0, payments: 0, state: 'declined' });
  });

  it('who chooses another way to pay: the charge ends before the other begins', async () => {
    const ready = await readyToPay('challenges');
    await press(ready);
    const cancelled = await ready.browser.send(`/checkout/${ready.code}/payment/cancel`, {});
    expect(pathOf(cancelled)).toBe(`/checkout/${ready.code}/`);
    expect(stripe.payments.get(intentOf(ready.code))?.status).toBe('canceled');
    const other = await press({ ...ready, form: { ...ready.form, payment: 'transfer' } });
    expect(pathOf(other)).toContain('/done');
    expect(stripe.kept(ready.code)).toBe(0);
  });

  it('who confirms and never comes back: the order is written without the browser', async () => {
    const ready = await readyToPay('challenges');
    await press(ready);
    stripe.atBank(intentOf(ready.code), true);
    lab.advance(minutes(6));
    await lab.jobsDone();
    expect(await stateOf(ready.code)).toEqual(ordered);
  });

  it('who never confirms: after half an hour the charge ends, and cannot be confirmed any more', async () => {
    const ready = await readyToPay('challenges');
    await press(ready);
    lab.advance(minutes(32));
    await lab.jobsDone();
    expect((await stateOf(ready.code)).state).toBe('declined');
    // The page that waited for it says why.
    const waiting = await ready.browser.send(`/checkout/${ready.code}/payment`);
    expect(waiting.headers.get('location')).toContain('problem=cardChallenge');
    expect(() => stripe.atBank(intentOf(ready.code), true)).toThrow('nothing to confirm');
  });

  it('another customer sees nothing of it (T-A1)', async () => {
    const ready = await readyToPay('challenges');
    await press(ready);
    const other = await openQuote(lab.base, await signIn(lab.base, 'fr@studio.test'));
    const seen = await other.browser.send(`/checkout/${ready.code}/payment`);
    expect(await seen.text()).not.toContain('/bank/');
    await other.browser.send(`/checkout/${ready.code}/payment/cancel`, {});
    expect((await stateOf(ready.code)).state).toBe('challenged');
  });
});
