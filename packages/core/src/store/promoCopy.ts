import { readPromotionTerms } from '../contract/index.ts';
import type { CustomerContext, ProductFile, PromotionTerms } from '../contract/index.ts';
import { storageKeys } from '../kernel/storage/keys.ts';
import type { KeyValue } from '../kernel/ports.ts';
import { readStoredJson } from '../kernel/storage/storedJson.ts';

/** Writes what the promotion check said under its documented keys (DASH-19, STATE-03, PROMO-08). */
export function writePromoCopy(storage: KeyValue, context: CustomerContext): void {
  const { promo, storybook_camp, wa_camp, mats_camp } = context;
  storage.set(storageKeys.promoactive, JSON.stringify({ promo, storybook_camp, wa_camp, mats_camp }));
  storage.set(storageKeys.promoJSON, JSON.stringify(promo));
  storage.set(storageKeys.havePromo, promo.length > 0 ? '1' : '0');
}

/** The promotions of the last check, until this session's comes; null when there are none or they are damaged. */
export function readPromoCopy(storage: KeyValue): readonly PromotionTerms[] | null {
  return readStoredJson(storage, storageKeys.promoJSON, readPromotionTerms);
}

/** Writes the marketing tree of the current product under its documented key (STATE-03). */
export function writeMarketingCopy(storage: KeyValue, marketing: readonly ProductFile[]): void {
  storage.set(storageKeys.marketingJson, JSON.stringify(marketing));
}
