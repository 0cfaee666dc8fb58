import { useStore } from 'zustand';
import type { CustomerContext } from '@trade-area/core/contract';
import { useTradeArea } from '../kit/provider.tsx';
import { useCustomerPart } from '../kit/useCustomerPart.ts';
import type { Remote } from '../kit/useRemote.ts';

/** The customer's active promotions, counters of campaigns and currency (DASH-19, PROMO-50, STATE-05). */
export function useCustomerContext(): Remote<CustomerContext> {
  return useCustomerPart('context');
}

/** How many promotions are active for the signed-in customer; until that is known, of the last check (SHELL-02). */
export function useActivePromotions(): number {
  useCustomerContext();
  return useStore(useTradeArea().customerStore.store, ({ promos }) => promos.length);
}
