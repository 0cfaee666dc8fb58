import { useStore } from 'zustand';
import { useSessionState, useTradeArea } from '../kit/provider.tsx';

/** Whether the consent question is open, loading or still to be asked: no other dialog may cover it. */
export function useConsentPending(): boolean {
  const { consent } = useTradeArea();
  const isChecking = useSessionState((session) => session.isChecking);
  const isPending = useStore(
    consent.store,
    ({ asking, working, failure }) => asking || working !== null || (isChecking && failure === null),
  );
  return isPending;
}
