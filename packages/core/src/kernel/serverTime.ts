import { storageKeys } from './storage/keys.ts';
import type { Clock, Fetch, KeyValue } from './ports.ts';

/** More than a century: a device without a battery begins in 1970. More than this was not written by us. */
const most = 4e12;

/** A header is full seconds, and an answer has travelled: less than this is no difference (T-E6). */
const tolerance = 90_000;

/**
 * The clock as the lab's answers set it: where a device's clock is wrong by more than a minute or so, the lab's day
 * counts. Ask with the `fetch` that comes back; waiting stays the device's own. What was learned is kept in `storage`:
 * the next page asks for the day before its first answer has arrived.
 */
export function withServerTime(
  fetch: Fetch,
  clock: Clock,
  storage: KeyValue,
): { readonly fetch: Fetch; readonly clock: Clock } {
  let knownAhead: number | null = null;
  const ahead = () => (knownAhead ??= readAhead(storage));
  const learn = (difference: number) => {
    const before = ahead();
    knownAhead = Math.abs(difference) < tolerance ? 0 : difference;
    // The header's seconds vary a little; such a difference is not stored again.
    if (Math.abs(knownAhead - before) >= tolerance) storage.set(storageKeys.clockAhead, String(knownAhead));
  };
  return {
    fetch: async (url, request) => {
      const response = await fetch(url, request);
      const serverDateMs = Date.parse(response.headers.get('date') ?? '');
      // A cached answer says when it was made, not what time it is.
      const isCacheable = /max-age=[1-9]/.test(response.headers.get('cache-control') ?? '');
      if (!isCacheable && !Number.isNaN(serverDateMs)) learn(serverDateMs - clock.now().getTime());
      return response;
    },
    clock: { now: () => new Date(clock.now().getTime() + ahead()), after: clock.after },
  };
}

function readAhead(storage: KeyValue): number {
  const storedAhead = Number(storage.get(storageKeys.clockAhead));
  return Math.abs(storedAhead) <= most ? storedAhead : 0;
}
