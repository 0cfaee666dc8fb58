import { useLanguage, useTradeArea } from '@trade-area/widgets';
import { useEffect } from 'react';

/**
 * Loads the signed-in customer's items, promotions and context on every page of the portal, and saves copies under the
 * documented storage keys (STATE-02, STATE-03, STATE-09).
 */
export function useCustomerDataPreload(): void {
  const { customerStore } = useTradeArea();
  const language = useLanguage();
  useEffect(() => void customerStore.load(language), [customerStore, language]);
}
