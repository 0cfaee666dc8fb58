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
  /** Sets the person's choice: at once on this device, and on the account when there is one (I18N-03, I18N-13). */
  choose(language: Language): Promise<LanguageOutcome>;
  /** Overrides the choice for a page that has one language only. Stores nothing; `null` ends it (PUB-09). */
  force(language: Language | null): void;
}

interface LanguagePorts {
  readonly tradeArea: Pick<TradeArea, 'language' | 'session' | 'storage'>;
  /** The browser's languages, in the person's order. */
  readonly browser: readonly string[];
  /** Called with the first language and with every change: sets the page's `lang`. */
  readonly onLanguage: (language: Language) => void;
}

/** The person's choice, then the account's, then the browser's (I18N-10). The account's comes with the session. */
export function createLanguageSetting({ tradeArea, browser, onLanguage }: LanguagePorts): LanguageSetting {
  const { language, session, storage } = tradeArea;
  // Without a choice of the person, the stored language is that of the last session's account (I18N-05).
  const last = storage.get(storageKeys.language) ?? '';
  /** The language that is shown when none is forced. */
  let unforced: Language = language.initial({ account: last, browser });
  let forced: Language | null = null;
  const value = createValue<Language>(unforced);
  const apply = () => value.set(forced ?? unforced);
  onLanguage(value.get());
  value.subscribe(() => onLanguage(value.get()));

  session.store.subscribe((state, before) => {
    const account = accountLanguageOf(state);
    if (account === '' || (account === accountLanguageOf(before) && state.person === before.person)) return;
    unforced = language.initial({ account, browser });
    apply();
    void language.saveAfterSignIn(account);
  });

  return {
    value,
    choose(chosen) {
      unforced = chosen;
      apply();
      return language.change(chosen);
    },
    force(only) {
      forced = only;
      apply();
    },
  };
}

function accountLanguageOf({ phase, accountLanguage, customer }: SessionState): string {
  if (phase !== 'signedIn') return '';
  return accountLanguage || customer?.ui.language || customer?.ui.default || '';
}
