/**
 * The text engine of the portal and the React library: i18next. The element build puts `engine.small.tsx` in its
 * place; both pass the suite in `engine.test.tsx`.
 */
import { createInstance } from 'i18next';
import type { i18n as I18n } from 'i18next';
import { useEffect, useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import type { Language } from '@trade-area/core/contract';
import type { TextBundle, TextProviderProps, Translate } from './bundle.ts';

function createI18n(language: Language): I18n {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: 'en',
    ns: [],
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    // React escapes what it shows.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}

function addEnglish(instance: I18n, bundle: TextBundle): void {
  if (!instance.hasResourceBundle('en', bundle.name))
    instance.addResourceBundle('en', bundle.name, bundle.english);
}

async function loadBundle(instance: I18n, bundle: TextBundle, language: Language): Promise<void> {
  addEnglish(instance, bundle);
  if (language === 'en' || instance.hasResourceBundle(language, bundle.name)) return;
  instance.addResourceBundle(language, bundle.name, withMany(await bundle.load[language]()));
}

/** i18next does not fall back from `_many` (a million in Italian, Spanish, French) to `_other`. */
function withMany(texts: Readonly<Record<string, string | undefined>>): Record<string, string | undefined> {
  const filled: Record<string, string | undefined> = { ...texts };
  for (const [key, text] of Object.entries(texts)) {
    if (key.endsWith('_other')) filled[`${key.slice(0, -'_other'.length)}_many`] ??= text;
  }
  return filled;
}

/** Shows its children once the language's texts are there; English when they cannot be loaded. */
export function TextProvider({ language, bundles = [], children }: TextProviderProps): ReactElement | null {
  const [instance] = useState(() => {
    const created = createI18n(language);
    bundles.forEach((bundle) => addEnglish(created, bundle));
    return created;
  });
  const [spoken, setSpoken] = useState<Language | null>(language === 'en' ? 'en' : null);

  useEffect(() => {
    if (spoken === language) return;
    let wanted = true;
    const speak = async (next: Language) => {
      await Promise.all(bundles.map((bundle) => loadBundle(instance, bundle, next)));
      if (!wanted) return;
      await instance.changeLanguage(next);
      setSpoken(next);
    };
    speak(language).catch(() => (spoken === null ? speak('en') : undefined));
    return () => {
      wanted = false;
    };
  }, [bundles, instance, language, spoken]);

  return spoken === null ? null : <I18nextProvider i18n={instance}>{children}</I18nextProvider>;
}

/** The language in force. */
export function useLanguage(): Language {
  return useTranslation().i18n.language as Language;
}

/** Texts of a bundle in the language in force; a text that is missing is shown in English. */
export function useText<English extends Readonly<Record<string, string>>>(
  bundle: TextBundle<English>,
): Translate<English> {
  const { i18n } = useTranslation();
  const language = i18n.language;
  return useMemo(() => {
    addEnglish(i18n, bundle);
    const translate = i18n.getFixedT(language, bundle.name);
    return (key, values) => translate(key, { ...values });
  }, [bundle, i18n, language]);
}
