import { describe, expect, it } from 'vitest';
import { createListState, cachedDaysOf, cachedMatchCountOf } from './state.ts';

describe('the state of a list', () => {
  it('caches the counts of the latest searches, up to its maximum', async () => {
    const state = createListState([]);
    let counted = 0;
    const count = async () => (counted += 1);
    for (let search = 0; search < 300; search += 1)
      await cachedMatchCountOf(state, `search ${search}`, count);
    expect(state.matches.size).toBe(100);
    expect(await cachedMatchCountOf(state, 'search 299', count)).toBe(300);
    expect(await cachedMatchCountOf(state, 'search 0', count)).toBe(301);
  });

  it('caches a count of zero', async () => {
    const state = createListState([]);
    let readCount = 0;
    const none = async () => {
      readCount += 1;
      return 0;
    };
    await cachedMatchCountOf(state, 'nothing', none);
    await cachedMatchCountOf(state, 'nothing', none);
    expect(readCount).toBe(1);
  });

  it('reads days once for simultaneous requests, and again after a failure', async () => {
    const state = createListState([]);
    let readCount = 0;
    const fails = async () => {
      readCount += 1;
      throw new Error('the database is gone');
    };
    const both = await Promise.allSettled([
      cachedDaysOf(state, 'all', fails),
      cachedDaysOf(state, 'all', fails),
    ]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(readCount).toBe(1);
    const days = [{ day: '2026-11-20', orders: 3 }];
    expect(await cachedDaysOf(state, 'all', async () => days)).toBe(days);
  });

  it('caches at most 100 ranges of days', async () => {
    const state = createListState([]);
    for (let range = 0; range < 150; range += 1) await cachedDaysOf(state, `${range}`, async () => []);
    expect(state.days.size).toBe(100);
  });
});
