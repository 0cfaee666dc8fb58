import { sitesFrom } from '@trade-area/core/kernel';
import { demonstrationConfiguration } from '../../demo/configuration.ts';
import { describe, expect, it } from 'vitest';
import { amountsForMethod, layoutOf } from './layoutPrice.ts';

const config = demonstrationConfiguration(sitesFrom({}));
const order = { price: 10_000, vat: 2_200, amount_to_pay: 12_200, currency: 'EUR', by_ftp: true };

describe('the price of a layout by the lab (CAT-SIZES, EMB-17)', () => {
  it('is charged for each page, in the currencies of the lab', () => {
    expect(layoutOf(config, 'EUR', 20)).toEqual({ page: 180, image: 90, amount: 3_600 });
    for (const currency of ['EUR', 'USD', 'GBP', 'CAD', 'AUD'])
      expect(layoutOf(config, currency, 1)?.amount).toBeGreaterThan(0);
    expect(layoutOf(config, 'CHF', 20)).toBeNull();
  });

  it.each([
    ['an unchanged method', order, true, 3_600, { price: 10_000, vat: 2_200, amountToPay: 12_200 }],
    ['the lab lays out', order, false, 3_600, { price: 13_600, vat: 2_992, amountToPay: 16_592 }],
    [
      'and back',
      { ...order, price: 13_600, vat: 2_992, amount_to_pay: 16_592, by_ftp: false },
      true,
      3_600,
      { price: 10_000, vat: 2_200, amountToPay: 12_200 },
    ],
    [
      'without VAT',
      { ...order, vat: null, amount_to_pay: 10_000 },
      false,
      3_600,
      { price: 13_600, vat: 0, amountToPay: 13_600 },
    ],
    [
      'nothing open',
      { ...order, amount_to_pay: null },
      false,
      1,
      { price: 10_001, vat: 2_200, amountToPay: null },
    ],
    [
      'cheaper than a layout',
      { ...order, price: 900, vat: 198, amount_to_pay: 1_098, by_ftp: false },
      true,
      3_600,
      { price: 900, vat: 198, amountToPay: 1_098 },
    ],
    ['no price yet', { ...order, price: null }, false, 3_600, null],
    ['no price of the lab', order, false, null, null],
  ] as const)('%s', (_name, given, byFtp, layout, wanted) => {
    expect(amountsForMethod(given, byFtp, { layout, received: 0 })).toEqual(wanted);
  });
});
