import type { Locator, Page } from '@playwright/test';
import { expect, openSession, sites } from './fixtures.ts';

const accounts = ['us', 'uk', 'ca', 'ie', 'au'] as const;

/**
 * Signs in to the first account whose home page offers this action for an incomplete order, and answers the order's row:
 * other flows send files and change methods, until an account has no such order left.
 */
export async function openOrderWith(page: Page, action: string | RegExp): Promise<Locator> {
  for (const account of accounts) {
    await openSession(page, account);
    await page.goto(sites.portal);
    const table = page.getByRole('region', { name: 'INCOMPLETE ORDERS' });
    const rows = table.locator('tbody').getByRole('row');
    await expect(rows.first()).toBeVisible();
    const offered = rows.filter({ has: page.getByRole('button', { name: action }) });
    if ((await offered.count()) > 0) return offered.first();
  }
  throw new Error(`ta: no account has an incomplete order that offers ${String(action)}`);
}
