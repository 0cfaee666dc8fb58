import type { Page } from '@playwright/test';
import { openSession, expect, sites, test } from './fixtures.ts';

const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'Couldn’t show this page' });
const retry = (page: Page) => failure(page).getByRole('button', { name: 'Retry' });
const entry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Makes requests for files of the portal fail until `mend` is called; `requests` counts them. */
async function failFiles(page: Page, files: RegExp) {
  let fails = true;
  let requests = 0;
  await page.route(files, (route) => {
    requests += 1;
    return fails ? route.abort('connectionfailed') : route.continue();
  });
  return { mend: () => void (fails = false), requests: () => requests };
}

/** Marks the document. Returns a function that tells whether it is still the same one. */
async function markDocument(page: Page) {
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
  return () => page.evaluate(() => document.documentElement.hasAttribute('data-same'));
}

test.beforeEach(({ guard }) => guard.allow(/ta: the page stopped|ERR_|Failed to fetch|Unable to preload/));

test('a page whose code cannot be loaded leaves header and menu, and Retry loads it again in the same document', async ({
  page,
}) => {
  await openSession(page, 'us');
  const code = await failFiles(page, /\/assets\/PromotionsPage-.*\.js$/);
  await page.goto(`${sites.portal}orders-list`);
  await expect(title(page, 'Your orders')).toBeVisible();
  const isSameDocument = await markDocument(page);
  await entry(page, 'Coupon and promotions').click();
  await expect(failure(page)).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page).toHaveTitle(/^Coupon and promotions/);

  await test.step('another page works, and the way back asks again', async () => {
    await entry(page, 'Your orders').click();
    await expect(title(page, 'Your orders')).toBeVisible();
    await expect(failure(page)).toHaveCount(0);
    const before = code.requests();
    await entry(page, 'Coupon and promotions').click();
    await expect(failure(page)).toBeVisible();
    expect(code.requests()).toBeGreaterThan(before);
  });

  code.mend();
  await retry(page).click();
  await expect(title(page, 'Coupon and promotions')).toBeVisible();
  expect(await isSameDocument()).toBe(true);
});

test('a page whose code never answers is given up after ten seconds, and Retry shows it once it has come (T-B9)', async ({
  page,
}) => {
  await openSession(page, 'us');
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((come) => (answer = come));
  await page.route(/\/assets\/PromotionsPage-.*\.js$/, async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto(`${sites.portal}orders-list`);
  await expect(title(page, 'Your orders')).toBeVisible();
  await page.clock.install();
  const isSameDocument = await markDocument(page);
  const asked = page.waitForRequest(/\/assets\/PromotionsPage-/);
  await entry(page, 'Coupon and promotions').click();
  await asked;
  await page.clock.fastForward(9_000);
  await expect(failure(page)).toHaveCount(0);
  await page.clock.fastForward(2_000);
  await expect(failure(page)).toBeVisible();
  await expect(entry(page, 'Your orders')).toBeVisible();
  answer();
  await retry(page).click();
  await expect(title(page, 'Coupon and promotions')).toBeVisible();
  expect(await isSameDocument()).toBe(true);
});

test('a page that cannot be loaded twice is asked for by a new document', async ({ page }) => {
  await openSession(page, 'us');
  const code = await failFiles(page, /\/assets\/PromotionsPage-.*\.js$/);
  await page.goto(`${sites.portal}promotions`);
  await expect(failure(page)).toBeVisible();
  await expect(entry(page, 'Your orders')).toBeVisible();
  const isSameDocument = await markDocument(page);
  const loaded = page.waitForEvent('load');
  await retry(page).click();
  await loaded;
  expect(await isSameDocument()).toBe(false);
  await expect(failure(page)).toBeVisible();
  code.mend();
  await retry(page).click();
  await expect(title(page, 'Coupon and promotions')).toBeVisible();
});

test('without a connection Retry keeps the portal on the screen', async ({ page, context }) => {
  await openSession(page, 'us');
  await page.goto(`${sites.portal}orders-list`);
  await expect(title(page, 'Your orders')).toBeVisible();
  await context.setOffline(true);
  await entry(page, 'Coupon and promotions').click();
  await expect(failure(page)).toBeVisible();
  await retry(page).click();
  await expect(retry(page)).toBeEnabled();
  await expect(entry(page, 'Your orders')).toBeVisible();
  await context.setOffline(false);
  await retry(page).click();
  await expect(title(page, 'Coupon and promotions')).toBeVisible();
});

test('a page whose style sheet cannot be loaded is never shown without it', async ({ page }) => {
  await openSession(page, 'us');
  const styles = await failFiles(page, /\/assets\/PrivacyPage-.*\.css$/);
  await page.goto(`${sites.portal}privacy`);
  await expect(failure(page)).toBeVisible();
  styles.mend();
  const before = styles.requests();
  await retry(page).click();
  await expect(title(page, 'Privacy and cookie policy')).toBeVisible();
  expect(styles.requests()).toBeGreaterThan(before);
});

test('a page that breaks while it is drawn is drawn again by Retry, and takes no other page with it', async ({
  page,
}) => {
  await openSession(page, 'us');
  await page.route(/\/assets\/PromotionsPage-.*\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export function PromotionsPage() {
        if (document.documentElement.hasAttribute('data-mended')) return 'drawn again';
        throw new Error('broken on purpose');
      }`,
    }),
  );
  await page.goto(`${sites.portal}promotions`);
  await expect(failure(page)).toBeVisible();
  await retry(page).click();
  await expect(failure(page)).toBeVisible();
  await entry(page, 'Your orders').click();
  await expect(title(page, 'Your orders')).toBeVisible();
  await page.goBack();
  await expect(failure(page)).toBeVisible();
  await page.evaluate(() => document.documentElement.setAttribute('data-mended', ''));
  await retry(page).click();
  await expect(page.getByRole('main')).toHaveText('drawn again');
});

test('a sign-in page whose code cannot be loaded says so in its own frame, with Retry', async ({ page }) => {
  const code = await failFiles(page, /\/assets\/LoginPage-.*\.js$/);
  await page.goto(`${sites.portal}login`);
  await expect(title(page, 'Couldn’t show this page')).toBeVisible();
  code.mend();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByLabel('E-mail', { exact: true })).toBeVisible();
});
