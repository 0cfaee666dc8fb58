import { LRUCache } from 'lru-cache';

const minute = 60_000;
const maxTrackedAddresses = 10_000;

/** Limits the calls of each client address per minute; a refused call gets the seconds to wait. */
export function createAllowance(monotonic: () => number, perMinute: number) {
  const windows = new LRUCache<string, { began: number; taken: number }>({ max: maxTrackedAddresses });
  return {
    /** Counts one call. 0 = allowed; otherwise the seconds until the next call is allowed. */
    take(clientAddress: string): number {
      const now = monotonic();
      const existing = windows.get(clientAddress);
      const current = existing && now - existing.began < minute ? existing : { began: now, taken: 0 };
      current.taken += 1;
      windows.set(clientAddress, current);
      return current.taken <= perMinute ? 0 : Math.ceil((current.began + minute - now) / 1000);
    },
  };
}
