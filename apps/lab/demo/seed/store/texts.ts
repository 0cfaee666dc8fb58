import type { Texts } from '../../../src/database/schema/shop.ts';

/** One text in the five languages. */
export const texts = (en: string, it: string, es: string, fr: string, de: string): Texts => ({
  en,
  it,
  es,
  fr,
  de,
});

/** One text that is the same in every language, such as a name. */
export const sameInAllLanguages = (text: string): Texts => texts(text, text, text, text, text);
