import { de } from './words/de.ts';
import { en } from './words/en.ts';
import type { DeskWords } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';
import { it } from './words/it.ts';

const all = { en, it, es, fr, de } as const;
export type DeskLanguage = keyof typeof all;

/** The desk's languages by what they call themselves, in the order of the switch. */
export const deskLanguages: readonly (readonly [DeskLanguage, string])[] = [
  ['en', 'English'],
  ['it', 'Italiano'],
  ['es', 'Español'],
  ['fr', 'Français'],
  ['de', 'Deutsch'],
];

export const deskLanguageOf = (given: string): DeskLanguage | undefined =>
  deskLanguages.find(([language]) => language === given)?.[0];

/** Language, texts and formats of a page of the desk. */
export interface Desk {
  readonly language: DeskLanguage;
  readonly words: DeskWords;
  /** ISO date in words of figures. */
  day(iso: string): string;
  /** In the time of the lab's own place. */
  moment(date: Date): string;
  /** Bytes in words of figures. */
  size(bytes: number): string;
  /** A language of a customer by its name. */
  languageName(code: string): string;
}

export function deskIn(language: DeskLanguage): Desk {
  const words = all[language];
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const moments = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const megabytes = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'megabyte',
    maximumSignificantDigits: 3,
  });
  const names = new Intl.DisplayNames(language, { type: 'language' });
  return {
    language,
    words,
    day(iso) {
      const date = new Date(`${iso}T00:00:00Z`);
      return Number.isNaN(date.getTime()) ? iso : days.format(date);
    },
    size: (bytes) => megabytes.format(bytes / 1_000_000),
    moment: (date) => moments.format(date),
    languageName: (code) => (/^[a-z]{2}$/.test(code) ? (names.of(code) ?? code) : code),
  };
}
