import { useLanguage, useTradeArea } from '@trade-area/widgets';
import { useEffect } from 'react';

/**
 * Loads the signed-in customer's items, promotions and context, whatever page is opened first, and keeps copies under
 * the documented keys of the storage (STATE-02, STATE-03, STATE-09).
 */
export function useCustomerStore(): void {
  const { customerStore } = useTradeArea();
  const language = useLanguage();
  useEffect(() => void customerStore.load(language), [customerStore, language]);
}
