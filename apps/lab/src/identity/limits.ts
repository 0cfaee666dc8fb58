import { LRUCache } from 'lru-cache';
import { tooMany } from '../base/errors.ts';
import type { Attempt, Limits } from '../base/ports/identity.ts';

/**
 * Limits of sign-in attempts. Failures are counted per client address, per account, and per both together; each allows
 * some free attempts, then requires a pause that doubles with every failure. The first attempt of an address at an
 * account is always checked, and an address the owner has signed in from is exempt from the account's counter, so that
 * no attacker can lock an owner out (T-A8).
 */
interface Allowance {
  readonly freeAttempts: number;
  /** Longest pause, in seconds. */
  readonly maxPauseSeconds: number;
}
const perPair: Allowance = { freeAttempts: 5, maxPauseSeconds: 900 };
const perAddress: Allowance = { freeAttempts: 40, maxPauseSeconds: 300 };
const perAccount: Allowance = { freeAttempts: 20, maxPauseSeconds: 60 };
const forgetAfterMs = 3_600_000;
const maxTrackedKeys = 50_000;

interface Counter {
  failures: number;
  openAt: number;
  seenAt: number;
}

export function createLimits(monotonic: () => number): Limits {
  // The least recently used keys are evicted first; a counter expires after an hour without an attempt.
  const counters = new LRUCache<string, Counter>({ max: maxTrackedKeys });

  function counter(key: string): Counter {
    const now = monotonic();
    const existing = counters.get(key);
    const current =
      existing && now - existing.seenAt < forgetAfterMs ? existing : { failures: 0, openAt: 0, seenAt: now };
    current.seenAt = now;
    counters.set(key, current);
    return current;
  }

  function wait(attempts: Counter): number {
    return Math.max(0, attempts.openAt - monotonic());
  }

  function fail(counted: Counter, allowance: Allowance): void {
    counted.failures += 1;
    const over = counted.failures - allowance.freeAttempts;
    if (over >= 0) counted.openAt = monotonic() + Math.min(2 ** over, allowance.maxPauseSeconds) * 1000;
  }

  const countersOf = (kind: string, { clientAddress: address, account }: Attempt) => ({
    pair: counter(`${kind} pair ${address} ${account}`),
    address: counter(`${kind} address ${address}`),
    account: counter(`${kind} account ${account}`),
  });

  return {
    begin(kind, attempt) {
      const { pair, address, account } = countersOf(kind, attempt);
      const boundByAccount = !attempt.isKnownAddress && pair.failures > 0;
      const pause = Math.max(wait(pair), wait(address), boundByAccount ? wait(account) : 0);
      if (pause > 0) throw tooMany(Math.ceil(pause / 1000));
      fail(pair, perPair);
      fail(address, perAddress);
      if (!attempt.isKnownAddress) fail(account, perAccount);
    },
    succeeded(kind, attempt) {
      const { pair, address, account } = countersOf(kind, attempt);
      pair.failures = 0;
      pair.openAt = 0;
      address.failures = Math.max(0, address.failures - 1);
      address.openAt = 0;
      account.failures = Math.max(0, account.failures - 1);
    },
  };
}
