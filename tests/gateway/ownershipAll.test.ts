import { afterAll, beforeAll, expect, it } from 'vitest';
import { searchLeaks, startOwned } from './ownershipSearch.ts';
import type { Owned } from './ownershipSearch.ts';

/** The whole of what `ownership.test.ts` tries with one id and three actors. */
let owned: Owned;
beforeAll(async () => {
  owned = await startOwned();
});
afterAll(() => owned.lab.stop());

it('ROLE-02, ROLE-11 holds for every call, actor and id (T-A1, T-A2, DEC-06)', async () => {
  const { actors, orderCodes } = owned;
  const ids = [orderCodes[0] ?? '', String(Number(orderCodes[0]) + 1), '0'];
  const { found, requests } = await searchLeaks(owned, actors, ids);
  expect(found).toEqual([]);
  expect(actors).toHaveLength(5);
  expect(requests).toBeGreaterThanOrEqual(750);
});
