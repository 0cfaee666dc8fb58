import type { Campaigns } from '../../../src/database/schema/customers.ts';
import { endedIds } from './promotionDates.ts';

/** Promotions, saved items and campaigns of a demonstration account. */
export interface Holdings {
  readonly promotions: readonly string[];
  /** Slugs of items that stay available regardless of promotions (isOneOkPromo). */
  readonly savedSlugs: readonly string[];
  readonly campaigns: Campaigns;
}

const noCampaigns: Campaigns = { storybook: 0, wallart: 0, mats: 0 };
/** CAT-PROMOS: counters storybook_camp 1, wa_camp 2, mats_camp 1. */
const openCampaigns: Campaigns = { storybook: 1, wallart: 2, mats: 1 };

const createHoldings = (running: string, given: Partial<Holdings> = {}): Holdings => ({
  promotions: [...running.split(' ').filter(Boolean), ...endedIds],
  savedSlugs: [],
  campaigns: openCampaigns,
  ...given,
});

/**
 * By customer code. 1001, 1007 and 1005 are the customers A, B and C of `catalogue.json`: all promotions, a few with an
 * item hidden by 912, and none running. 1003 has saved the Atelier Preview and lacks its promotion.
 */
const holdingsByCode: Readonly<Record<string, Holdings>> = {
  '1001': createHoldings('816 901 902 903 904 905 906 908 909 910 911 913'),
  '1002': createHoldings('816 904 906 910 913'),
  '1003': createHoldings('816 901 914', { savedSlugs: ['atelier-preview'] }),
  '1004': createHoldings('816 908 912'),
  '1005': createHoldings('', { campaigns: noCampaigns }),
  '1006': createHoldings('816 905 913'),
  '1007': createHoldings('816 901 904 907 912'),
  '1008': createHoldings('816 903 910'),
  '1009': createHoldings('816 904 909'),
  '1010': createHoldings('816 906 914'),
  '0': createHoldings('816 901 902 903 904 905 906 907 908 909 910 911 913 914'),
  '1021': { promotions: ['816'], savedSlugs: [], campaigns: openCampaigns },
  // This account has no other popup pending, so that the popup of the day is shown (T-R30).
  '1022': { promotions: ['909'], savedSlugs: [], campaigns: openCampaigns },
  '1023': createHoldings('816 901 904'),
};

export function holdingsOf(code: string): Holdings {
  return holdingsByCode[code] ?? { promotions: [], savedSlugs: [], campaigns: noCampaigns };
}
