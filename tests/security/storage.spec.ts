import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { findWholeChromium } from '../../scripts/parts/engines.mjs';
import { credentialsOf, expect, logIn, sites, test } from '../e2e/fixtures.ts';
import { orderWith } from '../e2e/messageSteps.ts';
import { choose, row, waitingAlbum } from '../e2e/uploadSteps.ts';
import type { Slot } from '../e2e/uploadSteps.ts';
import { gateway, openPageWith, signInAt } from '../embed/page.ts';
import { makeSheet, sheetPixels } from '../fixtures/sheets.ts';

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

/**
 * Storage as a person's browser refuses it, and one in which nothing more fits; each with a writer of its own, because an
 * unsent message's files are there again in every browser of the customer.
 */
const modes = [
  ['that the browser refuses', { profile: { default_content_setting_values: { cookies: 2 } } }, false, 'au'],
  ['that is full', {}, true, 'ie'],
] as const;

/** Every page and frame of the context finds its storage full. */
const fill = (context: BrowserContext) =>
  context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
const pdf = { name: 'cover.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };
const privacyOf = (page: Page) => page.getByRole('dialog', { name: 'Your privacy' });
const closePrivacy = (page: Page) => privacyOf(page).getByRole('button', { name: 'Close' }).click();

for (const [what, preferences, isFull, writer] of modes) {
  test(`with a storage ${what} a customer writes to the lab, with a file (T-B6)`, async ({
    launchOptions,
    locale,
  }) => {
    const run = async (context: BrowserContext) => {
      if (isFull) await fill(context);
      const page = await context.newPage();
      const complaints = recordErrors(page);
      // The question about privacy comes before the box has the focus, or after the message: both are right.
      await page.addLocatorHandler(privacyOf(page), () => closePrivacy(page));
      const code = await orderWith(page, (await logIn(page, writer)).token, 'quiet');
      await page.goto(`${sites.portal}login?redirect=${encodeURIComponent(`/ta/order/${code}/message`)}`);
      await enter(page, writer);
      await expect(page).toHaveURL(new RegExp(`/order/${code}/message$`));
      const box = page.getByLabel('Your message to the lab');
      const words = `With a storage ${what}`;
      await box.fill(words);
      await page.locator('input[type="file"]').setInputFiles(pdf);
      await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(page.getByText('Thank you', { exact: true })).toBeVisible();
      const conversation = page.getByRole('region', { name: 'Messages', exact: true });
      await expect(conversation.getByText(words).last()).toBeVisible();
      await expect(conversation.getByRole('button', { name: 'Download cover.pdf' }).last()).toBeVisible();
      expect(complaints).toEqual([]);
    };
    await browserWith(preferences, run, { launchOptions, locale });
  });

  test(`with a storage ${what} a file of an order is uploaded and checked (T-B6)`, async ({
    launchOptions,
    locale,
  }) => {
    const run = async (context: BrowserContext) => {
      if (isFull) await fill(context);
      const page = await context.newPage();
      const complaints = recordErrors(page);
      const { code, slots } = await waitingAlbum(page, (await logIn(page, 'ca')).token);
      await page.goto(`${sites.portal}login?redirect=${encodeURIComponent('/ta/orders-list')}`);
      await enter(page, 'ca');
      await closePrivacy(page);
      const incomplete = page.getByRole('region', { name: 'INCOMPLETE ORDERS' }).locator('tbody');
      const order = incomplete.getByRole('row').filter({ hasText: code });
      await order.getByRole('button', { name: /SEND FILES|RESUME UPLOAD/ }).click();
      const dialog = page.getByRole('dialog', { name: `Upload files for order ${code}` });
      const frame = dialog.frameLocator('iframe');
      await expect(frame.getByText(`Files for order ${code}`)).toBeVisible();
      // The two storages at the same time.
      const slot = slots.filter(({ kind }) => kind === 'spread')[isFull ? 1 : 0] as Slot;
      const name = `${String(slot.number).padStart(3, '0')}.jpg`;
      const seed = isFull ? 61 : 62;
      await choose(frame, [{ name, buffer: await makeSheet({ ...sheetPixels(slot), seed, quality: 60 }) }]);
      await expect(row(frame, `Spread ${slot.number}`)).toContainText('Ready', { timeout: 60_000 });
      expect(complaints).toEqual([]);
    };
    await browserWith(preferences, run, { launchOptions, locale });
  });

  test(`on a page with a storage ${what} the widgets sign in, list the orders and send a message (T-B6)`, async ({
    launchOptions,
    locale,
  }) => {
    const run = async (context: BrowserContext) => {
      if (isFull) await fill(context);
      const page = await context.newPage();
      const complaints = recordErrors(page);
      const code = await orderWith(page, (await logIn(page, 'ca')).token, 'quiet');
      const widgets = `<ta-login></ta-login><ta-orders></ta-orders><ta-messages order="${code}"></ta-messages>`;
      await openPageWith(page, `<ta-provider gateway="${gateway}" lang="en">${widgets}</ta-provider>`);
      await signInAt(page.locator('ta-login'), 'ca');
      await expect(page.locator('ta-orders').getByRole('link').first()).toBeVisible();
      const messages = page.locator('ta-messages');
      const words = `From a widget, with a storage ${what}`;
      await messages.getByLabel('Your message to the lab').fill(words);
      await messages.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(messages.getByText(words).last()).toBeVisible();
      expect(complaints).toEqual([]);
    };
    await browserWith(preferences, run, { launchOptions, locale });
  });
}

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
