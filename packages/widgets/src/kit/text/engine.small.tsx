/**
 * The text engine of the elements: the seam of `engine.tsx` without i18next, which would be half of a small widget's
 * bytes (docs/decisions/0004). One engine per element, so two elements may speak two languages.
 */
import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import type { Language } from '@trade-area/core/contract';
import type { Dictionary, TextBundle, TextProviderProps, TextValues, Translate } from './bundle.ts';
import { loadTexts, loadedTexts } from './dictionaries.ts';

const Speaking = createContext<Language>('en');

/** Shows its children once the language's texts are there; English when they cannot be loaded. */
export function TextProvider({ language, bundles = [], children }: TextProviderProps): ReactElement | null {
  const [spoken, setSpoken] = useState<Language | null>(() => (isReady(language, bundles) ? language : null));

  useEffect(() => {
    if (spoken === language) return;
    let wanted = true;
    void Promise.all(bundles.map((bundle) => loadTexts(bundle, language))).then(
      () => wanted && setSpoken(language),
      () => wanted && setSpoken((former) => former ?? 'en'),
    );
    return () => {
      wanted = false;
    };
  }, [bundles, language, spoken]);

  return spoken === null ? null : <Speaking.Provider value={spoken}>{children}</Speaking.Provider>;
}

function isReady(language: Language, bundles: readonly TextBundle[]): boolean {
  return language === 'en' || bundles.every((bundle) => loadedTexts(bundle, language));
}

/** The language in force. */
export function useLanguage(): Language {
  return useContext(Speaking);
}

/** Texts of a bundle in the language in force; a text that is missing is shown in English. */
export function useText<English extends Readonly<Record<string, string>>>(
  bundle: TextBundle<English>,
): Translate<English> {
  const language = useContext(Speaking);
  return useMemo(() => {
    const dictionary: Dictionary = loadedTexts(bundle, language) ?? bundle.english;
    const plurals = new Intl.PluralRules(language);
    return (key, values) => {
      const named = pluralKey(dictionary, key, values, plurals);
      return fill(dictionary[named] ?? (bundle.english as Dictionary)[named] ?? key, values);
    };
  }, [bundle, language]);
}

function pluralKey(
  dictionary: Dictionary,
  key: string,
  values: TextValues | undefined,
  plurals: Intl.PluralRules,
) {
  if (typeof values?.['count'] !== 'number' || key in dictionary) return key;
  const exact = `${key}_${plurals.select(values['count'])}`;
  return exact in dictionary ? exact : `${key}_other`;
}

function fill(text: string, values: TextValues | undefined): string {
  return values ? text.replace(/\{\{(\w+)\}\}/g, (all, name: string) => String(values[name] ?? all)) : text;
}
