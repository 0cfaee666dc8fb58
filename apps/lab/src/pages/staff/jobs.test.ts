import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { labForTest } from '../../../test/labForTest.ts';
import { startMailServer } from '../../../../../tests/fixtures/mailServer.ts';
import type { TestMailServer } from '../../../../../tests/fixtures/mailServer.ts';
import { ownerOf } from '../../base/owner.ts';
import { customers } from '../../database/schema/customers.ts';
import { orders } from '../../database/schema/orders.ts';
import { staff, staffSessions } from '../../database/schema/production.ts';
import { createToken, hashToken } from '../../identity/tokens.ts';
import { queueNotification } from '../../mail/notifications.ts';
import { jobsOf, queueForgotten } from '../../server/labJobs.ts';
import { deskLanguages } from './desk.ts';
import { jobTexts } from './texts/jobs.ts';

let server: TestMailServer;
let shop: Awaited<ReturnType<typeof labForTest>>;
let order: { id: number; customerId: number; code: string; email: string };
const token = createToken();

beforeAll(async () => {
  server = await startMailServer();
  shop = await labForTest({ mail: { smtp: server.url } });
  const { queries } = shop.lab.database;
  const [found] = await queries
    .select({ id: orders.id, customerId: orders.customerId, code: orders.commessa, email: customers.email })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .orderBy(asc(orders.id))
    .limit(1);
  const [person] = await queries.select({ id: staff.id }).from(staff).limit(1);
  if (!found || !person) throw new Error('the demonstration has orders and staff');
  order = found;
  const now = shop.clock.now();
  await queries.insert(staffSessions).values({
    tokenHash: hashToken(token),
    staffId: person.id,
    createdAt: now,
    expiresAt: new Date(now.getTime() + 30 * 86_400_000),
  });
}, 180_000);
afterAll(async () => {
  await shop.stop();
  await server.stop();
});

const own = { 'sec-fetch-site': 'same-origin' };
const read = async (language = 'en', path = 'jobs') =>
  (
    await fetch(`${shop.base}/staff/${path}`, {
      headers: { ...own, cookie: `ta_staff=${token}; ta_staff_language=${language}` },
      redirect: 'manual',
    })
  ).text();
const press = async (action: 'retry' | 'delete', fields: Readonly<Record<string, string>> = {}) => {
  const page = await read();
  const value = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(page)?.[1] ?? '';
  const body = new FormData();
  for (const [name, text] of Object.entries({ csrf: value('csrf'), job: value('job'), ...fields }))
    body.set(name, text);
  return fetch(`${shop.base}/staff/jobs/${action}`, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { ...own, cookie: `ta_staff=${token}` },
  });
};
const refusedMail = async () => {
  server.behave({ refuse: order.email });
  await shop.lab.database.transaction((queries) =>
    queueNotification(queries, ownerOf(order), {
      kind: 'shipped',
      orderId: order.id,
      detail: 'DHL 1',
      at: shop.clock.now(),
    }),
  );
  await shop.jobs.runDue();
};

it('a refused mail stands there in plain words of five languages, with its order; Retry sends it', async () => {
  await refusedMail();
  const page = await read();
  expect(page).toContain('E-mail about an order');
  expect(page).toContain(`href="/staff/orders/${order.code}">${order.code}</a>`);
  expect(page).toContain(order.email);
  expect(page).toContain('The mail server rejected this e-mail. Check the customer’s address.');
  expect(page).toContain('550 5.1.1 no such user');
  expect(page).not.toContain('Reference:');
  expect(await read('en', '?list=open')).toMatch(/href="\/staff\/jobs"[^]*data-count="jobs">1</);
  for (const [language, text] of [
    ['it', 'Il server di posta ha rifiutato questa e-mail.'],
    ['es', 'El servidor de correo ha rechazado este mensaje.'],
    ['fr', 'Le serveur de messagerie a refusé cet e-mail.'],
    ['de', 'Der Mailserver hat diese E-Mail abgelehnt.'],
  ] as const)
    expect(await read(language)).toContain(text);

  server.behave({});
  const answer = await press('retry');
  expect(answer.headers.get('location')).toBe('/staff/jobs?done=retry');
  await shop.jobs.runDue();
  expect(server.received.map(({ to }) => to)).toEqual([order.email]);
  expect(await read()).toContain('No failed jobs.');
});

it('the reference of the request that queued a failed job stands beside it, in the language of the desk', async () => {
  await refusedMail();
  server.behave({});
  await shop.lab.database.queries.execute(
    sql`update jobs set request_id = '0f8fad5b-d9cb-469f-a165-70867728950e' where state = 'failed'`,
  );
  for (const [language, label] of [
    ['en', 'Reference:'],
    ['it', 'Riferimento:'],
    ['es', 'Referencia:'],
    ['fr', 'Référence\u00a0:'],
    ['de', 'Referenz:'],
  ] as const)
    expect(await read(language)).toMatch(new RegExp(`${label} <code[^>]*>7728950e</code>`));
  await press('delete');
});

it('a deleted job is gone for good: it is not found forgotten, and its mail is never sent', async () => {
  await refusedMail();
  server.behave({});
  server.received.length = 0;
  expect((await press('delete')).headers.get('location')).toBe('/staff/jobs?done=delete');
  await queueForgotten(shop.lab);
  await shop.jobs.runDue();
  expect([server.received, await read()]).toEqual([[], expect.stringContaining('No failed jobs.')]);
});

it('a periodic job that failed says when it runs again, and can be retried but not deleted', async () => {
  const { queries } = shop.lab.database;
  await queries.execute(sql`update jobs set problem = 'store', detail = 'EIO' where kind = 'uploads.check'`);
  const page = await read();
  expect(page).toContain('Daily check of all files');
  expect(page).toContain('Runs again on');
  expect(page).not.toContain('action="/staff/jobs/delete"');
  await press('retry');
  await shop.jobs.runDue();
  expect(await read()).toContain('No failed jobs.');
});

it('every kind of job has a name in each language of the desk', () => {
  for (const [language] of deskLanguages) {
    const { kinds } = jobTexts(language);
    const without = jobsOf(shop.lab).filter(({ definition }) => !Object.hasOwn(kinds, definition.kind));
    expect([language, without.map(({ definition }) => definition.kind)]).toEqual([language, []]);
  }
});

it('nobody else sees it, and a form without its CSRF token changes nothing', async () => {
  await refusedMail();
  const visitor = await fetch(`${shop.base}/staff/jobs`, { redirect: 'manual' });
  expect([visitor.status, visitor.headers.get('location')]).toEqual([303, '/staff/']);
  expect((await press('retry', { csrf: 'x'.repeat(43) })).status).toBe(403);
  expect((await press('retry', { job: '0' })).headers.get('location')).toBe('/staff/jobs?done=gone');
  expect(await read()).toContain('rejected this e-mail');
});
