import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { findWholeChromium } from '../../scripts/parts/engines.mjs';
import { credentialsOf, expect, sites, test } from '../e2e/fixtures.ts';

/** A browser with a person's settings, without the flags of the test runner; the one without windows has no settings. */
async function browserWith(
  preferences: object,
  run: (context: BrowserContext) => Promise<void>,
  { launchOptions, locale }: { readonly launchOptions: object; readonly locale: string | undefined },
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ta-browser-'));
  mkdirSync(join(folder, 'Default'));
  writeFileSync(join(folder, 'Default/Preferences'), JSON.stringify(preferences));
  const context = await chromium.launchPersistentContext(folder, {
    ...launchOptions,
    executablePath: findWholeChromium() ?? '',
    ...(locale === undefined ? {} : { locale }),
    headless: true,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    await run(context);
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function recordErrors(page: Page): string[] {
  const said: string[] = [];
  page.on('pageerror', (error) => said.push(error.message));
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
  return said;
}

async function enter(page: Page, account: string): Promise<void> {
  const { email, password } = credentialsOf(account);
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
}

const readStorage = () => {
  try {
    return String(localStorage.length);
  } catch (error) {
    return (error as Error).name;
  }
};

test('without any storage a customer signs in and works until the page is closed (T-B6)', async ({
  launchOptions,
  locale,
}) => {
  const refused = { profile: { default_content_setting_values: { cookies: 2 } } };
  await browserWith(
    refused,
    async (context) => {
      const page = await context.newPage();
      const complaints = recordErrors(page);
      await page.goto(`${sites.portal}orders-list?status=3`);
      expect(await page.evaluate(readStorage)).toBe('SecurityError');
      await expect(page).toHaveURL(/\/ta\/login\?redirect=/);
      await enter(page, 'us');
      await expect(page).toHaveURL(`${sites.portal}orders-list?status=3`);
      await page.getByRole('dialog', { name: 'Your privacy' }).getByRole('button', { name: 'Close' }).click();
      await expect(page.getByRole('grid', { name: 'YOUR ORDERS' }).getByRole('link').first()).toBeVisible();
      await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'FAQ' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      // A reload loses the session and ends at the login, without a redirect loop.
      await page.reload();
      await expect(page).toHaveURL(/\/ta\/login\?redirect=%2Fta%2Ffaq$/);
      expect(complaints).toEqual([]);
    },
    { launchOptions, locale },
  );
});

test('after a sign-out, a page from the back-forward cache shows nothing private (T-E12)', async ({
  launchOptions,
  locale,
}) => {
  await browserWith(
    {},
    async (context) => {
      const page = await context.newPage();
      await page.goto(`${sites.portal}login`);
      await enter(page, 'us');
      await expect(page.getByText('Hannah Prescott')).toBeVisible();
      await page.getByRole('dialog', { name: 'Your privacy' }).getByRole('button', { name: 'Close' }).click();
      await page.goto(sites.lab);
      const other = await context.newPage();
      await other.goto(`${sites.portal}promotions`);
      await other.getByRole('button', { name: 'Sign out' }).click();
      await expect(other).toHaveURL(/\/ta\/login/);
      await page.goBack();
      await expect(page).toHaveURL(/\/ta\/login/);
      await expect(page.getByText('Hannah Prescott')).toHaveCount(0);
    },
    { launchOptions, locale },
  );
});

test('framed by the shop of another site, the login works without any storage (T-B6, EMB-16)', async ({
  launchOptions,
  locale,
}) => {
  const refused = { profile: { block_third_party_cookies: true, cookie_controls_mode: 1 } };
  await browserWith(
    refused,
    async (context) => {
      const page = await context.newPage();
      const complaints = recordErrors(page);
      await page.goto(`${sites.demo}nothing-here`);
      await page.evaluate((address) => {
        const heard: unknown[] = [];
        Object.assign(window, { heard });
        window.addEventListener('message', (event) => heard.push({ origin: event.origin, data: event.data }));
        const frame = document.createElement('iframe');
        frame.src = address;
        frame.width = '500';
        frame.height = '500';
        document.body.append(frame);
      }, `${sites.portal}login?ev=InPopUp`);
      const frame = page.frameLocator('iframe');
      const { email, password } = credentialsOf('us');
      await expect(frame.getByRole('banner')).toHaveCount(0);
      await expect(frame.getByRole('heading')).toHaveCount(0);
      expect(await frame.locator(':root').evaluate(readStorage)).toBe('SecurityError');
      await frame.getByLabel('E-mail', { exact: true }).fill(email);
      await frame.getByLabel('Password', { exact: true }).fill(password);
      await frame.getByRole('button', { name: 'Sign in' }).click();
      await expect(frame.getByText('You’re signed in as Prairie Light Photography.')).toBeVisible();
      const heard = () => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard);
      expect(await heard()).toEqual([
        {
          origin: new URL(sites.portal).origin,
          data: {
            task: 'login',
            code: '1005',
            hash: expect.stringMatching(/^\S{16,}$/),
            token: expect.stringMatching(/^\S{20,}$/),
          },
        },
      ]);
      expect(complaints.filter((line) => !line.includes('404'))).toEqual([]);
    },
    { launchOptions, locale },
  );
});
