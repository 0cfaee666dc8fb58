/** The texts that were loaded, for every provider of a page or of a server. Both engines read them here. */
import type { Language } from '@trade-area/core/contract';
import { systemClock } from '@trade-area/core/kernel';
import { loadLibraryLocale } from '../../locales/index.ts';
import type { Dictionary, LoadLocale, TextBundle } from './bundle.ts';

const sources: LoadLocale[] = [loadLibraryLocale];
const loaded = new Map<TextBundle, Map<Language, Dictionary>>();
const listeners = new Set<() => void>();
/** Requests that did not end, by bundle and language: those that are late already fail at once when they are repeated. */
const requests = new Map<string, Promise<Dictionary>>();

/** Milliseconds until texts that have not come are given up (T-B9). When they come after all, they are shown. */
const loadTimeoutMs = 10_000;

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
  const key = `${bundle.name}.${language}`;
  const running = requests.get(key) ?? requestTexts(bundle, language, () => requests.delete(key));
  requests.set(key, running);
  return running;
}

/** Requests texts, and rejects when they are late; `end` is called when the request ends, at that time or later. */
function requestTexts(
  bundle: TextBundle,
  language: Exclude<Language, 'en'>,
  end: () => void,
): Promise<Dictionary> {
  return new Promise((resolve, reject) => {
    const late = new Error(`ta: no answer for the texts '${bundle.name}' in the language '${language}'.`);
    const stop = systemClock.after(loadTimeoutMs, () => reject(late));
    const finish = async () => {
      const texts = await (await findTexts(bundle.name, language))();
      rememberTexts(bundle, language, texts);
      return texts;
    };
    finish()
      .then(resolve, reject)
      .finally(() => {
        stop();
        end();
      });
  });
}

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
