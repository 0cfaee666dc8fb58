import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { labForTest } from '../../test/labForTest.ts';
import { startMailServer } from '../../../../tests/fixtures/mailServer.ts';
import type { TestMailServer } from '../../../../tests/fixtures/mailServer.ts';
import { ownerOf } from '../base/owner.ts';
import type { Owner } from '../base/owner.ts';
import { rowsOf } from '../database/open.ts';
import { customers } from '../database/schema/customers.ts';
import { notificationChoices, notifications } from '../database/schema/notifications.ts';
import { orders } from '../database/schema/orders.ts';
import { nextDigest, queueNotification } from '../mail/notifications.ts';
import { queueForgottenMails } from './deliver.ts';

let server: TestMailServer;
let shop: Awaited<ReturnType<typeof labForTest>>;
let receivers: { owner: Owner; orderId: number; email: string }[] = [];
const minute = 60_000;

beforeAll(async () => {
  server = await startMailServer();
  shop = await labForTest({ mail: { smtp: server.url, timeoutMs: 2_000 } });
  const rows = await shop.lab.database.queries
    .select({
      customerId: customers.id,
      email: customers.email,
      orderId: sql<number>`min(${orders.id})::int`,
    })
    .from(customers)
    .innerJoin(orders, eq(orders.customerId, customers.id))
    .groupBy(customers.id)
    .orderBy(asc(customers.id))
    .limit(3);
  receivers = rows.map((row) => ({ ...row, owner: ownerOf(row) }));
}, 180_000);
afterAll(async () => {
  await shop.stop();
  await server.stop();
});
beforeEach(async () => {
  server.behave({});
  server.received.length = 0;
  const { queries } = shop.lab.database;
  await queries.execute(sql`delete from jobs where queue = 'mail'`);
  await queries.delete(notifications);
  await queries.delete(notificationChoices);
});

const notify = async (count = receivers.length) => {
  for (const { owner, orderId } of receivers.slice(0, count))
    await shop.lab.database.transaction((queries) =>
      queueNotification(queries, owner, { kind: 'shipped', orderId, detail: 'DHL 1', at: shop.clock.now() }),
    );
};
const mailJobs = () =>
  rowsOf<{ state: string; problem: string; attempts: number }>(
    shop.lab.database.queries,
    sql`select state, problem, attempts from jobs where queue = 'mail' order by id`,
  );
const receivedBy = () => server.received.map(({ to }) => to).sort();
const addresses = () => receivers.map(({ email }) => email).sort();

describe('a mail server', () => {
  it('that works gets each mail once, and its row is marked as sent', async () => {
    await notify();
    await shop.jobs.runDue();
    expect(receivedBy()).toEqual(addresses());
    expect(await mailJobs()).toEqual([]);
    const rows = await shop.lab.database.queries.select().from(notifications);
    expect(rows.every(({ sentAt }) => sentAt !== null)).toBe(true);
    await queueForgottenMails(shop.lab.database.queries);
    await shop.jobs.runDue();
    expect(server.received).toHaveLength(receivers.length);
  });

  it('that hangs delays no other request, and gets its mails later', async () => {
    server.behave({ hang: true });
    await notify();
    await vi.waitFor(async () =>
      expect((await mailJobs()).some(({ state }) => state === 'running')).toBe(true),
    );
    await shop.lab.database.transaction((queries) => queries.select().from(customers).limit(1));
    expect((await mailJobs()).some(({ state }) => state === 'running')).toBe(true);
    await shop.jobs.runDue();
    expect((await mailJobs()).map(({ problem }) => problem)).toEqual(receivers.map(() => 'mailServer'));
    server.behave({});
    shop.clock.advance(minute);
    await shop.jobs.runDue();
    expect(receivedBy()).toEqual(addresses());
  });

  it('that refuses one address gets every other mail once, and that job stands as failed', async () => {
    server.behave({ refuse: receivers[0]?.email ?? '' });
    await notify();
    for (let round = 0; round < 5; round += 1) {
      await shop.jobs.runDue();
      shop.clock.advance(60 * minute);
    }
    expect(receivedBy()).toEqual(addresses().filter((email) => email !== receivers[0]?.email));
    expect(await mailJobs()).toEqual([{ state: 'failed', problem: 'mailRefused', attempts: 1 }]);
  });

  it('that is down for an hour gets every mail once afterwards', async () => {
    await server.down();
    await notify();
    for (let minutes = 0; minutes <= 60; minutes += 5) {
      await shop.jobs.runDue();
      shop.clock.advance(5 * minute);
    }
    expect((await mailJobs()).every(({ state, attempts }) => state === 'waiting' && attempts > 5)).toBe(true);
    await server.up();
    shop.clock.advance(60 * minute);
    await shop.jobs.runDue();
    expect([receivedBy(), await mailJobs()]).toEqual([addresses(), []]);
  });

  it('whose acceptance was lost gets that mail again under the same Message-ID, and no other', async () => {
    server.behave({ drop: true });
    await notify(1);
    await shop.jobs.runDue();
    server.behave({});
    await notify();
    shop.clock.advance(minute);
    await shop.jobs.runDue();
    const ids = server.received.map(({ messageId }) => messageId);
    expect(ids).toHaveLength(receivers.length + 2);
    expect(new Set(ids).size).toBe(receivers.length + 1);
    expect(ids.filter((id) => id === ids[0])).toHaveLength(2);
    expect(ids[0]).toMatch(/^<mail\.notification-\d+-\d+@[\w.]+>$/);
  });
});

it('the notifications of a day are one mail, at six o’clock', async () => {
  const [receiver] = receivers;
  if (!receiver) throw new Error('the demonstration has customers');
  await shop.lab.database.queries
    .insert(notificationChoices)
    .values({ customerId: receiver.owner, kind: 'shipped', choice: 'daily' });
  await notify(1);
  await notify(1);
  expect(await mailJobs()).toHaveLength(1);
  await shop.jobs.runDue();
  expect(server.received).toEqual([]);
  shop.clock.advance(nextDigest(shop.clock.now()).getTime() - shop.clock.now().getTime() + 1);
  await shop.jobs.runDue();
  expect(receivedBy()).toEqual([receiver.email]);
  expect(server.received[0]?.source.match(/DHL/g)?.length).toBeGreaterThan(1);
});

it('mails that an older version left waiting are queued at the start', async () => {
  const at = shop.clock.now();
  for (const { owner, orderId } of receivers)
    await shop.lab.database.queries
      .insert(notifications)
      .values({ customerId: owner, orderId, kind: 'shipped', at, dueAt: at });
  await queueForgottenMails(shop.lab.database.queries);
  await queueForgottenMails(shop.lab.database.queries);
  await shop.jobs.runDue();
  expect(receivedBy()).toEqual(addresses());
});
