import { formatShortDate, readIsoDate } from './dates.ts';
import { localeFor } from './locale.ts';
import type { InterfaceLanguage } from './locale.ts';
import { formatMoney, fromWire } from './money.ts';
import type { Money, WirePrice } from './money.ts';

/** The customer's language, country and area, which decide the formats. */
export interface FormatSources {
  readonly language: InterfaceLanguage;
  /** ISO 3166 code of the customer's country; '' = not known. */
  readonly country?: string;
  /** Sales area of the lab; '' = not known. */
  readonly area?: string;
}

/** Every value a screen shows as text. Functions return '' for what is no date. */
export interface Formats {
  /** BCP 47 tag. */
  readonly locale: string;
  /** ISO date in figures (I18N-12). */
  readonly date: (value: string) => string;
  /** ISO date with the name of the month. */
  readonly longDate: (value: string) => string;
  /** ISO instant as long date and short time, in the reader's time zone. */
  readonly dateTime: (iso: string) => string;
  /** ISO instant as short time, in the reader's time zone. */
  readonly time: (iso: string) => string;
  /** How long ago, in words: `ago(3, 'hour')` is "3 hours ago". */
  readonly ago: (value: number, unit: 'minute' | 'hour' | 'day') => string;
  /** A number with the locale's separators. */
  readonly number: (value: number) => string;
  /** A share from 0 to 1, in whole percent. */
  readonly percent: (share: number) => string;
  readonly money: (amount: Money) => string;
  /** The wire's price plus VAT (DASH-13); null when there is no price. */
  readonly price: (wire: WirePrice | null) => string | null;
  /** Bytes in decimal units, one decimal from megabytes on while that says more, or always where it is `exact`. */
  readonly size: (bytes: number, exact?: boolean) => string;
  /** "a, b and c" as the language joins them. */
  readonly list: (items: readonly string[]) => string;
  /** ISO 3166 code to the country's name; an unknown code is returned as it is. */
  readonly country: (code: string) => string;
}

const formatsByLocale = new Map<string, Formats>();

/**
 * The formats of a language, a country and an area (I18N-04, I18N-06, I18N-12). Equal sources give the same object, so
 * it may be a dependency of a hook.
 *
 * @example
 * formatsFor({ language: 'en', area: '100' }).date('2026-12-05'); // '12/05/2026'
 */
export function formatsFor({ language, country = '', area = '' }: FormatSources): Formats {
  const locale = localeFor(language, { country, area });
  // Of the area only the American order of a date is left once the locale is known: the map stays small.
  const key = `${locale} ${area === '100' ? area : ''}`;
  const found = formatsByLocale.get(key) ?? createFormats(locale, area);
  formatsByLocale.set(key, found);
  return found;
}

const sizeUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

function createFormats(locale: string, area: string): Formats {
  const lazy = <Format>(create: () => Format) => {
    let created: Format | undefined;
    return () => (created ??= create());
  };
  const dateFormat = (options: Intl.DateTimeFormatOptions) =>
    lazy(() => new Intl.DateTimeFormat(locale, options));
  const longDates = dateFormat({ dateStyle: 'long', timeZone: 'UTC' });
  const dateTimes = dateFormat({ dateStyle: 'long', timeStyle: 'short' });
  const times = dateFormat({ timeStyle: 'short' });
  const relative = lazy(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
  const numbers = lazy(() => new Intl.NumberFormat(locale));
  const percents = lazy(() => new Intl.NumberFormat(locale, { style: 'percent' }));
  const lists = lazy(() => new Intl.ListFormat(locale));
  const countries = lazy(() => new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }));
  const write = (format: Intl.DateTimeFormat, iso: string) => {
    const date = new Date(iso);
    return Number.isNaN(date.getTime()) ? '' : format.format(date);
  };
  return {
    locale,
    date: (value) => formatShortDate(value, locale, area),
    longDate(value) {
      const date = readIsoDate(value);
      return date === null ? '' : write(longDates(), `${date}T00:00:00Z`);
    },
    dateTime: (iso) => write(dateTimes(), iso),
    time: (iso) => write(times(), iso),
    ago: (value, unit) => relative().format(-value, unit),
    number: (value) => numbers().format(value),
    percent: (share) => percents().format(share),
    money: (amount) => formatMoney(amount, locale),
    price(wire) {
      const amount = fromWire(wire);
      return amount && formatMoney(amount, locale);
    },
    size: (bytes, exact) => formatSize(bytes, locale, exact),
    list: (items) => lists().format(items),
    country(code) {
      const name = code.trim().toUpperCase();
      return /^[A-Z]{2}$/.test(name) ? (countries().of(name) ?? name) : code.trim();
    },
  };
}

function formatSize(bytes: number, locale: string, exact = false): string {
  const step = bytes < 1 ? 0 : Math.min(sizeUnits.length - 1, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** step;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: sizeUnits[step] ?? 'byte',
    // The short form of English has no plural: "5 byte".
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step < 2 || (value >= 100 && !exact) ? 0 : 1,
  }).format(value);
}
