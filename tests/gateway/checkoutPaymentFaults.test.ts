import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { minutes, ordered, pathOf, press, startPaymentLab } from './paymentLab.ts';
import type { PaymentLab } from './paymentLab.ts';

/** Faults between a card and its order: there is never money without an order, nor an order without money. */
let at: PaymentLab;
let lab: PaymentLab['lab'];
let stripe: PaymentLab['stripe'];
const readyToPay: PaymentLab['readyToPay'] = (behaviour) => at.readyToPay(behaviour);
const stateOf: PaymentLab['stateOf'] = (code) => at.stateOf(code);
const intentOf: PaymentLab['intentOf'] = (code) => at.intentOf(code);

beforeAll(async () => {
  at = await startPaymentLab();
  ({ lab, stripe } = at);
  await lab.query(`create function refuse() returns trigger language plpgsql as $$
    begin raise exception 'refused by a test'; end $$`);
});
afterAll(() => at.stop());
afterEach(() => stripe.fault(null));

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
    stripe.fault('lost', 'POST /v1/refunds');
    const back = await ready.browser.send(`/checkout/${ready.code}/payment`);
    expect(pathOf(back)).toContain('problem=paymentReturned');
    await lab.jobsDone();
    expect((await stateOf(ready.code)).state).toBe('refunding');
    stripe.fault(null);
    lab.advance(minutes(5));
    await lab.jobsDone();
    expect(await stateOf(ready.code)).toEqual({ orders: 0, payments: 0, state: 'refunded' });
    expect(stripe.kept(ready.code)).toBe(0);
    expect(stripe.payments.get(intentOf(ready.code))?.refunds).toHaveLength(1);
  });
});

/** Every table that is written after the card was charged, with the statement. */
const writes = [
  ['card_charges', 'update'],
  ['orders', 'insert'],
  ['order_details', 'insert'],
  ['order_lines', 'insert'],
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
    ['it was deleted', `update quotes set deleted_at = now() where order_code = '%'`],
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
      const folder = join(lab.dataFolder, 'mail');
      const mails = readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .map((name) => readFileSync(join(folder, name), 'utf8'));
      expect(mails.filter((mail) => mail.includes(`Pagamento rimborsato: ${ready.code}`))).toHaveLength(1);
    },
  );
});
