import { expect, it } from 'vitest';
import { listVersionsOf, shippingPriceOf, shippingPricesOf } from './customerContext.ts';

const buys = ['child: CP 10 / CD weddingbook', 'CP 11', 'CR 27', 'child: CP 10 / OF matted', ''];
const shippingPrices = [
  { countries: ['IT'], currency: 'EUR', go: 990, epicor: 990, printbox: 690 },
  { countries: ['DE', 'FR'], currency: 'EUR', go: 1290, epicor: 1490, printbox: 890 },
];

it('STATE-05, CONF-19: the version of the price list stands beside each product of the configurator', () => {
  expect(listVersionsOf({ priceListVersion: '2026-2', movableFrames: true }, buys)).toEqual({
    frame_mov: 1,
    epicor_10: '2026-2',
    epicor_11: '2026-2',
  });
  expect(listVersionsOf({ priceListVersion: '', movableFrames: false }, buys)).toEqual({ frame_mov: 0 });
});

it.each([
  ['IT', 'EUR', { go: 9.9, epicor_10: 9.9, epicor_11: 9.9, printbox_27: 6.9 }],
  ['DE', 'EUR', { go: 12.9, epicor_10: 14.9, epicor_11: 14.9, printbox_27: 8.9 }],
  ['DE', 'USD', {}],
  ['AU', 'AUD', {}],
])('STATE-05, CONF-19: shipping to %s in %s', (country, currency, expected) => {
  expect(shippingPricesOf({ shippingPrices }, { currency, company: { country } }, buys)).toEqual(expected);
});

it.each([
  ['DE', 'EUR', 'epicor_10', 1490],
  ['DE', 'EUR', 'epicor_tc31', 1290],
  ['DE', 'USD', 'epicor_10', 0],
])(
  'CHECK-10: an order for %s in %s from the editor %s is shipped for %d',
  (country, currency, editor, expected) => {
    const buyer = { currency, company: { country } };
    expect(shippingPriceOf({ shippingPrices }, buyer, { editor, buy: 'child: CP 10 / TC albums 31' })).toBe(
      expected,
    );
  },
);
