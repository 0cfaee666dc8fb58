import { expect, it } from 'vitest';
import { sizeTableOf } from './sizePrices.ts';

it('a book has a column for four page counts, with the price of its steps', () => {
  const rows = [
    { size: '30x30', price: 179, step_price: 7.8 },
    { size: '40x40', price: null, step_price: null },
  ];
  expect(sizeTableOf({ currency: 'EUR', pages: { least: 20, most: 110, step: 2 }, rows })).toEqual({
    pages: [20, 50, 80, 110],
    rows: [
      { size: '30x30', prices: [179, 296, 413, 530] },
      { size: '40x40', prices: [null, null, null, null] },
    ],
  });
});

it('a panel has one price for each size', () => {
  const rows = [{ size: '20x30', price: 49, step_price: null }];
  expect(sizeTableOf({ currency: 'EUR', pages: null, rows })?.rows).toEqual([
    { size: '20x30', prices: [49] },
  ]);
});

it('a product with one price has no table', () =>
  expect(sizeTableOf({ currency: 'EUR', pages: null, rows: [] })).toBeNull());
