import { details, endSessions, listSessions } from '@trade-area/core/contract';
import { parse } from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { call, signIn } from '../fixtures/wire.ts';

let lab: TestLab;
beforeAll(async () => {
  lab = await startTestLab();
});
afterAll(() => lab.stop());

const list = async (token: string) =>
  parse(listSessions.answer, (await call(lab.base, listSessions, { token })).json);
const end = (token: string, id = '') => call(lab.base, endSessions, { token, body: { id } });
const alive = async (token: string) => (await call(lab.base, details, { token })).status === 200;

it('lists every device of the customer, newest first, and marks the one that asks', async () => {
  const one = await signIn(lab.base, 'de@studio.test');
  lab.advance(60_000);
  const two = await signIn(lab.base, 'de@studio.test');
  const rows = await list(two.token);
  expect(rows.map(({ here }) => here)).toEqual([true, false]);
  expect((await list(one.token)).map(({ here }) => here)).toEqual([false, true]);
  for (const { id, created_at } of rows) {
    expect(id).toMatch(/^[\w-]{22}$/);
    expect(Number.isNaN(Date.parse(created_at))).toBe(false);
  }
  const told = JSON.stringify(rows);
  expect([one.token, two.token].filter((token) => told.includes(token))).toEqual([]);
});

it('ends one other session, never its own, never another customer’s', async () => {
  const [mine, other, stranger] = [
    await signIn(lab.base, 'es@studio.test'),
    await signIn(lab.base, 'es@studio.test'),
    await signIn(lab.base, 'au@studio.test'),
  ];
  const [here] = (await list(mine.token)).filter((row) => row.here);
  const [there] = (await list(mine.token)).filter((row) => !row.here);
  expect((await end(mine.token, here?.id)).json).toEqual({ success: true, ended: 0 });
  expect((await end(stranger.token, there?.id)).json).toEqual({ success: true, ended: 0 });
  expect(await alive(other.token)).toBe(true);
  expect((await end(mine.token, there?.id)).json).toEqual({ success: true, ended: 1 });
  expect([await alive(mine.token), await alive(other.token), await alive(stranger.token)]).toEqual([
    true,
    false,
    true,
  ]);
});

it('ends all other sessions of the customer at once, and no one else’s', async () => {
  const [mine, two, three, stranger] = [
    await signIn(lab.base, 'us@studio.test'),
    await signIn(lab.base, 'us@studio.test'),
    await signIn(lab.base, 'us@studio.test'),
    await signIn(lab.base, 'ca@studio.test'),
  ];
  expect((await end(mine.token)).json).toEqual({ success: true, ended: 2 });
  const lives = await Promise.all([mine, two, three, stranger].map(({ token }) => alive(token)));
  expect(lives).toEqual([true, false, false, true]);
});

it('staff who act as a customer see no devices and sign no one out (T-A3)', async () => {
  const customer = await signIn(lab.base, 'ie@studio.test');
  const staff = await signIn(lab.base, 'internal@lab.test', { as: '1008' });
  expect(await list(staff.token)).toEqual([]);
  expect((await end(staff.token)).status).toBe(403);
  expect((await list(customer.token)).length).toBe(1);
  expect((await end(customer.token)).json).toEqual({ success: true, ended: 0 });
});
