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
  const value = createValue<Language>(language.initial({ account: last, browser }));
  onLanguage(value.get());
  value.subscribe(() => onLanguage(value.get()));

  session.store.subscribe((state, before) => {
    const account = accountLanguageOf(state);
    if (account === '' || (account === accountLanguageOf(before) && state.person === before.person)) return;
    value.set(language.initial({ account, browser }));
    void language.saveAfterSignIn(account);
  });

  return {
    value,
    choose(wished) {
      value.set(wished);
      return language.change(wished);
    },
  };
}

function accountLanguageOf({ phase, accountLanguage, customer }: SessionState): string {
  if (phase !== 'signedIn') return '';
  return accountLanguage || customer?.ui.language || customer?.ui.default || '';
}
