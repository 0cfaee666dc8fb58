import { LRUCache } from 'lru-cache';
import type { DayCount } from './days.ts';

/** The counters of one list of a customer: a few hundred rows, however many orders there are. */
export interface Count {
  readonly fmStatus: number;
  readonly onHold: boolean;
  readonly article: string;
  readonly orders: number;
}

const rememberedMatches = 100;
const rememberedDays = 100;

/**
 * A list of a customer at one version, with what was expensive to find out. Anybody may ask for any search and any days,
 * so both caches are bounded.
 */
export interface ListState {
  readonly counts: readonly Count[];
  /** How many match a selection that the counters know nothing of. */
  readonly matches: LRUCache<string, number>;
  /** Rows of each day, by what narrows them. */
  readonly days: LRUCache<string, Promise<readonly DayCount[]>>;
}

export function createListState(counts: readonly Count[]): ListState {
  return {
    counts,
    matches: new LRUCache({ max: rememberedMatches }),
    days: new LRUCache({ max: rememberedDays }),
  };
}

/** Days that were asked for before, or asked for now. A failure is not remembered. */
export function rememberedDaysOf(
  { days }: ListState,
  key: string,
  read: () => Promise<readonly DayCount[]>,
): Promise<readonly DayCount[]> {
  const known = days.get(key);
  if (known) return known;
  const asked = read();
  days.set(key, asked);
  asked.catch(() => days.delete(key));
  return asked;
}

/** A number of matches that was counted before, or is counted now. */
export async function rememberedMatchesOf(
  { matches }: ListState,
  key: string,
  count: () => Promise<number>,
): Promise<number> {
  const known = matches.get(key);
  if (known !== undefined) return known;
  const total = await count();
  matches.set(key, total);
  return total;
}
