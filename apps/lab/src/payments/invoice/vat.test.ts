import { describe, expect, it } from 'vitest';
import { vatCase } from './vat.ts';

describe('the legal reason of an invoice’s VAT', () => {
  it.each([
    ['Italy', { country: 'IT', net: 10_900, vat: 2_398, customerRate: 22 }, 2200, 'domestic', ''],
    [
      'Italy, a reduced rate',
      { country: 'IT', net: 10_000, vat: 400, customerRate: 22 },
      400,
      'domestic',
      '',
    ],
    ['Italy, no VAT', { country: 'IT', net: 10_000, vat: 0, customerRate: 22 }, 0, 'outside', 'N2.1'],
    [
      'Germany, a company, charged',
      { country: 'DE', net: 10_000, vat: 1_900, customerRate: 19 },
      1900,
      'destination',
      '',
    ],
    [
      'Germany, a private customer',
      { country: 'DE', vatNumber: '', net: 10_000, vat: 1_900, customerRate: 19 },
      1900,
      'oss',
      '',
    ],
    [
      'Germany, a company, not charged',
      { country: 'DE', net: 10_000, vat: 0, customerRate: 19 },
      0,
      'reverse',
      'N3.2',
    ],
    [
      'Greece names itself EL',
      { country: 'EL', net: 10_000, vat: 0, customerRate: 24 },
      0,
      'reverse',
      'N3.2',
    ],
    [
      'Spain, private, not charged',
      { country: 'ES', vatNumber: '', net: 100, vat: 0, customerRate: 21 },
      0,
      'outside',
      'N2.1',
    ],
    ['Switzerland', { country: 'CH', net: 10_000, vat: 0, customerRate: 0 }, 0, 'export', 'N3.1'],
    [
      'United States',
      { country: 'US', vatNumber: '', net: 10_000, vat: 0, customerRate: 0 },
      0,
      'export',
      'N3.1',
    ],
    [
      'Britain, charged there',
      { country: 'GB', net: 26_000, vat: 5_200, customerRate: 20 },
      2000,
      'destination',
      '',
    ],
    [
      'nothing charged on nothing keeps the rate',
      { country: 'IT', net: 0, vat: 0, customerRate: 22 },
      2200,
      'domestic',
      '',
    ],
    [
      'a cent of rounding is no other rate',
      { country: 'IT', net: 1_995, vat: 439, customerRate: 22 },
      2200,
      'domestic',
      '',
    ],
    ['a credit note', { country: 'IT', net: -10_900, vat: -2_398, customerRate: 22 }, 2200, 'domestic', ''],
    [
      'ten million',
      { country: 'IT', net: 1_000_000_000, vat: 220_000_000, customerRate: 22 },
      2200,
      'domestic',
      '',
    ],
  ] as const)('%s', (_who, given, rate, reason, nature) => {
    expect(vatCase({ vatNumber: 'XX123', ...given })).toEqual({ rate, reason, nature });
  });
});
