import { LRUCache } from 'lru-cache';
import type { DayCount } from './days.ts';

/** The counters of one list of a customer: a few hundred rows, however many orders there are. */
export interface Count {
  readonly fmStatus: number;
  readonly onHold: boolean;
  readonly article: string;
  readonly orders: number;
}

const maxCachedMatches = 100;
const maxCachedDays = 100;

/**
 * A list of a customer at one version, with the results that were expensive to compute. Searches and date ranges are
 * arbitrary, so both caches are bounded.
 */
export interface ListState {
  readonly counts: readonly Count[];
  /** Numbers of matches of selections that the counters do not cover. */
  readonly matches: LRUCache<string, number>;
  /** Rows of each day, by filter. */
  readonly days: LRUCache<string, Promise<readonly DayCount[]>>;
}

export function createListState(counts: readonly Count[]): ListState {
  return {
    counts,
    matches: new LRUCache({ max: maxCachedMatches }),
    days: new LRUCache({ max: maxCachedDays }),
  };
}

/** Cached days, or days that are read now. A failure is not cached. */
export function cachedDaysOf(
  { days }: ListState,
  key: string,
  read: () => Promise<readonly DayCount[]>,
): Promise<readonly DayCount[]> {
  const cached = days.get(key);
  if (cached) return cached;
  const reading = read();
  days.set(key, reading);
  reading.catch(() => days.delete(key));
  return reading;
}

/** A cached number of matches, or one that is counted now. */
export async function cachedMatchCountOf(
  { matches }: ListState,
  key: string,
  count: () => Promise<number>,
): Promise<number> {
  const cached = matches.get(key);
  if (cached !== undefined) return cached;
  const total = await count();
  matches.set(key, total);
  return total;
}
