import { expect, sites, test } from './fixtures.ts';
import { readEnglish } from './reading.ts';
import { withoutScene } from './withoutScene.ts';

// Its lists are read by no flow that counts incomplete orders.
const account = 'es';

test('from the configurator to an order that waits for its files (CONF-17, CONF-18)', async ({ page }) => {
  await readEnglish(page, account);
  await withoutScene(page);
  await page.goto(`${sites.portal}config-product/13`);
  await expect(page.getByText(/^Contessa, /)).toBeVisible();
  await page.getByRole('button', { name: 'Continue to checkout' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  const total = (await page.getByRole('button', { name: /^Place order/ }).textContent()) ?? '';
  expect(total).toMatch(/\d+,\d\d €$/);

  // Nothing is ordered without the names and the terms, and nothing typed is lost.
  await page.getByLabel('Your reference').fill('Boda en Jerez');
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page.getByRole('alert')).toContainText('Enter the names of the couple');
  await expect(page.getByLabel('Your reference')).toHaveValue('Boda en Jerez');

  await page.getByLabel('Bride').fill('Marta');
  await page.getByLabel('Groom').fill('Pablo');
  await page.getByLabel('Bank transfer').check();
  await page.getByLabel('I accept the terms').check();
  await page.getByRole('button', { name: total }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Order placed' })).toBeVisible();
  await page.goBack();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Order placed' })).toBeVisible();

  await page.getByRole('link', { name: 'Upload files now' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Boda en Jerez' })).toBeVisible();
  await expect(page.getByText('Contessa').first()).toBeVisible();
  // The transfer is made by the page alone, long after the confirmation was closed.
  await expect(page.getByText('Amount to transfer')).toBeVisible();
  await expect(page.getByText(/^IT\d\d(?: \w{1,4})+$/)).toBeVisible();
  await expect(page.getByRole('button', { name: /upload|send files/i }).first()).toBeVisible();
});
