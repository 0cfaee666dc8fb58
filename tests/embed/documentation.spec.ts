import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, sites, test } from '../e2e/fixtures.ts';
import { elementTags } from './elementTags.ts';
import { signInAt, tablesIn } from './page.ts';

const docs = `${sites.lab}docs/`;
/** Addresses of the pages that are text, below the root of the site. */
const texts = ['guides', 'reference'].flatMap((folder) =>
  readdirSync(resolve(import.meta.dirname, '../../apps/docs/dist', folder)).map(
    (name) => `${folder}/${name}/`,
  ),
);
/** They say something of their own when the page is asked for it. */
const silent = ['ta-doctor'];

const expectNoBarrier = async (page: Page) =>
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
const eventLog = (page: Page) => page.getByRole('log', { name: 'Event log' });

for (const tag of elementTags)
  test(`the page of <${tag}> shows the widget with data of the demonstration`, async ({ page }) => {
    await page.goto(`${docs}widgets/${tag}/`);
    await expect(eventLog(page)).toContainText(silent.includes(tag) ? 'ta-doctor-checked' : 'ta-ready');
    const widget = page.locator(`[data-stage] ${tag}`);
    await expect(widget).toBeVisible();
    await expect(widget.getByRole('alert')).toHaveCount(0);
    await expect(widget.getByText(/sign in to see/i)).toHaveCount(0);
    expect((await widget.boundingBox())?.height).toBeGreaterThan(20);
    await expect(eventLog(page)).not.toContainText('ta-error');
    await expectNoBarrier(page);
  });

test('an attribute changes the widget and the code while it is shown', async ({ page }) => {
  await page.goto(`${docs}widgets/ta-orders/`);
  const widget = page.locator('[data-stage] ta-orders');
  await expect(widget.getByRole('heading', { name: 'INCOMPLETE ORDERS' })).toBeVisible();
  await page.getByLabel('variant').selectOption('full');
  await expect(widget.getByRole('heading', { name: 'YOUR ORDERS' })).toBeVisible();
  await page.getByLabel('no-progress').check();
  await page.getByLabel('lang').selectOption('de');
  const code = page.locator('#snippet');
  await expect(code).toContainText(`<ta-provider gateway="${new URL(docs).origin}" lang="de">`);
  await expect(code).toContainText('<ta-orders variant="full" no-progress></ta-orders>');
  await expect(widget.getByRole('heading', { name: 'YOUR ORDERS' })).toHaveCount(0);
});

test('a visitor signs in on the page of a widget, and its events are listed without leaving the page', async ({
  page,
}) => {
  await page.goto(`${docs}widgets/ta-orders/`);
  await page.getByLabel('Shown to').selectOption('visitor');
  await expect(page.getByText('Sign in to see your orders')).toBeVisible();
  await signInAt(page.locator('[data-stage] ta-login'), 'it');
  await tablesIn(page.locator('[data-stage] ta-orders')).last().getByRole('row').nth(1).click();
  await expect(eventLog(page)).toContainText('(cancelled by this page)');
  expect(page.url()).toBe(`${docs}widgets/ta-orders/`);
});

for (const path of ['', ...texts])
  test(`the page /docs/${path} has no barrier, in both themes`, async ({ page }) => {
    await page.goto(`${docs}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByLabel('Theme').selectOption('dark');
    await expectNoBarrier(page);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

test('the search finds guides, sections and widgets, by keyboard', async ({ page }) => {
  await page.goto(docs);
  await page.keyboard.press('/');
  await page.keyboard.type('trusted types');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('results for “trusted types”');
  await page.getByRole('main').getByRole('link', { name: 'What the page must allow' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Strict policies' })).toBeVisible();
  await expectNoBarrier(page);
});

test('a phone has the contents behind a button, and no page is wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['', 'widgets/ta-orders/', 'guides/theming/', 'reference/gateway/']) {
    await page.goto(`${docs}${path}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await expect(contents).toBeHidden();
  await page.getByRole('button', { name: 'Contents' }).click();
  await contents.getByRole('link', { name: '<ta-faq>' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '<ta-faq>' })).toBeVisible();
});

test('pages without scripts are complete texts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${docs}guides/five-minutes/`);
  await expect(page.getByText('https://lab.example/widgets/v1/catalogue.js')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Contents' })).toBeVisible();
  await context.close();
});

test('pages and files are sent with their policy, and cached by their names', async ({ request }) => {
  const start = await request.get(docs);
  const policy = start.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain("frame-ancestors 'none'");
  const [, script = ''] = /src="(assets\/site-[^"]+)"/.exec(await start.text()) ?? [];
  const asset = await request.get(`${docs}${script}`);
  expect(asset.headers()['cache-control']).toContain('immutable');
  expect((await request.get(`${docs}guides/react`, { maxRedirects: 0 })).headers()['location']).toBe(
    '/docs/guides/react/',
  );
  expect((await request.get(`${docs}../docs/..%2f..%2fpackage.json`)).status()).toBe(404);
});
