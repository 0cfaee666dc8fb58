import type { Texts } from '../../../src/database/schema/shop.ts';

/** One text in the five languages. */
export const texts = (en: string, it: string, es: string, fr: string, de: string): Texts => ({
  en,
  it,
  es,
  fr,
  de,
});
