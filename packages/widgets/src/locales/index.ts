import type { LoadLocale } from '../kit/text/bundle.ts';

/** The library's texts in a language other than English, one folder each. The path is all that names a language. */
export const loadLibraryLocale: LoadLocale = async (language) =>
  (await import(`./${language}/index.ts`)).locale;
