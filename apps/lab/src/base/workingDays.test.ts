import { describe, expect, it } from 'vitest';
import {
  addWorkingDays,
  dayAtLab,
  dispatchDay,
  isTimeZone,
  isWorkingDay,
  startOfDayAtLab,
} from './workingDays.ts';

const calendar = { closedDays: ['12-25', '12-26', '01-01', '2026-04-06'] };

describe('the lab’s working days', () => {
  it.each([
    ['2026-11-23', true],
    ['2026-11-28', false],
    ['2026-11-29', false],
    ['2026-12-25', false],
    ['2027-12-24', true],
    ['2026-04-06', false],
    ['2027-04-06', true],
  ])('%s: %s', (day, expected) => expect(isWorkingDay(day, calendar)).toBe(expected));

  it.each([
    ['2026-11-23', 1, '2026-11-24'],
    ['2026-11-27', 1, '2026-11-30'],
    ['2026-11-28', 1, '2026-11-30'],
    ['2026-11-23', 10, '2026-12-07'],
    ['2026-12-23', 2, '2026-12-28'],
    ['2026-12-31', 1, '2027-01-04'],
    ['2028-02-28', 1, '2028-02-29'],
  ])('%s and %i working days are %s', (from, count, day) =>
    expect(addWorkingDays(from, count, calendar)).toBe(day),
  );

  it('a calendar without a working day ends all the same', () => {
    const closedDays = Array.from({ length: 12 }, (_, month) =>
      Array.from({ length: 31 }, (__, day) => `${pad(month + 1)}-${pad(day + 1)}`),
    ).flat();
    expect(addWorkingDays('2026-11-23', 5, { closedDays }) > '2026-11-23').toBe(true);
  });
});

describe('the day on which files arrive', () => {
  it.each([
    ['2026-11-23T23:30:00Z', 'Europe/Rome', '2026-11-24'],
    ['2026-11-23T22:59:59Z', 'Europe/Rome', '2026-11-23'],
    ['2026-07-13T22:30:00Z', 'Europe/Rome', '2026-07-14'],
    ['2026-12-31T23:00:00Z', 'Europe/Rome', '2027-01-01'],
    ['2026-11-24T04:30:00Z', 'America/New_York', '2026-11-23'],
    ['2026-11-23T23:30:00Z', 'UTC', '2026-11-23'],
  ])('%s in %s: %s', (moment, timeZone, day) => expect(dayAtLab(new Date(moment), { timeZone })).toBe(day));

  it.each([
    ['2026-11-24', 'Europe/Rome', '2026-11-23T23:00:00.000Z'],
    ['2026-07-14', 'Europe/Rome', '2026-07-13T22:00:00.000Z'],
    // The clocks change at 02:00 and 03:00 of these days.
    ['2026-03-29', 'Europe/Rome', '2026-03-28T23:00:00.000Z'],
    ['2026-10-25', 'Europe/Rome', '2026-10-24T22:00:00.000Z'],
    ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z'],
    // Between midnight at the lab and midnight by UTC.
    ['2026-10-04', 'Australia/Sydney', '2026-10-03T14:00:00.000Z'],
    ['2026-11-24', 'UTC', '2026-11-24T00:00:00.000Z'],
  ])('%s begins in %s at %s', (day, timeZone, moment) =>
    expect(startOfDayAtLab(day, { timeZone }).toISOString()).toBe(moment),
  );

  it.each([
    ['Europe/Rome', true],
    ['UTC', true],
    ['Europe/Atlantis', false],
    ['', false],
  ])('%j is a time zone: %s', (name, expected) => expect(isTimeZone(name)).toBe(expected));
});

const pad = (number: number) => String(number).padStart(2, '0');

describe('the day on which a product is ready to ship', () => {
  it.each([
    ['8-10', '2026-12-07'],
    ['8 – 10', '2026-12-07'],
    ['1', '2026-11-24'],
    ['', ''],
    ['soon', ''],
    ['0', ''],
    ['8-10 days', ''],
  ])('production %j: %j', (days, expected) =>
    expect(dispatchDay(days, '2026-11-23', calendar)).toBe(expected),
  );
});
