import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { makeSheet } from '../fixtures/sheets.ts';
import { cutOff } from './cutOff.ts';
import { expect, sites, test } from './fixtures.ts';
import { readIn } from './reading.ts';

test.describe.configure({ timeout: 180_000 });

const expectNoBarrier = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
};

test('a couple leafs through a proof on a phone, by keyboard, comments and approves; the photographer sees it, and a later change', async ({
  page,
  browser,
}) => {
  await readIn(page, 'social', 'en');
  await page.goto(`${sites.portal}config-print/27`);
  await page.getByRole('radio', { name: '13 × 18 cm' }).check();
  const photo = async (name: string, seed: number) => ({
    name,
    mimeType: 'image/jpeg',
    buffer: await makeSheet({ width: 2600, height: 1800, seed }),
  });
  await page.locator('input[type=file]').setInputFiles([await photo('a.jpg', 71), await photo('b.jpg', 72)]);
  await expect(page.getByText('Everything is ready to print.')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Review and order' }).click();
  const name = `Proof ${crypto.randomUUID().slice(0, 8)}`;
  await page.getByRole('textbox', { name: 'Project name' }).fill(name);
  await expect(page.getByText(/^Saved /)).toBeVisible();
  const project = page.url();

  await page.goto(`${sites.portal}projects?filter=prints`);
  await page.getByRole('button', { name: `More actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Proof for the couple…' }).click();
  const dialog = page.getByRole('dialog', { name: `Proof for the couple: ${name}` });
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(link).toMatch(/\/proof\/[\w-]{22}$/);
  await expectNoBarrier(page);

  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en' });
  const couple = await context.newPage();
  await expect(async () => {
    await couple.goto(link);
    await expect(couple.getByRole('button', { name: 'Approve' })).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  await expect(couple.getByRole('heading', { level: 1, name })).toBeVisible();
  const sheetTitle = (number: number) => couple.getByRole('heading', { name: `Sheet ${number} of 2` });
  await expect(sheetTitle(1)).toBeVisible();
  await expect(sheetTitle(2)).toBeHidden();
  expect(await cutOff(couple)).toEqual([]);
  await couple.keyboard.press('ArrowRight');
  await expect(sheetTitle(2)).toBeVisible();
  await expect(couple).toHaveURL(/#spread-2$/);
  await couple.getByRole('button', { name: 'Previous' }).press('Enter');
  await expect(sheetTitle(1)).toBeVisible();

  const sheet = couple.locator('#spread-1');
  await sheet.getByRole('button', { name: 'Place of your comment' }).press('Enter');
  await couple.keyboard.press('ArrowUp');
  await sheet.getByLabel('Your comment', { exact: true }).fill('A little brighter, please.');
  await sheet.getByLabel('Your name').fill('Anna');
  await sheet.getByRole('button', { name: 'Send comment' }).press('Enter');
  await expect(couple.getByText('Comment sent.')).toBeVisible();
  await expect(sheet.getByText('A little brighter, please.')).toBeVisible();
  // The name is typed once.
  await expect(sheet.getByLabel('Your name')).toHaveValue('Anna');
  await expectNoBarrier(couple);
  await couple.emulateMedia({ colorScheme: 'dark' });
  await expectNoBarrier(couple);
  await couple.getByRole('button', { name: 'Approve' }).press('Enter');
  await expect(couple.getByText(/^Approved by Anna/)).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: `More actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Proof for the couple…' }).click();
  await expect(dialog.getByText(/^Approved by Anna on/)).toBeVisible();
  const comment = dialog.getByRole('listitem').filter({ hasText: 'A little brighter, please.' });
  await comment.getByRole('checkbox', { name: 'Done' }).check();

  await page.goto(project.replace('#step=Finish', '#step=ProEditor'));
  await page.getByRole('button', { name: 'One more copy of a.jpg' }).click();
  await expect(page.getByText(/^Saved /)).toBeVisible();
  await page.goto(`${sites.portal}projects?filter=prints`);
  await page.getByRole('button', { name: `More actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Proof for the couple…' }).click();
  await expect(dialog.getByText(/The project has changed since the approval\.$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Update proof' }).click();
  await expect(dialog.getByText('The proof shows the project as it is now.')).toBeVisible();
  await expect(async () => {
    await couple.goto(link);
    await expect(couple.getByText(/The proof has changed since then\.$/)).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  await expect(sheet.getByText(/✓ done/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Revoke link' }).click();
  await expect(dialog.getByText('Link revoked. Nobody can open the page any more.')).toBeVisible();
  await couple.reload();
  await expect(couple.getByRole('heading', { level: 1, name: 'This link isn’t available' })).toBeVisible();
  await context.close();
});
