import { tooMany } from '../base/errors.ts';

/**
 * How often somebody may try. Counted per place (address of the connection), per account, and per both together; each
 * has some free tries, then a pause that doubles with every failure. The first try of a place at an account is always
 * looked at, and a place the owner has signed in from is not bound by what others do to the account: nobody can lock
 * an owner out (T-A8).
 */
interface Allowance {
  readonly free: number;
  /** Longest pause, in seconds. */
  readonly longest: number;
}
const perPair: Allowance = { free: 5, longest: 900 };
const perPlace: Allowance = { free: 40, longest: 300 };
const perAccount: Allowance = { free: 20, longest: 60 };
const forgottenAfter = 3_600_000;
const rememberedKeys = 50_000;

interface Counter {
  failures: number;
  openAt: number;
  seenAt: number;
}

export interface Attempt {
  readonly place: string;
  readonly account: string;
  /** The owner has signed in from this place before. */
  readonly known: boolean;
}

export interface Limits {
  /** Throws `tooMany` when it is too early; otherwise counts the try as failed until `succeeded` is told. */
  begin(kind: 'login' | 'recovery', attempt: Attempt): void;
  succeeded(kind: 'login' | 'recovery', attempt: Attempt): void;
}

export function createLimits(monotonic: () => number): Limits {
  const counters = new Map<string, Counter>();

  function counter(key: string): Counter {
    const now = monotonic();
    const found = counters.get(key);
    counters.delete(key);
    const fresh =
      found && now - found.seenAt < forgottenAfter ? found : { failures: 0, openAt: 0, seenAt: now };
    fresh.seenAt = now;
    counters.set(key, fresh);
    const oldest = counters.keys().next();
    if (counters.size > rememberedKeys && !oldest.done) counters.delete(oldest.value);
    return fresh;
  }

  function wait(counted: Counter): number {
    return Math.max(0, counted.openAt - monotonic());
  }

  function fail(counted: Counter, allowance: Allowance): void {
    counted.failures += 1;
    const over = counted.failures - allowance.free;
    if (over >= 0) counted.openAt = monotonic() + Math.min(2 ** over, allowance.longest) * 1000;
  }

  const keys = (kind: string, { place, account }: Attempt) => ({
    pair: counter(`${kind} pair ${place} ${account}`),
    place: counter(`${kind} place ${place}`),
    account: counter(`${kind} account ${account}`),
  });

  return {
    begin(kind, attempt) {
      const { pair, place, account } = keys(kind, attempt);
      const boundByAccount = !attempt.known && pair.failures > 0;
      const pause = Math.max(wait(pair), wait(place), boundByAccount ? wait(account) : 0);
      if (pause > 0) throw tooMany(Math.ceil(pause / 1000));
      fail(pair, perPair);
      fail(place, perPlace);
      if (!attempt.known) fail(account, perAccount);
    },
    succeeded(kind, attempt) {
      const { pair, place, account } = keys(kind, attempt);
      pair.failures = 0;
      pair.openAt = 0;
      place.failures = Math.max(0, place.failures - 1);
      place.openAt = 0;
      account.failures = Math.max(0, account.failures - 1);
    },
  };
}
