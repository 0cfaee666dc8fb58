import { listPayments, paymentListAnswer } from '@trade-area/core/contract';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasPostgres, startPostgres } from '../fixtures/postgres.ts';
import type { PostgresServer } from '../fixtures/postgres.ts';
import { call } from '../fixtures/wire.ts';
import { deskForms, signInAtDesk } from './desk.ts';
import type { DeskForms } from './desk.ts';
import { minutes, press, startPaymentLab } from './paymentLab.ts';
import type { PaymentLab, Ready } from './paymentLab.ts';

/** The money of credit notes, on both databases (DEC-24). */
describe.each(['embedded', ...(hasPostgres ? ['PostgreSQL'] : [])])('refunds, %s', (engine) => {
  let server: PostgresServer | undefined;
  let at: PaymentLab;
  let desk: DeskForms;
  beforeAll(async () => {
    if (engine === 'PostgreSQL') server = await startPostgres({ filled: true });
    at = await startPaymentLab(server);
    desk = deskForms(at.lab.base, await signInAtDesk(at.lab.base));
  });
  afterAll(async () => {
    await at.stop();
    await server?.stop();
  });

  const ship = async (code: string) => {
    await desk.act(code, 'step', { step: 'packed' });
    expect((await desk.act(code, 'ship', { carrier: 'UPS', tracking: '1Z999AA10123456784' })).status).toBe(
      303,
    );
  };
  /** An order that a card has paid, and that was shipped. */
  const shipped = async (behaviour?: Parameters<PaymentLab['readyToPay']>[0]): Promise<Ready> => {
    const ready = await at.readyToPay(behaviour);
    await press(ready);
    await ship(ready.code);
    return ready;
  };
  const netOf = async (code: string) =>
    Number((await at.lab.query(`select price from orders where commessa = '${code}'`))[0]?.['price']);
  const lower = (code: string, net: number) => desk.act(code, 'price', { price: (net / 100).toFixed(2) });
  const notes = (code: string) =>
    at.lab
      .query(`select i.id::text as id, (-(i.net + i.vat))::int as gross, i.paid_on::text as day from invoices i join orders o on o.id = i.order_id
      where o.commessa = '${code}' and i.series = 'NC' order by i.id`);
  const listed = async (code: string) => {
    const body = { order_by: [], query: { cod_order_ref: code } };
    const { json } = await call(at.lab.base, listPayments, { token: at.who.token, body });
    return parse(paymentListAnswer, json).orders.map(({ movement, price }) => ({
      movement,
      amount: Math.round(Number(price.total) * 100),
      day: price.payment_data,
    }));
  };
  const refundId = async (code: string) =>
    (await desk.page(`orders/${code}`)).match(/name="refund" value="(\d+)"/)?.[1] ?? '';

  /** Facts of an order's row in the desk's list of open refunds; '' = it has none. */
  const openRefund = async (code: string) => {
    const rows = (await desk.page('refunds')).split('<li>').slice(1);
    return (rows.find((row) => row.includes(`orders/${code}"`)) ?? '')
      .replace(/<\/li>[^]*$/, '')
      .replace(/<[^>]+>/g, ' ');
  };

  it('DEC-24: two credit notes at once refund the charged card in parts, and a return the rest: never more than was charged', async () => {
    const { code, form } = await shipped();
    const charged = Number(form['seen']);
    const net = await netOf(code);
    at.stripe.fault('down', '/v1/refunds');
    const answers = await Promise.all([lower(code, net - 1_000), lower(code, net - 3_000)]);
    expect(answers.some(({ status }) => status === 303)).toBe(true);
    const before = await listed(code);
    expect(before.find(({ amount }) => amount < 0)).toMatchObject({ movement: 'refund', day: '' });
    await at.lab.jobsDone();
    at.stripe.fault(null);
    at.lab.advance(minutes(2));
    await at.lab.jobsDone();
    const made = await notes(code);
    const sum = made.reduce((total, { gross }) => total + Number(gross), 0);
    expect(sum).toBeGreaterThan(3_000);
    expect(at.stripe.kept(code)).toBe(charged - sum);
    expect(made.map(({ day }) => day)).not.toContain(null);
    expect((await listed(code)).filter(({ amount }) => amount < 0)).toEqual(
      made
        .map(({ gross, day }) => ({ movement: 'refund', amount: -Number(gross), day }))
        .toSorted((a, b) => a.amount - b.amount),
    );
    const answersOfReturn = await Promise.all([desk.act(code, 'returned'), desk.act(code, 'returned')]);
    expect(answersOfReturn.map(({ status }) => status).toSorted()).toEqual([303, 422]);
    await at.lab.jobsDone();
    expect(at.stripe.kept(code)).toBe(0);
    expect(await desk.page(`orders/${code}`)).toMatch(/refunded on/);
  });

  it('a refund that the card’s bank refuses waits in the failed jobs, and Retry makes it', async () => {
    const { code, form } = await shipped('keeps');
    await desk.act(code, 'returned');
    await at.lab.jobsDone();
    expect(at.stripe.kept(code)).toBe(Number(form['seen']));
    const failed = await desk.page('jobs');
    expect(failed).toContain('Refund to a card');
    expect(failed).toContain('The card provider declined the refund.');
    expect(failed).toContain(code);
    expect(await desk.page(`orders/${code}`)).toContain('Not refunded: the card provider declined it');
    expect(await openRefund(code)).toMatch(
      /€[\d.,]+ .*to the card ending in 4242 · declined by the card provider/,
    );
    const method = [...at.stripe.payments.values()].findLast(({ order }) => order === code)?.method ?? '';
    at.stripe.behaviours.set(method, 'charges');
    const [row] = await at.lab.query(
      "select id::text from jobs where kind = 'payments.refund' and state = 'failed'",
    );
    const csrf = /name="csrf" value="([^"]+)"/.exec(failed)?.[1] ?? '';
    expect((await retry(csrf, row?.['id'] ?? '')).status).toBe(303);
    await at.lab.jobsDone();
    expect(at.stripe.kept(code)).toBe(0);
    expect((await notes(code))[0]?.['day']).not.toBeNull();
    expect(await openRefund(code)).toBe('');
  });

  const retry = (csrf: string, job: string) => changeJob('retry', csrf, job);
  const changeJob = async (action: 'retry' | 'delete', csrf: string, job: string) => {
    const body = new FormData();
    body.set('csrf', csrf);
    body.set('job', job);
    return desk.send(`jobs/${action}`, body);
  };

  it('a refund whose answer is lost is made once, also when it is asked again after the provider forgot its key', async () => {
    const { code, form } = await shipped();
    const net = await netOf(code);
    at.stripe.fault('lost', 'POST /v1/refunds');
    await lower(code, net - 2_000);
    await at.lab.jobsDone();
    expect((await notes(code))[0]?.['day']).toBeNull();
    at.stripe.fault(null);
    at.stripe.forgetKeys();
    at.lab.advance(minutes(90));
    await at.lab.jobsDone();
    const [note] = await notes(code);
    expect(note?.['day']).not.toBeNull();
    expect(at.stripe.kept(code)).toBe(Number(form['seen']) - Number(note?.['gross']));
  });

  it('a refund that the provider has not answered is not transferred: only Retry tells whether it was made', async () => {
    const { code, form } = await shipped();
    at.stripe.fault('lost', '/v1/refunds');
    await lower(code, (await netOf(code)) - 2_000);
    await at.lab.jobsDone();
    const [row] = await at.lab.query(`select r.id::text as refund, j.id::text as job from refunds r
      join orders o on o.id = r.order_id join jobs j on j.kind = 'payments.refund' and j.key = r.id::text
      where o.commessa = '${code}'`);
    const { refund = '', job = '' } = row ?? {};
    // The tenth attempt is the last.
    await at.lab.query(`update jobs set attempts = 9, run_at = now() - interval '1 day' where id = ${job}`);
    await at.lab.jobsDone();
    at.stripe.fault(null);
    const page = await desk.page(`orders/${code}`);
    expect(page).toContain('The card provider didn’t respond, so the card may have been refunded.');
    expect(await refundId(code)).toBe('');
    expect(await openRefund(code)).toContain('no answer from the card provider');
    expect((await desk.act(code, 'refunded', { refund })).status).toBe(422);
    const failed = await desk.page('jobs');
    expect(failed).toContain(code);
    expect(failed).not.toMatch(new RegExp(`aria-label="Delete: [^"]*${code}`));
    const csrf = /name="csrf" value="([^"]+)"/.exec(failed)?.[1] ?? '';
    await changeJob('delete', csrf, job);
    expect(await desk.page('jobs')).toContain(code);
    await changeJob('retry', csrf, job);
    await at.lab.jobsDone();
    expect(at.stripe.kept(code)).toBe(Number(form['seen']) - Number((await notes(code))[0]?.['gross']));
    expect(await desk.page(`orders/${code}`)).toMatch(/refunded on/);
  });

  it('a declined refund whose job was deleted can still be recorded as a transfer', async () => {
    const { code } = await shipped('keeps');
    await lower(code, (await netOf(code)) - 500);
    await at.lab.jobsDone();
    const refund = await refundId(code);
    const failed = await desk.page('jobs');
    const csrf = /name="csrf" value="([^"]+)"/.exec(failed)?.[1] ?? '';
    const [job] = await at.lab.query(
      `select id::text from jobs where kind = 'payments.refund' and key = '${refund}'`,
    );
    await changeJob('delete', csrf, job?.['id'] ?? '');
    expect(await desk.page('jobs')).not.toContain(code);
    expect((await desk.act(code, 'refunded', { refund })).status).toBe(303);
  });

  it.each([
    ['deleted', `update jobs set state = 'dismissed', problem = ''`],
    ['cleaned up', 'delete from jobs'],
  ])(
    'a refund whose job an earlier version has %s is listed as failed, and Retry makes it',
    async (_how, forget) => {
      const { code, form } = await shipped('keeps');
      await lower(code, (await netOf(code)) - 500);
      await at.lab.jobsDone();
      const [row] = await at.lab.query(
        `select r.id::text from refunds r join orders o on o.id = r.order_id where o.commessa = '${code}'`,
      );
      await at.lab.query(`${forget} where kind = 'payments.refund' and key = '${row?.['id']}'`);
      expect(await desk.page('jobs')).not.toContain(code);
      await at.lab.query(`update jobs set run_at = now() - interval '1 day' where kind = 'upkeep.forgotten'`);
      await at.lab.jobsDone();
      const failed = await desk.page('jobs');
      expect(failed).toContain(code);
      const method = [...at.stripe.payments.values()].findLast(({ order }) => order === code)?.method ?? '';
      at.stripe.behaviours.set(method, 'charges');
      const [job] = await at.lab.query(
        `select id::text from jobs where kind = 'payments.refund' and key = '${row?.['id']}'`,
      );
      await retry(/name="csrf" value="([^"]+)"/.exec(failed)?.[1] ?? '', job?.['id'] ?? '');
      await at.lab.jobsDone();
      expect(at.stripe.kept(code)).toBe(Number(form['seen']) - Number((await notes(code))[0]?.['gross']));
    },
  );

  it('a refund that the provider keeps refusing is transferred, and recorded at the desk once', async () => {
    const { code, form } = await shipped('keeps');
    at.stripe.fault('down', '/v1/refunds');
    await lower(code, (await netOf(code)) - 500);
    await at.lab.jobsDone();
    expect(await refundId(code)).toBe('');
    at.stripe.fault(null);
    at.lab.advance(minutes(2));
    await at.lab.jobsDone();
    const refund = await refundId(code);
    expect((await desk.act(code, 'refunded', { refund, refunded_on: '2999-01-01' })).status).toBe(422);
    const answers = await Promise.all([1, 2].map(() => desk.act(code, 'refunded', { refund })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 422]);
    expect(at.stripe.kept(code)).toBe(Number(form['seen']));
    expect((await notes(code))[0]?.['day']).not.toBeNull();
    expect(await desk.page('jobs')).not.toContain(code);
  });

  it('an order by transfer: an unpaid amount is lowered, what was paid is transferred back, and recorded with its author', async () => {
    const ready = await at.readyToPay();
    await press({ ...ready, form: { ...ready.form, payment: 'transfer' } });
    const { code } = ready;
    // Production begins before the payment.
    await desk.act(code, 'release');
    await ship(code);
    const net = await netOf(code);
    expect((await lower(code, net - 1_000)).status).toBe(303);
    expect((await listed(code)).find(({ amount }) => amount < 0)?.movement).toBe('credit');
    expect(await refundId(code)).toBe('');
    expect((await desk.act(code, 'paid', { method: 'cash' })).status).toBe(303);
    expect(await openRefund(code)).toBe('');
    expect((await lower(code, net - 1_500)).status).toBe(303);
    expect(await openRefund(code)).toMatch(
      /€6\.10 .*Credit note NC\d{5}\/\d{4} · issued on .* · by bank transfer/,
    );
    const workshop = deskForms(at.lab.base, await signInAtDesk(at.lab.base, 'workshop@lab.test'));
    expect((await workshop.get('refunds')).status).toBe(404);
    expect((await deskForms(at.lab.base, '').get('refunds')).headers.get('location')).toBe('/staff/');
    const refund = await refundId(code);
    expect(refund).not.toBe('');
    expect((await listed(code)).find(({ movement }) => movement === 'refund')?.day).toBe('');
    expect((await desk.act(code, 'refunded', { refund })).status).toBe(303);
    expect(await openRefund(code)).toBe('');
    const dated = await notes(code);
    expect(dated.map(({ day }) => day === null)).toEqual([true, false]);
    const [action] = await at.lab
      .query(`select s.email from staff_actions a join orders o on o.id = a.order_id
      join staff s on s.id = a.staff_id where o.commessa = '${code}' and a.action = 'refunded'`);
    expect(action?.['email']).toBe('desk@lab.test');
    expect(at.stripe.kept(code)).toBe(0);
  });

  it('a payment that is taken back lowers the transfer that was to return it, and the list says so', async () => {
    const ready = await at.readyToPay();
    await press({ ...ready, form: { ...ready.form, payment: 'transfer' } });
    const { code } = ready;
    await desk.act(code, 'paid');
    await ship(code);
    await lower(code, (await netOf(code)) - 1_000);
    expect(await refundId(code)).not.toBe('');
    const receipt = (await desk.page(`orders/${code}`)).match(/name="receipt" value="(\d+)"/)?.[1] ?? '';
    expect((await desk.act(code, 'reversed', { receipt })).status).toBe(303);
    expect(await refundId(code)).toBe('');
    const [order] = await at.lab.query(
      `select amount_to_pay as due, list_price as gross from orders where commessa = '${code}'`,
    );
    expect(order?.['due']).toBe(order?.['gross']);
    expect((await listed(code)).some(({ movement }) => movement === 'reversal')).toBe(true);
  });
});
