import { describe, expect, it } from 'vitest';
import { holidayNames } from './holidayNames.ts';
import { easterOf, holidayCountries, holidaysOf } from './holidays.ts';
import { printLanguages } from './printWords.ts';

it.each([
  [1961, 4, 2],
  [2000, 4, 23],
  [2008, 3, 23],
  [2024, 3, 31],
  [2025, 4, 20],
  [2026, 4, 5],
  [2027, 3, 28],
  [2038, 4, 25],
  [2049, 4, 18],
  [2076, 4, 19],
])('Easter of %d is %d-%d', (year, month, day) => expect(easterOf(year)).toEqual({ month, day }));

const dates = (country: (typeof holidayCountries)[number], year: number) =>
  holidaysOf(country, year)
    .map(({ month, day }) => `${month}-${day}`)
    .join(' ');

describe('the holidays of a country', () => {
  it.each([
    ['it', 2026, '1-1 1-6 4-5 4-6 4-25 5-1 6-2 8-15 10-4 11-1 12-8 12-25 12-26'],
    ['it', 2025, '1-1 1-6 4-20 4-21 4-25 5-1 6-2 8-15 11-1 12-8 12-25 12-26'],
    ['es', 2026, '1-1 1-6 4-3 5-1 8-15 10-12 11-1 12-6 12-8 12-25'],
    ['fr', 2026, '1-1 4-6 5-1 5-8 5-14 5-25 7-14 8-15 11-1 11-11 12-25'],
    ['de', 2027, '1-1 3-26 3-29 5-1 5-6 5-17 10-3 12-25 12-26'],
    ['gb', 2025, '1-1 4-18 4-21 5-5 5-26 8-25 12-25 12-26'],
    // Boxing Day is a Saturday in 2026; Christmas and Boxing Day are a weekend in 2027.
    ['gb', 2026, '1-1 4-3 4-6 5-4 5-25 8-31 12-25 12-26 12-28'],
    ['gb', 2027, '1-1 3-26 3-29 5-3 5-31 8-30 12-25 12-26 12-27 12-28'],
    // New Year’s Day of 2028 is a Saturday.
    ['gb', 2028, '1-1 1-3 4-14 4-17 5-1 5-29 8-28 12-25 12-26'],
    ['gb', 2022, '1-1 1-3 4-15 4-18 5-2 5-30 8-29 12-25 12-26 12-27'],
    ['us', 2026, '1-1 1-19 2-16 5-25 6-19 7-4 9-7 10-12 11-11 11-26 12-25'],
  ] as const)('%s in %d', (country, year, expected) => expect(dates(country, year)).toBe(expected));

  it('has a name in every language for each of them', () => {
    const keys = holidayCountries.flatMap((country) => holidaysOf(country, 2027).map(({ key }) => key));
    for (const key of keys)
      for (const language of printLanguages) expect(holidayNames[key][language]).not.toBe('');
  });

  it('is none without a country', () => expect(holidaysOf('', 2027)).toEqual([]));
});
