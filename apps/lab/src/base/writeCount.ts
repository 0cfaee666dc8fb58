import { formatsFor } from '@trade-area/core/kernel';
import type { Language } from '@trade-area/core/contract';

/** A counted noun in its two forms; `{{count}}` is where the number goes. */
export interface CountedNoun {
  readonly one: string;
  readonly other: string;
}

/**
 * A number with its noun, in the form that the language's plural rules choose. French counts zero as one. A million,
 * which French, Italian and Spanish count in a third form, is beyond every count of the lab and takes `other`.
 *
 * @example
 * writeCount('fr', 0, { one: '{{count}} fichier', other: '{{count}} fichiers' }); // '0 fichier'
 */
export function writeCount(language: Language, count: number, noun: CountedNoun): string {
  const form = new Intl.PluralRules(language).select(count) === 'one' ? noun.one : noun.other;
  return form.replaceAll('{{count}}', formatsFor({ language }).number(count));
}
