import type { Page } from '@playwright/test';
import { expect, openSession, sites, test } from './fixtures.ts';
import { field } from './signIn.ts';

/** A person whom this flow invites. */
const email = 'sofia@luz.example';
const password = 'Gallery-78';

/** The link of the invitation, as the demonstration shows the mail. */
async function invitationLink(page: Page): Promise<string> {
  const mail = page.getByRole('link').filter({ hasText: email }).first();
  // A mail is a job: it leaves after the answer.
  await expect(async () => {
    await page.goto(`${sites.lab}outbox`);
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass();
  await mail.click();
  await page.waitForURL(/\/outbox\/./);
  const text = await page.getByRole('main').innerText();
  return /https?:\S+\/auth\/invitation\?code=[\w-]+/.exec(text)?.[0] ?? 'no link';
}

test('the owner invites a person, who sets a password, sees what the rights allow, and is signed out when removed', async ({
  page,
  browser,
  guard,
}) => {
  // The removed person's session.
  guard.allow(/status of 401/);
  await openSession(page, 'au');
  await page.goto(`${sites.portal}account?page=team`);
  await page.getByRole('button', { name: 'Invite someone' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Send invitation' }).click();
  await expect(form.getByText('This field is required.').first()).toBeVisible();
  await form.getByLabel('First name').fill('Sofia');
  await form.getByLabel('Last name').fill('Marin');
  await form.getByLabel('E-mail').fill(email);
  await expect(form.getByRole('checkbox', { name: 'Orders' })).toBeChecked();
  await form.getByRole('checkbox', { name: 'Payments' }).check();
  await form.getByRole('checkbox', { name: 'Orders' }).uncheck();
  await form.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`The invitation to ${email} is on its way.`)).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: email });
  await expect(row).toContainText('Invited');

  const person = await (await browser.newContext()).newPage();
  await person.goto(await invitationLink(person));
  await person.getByLabel('Password', { exact: true }).fill(password);
  await person.getByLabel('Repeat the password').fill(password);
  await person.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(person).toHaveURL(/\/ta\//);
  const menu = person.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Your payments' })).toBeVisible();
  await expect(person.getByText('Sofia Marin')).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Your orders' })).toHaveCount(0);
  await person.goto(`${sites.portal}orders-list`);
  await expect(person.getByText('You don’t have permission to see this page')).toBeVisible();
  await person.goto(`${sites.portal}account`);
  await expect(person.getByRole('button', { name: 'My credit cards' })).toBeVisible();
  await expect(person.getByRole('button', { name: 'Team' })).toHaveCount(0);

  // A right that is taken away, and one that is given, count at once.
  await page.getByRole('button', { name: 'Change Sofia Marin' }).click();
  await form.getByRole('checkbox', { name: 'Orders' }).check();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The new rights apply at once.')).toBeVisible();
  await expect(row).toContainText('Active');
  await person.goto(`${sites.portal}orders-list`);
  await expect(person.getByRole('heading', { level: 1 })).toBeVisible();

  await page.getByRole('button', { name: 'Remove Sofia Marin' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Sofia Marin was removed and signed out.')).toBeVisible();
  await person.reload();
  await expect(field.email(person)).toBeVisible();
});
