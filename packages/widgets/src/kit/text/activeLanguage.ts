/** The language of a provider, for both engines: nothing is suspended, and nothing is changed while rendering. */
import { createContext, useContext, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Language } from '@trade-area/core/contract';
import { fail } from '@trade-area/core/kernel';
import { FailureListener } from '../failures.ts';
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
 * the first. English when the texts cannot be loaded, which is reported; the wanted one when they come after all (T-B9).
 */
export function useActiveLanguage(language: Language, bundles: readonly TextBundle[]): ActiveLanguage | null {
  const tell = useContext(FailureListener);
  const reported = useRef<Language | null>(null);
  const [used] = useState(() => new Set<TextBundle>());
  const [active, setActive] = useState<Language | null>(() =>
    bundles.every((bundle) => loadedTexts(bundle, language)) ? language : null,
  );

  useEffect(() => {
    if (active === language) return;
    let isMounted = true;
    const wanted = [...bundles, ...used];
    const show = () => {
      if (isMounted && wanted.every((bundle) => loadedTexts(bundle, language))) setActive(language);
    };
    const giveUp = () => {
      if (!isMounted) return;
      setActive((former) => former ?? 'en');
      if (reported.current === language) return;
      reported.current = language;
      tell?.(fail('offline', { endpoint: `texts.${language}` }).failure);
    };
    const stop = subscribeTexts(show);
    void Promise.all(wanted.map((bundle) => loadTexts(bundle, language))).then(show, giveUp);
    return () => {
      isMounted = false;
      stop();
    };
  }, [bundles, language, active, used, tell]);

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
