import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { makeSheet } from '../fixtures/sheets.ts';
import { expect, sites, test } from './fixtures.ts';
import { openDesk } from './messageSteps.ts';
import { readIn } from './reading.ts';

const area = (page: Page) => page.frameLocator('iframe[title="Upload photos"]');
const photo = async (name: string, seed: number) => ({
  ...{ name, mimeType: 'image/jpeg' },
  buffer: await makeSheet({ width: 1_200, height: 800, seed }),
});

test('ROUTE-13, SHARE-01, SHARE-20: photos are uploaded, tagged, linked and shared; their permission is revoked; deleted', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await readIn(page, 'de', 'en');
  await page.goto(`${sites.portal}share-foto-album`);
  await expect(page.getByRole('heading', { level: 1, name: 'Share your photos' })).toBeVisible();
  const frame = page.locator('iframe[title="Upload photos"]');
  expect((await frame.locator('..').boundingBox())?.height).toBeCloseTo(380, 0);
  await area(page)
    .locator('input[type=file]')
    .setInputFiles([
      await photo('first.jpg', 801),
      await photo('second.jpg', 802),
      { name: 'text.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') },
    ]);
  await expect(area(page).getByText('1 photo wasn’t accepted')).toBeVisible({ timeout: 30_000 });
  await expect(area(page).getByText('This file is damaged or not a photo.')).toBeVisible();
  await expect(area(page).getByText('2 photos uploaded')).toBeVisible();
  await expect(page.getByRole('img', { name: 'first.jpg' })).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('img', { name: 'second.jpg' })).toBeVisible();

  await page.getByRole('checkbox', { name: 'Select first.jpg' }).check();
  await page.getByRole('button', { name: 'Tags' }).click();
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Wedding' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Wedding', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Link order' }).click();
  await page.getByRole('dialog').getByRole('radio').first().check();
  await page.getByRole('dialog').getByRole('button', { name: 'Link', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(/^Order \d+/)).toBeVisible();

  // A reload finds the photos again.
  await page.reload();
  await expect(page.getByRole('img', { name: 'first.jpg' })).toBeVisible();
  const send = page.getByRole('button', { name: 'SEND', exact: true });
  await expect(send).toBeDisabled();
  await page.getByRole('checkbox', { name: 'I accept the terms for sharing photos' }).click();
  await expect(page.getByRole('dialog').getByText('You can revoke this permission')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await send.click();
  await expect(page.getByText('Thank you!')).toBeVisible();
  // The page has this link over its title, too.
  await page.getByRole('link', { name: 'View your shared photos' }).last().click();
  await expect(page).toHaveURL(`${sites.portal}share-foto-album-list`);

  await page.getByRole('button', { name: /^Wedding/ }).click();
  await expect(page).toHaveURL(/\?tags=/);
  await expect(page.getByRole('img', { name: 'first.jpg' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'second.jpg' })).toHaveCount(0);
  await page.goBack();
  await page.getByRole('button', { name: 'Revoke authorization: second.jpg' }).click();
  await expect(page.getByText('Permission for second.jpg revoked.')).toBeVisible();
  await page.getByRole('button', { name: 'Delete second.jpg' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('second.jpg deleted.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('img', { name: 'first.jpg' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'second.jpg' })).toHaveCount(0);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download first.jpg' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('first.jpg');
});

test('a line that is dead interrupts the upload, and it goes on once it is back', async ({
  page,
  context,
  guard,
}) => {
  guard.allow(/Failed to load resource|ERR_/);
  test.setTimeout(90_000);
  await readIn(page, 'es', 'en');
  await page.goto(`${sites.portal}share-foto-album`);
  await expect(area(page).getByRole('button', { name: 'Choose photos' })).toBeVisible();
  await context.route('**/files/**', (route) => route.abort('connectionfailed'));
  await area(page)
    .locator('input[type=file]')
    .setInputFiles([await photo('patient.jpg', 803)]);
  await expect(area(page).getByText('Uploading', { exact: true })).toBeVisible();
  await expect(area(page).getByText('Interrupted', { exact: true })).toBeVisible({ timeout: 45_000 });
  await context.unroute('**/files/**');
  await area(page).getByRole('button', { name: 'Resume upload' }).click();
  await expect(page.getByRole('img', { name: 'patient.jpg' })).toBeVisible({ timeout: 20_000 });
});

test('the desk shows the permission at each download, and refuses a revoked photo', async ({
  page,
  browser,
}) => {
  test.setTimeout(90_000);
  await readIn(page, 'uk', 'en');
  const { context, desk } = await openDesk(browser);
  await desk.goto(`${sites.lab}staff/photos`);
  await expect(desk.getByRole('heading', { level: 1, name: 'Shared photos' })).toBeVisible();
  const { violations } = await new AxeBuilder({ page: desk }).include('main').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.goto(`${sites.portal}share-foto-album-list`);
  await expect(page.getByRole('img', { name: 'wedding-album.jpg' })).toBeVisible();
  await desk.locator('a', { hasText: 'wedding-album.jpg' }).filter({ hasText: '1007' }).click();
  await expect(desk.getByText(/^Given by /)).toBeVisible();
  await expect(desk.getByText('You can revoke this permission')).toBeVisible();
  const [saved] = await Promise.all([
    desk.waitForEvent('download'),
    desk.getByRole('button', { name: 'Download photo' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('wedding-album.jpg');
  await page.getByRole('button', { name: 'Revoke authorization: wedding-album.jpg' }).click();
  await expect(page.getByText('Permission for wedding-album.jpg revoked.')).toBeVisible();
  await desk.getByRole('button', { name: 'Download photo' }).click();
  await expect(desk.getByRole('alert')).toContainText('has revoked the permission');
  await expect(desk.getByText(/^Refused to /)).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Download photo' })).toHaveCount(0);
  await context.close();
});

for (const [language, title, sent, colorScheme] of [
  ['de', 'Fotos teilen', 'Freigabe erteilt', 'dark'],
  ['it', 'Condividi le tue foto', 'Autorizzazione concessa', 'light'],
  ['es', 'Comparte tus fotos', 'Autorización concedida', 'dark'],
  ['fr', 'Partagez vos photos', 'Autorisation accordée', 'light'],
] as const)
  test(`in ${language} at 390 px, ${colorScheme}: both pages are translated, fit and pass axe`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme });
    await readIn(page, 'fr', language);
    for (const path of ['share-foto-album', 'share-foto-album-list']) {
      await page.goto(`${sites.portal}${path}`);
      const main = page.getByRole('main');
      if (path === 'share-foto-album')
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
      else await expect(main.getByText(sent).first()).toBeVisible();
      await expect(main.locator('[aria-busy="true"], .ta-skeleton')).toHaveCount(0);
      await expect(main.locator('[lang="en"]')).toHaveCount(0);
      const axe = new AxeBuilder({ page }).include('main');
      const { violations } = await axe.analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(await overflow()).toBeLessThanOrEqual(0);
    }
  });
