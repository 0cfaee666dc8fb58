/**
 * The text engine of the portal and the React library: i18next. The element build puts `engine.small.tsx` in its
 * place; both pass the suite in `engine.test.ts`.
 */
import { createInstance } from 'i18next';
import type { i18n as I18n } from 'i18next';
import { Suspense, useContext, useEffect, useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import { I18nContext, I18nextProvider, useTranslation } from 'react-i18next';
import type { Language } from '@trade-area/core/contract';
import type { Dictionary, TextBundle, TextProviderProps, Translate } from './bundle.ts';
import { outsideProvider } from '../outsideProvider.ts';
import { loadTexts, loadedTexts, rememberTexts } from './dictionaries.ts';

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

/** Bundles that somebody inside a provider has asked for: a change of language waits for them as well. */
const asked = new WeakMap<I18n, Set<TextBundle>>();
/** Texts on their way, by bundle: React asks for the same promise again. */
const coming = new Map<TextBundle, Map<Language, Promise<void>>>();

/** Null when a bundle can be spoken; else when it can be. What cannot be loaded is spoken in English. */
function waitFor(instance: I18n, bundle: TextBundle, language: Language): Promise<void> | null {
  const bundles = asked.get(instance) ?? new Set();
  asked.set(instance, bundles.add(bundle));
  if (addLoaded(instance, [bundle], language) || instance.hasResourceBundle(language, bundle.name))
    return null;
  const known = coming.get(bundle)?.get(language);
  if (known) return known;
  const promise = loadTexts(bundle, language).then(
    () => undefined,
    () => rememberTexts(bundle, language, bundle.english),
  );
  coming.set(bundle, (coming.get(bundle) ?? new Map<Language, Promise<void>>()).set(language, promise));
  return promise;
}

/** Adds what is loaded already; false when something of the language is missing. */
function addLoaded(instance: I18n, bundles: readonly TextBundle[], language: Language): boolean {
  let whole = true;
  for (const bundle of bundles) {
    addEnglish(instance, bundle);
    const texts = loadedTexts(bundle, language);
    if (texts) instance.addResourceBundle(language, bundle.name, withMany(texts));
    else whole &&= language === 'en';
  }
  return whole;
}

async function loadBundle(instance: I18n, bundle: TextBundle, language: Language): Promise<void> {
  addEnglish(instance, bundle);
  if (language === 'en' || instance.hasResourceBundle(language, bundle.name)) return;
  instance.addResourceBundle(language, bundle.name, withMany(await loadTexts(bundle, language)));
}

/** i18next does not fall back from `_many` (a million in Italian, Spanish, French) to `_other`. */
function withMany(texts: Dictionary): Dictionary {
  const filled: Record<string, string | undefined> = { ...texts };
  for (const [key, text] of Object.entries(texts)) {
    if (key.endsWith('_other')) filled[`${key.slice(0, -'_other'.length)}_many`] ??= text;
  }
  return filled;
}

/** Shows its children once the language's texts are there; English when they cannot be loaded. */
export function TextProvider({ language, bundles = [], children }: TextProviderProps): ReactElement | null {
  const [{ instance, whole }] = useState(() => {
    const created = createI18n(language);
    return { instance: created, whole: addLoaded(created, bundles, language) };
  });
  const [spoken, setSpoken] = useState<Language | null>(whole ? language : null);

  useEffect(() => {
    if (spoken === language) return;
    let wanted = true;
    const speak = async (next: Language) => {
      const all = new Set([...bundles, ...(asked.get(instance) ?? [])]);
      await Promise.all([...all].map((bundle) => loadBundle(instance, bundle, next)));
      if (!wanted) return;
      await instance.changeLanguage(next);
      setSpoken(next);
    };
    speak(language).catch(() => (spoken === null ? speak('en') : undefined));
    return () => {
      wanted = false;
    };
  }, [bundles, instance, language, spoken]);

  if (spoken === null) return null;
  return (
    <I18nextProvider i18n={instance}>
      <Suspense fallback={null}>{children}</Suspense>
    </I18nextProvider>
  );
}

/** The language in force. */
export function useLanguage(): Language {
  return useTranslation().i18n.language as Language;
}

/**
 * Texts of a bundle in the language in force; a text that is missing is shown in English. A bundle that is not there
 * yet is waited for by the `Suspense` around, as the code of a page is.
 */
export function useText<English extends Readonly<Record<string, string>>>(
  bundle: TextBundle<English>,
): Translate<English> {
  // Without a provider i18next gives an empty stand-in, whose first use would fail without a reason.
  if (!useContext(I18nContext)) throw new Error(outsideProvider);
  const { i18n } = useTranslation();
  const language = i18n.language;
  const waiting = waitFor(i18n, bundle, language as Language);
  if (waiting) throw waiting;
  return useMemo(() => {
    const translate = i18n.getFixedT(language, bundle.name);
    return (key, values) => translate(key, { ...values });
  }, [bundle, i18n, language]);
}
