import type { Browser, Page } from '@playwright/test';
import { expect, sites, test } from './fixtures.ts';
import { field } from './signIn.ts';

/** A customer whom this flow creates; no other flow reads the account. */
const email = 'giulia@aurora.example';
const password = 'Gallery-77';

async function openDesk(browser: Browser): Promise<Page> {
  const desk = await (await browser.newContext()).newPage();
  await desk.goto(`${sites.lab}staff/`);
  await desk.getByLabel('E-mail').fill('desk@lab.test');
  await desk.getByLabel('Password').fill('Trade-2026');
  await desk.getByRole('button', { name: 'Sign in' }).click();
  await expect(desk.getByRole('button', { name: 'Sign out' })).toBeVisible();
  return desk;
}

/** The link of the invitation, as the demonstration shows the mail. */
async function invitationLink(desk: Page): Promise<string> {
  const mail = desk.getByRole('link').filter({ hasText: email }).first();
  // A mail is a job: it leaves after the answer.
  await expect(async () => {
    await desk.goto(`${sites.lab}outbox`);
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass();
  await mail.click();
  await desk.waitForURL(/\/outbox\/./);
  const text = await desk.getByRole('main').innerText();
  return /https?:\S+\/auth\/invitation\?code=[\w-]+/.exec(text)?.[0] ?? 'no link';
}

/** Asks for the list: the home leads to the store once per session (DASH-14). */
async function signInAtPortal(page: Page): Promise<void> {
  await page.goto(`${sites.portal}login?redirect=${encodeURIComponent('/ta/orders-list')}`);
  await field.email(page).fill(email);
  await field.password(page).fill(password);
  await field.password(page).press('Enter');
}

test('the desk creates and invites a customer, who sets a password and signs in, is edited, and after a deactivation cannot sign in', async ({
  page,
  browser,
  guard,
}) => {
  // The repeated password was wrong, the link is used up, and the deactivated account is refused.
  guard.allow(/status of (401|410|422)/);
  const desk = await openDesk(browser);
  await desk.getByRole('link', { name: 'Customers' }).click();
  await desk.getByRole('link', { name: 'New customer' }).click();

  // A form with mistakes names them and keeps what was typed.
  await desk.getByLabel('Company').fill('Studio Aurora');
  await desk.getByLabel('E-mail').fill('giulia');
  await desk.getByRole('button', { name: 'Create and invite' }).click();
  await expect(desk.getByRole('alert')).toHaveText('Not saved. Check the marked fields.');
  await expect(desk.getByText('Enter a valid e-mail address.')).toBeVisible();
  await expect(desk.getByText('Fill in this field.')).toBeVisible();
  await expect(desk.getByLabel('Company')).toHaveValue('Studio Aurora');

  await desk.getByLabel('E-mail').fill(email);
  await desk.getByLabel('First name').fill('Giulia');
  await desk.getByRole('combobox', { name: /^Country/ }).selectOption('GB');
  await desk.getByRole('combobox', { name: /^Area/ }).selectOption({ label: 'By country' });
  await desk.getByRole('button', { name: 'Create and invite' }).click();
  await expect(desk.getByRole('status')).toHaveText('Customer created. The invitation is on its way.');
  await expect(desk.getByText(/· Invited$/)).toBeVisible();
  // The country implied them.
  await expect(desk.getByRole('combobox', { name: /^Area/ })).toHaveValue('101');
  await expect(desk.getByRole('combobox', { name: /^Currency/ })).toHaveValue('GBP');
  await expect(desk.getByLabel('VAT rate (%)')).toHaveValue('0');
  const account = desk.url().split('?')[0] ?? '';

  const link = await invitationLink(desk);
  await page.goto(link);
  await expect(page.getByText(email)).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Repeat the password').fill('Gallery-78');
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText(/two passwords are different/);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Repeat the password').fill(password);
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(page).toHaveURL(new RegExp(`^${sites.portal}`));
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeAttached();
  expect(page.url()).not.toContain('ta_token');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();

  await desk.goto(account);
  await expect(desk.getByText('The customer can sign in.')).toBeVisible();
  await desk.getByLabel('Company').fill('Studio Aurora Ltd');
  await desk.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(desk.getByRole('status')).toHaveText('Saved.');
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Studio Aurora Ltd');
  await desk.goto(`${sites.lab}staff/customers?q=aurora`);
  await expect(desk.getByRole('listitem').filter({ hasText: 'Studio Aurora Ltd' })).toContainText(email);

  await signInAtPortal(page);
  await expect(page).toHaveURL(`${sites.portal}orders-list`);

  await desk.goto(account);
  await desk.getByRole('button', { name: 'Deactivate' }).click();
  await expect(desk.getByRole('status')).toHaveText('Account deactivated.');
  // The open session is over, and no new one begins.
  await page.goto(`${sites.portal}orders-list`);
  await expect(page).toHaveURL(/\/ta\/login/);
  await signInAtPortal(page);
  await expect(page.getByRole('alert')).toHaveText('Wrong e-mail or password');

  await desk.getByRole('button', { name: 'Activate again' }).click();
  await expect(desk.getByRole('status')).toHaveText('Account active again.');
  await signInAtPortal(page);
  await expect(page).toHaveURL(`${sites.portal}orders-list`);
  await desk.context().close();
});
