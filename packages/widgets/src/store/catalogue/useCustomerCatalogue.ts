import { useCallback, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { computeItems, seesBeta } from '@trade-area/core/store';
import { useSessionState, useTradeArea } from '../../kit/provider.tsx';
import { useLanguage } from '../../kit/text/engine.tsx';
import type { CatalogueData } from '../catalogueData.ts';

/** The signed-in customer's catalogue with what their promotions make of it (STORE-38, STATE-09). */
export function useCustomerCatalogue(): CatalogueData {
  const { customerStore, today } = useTradeArea();
  const language = useLanguage();
  const beta = useSessionState((state) => state.phase === 'signedIn' && seesBeta(state.features));
  const { items, context, promos } = useStore(customerStore.store);
  useEffect(() => void customerStore.enter(language), [customerStore, language]);

  // Nothing is shown before it is known what the promotions say of it: no card comes and goes.
  const settled = context.data !== null || context.failure !== null;
  const rows = settled ? items.data : null;
  const day = today();
  const data = useMemo(
    () => (rows ? computeItems(rows, { kind: 'customer', beta, promos, today: day }) : undefined),
    [rows, beta, promos, day],
  );
  const retry = useCallback(() => {
    if (customerStore.store.getState().items.failure) void customerStore.retry('items', language);
    if (customerStore.store.getState().context.failure) void customerStore.retry('context', language);
  }, [customerStore, language]);
  return {
    kind: 'customer',
    data,
    failure: items.failure ?? undefined,
    asking: items.working || context.working,
    retry,
    promos,
    currency: context.data?.currency ?? '',
    withoutPromotions: context.data === null ? (context.failure ?? undefined) : undefined,
    askTicket: customerStore.linkTicket,
  };
}
