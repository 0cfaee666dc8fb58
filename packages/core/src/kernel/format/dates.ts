/** Calendar dates are strings, `yyyy-mm-dd`: they sort as text and know no time zone. */
export type IsoDate = string;

const shape = /^(\d{4})-(\d{2})-(\d{2})/;

/** Whether this is exactly a date of the calendar; 30 February is not. */
export function isIsoDate(value: string): boolean {
  return value.length === 10 && readIsoDate(value) === value;
}

/** The date at the head of `yyyy-mm-dd`, `yyyy-mm-dd hh:mm:ss` or an ISO instant; null for anything else. */
export function readIsoDate(value: unknown): IsoDate | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  const found = shape.exec(text);
  if (!found || (text.length > 10 && !/[T ]/.test(text.charAt(10)))) return null;
  const [year, month, day] = [Number(found[1]), Number(found[2]), Number(found[3])];
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return null;
  return write(year, month, day);
}

/** The calendar date of this instant in a time zone (IANA name); UTC when the zone is absent or unknown. */
export function todayIn(now: Date, timeZone = 'UTC'): IsoDate {
  let parts: Intl.DateTimeFormatPart[];
  try {
    parts = zoned(timeZone).formatToParts(now);
  } catch {
    parts = zoned('UTC').formatToParts(now);
  }
  const part = (type: string) => Number(parts.find((found) => found.type === type)?.value ?? 0);
  return write(part('year'), part('month'), part('day'));
}

/** Calendar years later, or earlier when negative; 29 February becomes the 28th (CONST-20). `date` must be valid. */
export function addYears(date: IsoDate, years: number): IsoDate {
  const { year, month, day } = split(date);
  return write(year + years, month, Math.min(day, daysIn(year + years, month)));
}

/** 1 January, so many years before (CONST-08). `date` must be valid. */
export function startOfYear(date: IsoDate, yearsBack = 0): IsoDate {
  return write(split(date).year - yearsBack, 1, 1);
}

/** `dd-mm-yyyy` (DET-15); '' for what is no date. */
export function formatDayMonthYear(value: string): string {
  const date = readIsoDate(value);
  return date === null ? '' : `${date.slice(8)}-${date.slice(5, 7)}-${date.slice(0, 4)}`;
}

const shortFormats = new Map<string, Intl.DateTimeFormat>();

/**
 * A numeric date as people of this locale write it; month first in area 100 whatever the language (I18N-12).
 * '' for what is no date: the words "Invalid Date" never reach a screen.
 */
export function formatShortDate(value: string, locale: string, area = ''): string {
  const date = readIsoDate(value);
  if (date === null) return '';
  const { year, month, day } = split(date);
  if (area === '100') return `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`;
  const instant = new Date(0);
  instant.setUTCFullYear(year, month - 1, day);
  return shortFormat(locale).format(instant);
}

function shortFormat(locale: string): Intl.DateTimeFormat {
  const known = shortFormats.get(locale);
  if (known) return known;
  const options = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const;
  let format: Intl.DateTimeFormat;
  try {
    format = new Intl.DateTimeFormat(locale, options);
  } catch {
    format = new Intl.DateTimeFormat('en-GB', options);
  }
  shortFormats.set(locale, format);
  return format;
}

function zoned(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
}

function split(date: IsoDate): { year: number; month: number; day: number } {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) };
}

function write(year: number, month: number, day: number): IsoDate {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

function daysIn(year: number, month: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31;
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
}
