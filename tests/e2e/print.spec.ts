import type { Page } from '@playwright/test';
import { expect, openSession, sites, test } from './fixtures.ts';
import { grid, rows } from './orderList.ts';

/** The printable width of A4 in CSS pixels. */
const paper = { width: 718, height: 1_000 };

async function printed(page: Page): Promise<void> {
  await page.setViewportSize(paper);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('complementary')).toBeHidden();
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  // Also of a person who reads in the dark theme.
  await expect(title).toHaveCSS('color', 'rgb(29, 26, 23)');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(paper.width);
}

test.describe('on paper', () => {
  test.beforeEach(async ({ page }) => {
    await openSession(page, 'us', { storage: { 'ta-theme': 'dark' } });
  });

  test('a list is a table without its controls', async ({ page }) => {
    await page.goto(`${sites.portal}orders-list?status=3`);
    await expect(rows(page).first()).toBeVisible();
    await printed(page);
    await expect(rows(page).first()).toHaveCSS('display', 'table-row');
    await expect(grid(page).getByRole('columnheader', { name: 'Price' })).toBeVisible();
    for (const name of ['Export all', 'Columns', 'Views'])
      await expect(page.getByRole('button', { name, exact: true })).toBeHidden();
    await expect(page.getByRole('search')).toBeHidden();
    await expect(grid(page).getByRole('checkbox')).toHaveCount(0);
  });

  test('an order is its facts and its conversation', async ({ page }) => {
    await page.goto(`${sites.portal}orders-list?status=3`);
    await rows(page).first().getByRole('link').first().click();
    await expect(page.getByRole('region', { name: 'Product', exact: true })).toBeVisible();
    await printed(page);
    for (const name of ['Product', 'Shipping', 'Payment'])
      await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  });
});
