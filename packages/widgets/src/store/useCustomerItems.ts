import { useMemo } from 'react';
import { useStore } from 'zustand';
import { computeItems, seesBeta } from '@trade-area/core/store';
import type { ComputedItem, CustomerStoreState } from '@trade-area/core/store';
import { useSessionState, useTradeArea } from '../kit/provider.tsx';

/** The items of the signed-in customer's store, and the state that they come from. */
export interface CustomerItems extends CustomerStoreState {
  /** With what the promotions make of them; undefined until both are known. */
  readonly computed: readonly ComputedItem[] | undefined;
}

/** The known part of the customer's store (STORE-38); it asks for nothing. */
export function useCustomerItems(): CustomerItems {
  const { customerStore, today } = useTradeArea();
  const beta = useSessionState((state) => state.phase === 'signedIn' && seesBeta(state.features));
  const state = useStore(customerStore.store);
  const { items, context, promos } = state;

  // Nothing is shown before it is known what the promotions say of it: no card comes and goes.
  const settled = context.data !== null || context.failure !== null;
  const rows = settled ? items.data : null;
  const day = today();
  const computed = useMemo(
    () => (rows ? computeItems(rows, { kind: 'customer', beta, promos, today: day }) : undefined),
    [rows, beta, promos, day],
  );
  return { ...state, computed };
}
