/** The interface languages (I18N-01); the same list as the contract's, which may not be imported here. */
export const interfaceLanguages = ['en', 'it', 'es', 'fr', 'de'] as const;
export type InterfaceLanguage = (typeof interfaceLanguages)[number];

/** A text for each interface language, made from its code. */
export function textByLanguage(
  makeText: (language: InterfaceLanguage) => string,
): Readonly<Record<InterfaceLanguage, string>> {
  const entries = interfaceLanguages.map((language) => [language, makeText(language)]);
  return Object.fromEntries(entries) as Record<InterfaceLanguage, string>;
}

/** A text of the wire by language, such as `titolo_fr`; '' where the wire has none in it. */
export function wireText(texts: object, name: string, language: InterfaceLanguage): string {
  const text = (texts as Readonly<Record<string, unknown>>)[`${name}_${language}`];
  return typeof text === 'string' ? text : '';
}

/** The languages that old stored values and codes mean (I18N-02). */
const oldNames: Readonly<Record<string, InterfaceLanguage>> = {
  italiano: 'it',
  uk: 'en',
  gb: 'en',
  english: 'en',
  español: 'es',
  français: 'fr',
  deutsch: 'de',
};

/** `it`, `en-US`, `en_GB`, `Italiano`, `uk`: the interface language of a code or name; null for any other text. */
export function readLanguage(value: string | null | undefined): InterfaceLanguage | null {
  const name = (value ?? '').trim().toLowerCase();
  const old = Object.hasOwn(oldNames, name) ? oldNames[name] : undefined;
  if (old) return old;
  const primary = name.split(/[-_]/)[0];
  return interfaceLanguages.find((language) => language === primary) ?? null;
}

export interface LanguageSources {
  /** The person's own choice on this device. */
  readonly chosen?: string | null;
  /** `webLingua` of the login, `ui` of the details. */
  readonly account?: string | null;
  /** In the person's order, as `navigator.languages` gives them. */
  readonly browser?: readonly string[];
}

/** Own choice, then account, then browser, then English (I18N-10). */
export function chooseLanguage({ chosen, account, browser = [] }: LanguageSources): InterfaceLanguage {
  for (const candidate of [chosen, account, ...browser]) {
    const language = readLanguage(candidate);
    if (language) return language;
  }
  return 'en';
}

/**
 * The BCP 47 tag numbers and dates are written in. English is British when the company is in GB or the area is 110
 * (I18N-04), American in area 100, else the customer's own or European English: day before month (I18N-12).
 */
export function localeFor(
  language: InterfaceLanguage,
  { country = '', area = '' }: { readonly country?: string; readonly area?: string } = {},
): string {
  if (language !== 'en') return language;
  const countryCode = country.trim().toUpperCase();
  if (countryCode === 'GB' || area === '110') return 'en-GB';
  if (area === '100') return 'en-US';
  if (countryCode === 'IE') return 'en-IE';
  if (countryCode === 'AU' || area === '201') return 'en-AU';
  return area === '101' ? 'en-GB' : 'en-150';
}

const printLocales: Readonly<Record<InterfaceLanguage, string>> = {
  it: 'it',
  en: 'en_US',
  es: 'es_ES',
  fr: 'fr_FR',
  de: 'de_DE',
};

/** Locale in the address that the print editor’s form is posted to (PRINT-07, PRINT-12). */
export const printCheckoutLocale = (language: InterfaceLanguage): string => printLocales[language];
