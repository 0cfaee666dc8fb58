import { useStore } from 'zustand';
import { useTradeArea } from '../kit/provider.tsx';

/** Whether the consent question is open or loading: no other dialog may cover it. */
export function useConsentPending(): boolean {
  const { consent } = useTradeArea();
  return useStore(consent.store, ({ asking, working }) => asking || working !== null);
}
