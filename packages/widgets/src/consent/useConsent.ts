import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Consent, ConsentState } from '@trade-area/core/consent';
import { useSessionState, useTradeArea } from '../kit/provider.tsx';

/** What {@link useConsent} gives: the state and the two things a person can do. */
export interface ConsentView extends ConsentState {
  /** Nobody is signed in, so there is nothing to decide (PRIV-10). */
  readonly nobody: boolean;
  readonly check: () => void;
  readonly set: Consent['set'];
  readonly close: () => void;
}

/** The consent of the signed-in customer, asked for once per customer. */
export function useConsent(): ConsentView {
  const { consent } = useTradeArea();
  const state = useStore(consent.store);
  const code = useSessionState(({ phase, person }) => (phase === 'signedIn' ? (person?.code ?? null) : null));

  useEffect(() => {
    const { value, working, asking } = consent.store.getState();
    if (code !== null && value === null && working === null && !asking) void consent.check();
  }, [consent, code]);

  return {
    ...state,
    nobody: code === null,
    check: () => void consent.check(),
    set: consent.set,
    close: consent.close,
  };
}
