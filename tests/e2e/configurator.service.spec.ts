import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { addresses } from '../../scripts/parts/sites.mjs';
import { startTestSites } from '../../scripts/parts/testSites.mjs';
import { startConfiguratorService } from '../fixtures/scriptSite.ts';
import { makeSheet } from '../fixtures/sheets.ts';
import { expect, openSession, test } from './fixtures.ts';

// A portal of its own, whose lab names the stand-in of an outside configurator: a working one, one that is never ready,
// and one that throws. Each flow has an account of its own.

/** Seconds until the script must be ready. */
const longestWait = 10;
let service: Awaited<ReturnType<typeof startConfiguratorService>>;
let started: Awaited<ReturnType<typeof startTestSites>>;
let at: ReturnType<typeof addresses>;
let folder = '';

test.beforeAll(async () => {
  test.setTimeout(240_000);
  service = await startConfiguratorService();
  folder = await mkdtemp(join(tmpdir(), 'ta-service-'));
  const configuration = join(folder, 'lab.json');
  const configurator = {
    live: service.script,
    dev: `${service.script}?broken=ready`,
    test: `${service.script}?broken=throws`,
    compatibility: false,
    longestWait,
  };
  await writeFile(configuration, JSON.stringify({ portal: { configurator } }));
  started = await startTestSites({ configuration, log: 'configurator-service' });
  at = addresses(started.env);
});
test.afterAll(async () => {
  await started?.stop();
  await service?.stop();
  await rm(folder, { recursive: true, force: true });
});

const alert = (page: Page) => page.getByRole('main').getByRole('alert');
const amount = (page: Page) => page.locator('.ta-configurator-bar__amount');

test('CONF-11, CONF-15, CONF-23, GW2-34: the service that the lab names configures, the lab prices, and the order goes on in the checkout', async ({
  page,
}) => {
  await openSession(page, 'uk', { at });
  await page.goto(`${at.portal}config-product/10`);
  const outside = page.getByRole('region', { name: 'Wedding Book' });
  await expect(outside.getByText('Outside configurator, en_GB')).toBeVisible();
  await expect(outside).not.toHaveAttribute('aria-busy');
  await expect(page.getByText(/^Wedding Book, 30.×.30.cm, 40.pages/)).toBeVisible();
  const price = await amount(page).innerText();
  await outside.getByRole('button', { name: 'Forge the price' }).click();
  await outside.getByRole('button', { name: '60 pages' }).click();
  await expect(page.getByText(/^Wedding Book, 30.×.30.cm, 60.pages/)).toBeVisible();
  await expect(amount(page)).not.toHaveText(price);
  const own = await amount(page).innerText();
  expect(own).not.toContain('0.01');

  await page.getByRole('button', { name: 'Save quote' }).click();
  await expect(page.getByText('Quote saved.')).toBeVisible();
  await expect(page).toHaveURL(/\/config-product\/10\/product-config\/[\w-]{8,}$/);
  await page.reload();
  await expect(page.getByText(/^Wedding Book, 30.×.30.cm, 60.pages/)).toBeVisible();
  await expect(amount(page)).toHaveText(own);
  // It is pressed once, and told twice.
  await outside.getByRole('button', { name: 'Order here' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await expect(page.getByText('Wedding Book').first()).toBeVisible();
});

for (const { failure, button, title, account } of [
  { failure: 'crashes', button: 'Crash', title: 'The configurator stopped', account: 'us' },
  { failure: 'freezes', button: 'Freeze', title: 'The configurator isn’t responding', account: 'ie' },
])
  test(`CONF-21, CONF-26: a service that ${failure} says so; Retry begins with what was configured, and one quote is saved`, async ({
    page,
  }) => {
    const saved: string[] = [];
    page.on('request', (request) => {
      if (/createNewQuote|saveQuote/.test(request.url()) && request.method() === 'POST')
        saved.push(request.url());
    });
    await openSession(page, account, { at });
    await page.goto(`${at.portal}config-product/10`);
    const outside = page.getByRole('region', { name: 'Wedding Book' });
    await outside.getByRole('button', { name: '60 pages' }).click();
    await expect(page.getByText(/60.pages, /)).toBeVisible();
    await outside.getByRole('button', { name: button }).click();
    // A frozen service is noticed when the page asks it.
    await page.getByRole('button', { name: 'Save quote' }).click();
    await expect(alert(page)).toContainText(title);
    await expect(alert(page).getByRole('link', { name: 'Go to the store' })).toBeVisible();
    await expect(page).toHaveURL(/\/config-product\/10$/);

    await alert(page).getByRole('button', { name: 'Retry' }).press('Enter');
    await expect(outside.getByRole('button', { name: button })).toBeVisible();
    await expect(alert(page)).toHaveCount(0);
    await expect(page.getByText(/60.pages, /)).toBeVisible();
    await page.getByRole('button', { name: 'Save quote' }).click();
    await expect(page.getByText('Quote saved.')).toBeVisible();
    await expect(page).toHaveURL(/\/product-config\/[\w-]{8,}$/);
    expect(saved).toHaveLength(1);
  });

const ways: readonly (readonly [string, (route: Route) => Promise<void>])[] = [
  ['blocked by an extension', (route) => route.abort('blockedbyclient')],
  ['refused by the network', (route) => route.abort('connectionrefused')],
  [
    'answered by the page of a network’s sign-in',
    (route) => route.fulfill({ contentType: 'text/html', body: '<p>Sign in</p>' }),
  ],
  ['never answered', () => Promise.resolve()],
];
test('CONF-21, CONF-22: a script that is blocked or does not arrive ends the overlay; Retry loads it', async ({
  page,
  guard,
}) => {
  test.setTimeout(120_000);
  guard.allow(/ERR_BLOCKED_BY_CLIENT|ERR_CONNECTION_REFUSED|SyntaxError|Unexpected token|ERR_FAILED/);
  await openSession(page, 'ca', { at });
  const address = `${service.script}*`;
  for (const [way, answer] of ways)
    await test.step(way, async () => {
      await page.route(address, answer);
      await page.goto(`${at.portal}config-product/10`);
      await expect(alert(page)).toContainText('The configurator couldn’t be loaded');
      await page.unroute(address);
      await alert(page).getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByText(/^Outside configurator/)).toBeVisible();
      await expect(amount(page)).toHaveText(/\d/);
    });
});

test('CONF-12, CONF-22: the pages of dev and test load their own scripts, and end their overlay', async ({
  page,
  guard,
}) => {
  guard.allow(/the stand-in is broken/);
  await openSession(page, 'internal', { at, storage: { i18nextLng: 'en', 'ta-language-chosen': '1' } });
  await page.goto(`${at.portal}config-product-dev/10`);
  await expect(alert(page)).toContainText('The configurator isn’t responding');
  await page.goto(`${at.portal}config-product-test/10`);
  await expect(alert(page)).toContainText('The configurator couldn’t be loaded');
});

test('CONF-08, CONF-09, CONF-23: the service takes an image of the customer, and the quote keeps it', async ({
  page,
  guard,
}) => {
  await openSession(page, 'au', { at });
  await page.goto(`${at.portal}config-product/70`);
  const outside = page.getByRole('region', { name: 'Wall Set Designer' });
  await expect(outside.getByText('No image')).toBeVisible();
  await outside.getByRole('button', { name: 'Choose image' }).click();
  const panel = page.getByRole('dialog', { name: 'Your images' });
  await panel.locator('input[type="file"]').setInputFiles({
    name: 'hall.jpg',
    mimeType: 'image/jpeg',
    buffer: await makeSheet({ width: 2400, height: 3600, seed: 1 }),
  });
  const hall = panel.getByRole('radio', { name: /^hall\.jpg 2,400 × 3,600 px/ });
  await expect(hall).toBeVisible({ timeout: 40_000 });
  await hall.focus();
  await page.keyboard.press('Space');
  await panel.getByRole('button', { name: 'Use image' }).press('Enter');
  await expect(panel).toHaveCount(0);
  await expect(outside.getByText('Image of 2400 × 3600 px')).toBeVisible();

  await page.getByRole('button', { name: 'Save quote' }).click();
  await expect(page.getByText('Quote saved.')).toBeVisible();
  await page.reload();
  await expect(outside.getByText('Image of 2400 × 3600 px')).toBeVisible();
  await outside.getByRole('button', { name: 'Choose image' }).click();
  await expect(hall).toBeChecked();
  guard.allow(/status of 409/);
  await panel.getByRole('button', { name: 'Delete hall.jpg' }).click();
  await expect(panel.getByText(/a saved quote uses it/)).toBeVisible();
});

test('T-B7: no other script of the service’s site runs in the portal', async ({ page, guard }) => {
  guard.allow(/content security policy/i);
  await openSession(page, 'fr', { at });
  await page.goto(`${at.portal}config-product/10`);
  await expect(page.getByText(/^Outside configurator/)).toBeVisible();
  const outcome = await page.evaluate(
    (address) =>
      import(address).then(
        () => 'loaded',
        () => 'blocked',
      ),
    service.script.replace('embed.js', 'other.js'),
  );
  expect(outcome).toBe('blocked');
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`CONF-23: the page of the service has no sideways scrolling at ${width} px, in German, while it works and when it fails`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openSession(page, 'de', { at });
    await page.goto(`${at.portal}config-product/10`);
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect(page.getByText(/^Outside configurator, de_DE/)).toBeVisible();
    expect(await overflow()).toBe(0);
    await page.getByRole('button', { name: 'Crash' }).click();
    await expect(alert(page)).toContainText('Der Konfigurator wurde beendet');
    expect(await overflow()).toBe(0);
  });
