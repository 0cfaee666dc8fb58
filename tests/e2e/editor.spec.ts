import { AxeBuilder } from '@axe-core/playwright';
import { makeSheet } from '../fixtures/sheets.ts';
import { expect, sites, test } from './fixtures.ts';
import { readIn } from './reading.ts';

// No flow counts its projects.
const account = 'social';

test('PRINT-04, PRINT-06, ROUTE-18: photos become prints, are cropped and counted, and go to the checkout at its price', async ({
  page,
}) => {
  await readIn(page, account, 'en');
  await page.goto(`${sites.portal}config-print/27`);
  await page.getByRole('radio', { name: '13 × 18 cm' }).check();
  const [landscape, portrait] = await Promise.all([
    makeSheet({ width: 2600, height: 1800, seed: 1 }),
    makeSheet({ width: 1800, height: 2600, seed: 2 }),
  ]);
  await page.locator('input[type=file]').setInputFiles([
    { name: 'first.jpg', mimeType: 'image/jpeg', buffer: landscape },
    { name: 'second.jpg', mimeType: 'image/jpeg', buffer: portrait },
  ]);
  const prints = page.getByRole('list', { name: 'Prints' }).getByRole('listitem');
  await expect(prints).toHaveCount(2);
  await expect(page).toHaveURL(/\/ta\/config-print\/27\/[\da-f-]{36}$/);
  await expect(page.getByText('Everything is ready to print.')).toBeVisible({ timeout: 40_000 });
  await expect(page.getByText(/^Saved /)).toBeVisible();

  await page.getByRole('button', { name: 'One more copy of first.jpg' }).click();
  await prints.first().getByRole('button', { name: 'Crop first.jpg' }).last().click();
  const frame = page.getByRole('application', { name: 'Photo in its frame' });
  await expect(frame).toBeFocused();
  await page.keyboard.press('+');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Undo: Crop' })).toBeEnabled();
  await expect(page.getByText(/^Saved /)).toBeVisible();

  // Another visit opens the same prints.
  await page.reload();
  await expect(prints).toHaveCount(2);
  await expect(page.getByRole('spinbutton', { name: 'Copies of first.jpg' })).toHaveValue('2');
  const { violations } = await new AxeBuilder({ page }).include('.ta-prints').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);

  await page.getByRole('button', { name: 'Review and order' }).click();
  await page.getByRole('textbox', { name: 'Project name' }).fill('Anna & Luca');
  await expect(page.locator('.ta-prints-price')).toContainText('1,65 €');
  await page.getByRole('button', { name: 'Order', exact: true }).click();
  await expect(page).toHaveURL(/\/en_US\/checkout\/\d{9}\//);
  await expect(page.locator('body')).toContainText('Anna & Luca');
});
