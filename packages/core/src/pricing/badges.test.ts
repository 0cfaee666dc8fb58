import { describe, expect, it } from 'vitest';
import { customerOf, itemOf } from '../../test/catalogue.ts';
import { formatMoney } from '../kernel/format/money.ts';
import { badgesOf, formatPercentOff, priceIn } from './badges.ts';
import type { Badge } from './badges.ts';
import { promoValues } from './discounts.ts';

/** A badge as short words. */
function said(badge: Badge): string {
  if (badge.kind === 'new') return 'New';
  const what =
    badge.kind === 'free'
      ? 'Gratis'
      : badge.kind === 'flat'
        ? formatMoney(badge.price)
        : formatPercentOff(badge.percent);
  return badge.of === 'sample' ? `Samples ${what}` : what;
}
const values = { promo_val: 0, promo_sample: 0, promo_fisso: 0, promo_sample_fisso: 0, toDelate: false };

describe('badgesOf', () => {
  it.each([
    ['PROMO-23', { promo_val: 15 }, '', 'EUR', ['-15%']],
    ['PROMO-23', { promo_val: 0 }, '', 'EUR', []],
    ['PROMO-25', { promo_val: 100 }, '', 'EUR', ['Gratis']],
    ['PROMO-24', { promo_fisso: 1234.5 }, '', 'EUR', ['1.234,50 €']],
    ['PROMO-24', { promo_fisso: 29 }, '', '', []],
    ['PROMO-24', { promo_fisso: 29, promo_val: 10 }, '', ' ', ['-10%']],
    ['PROMO-34', { promo_fisso: 29 }, '', 'GBR', ['29.00 £']],
    ['PROMO-37', { promo_val: 15, promo_fisso: 29 }, '', 'USD', ['29.00 $']],
    ['PROMO-37', { promo_val: 100, promo_fisso: 29 }, '', 'EUR', ['Gratis']],
    ['PROMO-37', { promo_val: 15, promo_sample: 50 }, '', 'EUR', ['-15%', 'Samples -50%']],
    ['PROMO-37', { promo_sample: 100, promo_sample_fisso: 5 }, '', 'EUR', ['Samples Gratis']],
    ['PROMO-37', { promo_sample: 50, promo_sample_fisso: 15 }, '', 'CAD', ['Samples 15.00 CAD']],
    ['PROMO-26', {}, 'album new', 'EUR', ['New']],
    ['PROMO-26', {}, 'newborn renew', 'EUR', []],
    ['PROMO-53', { promo_val: 12.5 }, '\tnew\n', 'EUR', ['-12.5%', 'New']],
  ] as const)('%s: %o', (_row, given, filter_class, currency, expected) => {
    expect(badgesOf({ ...values, ...given, filter_class }, currency).map(said)).toEqual(expected);
  });

  it.each([
    ['A', 'weddingbook', ['-20%', 'Samples -50%']],
    ['A', 'raw-book', ['-25%', 'Samples -50%', 'New']],
    ['A', 'photobox', ['Gratis', 'Samples -50%']],
    ['A', 'storybook', ['29,00 €', 'Samples -50%']],
    ['A', 'young-magnolia', ['99,00 €', 'Samples -50%']],
    ['A', 'babybook', ['Samples 15,00 €']],
    ['B', 'weddingbook', ['-20%', 'Samples -50%']],
    ['C', 'magnolia-album', ['New']],
    ['C', 'weddingbook', []],
  ] as const)('the demonstration: %s sees on %s', (customer, slug, expected) => {
    const context = customerOf(customer);
    const each = itemOf(slug);
    expect(badgesOf({ ...each, ...promoValues(each, context) }, context.currency).map(said)).toEqual(
      expected,
    );
  });
});

describe('priceIn', () => {
  it.each([
    ['PROMO-29', 'EUR', 1234.5, '1.234,50 €'],
    ['PROMO-28', 'USD', 1234.5, '1,234.50 $'],
    ['PROMO-28', 'GBR', 1234.5, '1,234.50 £'],
    ['PROMO-34', 'GBP', 1234.5, '1,234.50 £'],
    ['PROMO-28', 'CAD', 1234.5, '1,234.50 CAD'],
    ['PROMO-28', 'AUD', 1234.5, '1,234.50 AUD'],
    ['PROMO-27', 'EUR', 0.1 + 0.2, '0,30 €'],
  ])('%s: %s %d', (_row, currency, major, expected) => {
    const price = priceIn(currency, major);
    expect(price && formatMoney(price)).toBe(expected);
  });

  it('PROMO-30, DEC-16: another currency by the platform, where the former store showed nothing', () => {
    const price = priceIn('SEK', 1234.5);
    expect(price && formatMoney(price, 'en')).toMatch(/1,234\.50/);
  });

  it.each([
    ['', 1],
    ['EUR', null],
    ['EUR', Number.NaN],
    ['EUR', Number.POSITIVE_INFINITY],
  ])('nothing for %s %s', (currency, major) => expect(priceIn(currency, major)).toBeNull());
});

it.each([
  [15, 'en', '-15%'],
  [12.5, 'de', '-12,5%'],
  [33.333, 'en', '-33.33%'],
  [15, 'no such locale', '-15%'],
])('PROMO-53: %d in %s', (percent, locale, expected) =>
  expect(formatPercentOff(percent, locale)).toBe(expected),
);
