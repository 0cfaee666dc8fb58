import type { CalendarSettings } from './document.ts';
import { holidaysOf, weekdayAt } from './holidays.ts';
import type { HolidayKey } from './holidays.ts';

/** A day of a month and its place in the grid. */
export interface CalendarDay {
  readonly day: number;
  /** 0 = the first day of the week. */
  readonly column: number;
  readonly row: number;
  readonly isSunday: boolean;
  readonly holidays: readonly HolidayKey[];
}

export interface CalendarMonth {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly days: readonly CalendarDay[];
  readonly rows: number;
}

/** Months of a calendar, beside its cover. */
export const calendarMonths = 12;

/** Locale of the words and dates: English is that of the country whose holidays are marked. */
export const localeOf = ({ locale, holidays }: Pick<CalendarSettings, 'locale' | 'holidays'>): string =>
  locale === 'en' ? (holidays === 'us' ? 'en-US' : 'en-GB') : locale;

/** First day of the week, 0 = Sunday: Monday in all five languages but the English of the United States. */
export const firstWeekday = (calendar: Pick<CalendarSettings, 'locale' | 'holidays'>): 0 | 1 =>
  localeOf(calendar) === 'en-US' ? 0 : 1;

/** Year and month so many months after the first one of a calendar. */
export function monthAt({ start }: Pick<CalendarSettings, 'start'>, index: number) {
  const [year = 0, month = 1] = start.split('-').map(Number);
  const months = year * 12 + month - 1 + index;
  return { year: Math.floor(months / 12), month: (months % 12) + 1 };
}

/** The month of a calendar at an index, from 0, with its days where they are in the grid. */
export function monthOf(calendar: CalendarSettings, index: number): CalendarMonth {
  const { year, month } = monthAt(calendar, index);
  const first = firstWeekday(calendar);
  const before = (weekdayAt(year, month, 1) - first + 7) % 7;
  const count = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const holidays = holidaysOf(calendar.holidays, year).filter((each) => each.month === month);
  const days = Array.from({ length: count }, (_, offset): CalendarDay => {
    const day = offset + 1;
    return {
      day,
      column: (before + offset) % 7,
      row: Math.floor((before + offset) / 7),
      isSunday: weekdayAt(year, month, day) === 0,
      holidays: holidays.filter((each) => each.day === day).map(({ key }) => key),
    };
  });
  return { year, month, days, rows: Math.ceil((before + count) / 7) };
}

const capital = (text: string, locale: string) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

const format = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });

/** Name of a month, with a capital, as a heading has it. */
export function monthName(calendar: CalendarSettings, month: number): string {
  const locale = localeOf(calendar);
  const name = format(locale, { month: 'long' }).format(new Date(Date.UTC(2023, month - 1, 1)));
  return capital(name, locale);
}

/** Names of the weekdays in the order of the week: `Mon`, or `M` where there is no room. */
export function weekdayNames(calendar: CalendarSettings, length: 'short' | 'narrow'): string[] {
  const locale = localeOf(calendar);
  const first = firstWeekday(calendar);
  // 1 January 2023 is a Sunday.
  return Array.from({ length: 7 }, (_, index) => {
    const date = new Date(Date.UTC(2023, 0, 1 + first + index));
    return capital(format(locale, { weekday: length }).format(date).replace(/\.$/, ''), locale);
  });
}

/** The year or years of a calendar, as its cover names them. */
export function calendarYears(calendar: Pick<CalendarSettings, 'start'>): string {
  const [from, to] = [monthAt(calendar, 0).year, monthAt(calendar, calendarMonths - 1).year];
  return from === to ? String(from) : `${from} / ${to}`;
}
