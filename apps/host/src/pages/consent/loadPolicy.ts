import type { Language } from '@trade-area/core/contract';
import { loadLocalPolicy } from '../../locales/index.ts';
import type { Policy } from './policy.ts';

/** The policy in a language. Rejects when its file cannot be loaded. */
export async function loadPolicy(language: Language): Promise<Policy> {
  if (language !== 'en') return loadLocalPolicy(language);
  return (await import('./englishPolicy.ts')).englishPolicy;
}
