import { cardData, deleteOrder, listPayments, paymentListAnswer, ticket } from '@trade-area/core/contract';
import { parse } from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { startStripe } from '../fixtures/stripe.ts';
import type { StripeStandIn } from '../fixtures/stripe.ts';
import type { PaymentBehaviour } from '../fixtures/stripePayments.ts';
import { call, signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';
import { good, openQuote, seenOn } from './checkoutSteps.ts';
import type { OpenQuote } from './checkoutSteps.ts';
import { deskForms, signInAtDesk } from './desk.ts';

/** A checkout that charges a saved card: there is never money without an order, nor an order without money. */
const secret = 'sk_test_of_the_stand_in';
let stripe: StripeStandIn;
let lab: TestLab;
let who: SignedIn;

beforeAll(async () => {
  stripe = await startStripe(secret);
  lab = await startTestLab({
    change: (config) => ({
      ...config,
      cards: {
        provider: 'stripe',
        api: stripe.origin,
        secret,
        script: `${stripe.origin}/v3/`,
        publicKey: 'pk_test_of_the_stand_in',
        timeoutMs: 400,
      },
    }),
  });
  who = await signIn(lab.base, 'it@studio.test');
  await lab.query(`create function refuse() returns trigger language plpgsql as $$
    begin raise exception 'refused by a test'; end $$`);
});
afterAll(async () => {
  await lab.stop();
  await stripe.stop();
});
afterEach(() => stripe.fault(null));

const minutes = (count: number) => count * 60_000;

/** A saved card that behaves so when it is charged; its token. */
async function saveCard(behaviour: PaymentBehaviour = 'charges'): Promise<string> {
  const reference = `pm_${crypto.randomUUID().replaceAll('-', '')}`;
  const card = { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2033 };
  stripe.methods.set(reference, { id: reference, card, customer: 'cus_000001', behaves: 'works' });
  stripe.behaviours.set(reference, behaviour);
  const token = `card_${crypto.randomUUID()}`;
  await lab.query(`insert into cards (customer_id, token, provider, reference, brand, holder, last4, expiry_month, expiry_year, created_at)
    select id, '${token}', 'stripe', '${reference}', 'Visa', 'Anna', '4242', 12, 2033, now() from customers where code = '1001'`);
  return token;
}

interface Ready extends OpenQuote {
  readonly form: Record<string, string>;
}
/** An open checkout with the form that its button posts. */
async function readyToPay(behaviour: PaymentBehaviour = 'charges'): Promise<Ready> {
  const payment = await saveCard(behaviour);
  const open = await openQuote(lab.base, who);
  const seen = seenOn(await open.browser.page(`/checkout/${open.code}/`));
  return { ...open, form: { ...good, payment, seen } };
}
const press = ({ browser, code, form }: Ready) => browser.send(`/checkout/${code}/order`, form);
const pathOf = (answer: Response) => answer.headers.get('location') ?? '';

async function stateOf(code: string) {
  const [row] =
    await lab.query(`select (select count(*)::int from orders where commessa = '${code}') as orders,
    (select count(*)::int from payments where commessa = '${code}') as payments,
    (select state from card_charges where order_code = '${code}' order by id desc limit 1) as state`);
  return { orders: Number(row?.['orders']), payments: Number(row?.['payments']), state: row?.['state'] };
}
const ordered = { orders: 1, payments: 1, state: 'settled' };
const intentOf = (code: string) =>
  [...stripe.payments.values()].findLast(({ order }) => order === code)?.id ?? '';

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
        token: who.token,
        body: { query: { cod_order_ref: ready.code } },
      });
      return parse(paymentListAnswer, json).orders;
    };
    const [paid] = await listed();
    expect(paid?.price.payment_data).toBe(new Date().toISOString().slice(0, 10));
    expect([paid?.price.payment_method, paid?.price.cCredito_last4]).toEqual(['card', '4242']);
    const card = await call(lab.base, cardData, { token: who.token, body: { cod_order: ready.code } });
    expect(card.json).toMatchObject({ is_settled: true });

    const desk = deskForms(lab.base, await signInAtDesk(lab.base));
    await desk.act(ready.code, 'step', { step: 'packed' });
    await desk.act(ready.code, 'ship', { carrier: 'UPS', tracking: '1Z999AA10123456784' });
    expect((await listed()).length).toBe(1);
    const [invoice] = await lab.query(
      `select i.paid_on::text as paid, (i.net + i.vat)::int as gross, i.last4 from invoices i join orders o on o.id = i.order_id where o.commessa = '${ready.code}'`,
    );
    expect(invoice).toEqual({
      paid: new Date().toISOString().slice(0, 10),
      gross: Number(ready.form['seen']),
      last4: '4242',
    });
  });

  it('its order that is deleted before production is refunded, once', async () => {
    const ready = await readyToPay();
    await press(ready);
    const { json } = await call(lab.base, ticket, {
      token: who.token,
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
    expect(() => stripe.atBank(intentOf(ready.code), true)).toThrow('nothing to confirm');
  });

  it('another customer sees nothing of it (T-A5)', async () => {
    const ready = await readyToPay('challenges');
    await press(ready);
    const other = await openQuote(lab.base, await signIn(lab.base, 'fr@studio.test'));
    const seen = await other.browser.send(`/checkout/${ready.code}/payment`);
    expect(await seen.text()).not.toContain('/bank/');
    await other.browser.send(`/checkout/${ready.code}/payment/cancel`, {});
    expect((await stateOf(ready.code)).state).toBe('challenged');
  });
});

describe('a provider that does not answer', () => {
  it.each(['down', 'silent', 'garbage'] as const)(
    '%s before any money could move: nothing is charged',
    async (kind) => {
      const ready = await readyToPay();
      stripe.fault(kind);
      expect(pathOf(await press(ready))).toContain('problem=cardUnavailable');
      stripe.fault(null);
      expect(pathOf(await press(ready))).toContain('/done');
      expect(stripe.kept(ready.code)).toBe(Number(ready.form['seen']));
    },
  );

  it.each(['lost', 'silent'] as const)(
    'the answer to the charge is %s: the page waits, and the order or nothing follows',
    async (kind) => {
      const ready = await readyToPay();
      stripe.fault(kind, '/v1/payment_intents/');
      expect(pathOf(await press(ready))).toContain('/payment');
      const page = await ready.browser.send(`/checkout/${ready.code}/payment`);
      expect([page.status, page.headers.get('refresh')]).toEqual([200, '4']);
      expect(pathOf(await press(ready))).toContain('/payment');
      stripe.fault(null);
      lab.advance(minutes(2));
      await lab.jobsDone();
      const { orders } = await stateOf(ready.code);
      expect(stripe.kept(ready.code)).toBe(orders * Number(ready.form['seen']));
      expect(orders).toBe(kind === 'lost' ? 1 : 0);
      // A charge that never arrived is over: the next press pays.
      expect(pathOf(await press(ready))).toContain('/done');
      expect(stripe.kept(ready.code)).toBe(Number(ready.form['seen']));
    },
  );

  it('a refund that is not answered is repeated until it is', async () => {
    const ready = await readyToPay('challenges');
    await press(ready);
    await lab.query(
      `update quotes set fields = '[{"name":"Pages","numberValue":60}]' where order_code = '${ready.code}'`,
    );
    stripe.atBank(intentOf(ready.code), true);
    stripe.fault('lost', '/v1/refunds');
    const back = await ready.browser.send(`/checkout/${ready.code}/payment`);
    expect(pathOf(back)).toContain('problem=paymentReturned');
    await lab.jobsDone();
    expect((await stateOf(ready.code)).state).toBe('refunding');
    stripe.fault(null);
    lab.advance(minutes(5));
    await lab.jobsDone();
    expect(await stateOf(ready.code)).toEqual({ orders: 0, payments: 0, state: 'refunded' });
    expect(stripe.kept(ready.code)).toBe(0);
    expect(stripe.payments.get(intentOf(ready.code))?.refunds).toBe(1);
  });
});

/** Every table that is written after the card was charged, with the statement. */
const writes = [
  ['card_charges', 'update'],
  ['orders', 'insert'],
  ['order_details', 'insert'],
  ['upload_sets', 'insert'],
  ['messages', 'insert'],
  ['order_cards', 'insert or update'],
  ['orders', 'update'],
  ['payments', 'insert'],
  ['quotes', 'update'],
  ['jobs', 'insert'],
] as const;

describe('a lab that ends between charge and order', () => {
  it.each(writes)(
    'at the write to %s (%s): the job writes the order, and nothing is charged twice',
    async (table, statement) => {
      const ready = await readyToPay();
      const form = { ...ready.form, note: 'Grazie' };
      // The charge is stored with its job; the confirmation of the order is the only job after it.
      const when = table === 'jobs' ? `when (new.kind = 'mail.orderConfirmation')` : '';
      await lab.query(
        `create trigger refused before ${statement} on ${table} for each row ${when} execute function refuse()`,
      );
      const refused = await press({ ...ready, form });
      const between = await stateOf(ready.code);
      await lab.query(`drop trigger refused on ${table}`);
      expect(refused.status).toBe(500);
      expect([between.orders, stripe.kept(ready.code)]).toEqual([0, Number(ready.form['seen'])]);
      lab.advance(minutes(2));
      await lab.jobsDone();
      expect(await stateOf(ready.code)).toEqual(ordered);
      expect(stripe.kept(ready.code)).toBe(Number(ready.form['seen']));
      expect(pathOf(await press(ready))).toContain('/done');
    },
  );

  it('the charge that cannot be stored is never made', async () => {
    const ready = await readyToPay();
    await lab.query(
      'create trigger refused before insert on card_charges for each row execute function refuse()',
    );
    const refused = await press(ready);
    await lab.query('drop trigger refused on card_charges');
    expect([refused.status, stripe.kept(ready.code)]).toEqual([500, 0]);
    expect(pathOf(await press(ready))).toContain('/done');
  });

  it.each([
    [
      'its price changed',
      `update quotes set fields = '[{"name":"Pages","numberValue":60}]' where order_code = '%'`,
    ],
    ['it was deleted', `delete from quotes where order_code = '%'`],
    ['it was ordered by other means', `update quotes set is_ordered = true where order_code = '%'`],
  ])(
    'the quote cannot be ordered any more, because %s: the customer is refunded and told',
    async (_why, change) => {
      const ready = await readyToPay('challenges');
      await press(ready);
      stripe.atBank(intentOf(ready.code), true);
      await lab.query(change.replace('%', ready.code));
      lab.advance(minutes(6));
      await lab.jobsDone();
      expect(await stateOf(ready.code)).toEqual({ orders: 0, payments: 0, state: 'refunded' });
      expect(stripe.kept(ready.code)).toBe(0);
      const [mail] = await lab.query(`select count(*)::int as count from jobs where state = 'failed'`);
      expect(mail).toEqual({ count: 0 });
    },
  );
});
