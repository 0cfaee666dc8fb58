/** The language of a provider, for both engines: nothing is suspended, and nothing is changed while rendering. */
import { createContext, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Language } from '@trade-area/core/contract';
import type { Dictionary, TextBundle } from './bundle.ts';
import { loadTexts, loadedTexts, rememberTexts, subscribeTexts } from './dictionaries.ts';

export interface ActiveLanguage {
  readonly language: Language;
  /** Bundles that components inside have asked for: a change of language waits for them as well. */
  readonly used: Set<TextBundle>;
}

export const ActiveLanguageContext = createContext<ActiveLanguage>({ language: 'en', used: new Set() });

/**
 * The language to show: the wanted one once the texts of all bundles are loaded, until then the former one; null before
 * the first. English when the texts cannot be loaded.
 */
export function useActiveLanguage(language: Language, bundles: readonly TextBundle[]): ActiveLanguage | null {
  const [used] = useState(() => new Set<TextBundle>());
  const [active, setActive] = useState<Language | null>(() =>
    bundles.every((bundle) => loadedTexts(bundle, language)) ? language : null,
  );

  useEffect(() => {
    if (active === language) return;
    let isMounted = true;
    void Promise.all([...bundles, ...used].map((bundle) => loadTexts(bundle, language))).then(
      () => isMounted && setActive(language),
      () => isMounted && setActive((former) => former ?? 'en'),
    );
    return () => {
      isMounted = false;
    };
  }, [bundles, language, active, used]);

  return useMemo(() => active && { language: active, used }, [active, used]);
}

/** A bundle's texts in the language around; undefined while they are loaded. */
export function useTexts(bundle: TextBundle): {
  readonly language: Language;
  readonly texts: Dictionary | undefined;
} {
  const { language, used } = useContext(ActiveLanguageContext);
  const read = () => loadedTexts(bundle, language);
  const texts = useSyncExternalStore(subscribeTexts, read, read);

  useEffect(() => {
    used.add(bundle);
    // Texts that cannot be loaded are shown in English.
    if (!texts) loadTexts(bundle, language).catch(() => rememberTexts(bundle, language, bundle.english));
  }, [bundle, language, texts, used]);
  return { language, texts };
}
