import { readQuery, writeQuery } from '../kernel/address/query.ts';

export const promotionsPath = '/ta/promotions';

/** ACTIVE PROMOS and OLD PROMOS (PROMO-01). */
export const promotionTabs = ['active', 'old'] as const;
export type PromotionTab = (typeof promotionTabs)[number];

/** The address of the promotions page (PROMO-02, PROMO-42). */
export interface PromotionsAddress {
  readonly tab: PromotionTab;
  /** Page of the old promotions, from 1. */
  readonly page: number;
  /** Id of the promotion whose window is open, '' = none. */
  readonly openpromo: string;
}

const lastPage = 1_000_000;
const longestId = 100;

/** A page in the address opens OLD PROMOS; an unknown value counts as absent. */
export function parsePromotionsAddress(query: string): PromotionsAddress {
  const parameters = readQuery(query, ['tab', 'page', 'openpromo']);
  const pageText = parameters.page ?? '';
  const page = /^\d{1,9}$/.test(pageText) && Number(pageText) >= 1 ? Math.min(Number(pageText), lastPage) : 1;
  const hasPage = pageText !== '' && /^\d{1,9}$/.test(pageText);
  const tab = promotionTabs.find((known) => known === parameters.tab) ?? (hasPage ? 'old' : 'active');
  const openpromo = parameters.openpromo ?? '';
  return { tab, page: tab === 'old' ? page : 1, openpromo: openpromo.length > longestId ? '' : openpromo };
}

/** Path and query; the first tab, page 1 and a closed window are left out. */
export function formatPromotionsAddress({ tab, page, openpromo }: PromotionsAddress): string {
  const old = tab === 'old';
  const query = writeQuery({ tab: old ? tab : '', page: old && page > 1 ? page : '', openpromo });
  return query === '' ? promotionsPath : `${promotionsPath}?${query}`;
}

export function chooseTab(address: PromotionsAddress, tab: PromotionTab): PromotionsAddress {
  return { ...address, tab, page: 1, openpromo: '' };
}
