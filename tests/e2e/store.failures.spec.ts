import type { Page } from '@playwright/test';
import { corsFor } from '../fixtures/faults.ts';
import { expect, sites, test } from './fixtures.ts';
import { readEnglish } from './reading.ts';

/** Answers the calls of this path with a status until `mend` is called; `calls` counts them. */
async function refuse(page: Page, path: string, status: number) {
  let isRefused = true;
  let calls = 0;
  await page.route(
    (url) => url.origin === new URL(sites.lab).origin && decodeURIComponent(url.href).includes(path),
    (route) => {
      if (!isRefused || route.request().method() === 'OPTIONS') return route.fallback();
      calls += 1;
      return route.fulfill({ status, headers: corsFor(route), body: '{}' });
    },
  );
  return { mend: () => void (isRefused = false), calls: () => calls };
}

const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Retry' });

test.beforeEach(({ guard }) => guard.allow(/status of (403|404|503)/));

for (const [tab, filter, path, works] of [
  ['PRESET', 'presets', '/get_presets/weddingbook', 'Ceremony, party, goodbye'],
  ['MY PROJECTS', 'my_projects', '/get-projects-works/weddingbook', ''],
] as const) {
  test(`ERR2-16, ERR2-17: ${tab} stays when its call fails, is asked for once, and Retry shows it`, async ({
    page,
  }) => {
    await readEnglish(page, 'de');
    const refused = await refuse(page, path, 503);
    await page.goto(`${sites.portal}product/weddingbook?filter=${filter}`);
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel')).toContainText('The lab is temporarily unavailable.');
    expect(refused.calls()).toBe(1);
    refused.mend();
    await retry(page).click();
    await expect(
      page.getByRole('tabpanel').getByRole('article').filter({ hasText: works }).first(),
    ).toBeVisible();
  });
}

test('ERR2-17: a read by GET that fails is asked for twice, and no more until Retry', async ({ page }) => {
  await readEnglish(page, 'de');
  const refused = await refuse(page, '/api/customer/store', 503);
  await page.goto(`${sites.portal}graphistore`);
  await expect(page.getByRole('main')).toContainText('The lab is temporarily unavailable.');
  expect(refused.calls()).toBe(2);
  refused.mend();
  await retry(page).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('ERR2-17: 403 shows that it is not permitted, and keeps the session; 404 is the empty store', async ({
  page,
}) => {
  const token = await readEnglish(page, 'de');
  const forbidden = await refuse(page, '/api/customer/store', 403);
  await page.goto(`${sites.portal}graphistore`);
  await expect(page.getByRole('main')).toContainText('You don’t have permission to do this.');
  await expect(page).toHaveURL(`${sites.portal}graphistore`);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(token);
  forbidden.mend();
  await refuse(page, '/api/customer/store', 404);
  await page.reload();
  await expect(page.getByText('No products yet')).toBeVisible();
  await expect(retry(page)).toHaveCount(0);
});

test('STATE-10: damaged values of the store are gone when a page begins, which works as ever', async ({
  page,
}) => {
  await readEnglish(page, 'de');
  const keys = ['promoJSON', 'marketing_json', 'company_data', 'fatturati'];
  await page.goto(`${sites.portal}privacy`);
  await page.evaluate((all) => all.forEach((key) => localStorage.setItem(key, '{"half":')), keys);
  await page.goto(`${sites.portal}graphistore`);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  const left = await page.evaluate((all) => all.map((key) => localStorage.getItem(key)), keys);
  expect(left.filter((value) => value === '{"half":')).toEqual([]);
});
