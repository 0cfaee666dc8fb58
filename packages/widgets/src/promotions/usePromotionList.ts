import { activePromotions, oldPromotions } from '@trade-area/core/contract';
import type { Promotion } from '@trade-area/core/contract';
import { findPromotion } from '@trade-area/core/promotions';
import { useSessionState } from '../kit/provider.tsx';
import { useLanguage } from '../kit/text/engine.tsx';
import { useRemote } from '../kit/useRemote.ts';
import type { AnswerOf } from '@trade-area/core/contract';
import type { Remote } from '../kit/useRemote.ts';

/** Running promotions with their announcements and the popup of the day; one call for everybody on the page. */
export function useRunningPromotions(): Remote<AnswerOf<typeof activePromotions>> {
  const lang = useLanguage();
  const signedIn = useSessionState(({ phase }) => phase === 'signedIn');
  const inter = useSessionState((state) => (state.inter ? 1 : 0));
  return useRemote(activePromotions, signedIn ? { query: { lang }, body: { inter } } : null);
}

/** A page of the promotions that have ended (PROMO-06); `page` null asks for none. */
export function useOldPromotions(page: number | null): Remote<AnswerOf<typeof oldPromotions>> {
  const query = page !== null && page > 1 ? { page: String(page) } : {};
  return useRemote(oldPromotions, page === null ? null : { query });
}

/**
 * The promotion an address opens (PROMO-41): among the active ones, on the old page at hand, and, once the active ones
 * are known not to have it, by its id among all that have ended. Null while none is found.
 */
export function useOpenPromotion(
  id: string,
  active: readonly Promotion[] | undefined,
  old: readonly Promotion[] | undefined,
): Promotion | null {
  const atHand = findPromotion(id, active ?? [], old ?? []);
  const elsewhere = id !== '' && active !== undefined && atHand === null;
  const { data } = useRemote(oldPromotions, elsewhere ? { path: { id } } : null, { keepPrevious: false });
  return atHand ?? findPromotion(id, [], elsewhere ? (data?.items ?? []) : []);
}
