import { good, openQuote, seenOn } from '../checkoutSteps.ts';
import { mailsOf, queueJob } from './lab.ts';
import type { KilledLab, PrepareWork, Row } from './lab.ts';

/** Jobs that move money, with the provider of the demonstration, whose record outlives the lab. */

const card = { token: '', reference: 'sandbox_visa_1', brand: 'Visa', last4: '4242' };

interface Charge {
  readonly code: string;
  readonly amount: number;
  readonly currency: string;
  readonly details?: Row;
  /** Default: the customer of the mails. */
  readonly customer?: number;
  /** Default: settled. */
  readonly state?: string;
}

/** A charge that has taken its money at the provider. @returns its id. */
async function chargedCard(
  lab: KilledLab,
  { code, amount, currency, details = {}, customer = lab.customer.id, state = 'settled' }: Charge,
): Promise<unknown> {
  const charge = `sandbox_works_${code}`;
  await lab.rows(`insert into sandbox_charges (charge, state, amount) values ($1, 'charged', $2)`, [
    charge,
    amount,
  ]);
  const { id } = await lab.row(
    `insert into card_charges (customer_id, order_code, provider, charge, card, amount, currency, details, state,
        created_at, changed_at)
      values ($1, $2, 'sandbox', $3, $4, $5, $6, $7, $8, now(), now()) returning id::int`,
    [customer, code, charge, JSON.stringify(card), amount, currency, JSON.stringify(details), state],
  );
  return id;
}

/** Parts of a charge that the provider gave back, in minor units. */
const partsOf = (code: string) =>
  `(select array(select value::int from jsonb_each_text(s.parts)) from sandbox_charges s
    where s.charge = 'sandbox_works_${code}') as parts`;

const settle: PrepareWork = async (lab) => {
  const { sender } = lab;
  const { browser, code } = await openQuote(lab.base(), sender);
  const amount = Number(seenOn(await browser.page(`/checkout/${code}/`)));
  const { id: customer, currency } = await lab.row(`select id, currency from customers where code = $1`, [
    sender.cod_fot,
  ]);
  const { bride, groom, eventDate, delivery } = good;
  const address = { name: '', address: '', zip: '', city: '', state: '', country: 'IT' };
  const words = { eventName: '', label: '', note: '', coupon: '', payment: 'card_gone' };
  const details = { ...words, bride, groom, eventDate, delivery, address };
  const charge = await chargedCard(lab, {
    ...{ code, amount, details, state: 'charged' },
    currency: String(currency),
    customer: Number(customer),
  });
  return {
    queue: () => queueJob(lab, 'checkout.settle', { charge }),
    made: async () => ({
      ...mailsOf(lab),
      ...(await lab.row(`select (select count(*)::int from orders where commessa = '${code}') as orders,
        (select count(*)::int from payments where commessa = '${code}') as payments,
        (select state from card_charges where order_code = '${code}') as state`)),
    }),
    once: { receivers: ['it@studio.test'], names: 1, orders: 1, payments: 1, state: 'settled' },
  };
};

const refund: PrepareWork = async (lab) => {
  const code = '900000011';
  const { id: customer, order } = lab.customer;
  const charge = await chargedCard(lab, { code, amount: 5_000, currency: 'GBP' });
  const { id: note } = await lab.row(
    `insert into invoices (customer_id, order_id, series, year, number, issued, currency, net, vat, vat_rate, customer)
      values ($1, $2, 'NC', 2026, 900001, '2026-11-01', 'GBP', -1000, -220, 2200, '{}') returning id`,
    [customer, order],
  );
  const { id } = await lab.row(
    `insert into refunds (customer_id, order_id, invoice_id, way, charge_id, amount, created_at)
      values ($1, $2, $3, 'card', $4, 1220, now()) returning id::int`,
    [customer, order, note, charge],
  );
  return {
    queue: () => queueJob(lab, 'payments.refund', { refund: id, order }, String(id)),
    made: () => lab.row(`select state, ${partsOf(code)} from refunds where id = ${Number(id)}`),
    once: { state: 'made', parts: [1_220] },
  };
};

const refundPart: PrepareWork = async (lab) => {
  const code = '900000012';
  const charge = await chargedCard(lab, { code, amount: 5_000, currency: 'GBP' });
  const { id } = await lab.row(
    `insert into card_refunds (customer_id, charge_id, order_code, amount, created_at)
      values ($1, $2, '900000013', 1500, now()) returning id::int`,
    [lab.customer.id, charge],
  );
  return {
    queue: () => queueJob(lab, 'checkout.refundPart', { refund: id }, String(id)),
    made: async () => ({
      ...mailsOf(lab),
      ...(await lab.row(`select state, ${partsOf(code)} from card_refunds where id = ${Number(id)}`)),
    }),
    once: { receivers: [lab.customer.email], names: 1, state: 'refunded', parts: [1_500] },
  };
};

export const moneyJobs: Readonly<Record<string, PrepareWork>> = {
  'checkout.settle': settle,
  'payments.refund': refund,
  'checkout.refundPart': refundPart,
};
