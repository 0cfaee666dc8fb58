import { checkCode } from '@trade-area/core/contract';
import { useSessionState } from '../kit/provider.tsx';
import { useRemote } from '../kit/useRemote.ts';

/** How many promotions are active for the signed-in customer; 0 until that is known (SHELL-02). */
export function useActivePromotions(): number {
  const c = useSessionState((state) => (state.phase === 'signedIn' ? state.person?.c : undefined));
  const { data } = useRemote(checkCode, c === undefined ? null : { query: { c } }, { keepPrevious: false });
  return data?.promo.length ?? 0;
}
