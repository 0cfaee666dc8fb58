import { useLanguage, useTradeArea } from '@trade-area/widgets';
import { useEffect } from 'react';

/**
 * Learns what the portal knows of the signed-in customer, on whatever page they come in: items, promotions and context,
 * with their copies under the documented keys (STATE-02, STATE-03, STATE-09).
 */
export function useCustomerStore(): void {
  const { customerStore } = useTradeArea();
  const language = useLanguage();
  useEffect(() => void customerStore.load(language), [customerStore, language]);
}
