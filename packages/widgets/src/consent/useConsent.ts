import { useState } from 'react';
import { useStore } from 'zustand';
import type { Consent, ConsentState } from '@trade-area/core/consent';
import { useSessionState, useTradeArea } from '../kit/provider.tsx';
import { useIsomorphicLayoutEffect } from '../ui/useIsomorphicLayoutEffect.ts';

/** Result of {@link useConsent}: the state and the two actions. */
export interface ConsentView extends ConsentState {
  /** There is no session, so there is nothing to decide (PRIV-10). */
  readonly nobody: boolean;
  readonly check: () => void;
  /** As the feature's own; afterwards `notSaved` says whether it failed. */
  readonly set: Consent['set'];
  /** The last choice did not arrive, so the earlier one stays (PRIV-14); `failure` says why when that is known. */
  readonly notSaved: boolean;
  readonly close: () => void;
}

/** The consent of the signed-in customer, asked for once per customer. */
export function useConsent(): ConsentView {
  const { consent } = useTradeArea();
  const state = useStore(consent.store);
  const code = useSessionState(({ phase, person }) => (phase === 'signedIn' ? (person?.code ?? null) : null));
  const isChecking = useSessionState((session) => session.isChecking);

  const [notSaved, setNotSaved] = useState(false);
  const [isFirst, setIsFirst] = useState(true);

  // The check waits until it is known whose the session is; one that failed meanwhile is made once more.
  // Before the first paint, so that an unknown choice is never shown as a box without its tick.
  useIsomorphicLayoutEffect(() => {
    const { value, working, asking } = consent.store.getState();
    if (code !== null && value === null && working === null && !asking) void consent.check();
    setIsFirst(false);
  }, [consent, code, isChecking]);

  return {
    ...state,
    working:
      state.working ?? (isFirst && code !== null && state.value === null && !state.asking ? 'check' : null),
    nobody: code === null,
    check: () => void consent.check(),
    async set(value, from) {
      setNotSaved(false);
      const stored = await consent.set(value, from);
      setNotSaved(!stored);
      return stored;
    },
    notSaved,
    close: consent.close,
  };
}
