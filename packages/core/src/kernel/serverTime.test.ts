import { expect, it } from 'vitest';
import { manualClock, memoryStore } from './ports.ts';
import { withServerTime } from './serverTime.ts';

const answer =
  (date: string | null, cache: string | null = null) =>
  async () => ({
    status: 200,
    headers: { get: (name: string) => ({ date, 'cache-control': cache })[name] ?? null },
    text: () => Promise.resolve(''),
  });
const request = { method: 'GET', headers: {} };

it.each([
  ['a device a day behind', 'Sat, 21 Nov 2026 09:00:00 GMT', '2026-11-21T09:00:00.000Z'],
  ['a device a day ahead', 'Thu, 19 Nov 2026 09:00:00 GMT', '2026-11-19T09:00:00.000Z'],
  ['five minutes', 'Fri, 20 Nov 2026 09:05:00 GMT', '2026-11-20T09:05:00.000Z'],
  ['a moment on the way is no difference', 'Fri, 20 Nov 2026 09:00:40 GMT', '2026-11-20T09:00:00.000Z'],
  ['a header the browser may not see', null, '2026-11-20T09:00:00.000Z'],
  ['garbage', 'tomorrow', '2026-11-20T09:00:00.000Z'],
])('T-E6: %s', async (_case, date, now) => {
  const { fetch, clock } = withServerTime(answer(date), manualClock('2026-11-20T09:00:00Z'), memoryStore());
  await fetch('https://lab.test/', request);
  expect(clock.now().toISOString()).toBe(now);
});

it('T-E6: a device that is set right is believed again', async () => {
  const device = manualClock('2026-11-19T09:00:00Z');
  const { fetch, clock } = withServerTime(answer('Fri, 20 Nov 2026 09:00:00 GMT'), device, memoryStore());
  await fetch('https://lab.test/', request);
  device.advance(24 * 3_600_000);
  await fetch('https://lab.test/', request);
  expect(clock.now().toISOString()).toBe('2026-11-20T09:00:00.000Z');
});

it('an answer that caches keep tells no time', async () => {
  const kept = answer('Thu, 19 Nov 2026 09:00:00 GMT', 'public, max-age=300');
  const { fetch, clock } = withServerTime(kept, manualClock('2026-11-20T09:00:00Z'), memoryStore());
  await fetch('https://lab.test/', request);
  expect(clock.now().toISOString()).toBe('2026-11-20T09:00:00.000Z');
});

it('T-E6: what was learned holds on the next page before anybody has answered, and no longer than it is true', async () => {
  const storage = memoryStore();
  const behind = manualClock('2026-11-19T09:00:00Z');
  const page = () => withServerTime(answer('Fri, 20 Nov 2026 09:00:00 GMT'), behind, storage);
  await page().fetch('https://lab.test/', request);
  expect(page().clock.now().toISOString()).toBe('2026-11-20T09:00:00.000Z');
  behind.advance(24 * 3_600_000);
  const repaired = page();
  await repaired.fetch('https://lab.test/', request);
  expect(repaired.clock.now().toISOString()).toBe('2026-11-20T09:00:00.000Z');
  expect(page().clock.now().toISOString()).toBe('2026-11-20T09:00:00.000Z');
});

it.each(['tomorrow', '', 'NaN', 'Infinity', '1e400', '-9e99'])(
  'T-E6: “%s” in the storage is no difference',
  (kept) => {
    const storage = memoryStore();
    storage.set('ta-clock-ahead', kept);
    const { clock } = withServerTime(answer(null), manualClock('2026-11-20T09:00:00Z'), storage);
    expect(clock.now().toISOString()).toBe('2026-11-20T09:00:00.000Z');
  },
);
