import { useCallback, useEffect } from 'react';
import { useTradeArea } from '../../kit/provider.tsx';
import { useLanguage } from '../../kit/text/engine.tsx';
import type { CatalogueData } from '../catalogueData.ts';
import { useCustomerItems } from '../useCustomerItems.ts';

/** The signed-in customer's catalogue with what their promotions make of it (STORE-38, STATE-09). */
export function useCustomerCatalogue(): CatalogueData {
  const { customerStore } = useTradeArea();
  const language = useLanguage();
  const { items, context, promos, computed } = useCustomerItems();
  useEffect(() => void customerStore.enter(language), [customerStore, language]);

  const retry = useCallback(() => {
    if (customerStore.store.getState().items.failure) void customerStore.retry('items', language);
    if (customerStore.store.getState().context.failure) void customerStore.retry('context', language);
  }, [customerStore, language]);
  return {
    kind: 'customer',
    data: computed,
    failure: items.failure ?? undefined,
    asking: items.working || context.working,
    retry,
    promos,
    currency: context.data?.currency ?? '',
    withoutPromotions: context.data === null ? (context.failure ?? undefined) : undefined,
    askTicket: customerStore.linkTicket,
  };
}
