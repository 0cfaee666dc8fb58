import { checkCode } from '@trade-area/core/contract';
import type { CustomerContext } from '@trade-area/core/contract';
import { useSessionState } from '../kit/provider.tsx';
import { useRemote } from '../kit/useRemote.ts';
import type { Remote } from '../kit/useRemote.ts';

/** What is this customer's: active promotions, counters of campaigns, currency (DASH-19, PROMO-50, STATE-05). */
export function useCustomerContext(): Remote<CustomerContext> {
  const c = useSessionState((state) => (state.phase === 'signedIn' ? state.person?.c : undefined));
  return useRemote(checkCode, c === undefined ? null : { query: { c } }, { keepPrevious: false });
}

/** How many promotions are active for the signed-in customer; 0 until that is known (SHELL-02). */
export function useActivePromotions(): number {
  return useCustomerContext().data?.promo.length ?? 0;
}
