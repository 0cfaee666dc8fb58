import type { LoadLocale } from '@trade-area/widgets';
import type { Policy } from '../pages/consent/policy.ts';

/** The portal's texts in a language other than English, one folder each. The path is all that names a language. */
export const loadPortalLocale: LoadLocale = async (language) =>
  (await import(`./${language}/index.ts`)).locale;

/** The policy of a language's folder: a text of its own shape, loaded by its page alone. */
export async function loadLocalPolicy(language: Parameters<LoadLocale>[0]): Promise<Policy> {
  return (await import(`./${language}/policy.ts`)).policy;
}
