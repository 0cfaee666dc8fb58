import type { Campaigns } from '../../../src/database/schema/customers.ts';
import { endedIds } from './promotionDates.ts';

/** Promotions, presets and projects of a demonstration account. */
export interface Holdings {
  readonly promotions: readonly string[];
  /** Items kept whatever the promotions say (isOneOkPromo). */
  readonly kept: readonly string[];
  readonly campaigns: Campaigns;
}

const none: Campaigns = { storybook: 0, wallart: 0, mats: 0 };
/** CAT-PROMOS: counters storybook_camp 1, wa_camp 2, mats_camp 1. */
const some: Campaigns = { storybook: 1, wallart: 2, mats: 1 };

const holds = (running: string, given: Partial<Holdings> = {}): Holdings => ({
  promotions: [...running.split(' ').filter(Boolean), ...endedIds],
  kept: [],
  campaigns: some,
  ...given,
});

/**
 * By customer code. 1001, 1007 and 1005 are the customers A, B and C of `catalogue.json`: everything, a few with an
 * item hidden by 912, and none running. 1003 keeps the Atelier Preview without its promotion.
 */
const byCode: Readonly<Record<string, Holdings>> = {
  '1001': holds('816 901 902 903 904 905 906 908 909 910 911 913'),
  '1002': holds('816 904 906 910 913'),
  '1003': holds('816 901 914', { kept: ['atelier-preview'] }),
  '1004': holds('816 908 912'),
  '1005': holds('', { campaigns: none }),
  '1006': holds('816 905 913'),
  '1007': holds('816 901 904 907 912'),
  '1008': holds('816 903 910'),
  '1009': holds('816 904 909'),
  '1010': holds('816 906 914'),
  '0': holds('816 901 902 903 904 905 906 907 908 909 910 911 913 914'),
  '1021': { promotions: ['816'], kept: [], campaigns: some },
  // Nothing waits for this one, so that the popup of the day is seen (T-R30).
  '1022': { promotions: ['909'], kept: [], campaigns: some },
  '1023': holds('816 901 904'),
};

export function holdingsOf(code: string): Holdings {
  return byCode[code] ?? { promotions: [], kept: [], campaigns: none };
}
