import { LRUCache } from 'lru-cache';

const minute = 60_000;
const rememberedAddresses = 10_000;

/** So many calls a minute for each client address; one beyond that is told how long to wait. */
export function createAllowance(monotonic: () => number, perMinute: number) {
  const windows = new LRUCache<string, { began: number; taken: number }>({ max: rememberedAddresses });
  return {
    /** Takes one. 0 = go on; otherwise the seconds until the next may come. */
    take(clientAddress: string): number {
      const now = monotonic();
      const known = windows.get(clientAddress);
      const current = known && now - known.began < minute ? known : { began: now, taken: 0 };
      current.taken += 1;
      windows.set(clientAddress, current);
      return current.taken <= perMinute ? 0 : Math.ceil((current.began + minute - now) / 1000);
    },
  };
}
