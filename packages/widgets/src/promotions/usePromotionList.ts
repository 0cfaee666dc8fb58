import { useEffect } from 'react';
import { oldPromotions } from '@trade-area/core/contract';
import type { activePromotions, AnswerOf, Promotion } from '@trade-area/core/contract';
import { findPromotion } from '@trade-area/core/promotions';
import { useTradeArea } from '../kit/provider.tsx';
import { useLanguage } from '../kit/text/engine.tsx';
import { useCustomerPart } from '../kit/useCustomerPart.ts';
import { useRemote } from '../kit/useRemote.ts';
import type { Remote } from '../kit/useRemote.ts';

/** Running promotions with their announcements and the popup of the day; one call for everybody on the page. */
export function useRunningPromotions(): Remote<AnswerOf<typeof activePromotions>> {
  return useCustomerPart('promotions');
}

/** The same on the promotions page: requested again when the person opens it. */
export function useFreshPromotions(): Remote<AnswerOf<typeof activePromotions>> {
  const { customerStore } = useTradeArea();
  const language = useLanguage();
  useEffect(() => void customerStore.retry('promotions', language), [customerStore, language]);
  return useCustomerPart('promotions');
}

/** A page of the promotions that have ended (PROMO-06); `page` null asks for none. */
export function useOldPromotions(page: number | null): Remote<AnswerOf<typeof oldPromotions>> {
  const lang = useLanguage();
  const query = { lang, ...(page !== null && page > 1 ? { page: String(page) } : {}) };
  return useRemote(oldPromotions, page === null ? null : { query });
}

/**
 * The promotion an address opens (PROMO-41): among the active ones, on the loaded page of old ones, and, once the active ones
 * are known not to have it, by its id among all that have ended. Null while none is found.
 */
export function useOpenPromotion(
  id: string,
  active: readonly Promotion[] | undefined,
  old: readonly Promotion[] | undefined,
): Promotion | null {
  const atHand = findPromotion(id, active ?? [], old ?? []);
  const elsewhere = id !== '' && active !== undefined && atHand === null;
  const lang = useLanguage();
  const oldInput = elsewhere ? { path: { id }, query: { lang } } : null;
  const { data } = useRemote(oldPromotions, oldInput, { keepPrevious: false });
  return atHand ?? findPromotion(id, [], elsewhere ? (data?.items ?? []) : []);
}
