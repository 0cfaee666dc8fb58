/** Public holidays by rules: pure, for any year. The whole country's alone; those of single regions are left out. */

/** Countries whose holidays a calendar may mark. */
export const holidayCountries = ['it', 'es', 'fr', 'de', 'gb', 'us'] as const;
export type HolidayCountry = (typeof holidayCountries)[number];

/** A holiday; `key` names it in `holidayNames.ts`. */
export interface Holiday {
  readonly month: number;
  readonly day: number;
  readonly key: HolidayKey;
}

/** A fixed day, days from Easter Sunday, or the nth weekday (0 = Sunday) of a month; -1 = its last. */
type Rule =
  | { readonly month: number; readonly day: number; readonly since?: number }
  | { readonly easter: number }
  | { readonly month: number; readonly weekday: number; readonly nth: number };

const fixed = (month: number, day: number, since?: number): Rule =>
  since === undefined ? { month, day } : { month, day, since };
const easter = (days: number): Rule => ({ easter: days });
const weekdayOf = (month: number, weekday: number, nth: number): Rule => ({ month, weekday, nth });
const monday = 1;
const thursday = 4;

const newYear = fixed(1, 1);
const labourDay = fixed(5, 1);
const assumption = fixed(8, 15);
const allSaints = fixed(11, 1);
const christmas = fixed(12, 25);

const rules = {
  it: {
    newYear,
    epiphany: fixed(1, 6),
    easter: easter(0),
    easterMonday: easter(1),
    liberation: fixed(4, 25),
    labourDay,
    republicDay: fixed(6, 2),
    assumption,
    saintFrancis: fixed(10, 4, 2026),
    allSaints,
    immaculate: fixed(12, 8),
    christmas,
    saintStephen: fixed(12, 26),
  },
  es: {
    newYear,
    epiphany: fixed(1, 6),
    goodFriday: easter(-2),
    labourDay,
    assumption,
    hispanicDay: fixed(10, 12),
    allSaints,
    constitution: fixed(12, 6),
    immaculate: fixed(12, 8),
    christmas,
  },
  fr: {
    newYear,
    easterMonday: easter(1),
    labourDay,
    victory: fixed(5, 8),
    ascension: easter(39),
    whitMonday: easter(50),
    bastille: fixed(7, 14),
    assumption,
    allSaints,
    armistice: fixed(11, 11),
    christmas,
  },
  de: {
    newYear,
    goodFriday: easter(-2),
    easterMonday: easter(1),
    labourDay,
    ascension: easter(39),
    whitMonday: easter(50),
    germanUnity: fixed(10, 3),
    christmas,
    secondChristmas: fixed(12, 26),
  },
  gb: {
    newYear,
    goodFriday: easter(-2),
    easterMonday: easter(1),
    earlyMay: weekdayOf(5, monday, 1),
    springBank: weekdayOf(5, monday, -1),
    summerBank: weekdayOf(8, monday, -1),
    christmas,
    boxingDay: fixed(12, 26),
  },
  us: {
    newYear,
    martinLutherKing: weekdayOf(1, monday, 3),
    presidentsDay: weekdayOf(2, monday, 3),
    memorialDay: weekdayOf(5, monday, -1),
    juneteenth: fixed(6, 19),
    independence: fixed(7, 4),
    laborDay: weekdayOf(9, monday, 1),
    columbusDay: weekdayOf(10, monday, 2),
    veteransDay: fixed(11, 11),
    thanksgiving: weekdayOf(11, thursday, 4),
    christmas,
  },
} as const satisfies Record<HolidayCountry, Readonly<Record<string, Rule>>>;

type RuleKey = { [C in HolidayCountry]: keyof (typeof rules)[C] }[HolidayCountry];
/** `bankHoliday`: a weekday that is free in Great Britain for a holiday that falls on a weekend. */
export type HolidayKey = RuleKey | 'bankHoliday';

/** Easter Sunday of the Gregorian calendar, as month and day (the anonymous algorithm of 1876). */
export function easterOf(year: number): { readonly month: number; readonly day: number } {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const moon =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  const days = moon + weekday - 7 * late + 114;
  return { month: Math.floor(days / 31), day: (days % 31) + 1 };
}

/** Month and day so many days after another day of a year. */
function dayAfter(year: number, month: number, day: number) {
  const date = new Date(Date.UTC(year, month - 1, day));
  return { month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** Weekday of a day, 0 = Sunday. */
export const weekdayAt = (year: number, month: number, day: number): number =>
  new Date(Date.UTC(year, month - 1, day)).getUTCDay();

function dateOf(rule: Rule, year: number): { readonly month: number; readonly day: number } | null {
  if ('easter' in rule) {
    const { month, day } = easterOf(year);
    return dayAfter(year, month, day + rule.easter);
  }
  if ('day' in rule) return year < (rule.since ?? 0) ? null : { month: rule.month, day: rule.day };
  const { month, weekday, nth } = rule;
  if (nth > 0) {
    const first = 1 + ((weekday - weekdayAt(year, month, 1) + 7) % 7);
    return { month, day: first + 7 * (nth - 1) };
  }
  const { day: last } = dayAfter(year, month + 1, 0);
  return { month, day: last - ((weekdayAt(year, month, last) - weekday + 7) % 7) };
}

const isWeekend = (year: number, { month, day }: Pick<Holiday, 'month' | 'day'>) =>
  weekdayAt(year, month, day) % 6 === 0;

/** In Great Britain, a holiday on a weekend is made up for on the next weekday that is no holiday itself. */
function substitutes(year: number, holidays: readonly Holiday[]): Holiday[] {
  const taken = new Set(holidays.map(({ month, day }) => `${month}-${day}`));
  return holidays
    .filter(({ key }) => key === 'newYear' || key === 'christmas' || key === 'boxingDay')
    .filter((holiday) => isWeekend(year, holiday))
    .map(({ month, day }) => {
      let next = { month, day };
      do next = dayAfter(year, next.month, next.day + 1);
      while (isWeekend(year, next) || taken.has(`${next.month}-${next.day}`));
      taken.add(`${next.month}-${next.day}`);
      return { ...next, key: 'bankHoliday' };
    });
}

/** The holidays of a country in a year, in their order; none for ''. */
export function holidaysOf(country: HolidayCountry | '', year: number): Holiday[] {
  if (country === '') return [];
  const named = (Object.entries(rules[country]) as [RuleKey, Rule][]).flatMap(([key, rule]): Holiday[] => {
    const date = dateOf(rule, year);
    return date ? [{ ...date, key }] : [];
  });
  const all = country === 'gb' ? [...named, ...substitutes(year, named)] : named;
  return all.toSorted((a, b) => a.month - b.month || a.day - b.day);
}
