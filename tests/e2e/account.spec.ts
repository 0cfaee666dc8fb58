import type { Page } from '@playwright/test';
import { expectOwnLayout } from './shells.ts';
import { untranslatedEnglish, textsOn } from '../fixtures/languages.ts';
import { openSession, credentialsOf, expect, sites, test } from './fixtures.ts';
import { readEnglish } from './reading.ts';

// These flows change an account's password and language and end its other sessions: no other flow uses the account.
test.describe.configure({ mode: 'serial' });

const account = 'gb';
const { email, password } = credentialsOf(account);
const label = (page: Page, name: string) => page.getByLabel(name, { exact: true });

/** The newest mail to an address, as the demonstration shows it. */
async function newestMail(page: Page, subjects: RegExp): Promise<string> {
  const mail = page.getByRole('link').filter({ hasText: email }).filter({ hasText: subjects }).first();
  // A mail is a job: it leaves after the answer.
  await expect(async () => {
    await page.goto(`${sites.lab}outbox`);
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass();
  await mail.click();
  // The lines of a mail are those of its style sheet.
  await page.waitForURL(/\/outbox\/./);
  return page.getByRole('main').innerText();
}

async function signInWith(page: Page, secret: string): Promise<void> {
  await page.goto(`${sites.portal}login`);
  await label(page, 'E-mail').fill(email);
  await label(page, 'Password').fill(secret);
  await label(page, 'Password').press('Enter');
}

test(`the account ${account} has its own layout and tables`, async ({ page }) => {
  await expectOwnLayout(page, account);
});

test('signing out elsewhere ends that session and no other', async ({ page, browser }) => {
  const context = await browser.newContext();
  const elsewhere = await context.newPage();
  await readEnglish(elsewhere, account);
  await elsewhere.goto(`${sites.portal}promotions`);
  await expect(elsewhere.getByRole('heading', { level: 1 })).toBeVisible();
  await readEnglish(page, account);
  await page.goto(`${sites.portal}account?page=changePassword`);
  await expect(page.getByText('This device')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out of all other devices' }).click();
  await expect(page.getByText('You’re only signed in on this device.')).toBeVisible();
  await elsewhere.goto(`${sites.portal}account`);
  await expect(elsewhere).toHaveURL(/\/ta\/login/);
  await context.close();
});

test('a forgotten password is recovered by two mails and replaced by a new one (SES-16, SES-17, SES-34, T-A7)', async ({
  page,
  guard,
}) => {
  guard.allow(/status of (401|404|410)/);
  await page.goto(`${sites.portal}login`);
  await page.getByRole('link', { name: 'Lost your password' }).click();
  await expect(page).toHaveURL(`${sites.portal}recovery-password`);
  const send = page.getByRole('button', { name: 'GET NEW PASSWORD' });

  await test.step('the form names missing fields and unknown addresses', async () => {
    await send.click();
    await expect(page.getByText('Insert e-mail')).toBeVisible();
    await label(page, 'E-mail').fill('nobody-at-all@studio.test');
    await send.click();
    await expect(page.getByText('Wrong e-mail')).toBeVisible();
  });
  await label(page, 'E-mail').fill(email);
  await label(page, 'E-mail').press('Enter');
  await expect(page.getByText('E-mail is sent successfully')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/ta/login');

  const link = /http:\/\/\S+activate\?code=\S+/.exec(await newestMail(page, /password reset/i))?.[0] ?? '';
  expect(new URL(link).origin).toBe(new URL(sites.lab).origin);
  await page.goto(link);
  await page.getByRole('main').getByRole('button').click();
  await expect(page.getByText(/30/).first()).toBeVisible();

  const second = await newestMail(page, /temporary/i);
  const temporary = /^\S{16,}$/m.exec(second.replace(/^http\S+$/gm, ''))?.[0] ?? '';
  expect(temporary).toMatch(/^\S{16,}$/);

  await test.step('the link works once', async () => {
    await page.goto(link);
    await page.getByRole('main').getByRole('button').click();
    await expect(page.getByRole('link', { name: /again|new/i })).toBeVisible();
  });

  await signInWith(page, temporary);
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await test.step('nothing else can be opened until it is changed', async () => {
    await page.goto(`${sites.portal}orders-list`);
    await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
    await expect(page.getByRole('grid')).toHaveCount(0);
  });
  const change = page.getByRole('button', { name: 'Change password', exact: true });
  await expect(change).toBeDisabled();
  await label(page, 'Temporary password').fill(temporary);
  await label(page, 'New password').fill('Heather-31');
  await label(page, 'Confirm new password').fill('Heather-31');
  await change.click();
  await expect(page.getByText('Password is modified with success!')).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  // Opened without parameters, the list shows what waits for the customer (DEC-22).
  await expect(page).toHaveURL(`${sites.portal}orders-list?status=2`);

  await test.step('the temporary and the old password are refused', async () => {
    for (const former of [temporary, password]) {
      await signInWith(page, former);
      await expect(page.getByRole('alert')).toHaveText('Wrong e-mail or password');
    }
  });
  await signInWith(page, 'Heather-31');
  await expect(page).toHaveURL(sites.portal);
  await page.getByRole('dialog', { name: 'Your privacy' }).getByRole('button', { name: 'Close' }).click();

  await test.step('the demonstration password is set again from the account', async () => {
    await page.goto(`${sites.portal}account?page=changePassword`);
    await label(page, 'Current password').fill('Heather-31');
    await label(page, 'New password').fill(password);
    await label(page, 'Confirm new password').fill(password);
    await change.click();
    await expect(page.getByText('Password is modified with success!')).toBeVisible();
  });
});

test('a signed-in customer is led home from the recovery (SES-15)', async ({ page }) => {
  await signInWith(page, password);
  await expect(page).toHaveURL(sites.portal);
  await page.goto(`${sites.portal}recovery-password`);
  await expect(page).toHaveURL(sites.portal);
});

test('a chosen language is kept: on this page, after a reload, and on the account (I18N-03, I18N-10, SHELL-11)', async ({
  page,
  browser,
}) => {
  await openSession(page, account);
  await page.goto(`${sites.portal}orders-list`);
  const save = (language: string) =>
    page.waitForResponse((response) => response.url().includes(`update_lang?lingua=${language}`));
  const saved = save('de');
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ihre Bestellungen' })).toBeVisible();
  await saved;
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');

  await test.step('no screen mixes two languages', async () => {
    expect(untranslatedEnglish.length).toBeGreaterThan(300);
    for (const path of [
      '',
      'orders-list?status=3',
      'promotions',
      'graphistore',
      'account?page=changePassword',
      'privacy',
      'nowhere',
    ]) {
      await page.goto(`${sites.portal}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      const shown = await textsOn(page);
      expect(shown.size).toBeGreaterThan(20);
      expect(
        untranslatedEnglish.filter((word) => shown.has(word)),
        path,
      ).toEqual([]);
    }
  });
  await test.step('another device of the same customer shows it too', async () => {
    const device = await browser.newContext();
    const other = await device.newPage();
    await openSession(other, account);
    await other.goto(`${sites.portal}promotions`);
    await expect(other.getByRole('heading', { level: 1, name: 'Gutscheine und Aktionen' })).toBeVisible();
    await device.close();
  });
  const back = save('en');
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await back;
  await expect(page.getByRole('heading', { level: 1, name: 'Explore, design, order' })).toBeVisible();
  // The same check of an English screen finds many words.
  const shown = await textsOn(page);
  expect(untranslatedEnglish.filter((word) => shown.has(word)).length).toBeGreaterThan(10);
});

test('a language that cannot be saved applies here, and a notice says so (I18N-03)', async ({
  page,
  guard,
}) => {
  guard.allow(/status of 503/);
  await openSession(page, account);
  await page.route(/update_lang/, (route) =>
    route.fulfill({ status: 503, headers: { 'access-control-allow-origin': '*' } }),
  );
  await page.goto(`${sites.portal}promotions`);
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('menuitemradio', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions et codes promo' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /langue/i })).toBeVisible();
});
