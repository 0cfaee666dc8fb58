import type { Page } from '@playwright/test';
import { expectOwnShell } from './shells.ts';
import { credentialsOf, expect, sites, test } from './fixtures.ts';

// One account is recovered and changed here, and every other session of it ends: nobody else uses it.
test.describe.configure({ mode: 'serial' });

const account = 'gb';
const { email, password } = credentialsOf(account);
const label = (page: Page, name: string) => page.getByLabel(name, { exact: true });

/** The newest mail to somebody, as the demonstration shows it. */
async function newestMail(page: Page, subjects: RegExp): Promise<string> {
  await page.goto(`${sites.lab}outbox`);
  await page.getByRole('link').filter({ hasText: email }).filter({ hasText: subjects }).first().click();
  return page.locator('.mail').innerText();
}

async function signInWith(page: Page, secret: string): Promise<void> {
  await page.goto(`${sites.portal}login`);
  await label(page, 'E-mail').fill(email);
  await label(page, 'Password').fill(secret);
  await label(page, 'Password').press('Enter');
}

test(`the account ${account} sees its own shell`, async ({ page }) => {
  await expectOwnShell(page, account);
});

test('a forgotten password comes back by two mails and ends in a new one (SES-16, SES-17, SES-34, A7)', async ({
  page,
  guard,
}) => {
  guard.allow(/status of (401|404|410)/);
  await page.goto(`${sites.portal}login`);
  await page.getByRole('link', { name: 'Lost your password' }).click();
  await expect(page).toHaveURL(`${sites.portal}recovery-password`);
  const send = page.getByRole('button', { name: 'GET NEW PASSWORD' });

  await test.step('the form says what is missing and what it does not know', async () => {
    await send.click();
    await expect(page.getByText('Insert e-mail')).toBeVisible();
    await label(page, 'E-mail').fill('nobody-at-all@studio.test');
    await send.click();
    await expect(page.getByText('Wrong e-mail')).toBeVisible();
  });
  await label(page, 'E-mail').fill(email);
  await label(page, 'E-mail').press('Enter');
  await expect(page.getByText('E-mail is sent successfully')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/ta/login');

  const link = /http:\/\/\S+activate\?code=\S+/.exec(await newestMail(page, /./))?.[0] ?? '';
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
  const change = page.getByRole('button', { name: 'Change password' });
  await expect(change).toBeDisabled();
  await label(page, 'Temporary password').fill(temporary);
  await label(page, 'New password').fill('Heather-31');
  await label(page, 'Repeat the new password').fill('Heather-31');
  await change.click();
  await expect(page.getByText('Password is modified with success!')).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(`${sites.portal}orders-list`);

  await test.step('the temporary and the old password are no longer good', async () => {
    for (const former of [temporary, password]) {
      await signInWith(page, former);
      await expect(page.getByRole('alert')).toHaveText('Wrong e-mail or password');
    }
  });
  await signInWith(page, 'Heather-31');
  await expect(page).toHaveURL(sites.portal);
  await page.getByRole('dialog', { name: 'Your privacy' }).getByRole('button', { name: 'Close' }).click();

  await test.step('and back to the demonstration password, by the person’s own wish', async () => {
    await page.goto(`${sites.portal}account?page=changePassword`);
    await label(page, 'Old password').fill('Heather-31');
    await label(page, 'New password').fill(password);
    await label(page, 'Repeat the new password').fill(password);
    await change.click();
    await expect(page.getByText('Password is modified with success!')).toBeVisible();
  });
});

test('who is signed in already has nothing to recover (SES-15)', async ({ page }) => {
  await signInWith(page, password);
  await expect(page).toHaveURL(sites.portal);
  await page.goto(`${sites.portal}recovery-password`);
  await expect(page).toHaveURL(sites.portal);
});
