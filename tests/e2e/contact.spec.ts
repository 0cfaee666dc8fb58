import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import { expect, sites, test } from './fixtures.ts';

/** A person whom this flow writes to; no other flow reads the conversation. */
const email = 'ottavia@contact.example';

async function openDesk(browser: Browser): Promise<Page> {
  const desk = await (await browser.newContext()).newPage();
  await desk.goto(`${sites.lab}staff/`);
  await desk.getByLabel('E-mail').fill('desk@lab.test');
  await desk.getByLabel('Password').fill('Trade-2026');
  await desk.getByRole('button', { name: 'Sign in' }).click();
  await expect(desk.getByRole('button', { name: 'Sign out' })).toBeVisible();
  return desk;
}

/** The newest mail with these words, as the demonstration shows it. */
async function mailWith(page: Page, words: string | RegExp): Promise<string> {
  const mail = page.getByRole('link').filter({ hasText: email }).first();
  // A mail is a job: it leaves after the answer.
  await expect(async () => {
    await page.goto(`${sites.lab}outbox`);
    await mail.click({ timeout: 500 });
    await expect(page.getByRole('main')).toContainText(words, { timeout: 500 });
  }).toPass();
  return page.getByRole('main').innerText();
}

test('CONT-01, CONT-02, CONT-03, CONT-04, CONT-12, CONST2-19, ROLE-01: from the desk’s mail to a visitor’s reply, and back', async ({
  page,
  browser,
}) => {
  const desk = await openDesk(browser);
  await desk.getByRole('link', { name: 'Contact messages' }).first().click();
  await desk.getByRole('link', { name: 'Write to someone new' }).click();
  await desk.getByLabel('First name').fill('Ottavia');
  await desk.getByLabel('E-mail', { exact: true }).fill(email);
  await desk.getByLabel('Message').fill('We saw your work.\n\nMay we send you a sample?');
  await desk.getByLabel('Video').selectOption({ label: 'Albums, acrylics and books' });
  await desk.getByRole('button', { name: 'Send e-mail' }).click();
  await expect(desk.getByRole('status')).toHaveText('E-mail on its way.');
  const conversation = desk.url().replace(/\?.*/, '');

  const mail = await mailWith(desk, 'May we send you a sample?');
  const link = /https?:\S+\/ta\/contact\?\S+/.exec(mail)?.[0] ?? 'no link';
  await page.setViewportSize({ width: 390, height: 844 });
  // The video first, and from it the way to the lab with the same link.
  const film = /https?:\S+\/ta\/showVideo\?\S+/.exec(mail)?.[0] ?? 'no link';
  const watched = page.waitForResponse('**/public/contacts/log_video_view');
  await page.goto(film);
  expect((await watched).status()).toBe(200);
  await page.getByRole('link', { name: 'Contact us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hello Ottavia' })).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Hello Ottavia' })).toBeVisible();
  // CONT-03: 350 px, or all of a narrow page.
  const logo = page.locator('.ta-contact-page__logo');
  expect(Math.round((await logo.boundingBox())?.width ?? 0)).toBeLessThanOrEqual(350);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(Math.round((await logo.boundingBox())?.width ?? 0)).toBe(350);

  await page.getByLabel('Your message').fill('Yes, please.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Thank you Ottavia' })).toBeVisible();
  await expect(
    page.getByText('Our staff has received your inquiry and we will contact you shortly.'),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByText(/You wrote to us on/)).toBeVisible();
  await mailWith(desk, 'has received your message');

  await desk.goto(`${sites.lab}staff/contacts`);
  await desk.getByRole('link', { name: /Ottavia/ }).click();
  await expect(desk).toHaveURL(conversation);
  await expect(desk.getByText('Yes, please.')).toBeVisible();
  await expect(desk.getByText(/by the link in your e-mail/)).toBeVisible();
  await expect(desk.getByRole('heading', { name: 'Videos watched' })).toBeVisible();
  await desk.getByLabel('Reply').fill('It is in the post.');
  await desk.getByRole('button', { name: 'Send e-mail' }).click();
  await expect(desk.getByRole('status')).toHaveText('Reply on its way.');
  await mailWith(desk, 'It is in the post.');
  await desk.goto(conversation);
  await expect(desk.getByText(/e-mail sent/).last()).toBeVisible();
  await desk.getByRole('button', { name: 'Close conversation' }).click();
  await expect(desk.getByRole('status')).toHaveText('Conversation closed.');
  await expect(desk.getByRole('heading', { name: 'History' })).toBeVisible();
  const { violations } = await new AxeBuilder({ page: desk }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});

test('CONT-05, CONT-09, CONT-11: a link that never was, a lab that fails, and the text that stays', async ({
  page,
  guard,
}) => {
  guard.allow(/status of 503/);
  await page.goto(`${sites.portal}contact?c=never&a=1`);
  await expect(page.getByRole('heading', { level: 1, name: 'Hello', exact: true })).toBeVisible();
  await expect(page.getByText('This link isn’t valid.', { exact: false })).toBeVisible();
  await page.getByLabel('Your e-mail').fill('nobody@contact.example');
  await page.getByLabel('Your message').fill('Is anybody there?');
  await page.route('**/public/contacts/add_messages', (route) => route.fulfill({ status: 503 }));
  await page.getByRole('button', { name: 'SEND' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Error' });
  await expect(dialog).toContainText('Something went wrong, try again!');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByLabel('Your message')).toHaveValue('Is anybody there?');
  await page.unroute('**/public/contacts/add_messages');
  await page.getByRole('button', { name: 'SEND' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
});

for (const theme of ['light', 'dark'] as const)
  test(`the contact page has no barrier that axe finds (${theme}), and no line is too wide on a phone`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ['contact', 'contact?c=never']) {
      await page.goto(`${sites.portal}${path}`);
      await expect(page.getByRole('button', { name: 'SEND' })).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(390);
    }
  });
