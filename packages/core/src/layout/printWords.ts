/** Languages that words are printed in. */
export const printLanguages = ['en', 'it', 'es', 'fr', 'de'] as const;
export type PrintLanguage = (typeof printLanguages)[number];

/** Words that are printed, not shown: the lab and the editor draw the same. */
export type PrintWords = Readonly<Record<PrintLanguage, string>>;

export const texts = (en: string, it: string, es: string, fr: string, de: string): PrintWords => ({
  en,
  it,
  es,
  fr,
  de,
});
