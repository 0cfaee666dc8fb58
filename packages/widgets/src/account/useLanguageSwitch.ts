import { useState } from 'react';
import type { LanguageOutcome } from '@trade-area/core/account';
import type { Language } from '@trade-area/core/contract';
import { useTradeArea } from '../kit/provider.tsx';

/** Options of {@link useLanguageSwitch}. */
export interface LanguageSwitchOptions {
  /** Speaks the language at once and keeps it; answers how the keeping went. */
  readonly change: (language: Language) => Promise<LanguageOutcome>;
  /** Kept on this device only, as documented: the page is to be loaded again (I18N-03, I18N-13). */
  readonly onHere: () => void;
}

/** Result of {@link useLanguageSwitch}. */
export interface LanguageSwitching {
  readonly choose: (language: Language) => void;
  /** The account could not be reached: the change holds on this device only (DEC-03). */
  readonly notSaved: boolean;
  /** Takes the message away. */
  readonly dismiss: () => void;
}

/** The person's own choice of a language, and what became of it. */
export function useLanguageSwitch({ change, onHere }: LanguageSwitchOptions): LanguageSwitching {
  const { session } = useTradeArea();
  const [notSaved, setNotSaved] = useState(false);

  const choose = async (next: Language) => {
    setNotSaved(false);
    const outcome = await change(next);
    if (outcome === 'here') onHere();
    // A lost session has a message of its own: 401 is the session's business.
    setNotSaved(outcome === 'notSaved' && session.store.getState().phase === 'signedIn');
  };
  return { choose: (next) => void choose(next), notSaved, dismiss: () => setNotSaved(false) };
}
