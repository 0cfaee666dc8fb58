import { expect, it } from 'vitest';
import { arrivalDay, courierDaysTo } from './courier.ts';

const config = {
  courierDays: [
    { countries: ['IT'], days: '1-2' },
    { countries: ['FR', 'US'], days: '2-3' },
  ],
  calendar: { timeZone: 'Europe/Rome', closedDays: ['12-08'] },
};

it.each([
  ['IT', '1-2'],
  ['US', '2-3'],
  ['AU', ''],
  ['', ''],
])('a courier to %j needs %j working days', (country, days) => {
  expect(courierDaysTo(config, country)).toBe(days);
});

it.each([
  // A Friday: Monday and Tuesday are counted, but the lab is closed on the 8th of December.
  ['IT', '2026-12-04', '2026-12-09'],
  ['FR', '2026-11-23', '2026-11-26'],
  ['AU', '2026-11-23', ''],
  ['IT', '', ''],
])('CHECK-10: a parcel to %s that leaves on %j has arrived on %j', (country, dispatched, arrived) => {
  expect(arrivalDay(config, country, dispatched)).toBe(arrived);
});
