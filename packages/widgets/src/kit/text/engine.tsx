/**
 * The text engine of the portal and the React library: i18next. The element build puts `engine.small.tsx` in its
 * place; both pass the suite in `engine.test.ts`.
 */
import { createInstance } from 'i18next';
import type { i18n as I18n } from 'i18next';
import { useContext, useEffect, useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import { I18nContext, I18nextProvider } from 'react-i18next';
import type { Language } from '@trade-area/core/contract';
import type { Dictionary, TextBundle, TextProviderProps, Translate } from './bundle.ts';
import { outsideProvider } from '../outsideProvider.ts';
import { ActiveLanguageContext, useActiveLanguage, useTexts } from './activeLanguage.ts';

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

const noBundles: readonly TextBundle[] = [];

/** Shows its children once the language's texts are loaded; English when they cannot be loaded. */
export function TextProvider({
  language,
  bundles = noBundles,
  children,
}: TextProviderProps): ReactElement | null {
  const [instance] = useState(() => createI18n(language));
  const active = useActiveLanguage(language, bundles);
  const shown = active?.language;
  useEffect(() => {
    if (shown && instance.language !== shown) void instance.changeLanguage(shown);
  }, [instance, shown]);
  return (
    active && (
      <I18nextProvider i18n={instance}>
        <ActiveLanguageContext.Provider value={active}>{children}</ActiveLanguageContext.Provider>
      </I18nextProvider>
    )
  );
}

/**
 * The language in force.
 *
 * @example
 * const language = useLanguage();
 * <a href={`/help/${language}`}>?</a>
 */
export function useLanguage(): Language {
  return useContext(ActiveLanguageContext).language;
}

/**
 * Texts of a bundle in the language in force: empty while they are loaded, English where one is missing.
 *
 * @example
 * const t = useText(helpTexts);
 * <p>{t('orders', { count: 3 })}</p>
 */
export function useText<English extends Readonly<Record<string, string>>>(
  bundle: TextBundle<English>,
): Translate<English> {
  const { language, texts } = useTexts(bundle);
  const around = useContext(I18nContext) as { readonly i18n: I18n } | undefined;
  if (!around) throw new Error(outsideProvider);
  const { i18n } = around;
  return useMemo(() => {
    const translate = i18n.getFixedT(language, bundle.name);
    return (key, values) =>
      texts ? translate(key, { ...values, ...defaultsOf(texts, bundle.english, key) }) : '';
  }, [bundle, i18n, language, texts]);
}

/**
 * The text and its plural forms as i18next's default values: nothing has to be added to the instance, and resources of
 * an application's own instance, in a namespace of the bundle's name, come first.
 */
function defaultsOf(texts: Dictionary, english: Dictionary, key: string): Record<string, string | undefined> {
  const text = (name: string) => texts[name] ?? english[name];
  const other = text(`${key}_other`);
  return {
    defaultValue: text(key) ?? other,
    defaultValue_one: text(`${key}_one`),
    // A million in Italian, Spanish, French; most texts do not distinguish it.
    defaultValue_many: text(`${key}_many`) ?? other,
    defaultValue_other: other,
  };
}
