import { expect, it } from 'vitest';
import { toSavedCard } from './row.ts';

const card = {
  brand: 'Visa',
  holder: 'Hannah Prescott',
  last4: '1111',
  expiryMonth: 12,
  expiryYear: 2026,
  token: 't',
  provider: 'sandbox',
  isDefault: true,
};

it.each([
  ['2026-11-30T23:59:59Z', [false, false]],
  ['2026-12-01T00:00:00Z', [false, true]],
  ['2026-12-31T23:59:59Z', [false, true]],
  ['2027-01-01T00:00:00Z', [true, false]],
])('a card is good until the end of its last month, in which it says so: at %s', (now, marks) => {
  const { expired, expires_this_month } = toSavedCard(new Date(now))(card);
  expect([expired, expires_this_month]).toEqual(marks);
});
