import {
  contract,
  orderListAnswer,
  ordersIncomplete,
  ordersInProcess,
  ticket,
} from '@trade-area/core/contract';
import type { Endpoint } from '@trade-area/core/contract';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { call, signIn } from '../fixtures/wire.ts';
import type { CallResponse, SignedIn } from '../fixtures/wire.ts';
import { goodInput } from './goodInput.ts';
import { createMessages } from './messageFixture.ts';
import type { MessageFixture } from './messageFixture.ts';

/** Derives the cases of T-A1 and T-A2 from the contract, so that a new call is covered or fails. */
let lab: TestLab;
let owner: SignedIn;
let stranger: SignedIn;
let expired = '';
let revoked = '';
let staff: SignedIn;
let orderCodes: string[] = [];
/** Ids of everything that the owner and the lab have written. */
let written: MessageFixture;
/** Texts that only the owner may ever see. */
let secrets: string[] = [];

beforeAll(async () => {
  lab = await startTestLab();
  expired = (await signIn(lab.base, 'it@studio.test')).token;
  lab.advance(13 * 3_600_000);
  owner = await signIn(lab.base, 'it@studio.test');
  stranger = await signIn(lab.base, 'fr@studio.test');
  staff = await signIn(lab.base, 'internal@lab.test', { as: '1002' });
  const ended = await signIn(lab.base, 'it@studio.test');
  revoked = ended.token;
  await fetch(`${lab.base}/auth/logout`, { method: 'POST', headers: { authorization: `Bearer ${revoked}` } });

  const rows = [];
  for (const list of [ordersInProcess, ordersIncomplete]) {
    const { json } = await call(lab.base, list, { token: owner.token, body: {} });
    rows.push(...parse(orderListAnswer, json).orders);
  }
  written = await createMessages(lab.base, owner);
  // The order with messages comes first, so that messages and files have true ids.
  orderCodes = [...new Set([written.orderCode, ...rows.map((row) => row.commessa)])];
  secrets = [...orderCodes, 'it@studio.test', 'Studio Aurora', 'IT09876543217', owner.c];
});

afterAll(() => lab.stop());

const customerCalls = contract.filter(({ access }) => access === 'customer');

function leaks(response: CallResponse, asked: string): string[] {
  return secrets.filter((secret) => secret !== asked && response.text.includes(secret));
}

/** Input of the call with the owner's id in every field that takes an id. */
function forged(endpoint: Endpoint, id: string): { where: string; given: Parameters<typeof call>[2] }[] {
  const { path, query, body } = goodInput(endpoint, {
    ...written,
    orderCode: id,
    cod_fot: stranger.cod_fot,
  });
  const claims = [
    ['cod_fot', owner.cod_fot],
    ['c', owner.c],
    ['ta_token', owner.token],
  ] as const;
  const base = { ...(path ? { path } : {}), ...(query ? { query } : {}), ...(body ? { body } : {}) };
  return [
    { where: 'id', given: base },
    { where: 'id, direct', given: { ...base, direct: true } },
    ...claims.map(([name, value]) => ({
      where: `query ${name}`,
      given: { ...base, query: { ...query, [name]: value } },
    })),
    // A call with a file has no other body to forge.
    ...(endpoint.encoding === 'bytes' ? [] : claims).map(([name, value]) => ({
      where: `body ${name}`,
      given: {
        ...base,
        ...(endpoint.method === 'POST' ? { body: { ...(body as object), [name]: value } } : {}),
      },
    })),
  ];
}

describe('ownership matrix (ROLE-02, ROLE-11)', () => {
  it('holds for every call, actor and id (T-A1, T-A2, DEC-06)', async () => {
    const actors = [
      ['anonymous', ''],
      ['another customer', stranger.token],
      ['expired', expired],
      ['revoked', revoked],
      ['staff as another customer', staff.token],
    ] as const;
    const ids = [orderCodes[0] ?? '', String(Number(orderCodes[0]) + 1), '0'];
    const found: string[] = [];
    let requests = 0;
    for (const endpoint of customerCalls) {
      for (const [actor, token] of actors) {
        for (const id of ids) {
          for (const { where, given } of forged(endpoint, id)) {
            const response = await call(lab.base, endpoint, { ...given, token });
            requests += 1;
            const leaked = leaks(response, id);
            if (leaked.length > 0) found.push(`${endpoint.id}, ${actor}, ${where}: told ${leaked[0]}`);
            const signedIn = actor === 'another customer' || actor.startsWith('staff');
            if (!signedIn && response.status !== 401)
              found.push(`${endpoint.id}, ${actor}, ${where}: ${response.status}`);
            const claim =
              where.startsWith('query') || (where.startsWith('body') && endpoint.method === 'POST');
            if (signedIn && claim && response.status !== 403)
              found.push(`${endpoint.id}, ${actor}, ${where}: ${response.status} for a forged claim`);
            if (response.status >= 500) found.push(`${endpoint.id}, ${actor}, ${where}: ${response.status}`);
          }
        }
      }
    }
    expect(found).toEqual([]);
    expect(requests).toBeGreaterThanOrEqual(750);
    expect(lab.logged.some((line) => line.includes('named another customer'))).toBe(true);
  });

  it('would notice a missing owner check: the same search finds the data in the owner’s answers', async () => {
    const told = await Promise.all(
      customerCalls.map((endpoint) => {
        const input = goodInput(endpoint, {
          ...written,
          orderCode: orderCodes[0] ?? '',
          cod_fot: owner.cod_fot,
        });
        return call(lab.base, endpoint, { ...input, token: owner.token });
      }),
    );
    expect(told.filter((response) => leaks(response, '').length > 0).length).toBeGreaterThanOrEqual(6);
  });

  it('foreign and missing things get the same answer in the same time', async () => {
    const details = contract.find(({ id }) => id === 'orders.details');
    if (!details) throw new Error('no such call');
    const ask = (id: string) => call(lab.base, details, { token: stranger.token, path: { id } });
    const time = async (id: string) => {
      const began = performance.now();
      await ask(id);
      return performance.now() - began;
    };
    expect((await ask(orderCodes[0] ?? '')).text).toBe((await ask('1')).text);
    const theirs: number[] = [];
    const nobodys: number[] = [];
    for (let index = 0; index < 100; index += 1) {
      theirs.push(await time(orderCodes[index % orderCodes.length] ?? ''));
      nobodys.push(await time(String(100 + index)));
    }
    const median = (values: number[]) => [...values].sort((a, b) => a - b)[values.length / 2] ?? 0;
    expect(Math.abs(median(theirs) - median(nobodys))).toBeLessThan(20);
  });

  it('a ticket for another customer’s order deletes nothing', async () => {
    const ticketFor = async (who: SignedIn, order_code: string) => {
      const { json } = await call(lab.base, ticket, {
        token: who.token,
        body: { purpose: 'delete-order', order_code },
      });
      return (json as { ticket: string }).ticket;
    };
    const remove = async (order_code: string, code: string) =>
      fetch(`${lab.base}/embed/delete-order`, {
        method: 'POST',
        body: new URLSearchParams({ order_code, ta_token: code }),
      });
    const theirs = orderCodes[orderCodes.length - 1] ?? '';
    const notYours = await remove(theirs, await ticketFor(stranger, theirs));
    const notThere = await remove('99', await ticketFor(stranger, '99'));
    expect(notYours.status).toBe(404);
    expect(await notYours.text()).toBe(await notThere.text());
    const { json } = await call(lab.base, ordersIncomplete, { token: owner.token, body: {} });
    expect(parse(orderListAnswer, json).orders.length).toBeGreaterThan(0);
  });
});
