import { updateLanguage } from '../contract/index.ts';
import type { Language } from '../contract/index.ts';
import type { Gateway } from '../gateway/index.ts';
import { storageKeys } from '../kernel/storage/keys.ts';
import { chooseLanguage, readLanguage } from '../kernel/format/locale.ts';
import type { KeyValue } from '../kernel/ports.ts';

export type LanguageOutcome =
  /** Without a session, and for an internal viewer: this device only (I18N-03, I18N-13). */
  | 'here'
  /** On the account too. */
  | 'saved'
  /** This device only, because the account could not be reached: say so (DEC-03). 401 is the session's. */
  | 'notSaved';

export interface LanguageChoice {
  /** The language to begin with (I18N-05, I18N-10). `browser`: in the person's order. */
  initial(sources: { readonly account?: string; readonly browser?: readonly string[] }): Language;
  /** Keeps the person's own choice, on the account when there is one. */
  change(language: Language): Promise<LanguageOutcome>;
  /** After a sign-in: an own choice that differs goes to the account (I18N-13). null = nothing to save. */
  saveAfterSignIn(account: string): Promise<LanguageOutcome | null>;
}

export function createLanguageChoice(ports: {
  readonly gateway: Gateway;
  readonly storage: KeyValue;
  /** null when signed out. */
  readonly viewer: () => { readonly inter: boolean } | null;
}): LanguageChoice {
  const { storage } = ports;
  const own = () => {
    const stored = readLanguage(storage.get(storageKeys.language));
    return storage.get(storageKeys.languageChosen) === '1' ? stored : null;
  };

  async function save(language: Language): Promise<LanguageOutcome> {
    const viewer = ports.viewer();
    if (!viewer || viewer.inter) return 'here';
    const outcome = await ports.gateway.call(updateLanguage, { query: { lingua: language, inter: '0' } });
    return outcome.ok && outcome.value.success ? 'saved' : 'notSaved';
  }

  return {
    initial({ account = '', browser = [] }) {
      const language = chooseLanguage({ chosen: own(), account, browser });
      storage.set(storageKeys.language, language);
      return language;
    },

    async change(language) {
      storage.set(storageKeys.language, language);
      storage.set(storageKeys.languageChosen, '1');
      return save(language);
    },

    async saveAfterSignIn(account) {
      const chosen = own();
      return chosen === null || chosen === readLanguage(account) ? null : save(chosen);
    },
  };
}
