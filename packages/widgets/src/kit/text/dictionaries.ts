/** The texts that were loaded, for every provider of a page or of a server. Both engines read them here. */
import type { Language } from '@trade-area/core/contract';
import { createFileLoader } from '@trade-area/core/kernel';
import { loadLibraryLocale } from '../../locales/index.ts';
import type { Dictionary, LoadLocale, TextBundle } from './bundle.ts';

const sources: LoadLocale[] = [loadLibraryLocale];
const loaded = new Map<TextBundle, Map<Language, Dictionary>>();
const listeners = new Set<() => void>();
/** Texts that come after they were given up are shown. */
const loaders = new Map<TextBundle, Map<Language, () => Promise<Dictionary>>>();

/** Calls a listener when texts were loaded; returns how to stop. */
export function subscribeTexts(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Adds an application's own texts in the languages other than English. Each language is a folder that lists its
 * bundles by name; the names must differ from those of the library.
 *
 * @example
 * addLocales((language) => import(`./locales/${language}/index.ts`).then((folder) => folder.locale));
 */
export function addLocales(load: LoadLocale): void {
  if (!sources.includes(load)) sources.push(load);
}

/** A bundle's texts in a language, when they are loaded. English always is. */
export function loadedTexts(bundle: TextBundle, language: Language): Dictionary | undefined {
  return language === 'en' ? bundle.english : loaded.get(bundle)?.get(language);
}

/** Keeps the texts that a bundle shows in a language. */
export function rememberTexts(bundle: TextBundle, language: Language, texts: Dictionary): void {
  loaded.set(bundle, (loaded.get(bundle) ?? new Map<Language, Dictionary>()).set(language, texts));
  for (const listener of listeners) listener();
}

/**
 * Loads a bundle's texts in a language. Rejects when no language folder has them, or when its file does not come.
 *
 * @example
 * const { retry } = await loadTexts(kitTexts, 'it');
 */
export async function loadTexts(bundle: TextBundle, language: Language): Promise<Dictionary> {
  const available = loadedTexts(bundle, language);
  if (available || language === 'en') return available ?? bundle.english;
  const ofBundle = loaders.get(bundle) ?? new Map<Language, () => Promise<Dictionary>>();
  loaders.set(bundle, ofBundle);
  const load = ofBundle.get(language) ?? createTextsLoader(bundle, language);
  ofBundle.set(language, load);
  return load();
}

const createTextsLoader = (bundle: TextBundle, language: Exclude<Language, 'en'>) =>
  createFileLoader(`texts.${bundle.name}.${language}`, async () => {
    const texts = await (await findTexts(bundle.name, language))();
    rememberTexts(bundle, language, texts);
    return texts;
  });

/** All folders of a language are asked for at once: an application's texts wait for no other request. */
async function findTexts(name: string, language: Exclude<Language, 'en'>) {
  const folders = await Promise.allSettled(sources.map((load) => load(language)));
  for (const folder of folders) {
    const load = folder.status === 'fulfilled' ? folder.value[name] : undefined;
    if (load) return load;
  }
  const failed = folders.find((folder) => folder.status === 'rejected');
  throw failed?.reason ?? new Error(`ta: no folder of the language '${language}' has texts named '${name}'.`);
}

/**
 * Loads the texts of some bundles, so that a provider shows them in its first render: on a server, and in a page that
 * takes over what a server rendered. Rejects when they cannot be loaded.
 *
 * @example
 * await readyTexts('it', [kitTexts, storeTexts]);
 * const html = renderToString(<Page />);
 */
export async function readyTexts(language: Language, bundles: readonly TextBundle[]): Promise<void> {
  await Promise.all(bundles.map((bundle) => loadTexts(bundle, language)));
}
