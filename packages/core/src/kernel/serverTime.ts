import type { Clock, Fetch } from './ports.ts';

/** A header is full seconds, and an answer has travelled: less than this is no difference (reliability E6). */
const tolerance = 90_000;

/**
 * The clock as the lab's answers set it: where a device's clock is wrong by more than a minute or so, the lab's day
 * counts. Ask with the `fetch` that comes back; waiting stays the device's own.
 */
export function withServerTime(fetch: Fetch, clock: Clock): { readonly fetch: Fetch; readonly clock: Clock } {
  let ahead = 0;
  return {
    fetch: async (url, request) => {
      const response = await fetch(url, request);
      const said = Date.parse(response.headers.get('date') ?? '');
      // What a cache may have kept tells when it was made.
      const kept = /max-age=[1-9]/.test(response.headers.get('cache-control') ?? '');
      if (!kept && !Number.isNaN(said)) {
        const difference = said - clock.now().getTime();
        ahead = Math.abs(difference) < tolerance ? 0 : difference;
      }
      return response;
    },
    clock: { now: () => new Date(clock.now().getTime() + ahead), after: clock.after },
  };
}
