import { todayIn } from '@trade-area/core/kernel';
import { dayOf } from './day.ts';

/** The days on which the lab does not work beside Saturdays and Sundays. */
export interface WorkCalendar {
  /** `MM-DD` = every year, `yyyy-mm-dd` = that day alone. */
  readonly closedDays: readonly string[];
}

/** The lab’s own calendar, with the clock that tells its day. */
export interface LabCalendar extends WorkCalendar {
  /** IANA name of a time zone. */
  readonly timeZone: string;
}

/** The ISO day that a moment is on at the lab. */
export const dayAtLab = (moment: Date, { timeZone }: Pick<LabCalendar, 'timeZone'>): string =>
  todayIn(moment, timeZone);

/** The moment at which an ISO day begins at the lab. */
export function startOfDayAtLab(day: string, { timeZone }: Pick<LabCalendar, 'timeZone'>): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  /** Milliseconds by which the clocks of the zone are ahead of UTC. */
  const ahead = (moment: number) => Date.parse(`${clock.format(moment).replace(' ', 'T')}Z`) - moment;
  // The clocks may change between midnight at the lab and midnight by UTC.
  return new Date(midnight - ahead(midnight - ahead(midnight)));
}

/** Whether the runtime knows a time zone by this name. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const dayMs = 86_400_000;
/** A calendar that closes every day must not keep the server busy. */
const longestSearch = 3_660;

/** Whether the lab works on an ISO day. */
export function isWorkingDay(day: string, { closedDays }: WorkCalendar): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !closedDays.includes(day) && !closedDays.includes(day.slice(5));
}

/** The ISO day that is so many working days after a day; the day itself is not counted. */
export function addWorkingDays(from: string, count: number, calendar: WorkCalendar): string {
  let day = from;
  let left = count;
  for (let passed = 0; left > 0 && passed < longestSearch; passed++) {
    day = dayOf(new Date(Date.parse(`${day}T00:00:00Z`) + dayMs));
    if (isWorkingDay(day, calendar)) left--;
  }
  return day;
}

/**
 * The ISO day on which a product is ready to ship when all its files arrive on `from`.
 * @param days working days of its production, such as "8-10": the longer number counts. '' for anything else.
 */
export function dispatchDay(days: string, from: string, calendar: WorkCalendar): string {
  const found = /^\s*\d{1,3}(?:\s*[-–]\s*(\d{1,3}))?\s*$/.exec(days);
  const count = found ? Number(found[1] ?? days) : 0;
  return count > 0 ? addWorkingDays(from, count, calendar) : '';
}
