import { contract, orderListAnswer, ordersIncomplete, ticket } from '@trade-area/core/contract';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';
import { goodInput } from './goodInput.ts';
import { customerCalls, searchLeaks, startOwned } from './ownershipSearch.ts';
import type { Owned } from './ownershipSearch.ts';

/** Every call with a true id of another's; `ownershipAll.test.ts` tries more ids and ended sessions too. */
let owned: Owned;
beforeAll(async () => {
  owned = await startOwned();
});
afterAll(() => owned.lab.stop());

describe('ownership matrix (ROLE-02, ROLE-11)', () => {
  it('holds for every call with a true id, whoever asks (T-A1, T-A2, DEC-06)', async () => {
    const { lab, actors, orderCodes } = owned;
    const current = actors.filter(([name]) => name !== 'expired' && name !== 'revoked');
    expect(current).toHaveLength(3);
    const { found, requests } = await searchLeaks(owned, current, orderCodes.slice(0, 1));
    expect(found).toEqual([]);
    expect(requests).toBeGreaterThanOrEqual(150);
    expect(lab.logged.some((line) => line.includes('named another customer'))).toBe(true);
  });

  it('would notice a missing owner check: the same search finds the data in the owner’s answers', async () => {
    const { lab, owner, orderCodes, written, leaks } = owned;
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
    const { lab, stranger, orderCodes } = owned;
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
    const { lab, owner, stranger, orderCodes } = owned;
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
