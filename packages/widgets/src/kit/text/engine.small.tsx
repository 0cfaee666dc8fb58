/**
 * The text engine of the elements: the seam of `engine.tsx` without i18next, which would be half of a small widget's
 * bytes (docs/decisions/0004). One engine per element, so two elements may speak two languages.
 */
import { useContext, useMemo } from 'react';
import type { ReactElement } from 'react';
import type { Language } from '@trade-area/core/contract';
import type { Dictionary, TextBundle, TextProviderProps, TextValues, Translate } from './bundle.ts';
import { ActiveLanguageContext, useActiveLanguage, useTexts } from './activeLanguage.ts';

const noBundles: readonly TextBundle[] = [];

/** Shows its children once the language's texts are loaded; English when they cannot be loaded. */
export function TextProvider({
  language,
  bundles = noBundles,
  children,
}: TextProviderProps): ReactElement | null {
  const active = useActiveLanguage(language, bundles);
  return active && <ActiveLanguageContext.Provider value={active}>{children}</ActiveLanguageContext.Provider>;
}

/** The language in force. */
export function useLanguage(): Language {
  return useContext(ActiveLanguageContext).language;
}

/** Texts of a bundle in the language in force: empty while they are loaded, English where one is missing. */
export function useText<English extends Readonly<Record<string, string>>>(
  bundle: TextBundle<English>,
): Translate<English> {
  const { language, texts } = useTexts(bundle);
  return useMemo(() => {
    const plurals = pluralsOf(language);
    return (key, values) => {
      if (!texts) return '';
      const fullKey = pluralKey(texts, key, values, plurals);
      return fill(texts[fullKey] ?? (bundle.english as Dictionary)[fullKey] ?? key, values);
    };
  }, [bundle, language, texts]);
}

const rulesByLanguage = new Map<Language, Intl.PluralRules>();

/** Made once for each language: a list has a hundred texts, and rules are costly to make. */
function pluralsOf(language: Language): Intl.PluralRules {
  const rules = rulesByLanguage.get(language) ?? new Intl.PluralRules(language);
  rulesByLanguage.set(language, rules);
  return rules;
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
