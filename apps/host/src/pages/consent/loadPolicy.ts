import type { Language } from '@trade-area/core/contract';
import { createFileLoader } from '@trade-area/core/kernel';
import { loadLocalPolicy } from '../../locales/index.ts';
import type { Policy } from './policy.ts';

const loaders = new Map<Language, () => Promise<Policy>>();

/** The policy in a language. Rejects when its file cannot be loaded, or does not come in time (T-B9). */
export function loadPolicy(language: Language): Promise<Policy> {
  const load = loaders.get(language) ?? createFileLoader(`policy.${language}`, () => requestPolicy(language));
  loaders.set(language, load);
  return load();
}

async function requestPolicy(language: Language): Promise<Policy> {
  if (language !== 'en') return loadLocalPolicy(language);
  return (await import('./englishPolicy.ts')).englishPolicy;
}
