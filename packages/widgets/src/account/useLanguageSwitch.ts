import { useState } from 'react';
import type { LanguageOutcome } from '@trade-area/core/account';
import type { Language } from '@trade-area/core/contract';
import { useTradeArea } from '../kit/provider.tsx';

/** Options of {@link useLanguageSwitch}. */
export interface LanguageSwitchOptions {
  /** Speak this language from now on; called at once, before the account knows. */
  readonly onLanguage: (language: Language) => void;
  /** How the saving went; `here` = this device only, and the page is to be loaded again (I18N-03, I18N-13). */
  readonly onOutcome?: ((outcome: LanguageOutcome) => void) | undefined;
}

/** What {@link useLanguageSwitch} gives. */
export interface LanguageSwitching {
  readonly choose: (language: Language) => void;
  /** The account could not be reached: the change holds on this device only. */
  readonly notSaved: boolean;
  /** Takes the message away. */
  readonly dismiss: () => void;
}

/** The person's own choice of a language, kept on the device and on the account. */
export function useLanguageSwitch({ onLanguage, onOutcome }: LanguageSwitchOptions): LanguageSwitching {
  const { language, session } = useTradeArea();
  const [notSaved, setNotSaved] = useState(false);

  const choose = async (next: Language) => {
    setNotSaved(false);
    const saving = language.change(next);
    onLanguage(next);
    const outcome = await saving;
    // A lost session has a message of its own (401 is the session's business).
    setNotSaved(outcome === 'notSaved' && session.store.getState().phase === 'signedIn');
    onOutcome?.(outcome);
  };
  return { choose: (next) => void choose(next), notSaved, dismiss: () => setNotSaved(false) };
}
