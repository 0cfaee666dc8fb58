import {
  orderCounts,
  orderListAnswer,
  ordersCounts,
  ordersInProcess,
  privacyLink,
  reorder,
  requestPrivacy,
} from '@trade-area/core/contract';
import { dateWindow } from '@trade-area/core/kernel';
import { parse } from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { call, signIn } from '../fixtures/wire.ts';
import { deskForms, signInAtDesk } from './desk.ts';

/** Half past midnight in Rome, where the lab is: by UTC it is still the day before. */
let lab: TestLab;
/** The day at the lab. */
let today: string;

beforeAll(async () => {
  lab = await startTestLab();
  const halfPast = new Date();
  halfPast.setUTCHours(23, 30, 0, 0);
  if (halfPast.getTime() < Date.now()) halfPast.setUTCDate(halfPast.getUTCDate() + 1);
  lab.advance(halfPast.getTime() - Date.now());
  today = new Date(halfPast.getTime() + 3_600_000).toISOString().slice(0, 10);
});
afterAll(() => lab.stop());

const dayOf = async (query: string) => (await lab.query(query))[0]?.['day'];

it('an order that is shipped after midnight has the lab’s day on the order and on its invoice', async () => {
  const desk = deskForms(lab.base, await signInAtDesk(lab.base));
  const [order] = await lab.query(`select o.commessa from orders o where o.fm_status = 1 and not o.on_hold
    and not o.incomplete and o.price > 0 and o.payment_data = 'card' order by o.id limit 1`);
  const code = order?.['commessa'] ?? '';
  expect((await desk.act(code, 'ship', { carrier: 'UPS', tracking: '1Z999AA10123456784' })).status).toBe(303);
  expect(await dayOf(`select shipping_date::text as day from orders where commessa = '${code}'`)).toBe(today);
  expect(
    await dayOf(`select i.issued::text as day from invoices i join orders o on o.id = i.order_id
      where o.commessa = '${code}'`),
  ).toBe(today);
});

it('an order that is placed again after midnight has the lab’s day', async () => {
  const { token } = await signIn(lab.base, 'it@studio.test');
  const [order] = await lab.query(`select o.commessa from orders o join customers c on c.id = o.customer_id
    where c.email = 'it@studio.test' and o.fm_status = 2 order by o.id desc limit 1`);
  const { status } = await call(lab.base, reorder, {
    token,
    body: { cod_order: order?.['commessa'] ?? '' },
    headers: { 'idempotency-key': 'key-of-a-new-day' },
  });
  expect(status).toBe(200);
  expect(await dayOf('select order_date::text as day from orders order by id desc limit 1')).toBe(today);
});

it('a copy of the data is named after the lab’s day', async () => {
  const { token } = await signIn(lab.base, 'fr@studio.test');
  const { json } = await call(lab.base, requestPrivacy, { token, body: { kind: 'export', order_code: '' } });
  const { id } = parse(requestPrivacy.answer, json);
  await lab.jobsDone();
  const made = await call(lab.base, privacyLink, { token, body: { id } });
  const copy = await fetch(parse(privacyLink.answer, made.json).link);
  await copy.body?.cancel();
  expect(copy.headers.get('content-disposition')).toContain(`-${today}.zip`);
});

it('files of an order are deleted by the lab’s days after its delivery', async () => {
  const days = lab.config.retention.files;
  const dayBefore = (count: number) =>
    new Date(Date.parse(`${today}T00:00:00Z`) - count * 86_400_000).toISOString().slice(0, 10);
  const [last, first] =
    await lab.query(`select o.id::text as id, o.customer_id::text as customer from orders o
    where o.fm_status = 2 and not o.incomplete and not o.on_hold order by o.id limit 2`);
  for (const [order, delivered] of [
    [last, dayBefore(days + 1)],
    [first, dayBefore(days)],
  ] as const) {
    await lab.query(
      `update order_details set delivered_date = '${delivered}' where order_id = ${order?.['id']}`,
    );
    await lab.query(`insert into uploads (id, customer_id, actor_id, order_id, name, size, created_at, touched_at)
      values ('of-${order?.['id']}', ${order?.['customer']}, ${order?.['customer']}, ${order?.['id']}, 'a.jpg', 1, now(), now())`);
  }
  await lab.query(`update jobs set run_at = now() - interval '1 day' where kind = 'upkeep.records'`);
  await lab.jobsDone();
  const left = await lab.query(
    `select id from uploads where id in ('of-${last?.['id']}', 'of-${first?.['id']}')`,
  );
  expect(left.map((row) => row['id'])).toEqual([`of-${first?.['id']}`]);
});

it('the number beside shipped orders is that of their list: of two years up to the lab’s day (DEC-22, ORD-39)', async () => {
  const shipped = async () => {
    const { token } = await signIn(lab.base, 'it@studio.test');
    const { from, to } = dateWindow(lab.today());
    const query = { status: 3, shipping_from: from.value, shipping_to: to.value };
    const list = await call(lab.base, ordersInProcess, { token, body: { query } });
    const counts = await call(lab.base, ordersCounts, { token });
    expect(parse(orderCounts, counts.json).shipped).toBe(parse(orderListAnswer, list.json).total);
    return parse(orderCounts, counts.json).shipped;
  };
  const now = await shipped();
  // The oldest shipped orders of the demonstration are more than a year old.
  lab.advance(400 * 86_400_000);
  const later = await shipped();
  expect(later).toBeGreaterThan(0);
  expect(later).toBeLessThan(now);
});
