import {
  checkCode,
  configuratorPrice,
  customerStore,
  ordersInProcess,
  publicStore,
} from '@trade-area/core/contract';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { call, readResponse, signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';

/** Spellings and fields that callers of the old portal rely on. */
let lab: TestLab;
let who: SignedIn;
const now = '2031-03-04T10:00:00Z';

beforeAll(async () => {
  lab = await startTestLab();
  who = await signIn(lab.base, 'it@studio.test');
});
afterAll(() => lab.stop());

const post = (path: string) =>
  fetch(`${lab.base}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/json' },
    body: '{}',
  }).then(readResponse);

describe('addresses', () => {
  it('GW2-13: the orders answer at their old address, without /api and without the first slash', async () => {
    const known = await call(lab.base, ordersInProcess, { token: who.token, body: {} });
    expect(known.status).toBe(200);
    for (const path of [
      '/customer/orders/inprocess',
      '/gateway?endpoint=customer/orders/inprocess',
      '/gateway?endpoint=/customer/orders/inprocess',
    ])
      expect([path, (await post(path)).text]).toEqual([path, known.text]);
    expect((await fetch(`${lab.base}/customer/orders/inprocess`, { method: 'POST' })).status).toBe(401);
    expect((await post('/customer/orders/nothing')).status).toBe(404);
    expect((await post('/gateway?endpoint=/scripts/check_invoice_exist')).status).toBe(404);
  });

  it('the public store answers through the gateway as at its own address', async () => {
    const known = await call(lab.base, publicStore);
    const through = await readResponse(await fetch(`${lab.base}/gateway?endpoint=/public/store`));
    expect([through.status, through.text]).toEqual([200, known.text]);
  });
});

describe('fields', () => {
  it('STATE-04: is_exclusive and after_date travel as 1 and 0', async () => {
    const items = (await call(lab.base, customerStore, { token: who.token })).json as {
      promo_filter: { is_exclusive: unknown }[];
      date_filter: { after_date: unknown }[];
    }[];
    const flags = items.flatMap(({ promo_filter, date_filter }) => [
      ...promo_filter.map(({ is_exclusive }) => is_exclusive),
      ...date_filter.map(({ after_date }) => after_date),
    ]);
    expect(flags.length).toBeGreaterThan(3);
    expect([...new Set(flags)].toSorted()).toEqual([0, 1]);
  });

  it('STATE-05: the customer’s context names the versions of the price list and the prices of shipping', async () => {
    const { json } = await call(lab.base, checkCode, { token: who.token });
    expect(json).toMatchObject({
      listino: 'EUR_IT',
      versione_listino: { frame_mov: 1, epicor_10: '2026-1' },
      spese_spedizione: { go: 9.9, epicor_10: 9.9 },
    });
    const us = await signIn(lab.base, 'us@studio.test');
    const { json: theirs } = await call(lab.base, checkCode, { token: us.token });
    expect(theirs).toMatchObject({ spese_spedizione: { go: 18.9, epicor_10: 22.9 } });
  });
});

it('CHECK-10: a configuration costs the shipping that the customer’s context names for its configurator', async () => {
  for (const email of ['it@studio.test', 'us@studio.test'] as const) {
    const { token } = await signIn(lab.base, email);
    const context = parse(checkCode.answer, (await call(lab.base, checkCode, { token })).json);
    const priced = await call(lab.base, configuratorPrice, {
      token,
      body: { configurator: '10', fields: [] },
    });
    const { price } = parse(configuratorPrice.answer, priced.json);
    expect(price?.shipping).toBeGreaterThan(0);
    expect([email, price?.shipping]).toEqual([email, context.spese_spedizione?.['epicor_10']]);
  }
});

it('every answer tells the lab’s own time, whatever the clock of the machine says', async () => {
  lab.advance(Date.parse(now) - Date.now());
  const paths = [
    '/',
    '/public/store',
    '/staff/',
    '/nothing',
    '/gateway?endpoint=/public/store',
    '/pictures/x',
  ];
  for (const path of paths) {
    const { headers } = await fetch(`${lab.base}${path}`);
    expect([path, new Date(headers.get('date') ?? '').getUTCFullYear()]).toEqual([path, 2031]);
  }
});
