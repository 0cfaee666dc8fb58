import { describe, expect, test } from 'vitest';
import { openProduct } from '../../../testing/productPage.tsx';

describe('the sizes of a product', () => {
  const rows = [
    { size: '20x20', price: 129, step_price: 5.8 },
    { size: '30x30', price: 179, step_price: 7.8 },
  ];

  test('a book: sizes by pages, at the price of its list', async () => {
    const sizes = { currency: 'EUR', pages: { least: 20, most: 110, step: 2 }, rows };
    const { screen } = await openProduct({ info: { sizes } });
    await expect.element(screen.getByRole('columnheader', { name: '110 pages' })).toBeVisible();
    const row = screen.getByRole('row', { name: /30 × 30 cm/ });
    await expect.element(row.getByRole('cell', { name: '179,00 €' })).toBeVisible();
    await expect.element(row.getByRole('cell', { name: '530,00 €' })).toBeVisible();
  });

  test('a panel: one price for each size', async () => {
    const sizes = { currency: 'GBR', pages: null, rows: [{ size: '20x30', price: 43, step_price: null }] };
    const { screen } = await openProduct({ info: { sizes } });
    await expect.element(screen.getByRole('cell', { name: '43.00 £' })).toBeVisible();
  });

  test('a product with one price has no table', async () => {
    const { screen } = await openProduct({ info: { sizes: null } });
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.getByRole('table').elements()).toEqual([]);
  });
});
