import type { TradeArea } from '@trade-area/core';
import type { LanguageOutcome } from '@trade-area/core/account';
import type { SessionState } from '@trade-area/core/auth';
import type { Language } from '@trade-area/core/contract';
import { storageKeys } from '@trade-area/core/kernel';
import { createValue } from './value.ts';
import type { Value } from './value.ts';

export interface LanguageSetting {
  /** The language of everything on the page. */
  readonly value: Value<Language>;
  /** The person's own choice: at once on this device, and on the account when there is one (I18N-03, I18N-13). */
  choose(language: Language): Promise<LanguageOutcome>;
  /** A page that speaks one language alone; nothing is stored, and `null` gives the person's own back (PUB-09). */
  force(language: Language | null): void;
}

interface LanguagePorts {
  readonly tradeArea: Pick<TradeArea, 'language' | 'session' | 'storage'>;
  /** In the person's order, as the browser tells. */
  readonly browser: readonly string[];
  /** Told of the first language and of every other one: the page's `lang`. */
  readonly onLanguage: (language: Language) => void;
}

/** Own choice, then the account's, then the browser's (I18N-10); the account's arrives with the session. */
export function createLanguageSetting({ tradeArea, browser, onLanguage }: LanguagePorts): LanguageSetting {
  const { language, session, storage } = tradeArea;
  // Without a choice of the person, what is stored came from the account of the last session (I18N-05).
  const last = storage.get(storageKeys.language) ?? '';
  let own: Language = language.initial({ account: last, browser });
  let forced: Language | null = null;
  const value = createValue<Language>(own);
  const speak = () => value.set(forced ?? own);
  onLanguage(value.get());
  value.subscribe(() => onLanguage(value.get()));

  session.store.subscribe((state, before) => {
    const account = accountLanguageOf(state);
    if (account === '' || (account === accountLanguageOf(before) && state.person === before.person)) return;
    own = language.initial({ account, browser });
    speak();
    void language.saveAfterSignIn(account);
  });

  return {
    value,
    choose(wished) {
      own = wished;
      speak();
      return language.change(wished);
    },
    force(wished) {
      forced = wished;
      speak();
    },
  };
}

function accountLanguageOf({ phase, accountLanguage, customer }: SessionState): string {
  if (phase !== 'signedIn') return '';
  return accountLanguage || customer?.ui.language || customer?.ui.default || '';
}
