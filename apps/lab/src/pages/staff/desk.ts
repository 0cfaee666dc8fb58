import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import type { DeskTexts } from './texts/deskTexts.ts';
import { es } from './texts/es.ts';
import { fr } from './texts/fr.ts';
import { it } from './texts/it.ts';

const all = { en, it, es, fr, de } as const;
export type DeskLanguage = keyof typeof all;

/** The desk's languages by their own names, in the order of the language switch. */
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
  readonly texts: DeskTexts;
  /** Formats an ISO date. */
  day(iso: string): string;
  /** Formats a moment in the lab's time zone. */
  moment(date: Date): string;
  /** Formats the day that a moment is on at the lab. */
  dayAt(date: Date): string;
  /** Formats an amount in minor units. */
  money(minor: number, currency: string): string;
  /** Formats a number of bytes. */
  size(bytes: number): string;
  /** The name of a customer's language. */
  languageName(code: string): string;
}

/** @param timeZone IANA name of the lab's time zone, which is not that of the machine it runs on. */
export function createDesk(language: DeskLanguage, timeZone: string): Desk {
  const texts = all[language];
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const moments = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const daysAt = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone });
  const megabytes = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'megabyte',
    maximumSignificantDigits: 3,
  });
  const names = new Intl.DisplayNames(language, { type: 'language' });
  return {
    language,
    texts,
    day(iso) {
      const date = new Date(`${iso}T00:00:00Z`);
      return Number.isNaN(date.getTime()) ? iso : days.format(date);
    },
    money: (minor, currency) =>
      new Intl.NumberFormat(language, { style: 'currency', currency }).format(minor / 100),
    size: (bytes) => megabytes.format(bytes / 1_000_000),
    moment: (date) => moments.format(date),
    dayAt: (date) => daysAt.format(date),
    languageName: (code) => (/^[a-z]{2}$/.test(code) ? (names.of(code) ?? code) : code),
  };
}
