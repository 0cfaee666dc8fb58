import { useStore } from 'zustand';
import { useTradeArea } from '../kit/provider.tsx';

/** Whether the question for consent stands open or is being looked up: nothing else may lie over it. */
export function useConsentPending(): boolean {
  const { consent } = useTradeArea();
  return useStore(consent.store, ({ asking, working }) => asking || working !== null);
}
