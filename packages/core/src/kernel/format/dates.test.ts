import { describe, expect, it } from 'vitest';
import {
  addYears,
  formatDayMonthYear,
  formatShortDate,
  isIsoDate,
  readIsoDate,
  startOfYear,
  todayIn,
} from './dates.ts';

const notDates = [
  '',
  '0000-00-00',
  '2026-02-30',
  '2025-02-29',
  '2026-13-01',
  '2026-1-1',
  '20260101',
  '2026-01-01abc',
  'Invalid Date',
  'null',
  '2026-01-32',
  'yesterday',
];

describe('readIsoDate', () => {
  it.each([
    ['2026-11-20', '2026-11-20'],
    ['2024-02-29', '2024-02-29'],
    ['2026-11-20 13:05:00', '2026-11-20'],
    ['2026-11-20T23:59:59.000Z', '2026-11-20'],
    [' 2026-11-20 ', '2026-11-20'],
  ])('ORD-15: %j is %s', (given, expected) => {
    expect(readIsoDate(given)).toBe(expected);
  });
  it.each([...notDates, 20_261_120, null, undefined, {}])('%j is no date', (given) => {
    expect(readIsoDate(given)).toBeNull();
  });
  it('isIsoDate wants the bare date', () => {
    expect([isIsoDate('2026-11-20'), isIsoDate('2026-11-20T00:00'), isIsoDate('2026-02-30')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('calendar', () => {
  it.each([
    ['CONST-20', '2024-02-29', -2, '2022-02-28'],
    ['CONST-20', '2024-02-29', -4, '2020-02-29'],
    ['CONST-20', '2023-02-28', 1, '2024-02-28'],
    ['ORD-10', '2026-11-20', -2, '2024-11-20'],
  ])('%s: %s and %d years is %s', (_id, date, years, expected) => {
    expect(addYears(date, years)).toBe(expected);
  });
  it('CONST-08: five years back begins on 1 January', () => {
    expect(startOfYear('2026-11-20', 5)).toBe('2021-01-01');
  });
  it.each([
    ['CONST-20', 'Europe/Rome', '2026-12-31T23:30:00Z', '2027-01-01'],
    ['CONST-20', 'America/Los_Angeles', '2026-11-20T07:00:00Z', '2026-11-19'],
    ['CONST-20', 'Australia/Sydney', '2026-11-20T14:00:00Z', '2026-11-21'],
    ['unknown zone', 'Nowhere/Land', '2026-11-20T14:00:00Z', '2026-11-20'],
  ])('%s: today in %s at %s is %s', (_id, zone, now, expected) => {
    expect(todayIn(new Date(now), zone)).toBe(expected);
  });
});

describe('display', () => {
  it.each([
    ['I18N-12', 'en-GB', '', '25/12/2026'],
    ['I18N-12', 'en-US', '100', '12/25/2026'],
    ['I18N-12', 'fr', '100', '12/25/2026'],
    ['I18N-07', 'it', '1', '25/12/2026'],
    ['I18N-07', 'de', '51', '25.12.2026'],
    ['unknown locale', '!!', '', '25/12/2026'],
  ])('%s: %s, area %j', (_id, locale, area, expected) => {
    expect(formatShortDate('2026-12-25', locale, area)).toBe(expected);
  });
  it('DET-15: dd-mm-yyyy for all', () => {
    expect(formatDayMonthYear('2026-12-05 10:00:00')).toBe('05-12-2026');
  });
  it.each(notDates)('%j is shown as nothing, never as "Invalid Date"', (given) => {
    expect([
      formatDayMonthYear(given),
      formatShortDate(given, 'en-GB'),
      formatShortDate(given, 'it', '100'),
    ]).toEqual(['', '', '']);
  });
});
