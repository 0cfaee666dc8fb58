import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { credentialsOf, expect, sites, test } from './fixtures.ts';
import { readEnglish } from './reading.ts';

const field = (page: Page, name: string) => page.getByRole('main').getByLabel(name);
const save = (page: Page) => page.getByRole('button', { name: 'SAVE', exact: true });
const saved = (page: Page) => page.getByText('Data are successfully saved!');

async function openProfile(page: Page, path = 'account'): Promise<void> {
  await page.goto(`${sites.portal}${path}`);
  await expect(save(page)).toBeVisible();
}

test('sections open by address, one at a time, and an unknown one is the profile (ACC-01, ACC-02, ACC-31)', async ({
  page,
}) => {
  await readEnglish(page, 'au');
  const open = page.locator('button[aria-expanded=true]').and(page.getByRole('main').getByRole('button'));
  for (const [path, title] of [
    ['account', 'INFO'],
    ['account?page=changePassword', 'CHANGE PASSWORD'],
    ['account?page=managePayments', 'MY CREDIT CARDS'],
    ['account?page=nonsense', 'INFO'],
  ] as const) {
    await page.goto(`${sites.portal}${path}`);
    await expect(open).toHaveText([title]);
  }
  await page.getByRole('button', { name: 'CHANGE PASSWORD', exact: true }).click();
  await expect(open).toHaveText(['CHANGE PASSWORD']);
  // Opening a section does not change the address.
  await expect(page).toHaveURL(`${sites.portal}account?page=nonsense`);
});

test('two tabs: the second gets a notice, and nothing is overwritten', async ({ page, context, guard }) => {
  guard.allow(/status of 409/);
  const token = await readEnglish(page, 'au');
  const kept = async () => {
    const answer = await page.request.get(`${sites.lab}api/customer/details`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { company } = (await answer.json()) as { company: { facebook: string; mobilephone: string } };
    return [company.facebook, company.mobilephone];
  };
  const second = await context.newPage();
  await openProfile(page);
  await openProfile(second);
  await field(page, 'Facebook').fill('first tab');
  await save(page).click();
  await expect(saved(page)).toBeVisible();

  await field(second, 'Facebook').fill('second tab');
  await field(second, 'Mobile').fill('+61 400 555 010');
  await save(second).click();
  await expect(second.getByRole('alert')).toContainText('This was changed somewhere else');
  await expect(second.getByText('Saved value: first tab')).toBeVisible();
  await expect(field(second, 'Facebook')).toHaveValue('second tab');
  expect(await kept()).toEqual(['first tab', '']);

  await second.getByRole('button', { name: 'Keep my changes' }).click();
  await save(second).click();
  await expect(saved(second)).toBeVisible();
  expect(await kept()).toEqual(['second tab', '+61 400 555 010']);
  await page.reload();
  await expect(field(page, 'Facebook')).toHaveValue('second tab');
});

test('a session that ends during typing loses nothing (DEC-02)', async ({ page, guard }) => {
  guard.allow(/status of 401/);
  const token = await readEnglish(page, 'ca');
  await openProfile(page);
  await field(page, 'Facebook').fill('typed before');
  // The session ends when the save is on its way: another call of the page may not find out before.
  await page.route(
    /register_profile(?!_)/,
    async (route) => {
      await page.request.post(`${sites.lab}auth/logout`, { headers: { authorization: `Bearer ${token}` } });
      await route.continue();
    },
    { times: 1 },
  );
  await save(page).click();
  const dialog = page.getByRole('alertdialog', { name: 'Sign in again' });
  await dialog.getByLabel('Password', { exact: true }).fill(credentialsOf('ca').password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(field(page, 'Facebook')).toHaveValue('typed before');
});

test('a link asks first while changes are not saved, and typed text is there again (ACC-27)', async ({
  page,
}) => {
  await readEnglish(page, 'uk');
  await openProfile(page);
  const stored = await field(page, 'Facebook').inputValue();
  await field(page, 'Facebook').fill('not saved');
  await page.getByRole('link', { name: 'FAQ' }).first().click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(`${sites.portal}account`);
  await page.getByRole('link', { name: 'FAQ' }).first().click();
  await question.getByRole('button', { name: 'Leave' }).click();
  // The page itself, not its address alone: until it is shown, Back only cancels the navigation.
  await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Your unsaved changes have been restored.')).toBeVisible();
  await expect(field(page, 'Facebook')).toHaveValue('not saved');
  await page.getByRole('button', { name: 'Undo changes' }).first().click();
  await expect(field(page, 'Facebook')).toHaveValue(stored);
});

test('the banner leads to the EORI field; a saved number removes it (SHELL-15, SHELL-34, ACC-32)', async ({
  page,
}) => {
  await readEnglish(page, 'uk');
  await page.goto(`${sites.portal}promotions`);
  await page.getByRole('link', { name: 'Add your EORI number' }).click();
  await expect(field(page, 'EORI number')).toBeFocused();
  await field(page, 'EORI number').fill('GB123456789012');
  await save(page).click();
  await expect(page.getByText('Enter the EORI number as GB, 9 digits and 000.')).toBeVisible();
  await field(page, 'EORI number').fill('gb 123 456 789 000');
  // Others look at this account's banner at the same time: the lab itself keeps it without the number.
  await page.route(/\/scripts\/register_profile$/, async (route) => {
    const body = (route.request().postData() ?? '').replace(/&eori=[^&]*/, '');
    const answer = await route.fetch({ postData: body });
    await route.fulfill({ response: answer, json: { ...(await answer.json()), eori: 'GB123456789000' } });
  });
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add your EORI number' })).toHaveCount(0);
});

test('hostile texts are kept and shown unchanged (T-E10)', async ({ page }) => {
  await readEnglish(page, 'reduced');
  for (const text of [
    '<img src=x onerror=alert(1)>',
    "'; DROP TABLE customers;--",
    'Ω≈ç√ 田中さん 🏳️‍🌈',
    '0',
  ]) {
    await openProfile(page);
    await field(page, 'Facebook').fill(text);
    await save(page).click();
    await expect(saved(page)).toBeVisible();
    await page.reload();
    await expect(field(page, 'Facebook')).toHaveValue(text);
  }
});

test.describe('electronic invoicing', () => {
  test('is for companies in Italy; other customers are led home (EINV-02)', async ({ page }) => {
    await readEnglish(page, 'fr');
    await page.goto(`${sites.portal}account/fatturazione-elettronica/2600011`);
    await expect(page).toHaveURL(sites.portal);
  });

  test('one of the two fields is enough; saving leads to the account, or to the order (EINV-01, EINV-03, EINV-05, EINV-07, EINV-09)', async ({
    page,
  }) => {
    await readEnglish(page, 'big');
    await page.goto(`${sites.portal}account/fatturazione-elettronica`);
    await expect(page.getByText('January 2019')).toBeVisible();
    await expect(page.getByText('0000000 will be used')).toBeVisible();
    await save(page).click();
    await expect(page.getByText('Enter the recipient code or the PEC.')).toBeVisible();
    await field(page, 'Recipient code').fill('short');
    await expect(page.getByText('usually has 7 letters or digits')).toBeVisible();
    await save(page).click();
    await expect(page).toHaveURL(`${sites.portal}account`);
    await expect(field(page, 'Recipient code')).toHaveValue('SHORT');
    await page.goto(`${sites.portal}account/fatturazione-elettronica/2600011`);
    await field(page, 'Certified e-mail (PEC)').fill('conti@pec.test');
    await save(page).click();
    await expect(page).toHaveURL(/\/ta\/(order\/2600011)?$/);
  });
});

test('the account passes axe', async ({ page }) => {
  await readEnglish(page, 'uk');
  for (const path of ['account', 'account?page=changePassword']) {
    await page.goto(`${sites.portal}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [part=skeleton]')).toHaveCount(0);
    if (path === 'account') await save(page).click();
    const { violations } = await new AxeBuilder({ page })
      .include('main')
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  }
});
