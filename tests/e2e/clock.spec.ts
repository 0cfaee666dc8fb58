import type { Page, Request } from '@playwright/test';
import { expect, signIn, sites, test } from './fixtures.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

interface Query {
  readonly status?: number;
  readonly shipping_from?: string;
  readonly shipping_to?: string;
}
function queryOf(request: Request): Query {
  const isList = decodeURIComponent(request.url()).includes('/api/customer/orders/inprocess');
  return isList && request.method() === 'POST'
    ? ((request.postDataJSON() as { query?: Query }).query ?? {})
    : {};
}

/** The first and last day that the list of shipped orders requests (ORD-43). */
async function daysAsked(page: Page): Promise<unknown> {
  // The dashboard's list of shipped orders, which may still be under way, has no days.
  const asked = page.waitForRequest((request) => queryOf(request).shipping_from !== undefined);
  await page.goto(`${sites.portal}orders-list?status=3`);
  const query = queryOf(await asked);
  await expect(page.getByRole('grid', { name: 'YOUR ORDERS' })).toBeVisible();
  const days = { from: query.shipping_from, to: query.shipping_to };
  expect(Object.values(days)).toEqual([
    expect.stringMatching(/^[\d/-]{8,10}$/),
    expect.stringMatching(/^[\d/-]{8,10}$/),
  ]);
  return days;
}

test.describe('a device whose clock is wrong (T-E6)', () => {
  for (const [name, ahead] of [
    ['a day behind', -day],
    ['five minutes behind', -5 * minute],
    ['five minutes ahead', 5 * minute],
    ['a day ahead', day],
    // As a lab whose time is set (`TA_NOW`) is years away from every device.
    ['five years behind', -5 * 365 * day],
  ] as const)
    test(`${name}: stays signed in, and requests days by the lab’s clock`, async ({ page, browser }) => {
      const right = await browser.newPage();
      await signIn(right, 'us');
      const expected = await daysAsked(right);
      await right.close();

      await page.clock.install({ time: Date.now() + ahead });
      await signIn(page, 'us');
      expect(await daysAsked(page)).toEqual(expected);
      await page.reload();
      await expect(page.getByRole('grid', { name: 'YOUR ORDERS' })).toBeVisible();
      await expect(page).toHaveURL(/\/ta\/orders-list/);
    });
});
