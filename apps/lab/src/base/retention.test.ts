import { expect, it } from 'vitest';
import { defaultRetention, wrongRetention } from './retention.ts';

it('the periods are those of the privacy policy, in days (PRIV-02)', () => {
  const policy = {
    // Twelve months after the delivery.
    files: 365,
    // Two years after the account was closed.
    accounts: 2 * 365,
    invoices: 3_653,
    activity: 365,
    consents: 1_826,
    contacts: 2 * 365,
    views: 90,
  };
  expect(defaultRetention).toMatchObject(policy);
  // The policy has one period for all others.
  const others = Object.entries(defaultRetention).filter(([kind]) => !Object.hasOwn(policy, kind));
  expect(others.filter(([, days]) => days > 365)).toEqual([]);
});

it('documents are kept for ten years, whatever leap days they have', () => {
  const from = Date.UTC(2016, 0, 1);
  expect(from + defaultRetention.invoices * 86_400_000).toBeGreaterThanOrEqual(Date.UTC(2026, 0, 1));
});

it.each([0, -1, 0.5, Number.NaN, 36_501])('a period of %s days is none', (days) => {
  expect(wrongRetention({ ...defaultRetention, files: days })).toBe('files');
  expect(wrongRetention(defaultRetention)).toBe('');
});
