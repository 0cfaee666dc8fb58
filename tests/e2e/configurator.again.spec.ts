import { expect, sites, test } from './fixtures.ts';
import { readEnglish } from './reading.ts';
import { withoutScene } from './withoutScene.ts';

// Its lists are read by no flow that counts incomplete orders.
const account = 'es';

test('a past order is compared with today, changed and ordered again (AGAIN-02, ROUTE-33)', async ({
  page,
}) => {
  await readEnglish(page, account);
  await withoutScene(page);
  await page.goto(`${sites.portal}config-product/13`);
  await page.getByRole('button', { name: 'Continue to checkout' }).click();
  await page.getByLabel('Bride').fill('Lucia');
  await page.getByLabel('Groom').fill('Mario');
  await page.getByLabel('Bank transfer').check();
  await page.getByLabel('I accept the terms').check();
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Order placed' })).toBeVisible();

  await page.goto(`${sites.portal}print-again?state=ordered`);
  const ordered = page.getByRole('listitem').filter({ hasText: 'Contessa' }).first();
  await ordered.getByRole('button', { name: /^Order .* again$/ }).click();
  const panel = page.getByRole('region', { name: /^Order \d{9} again$/ });
  await expect(panel).toContainText('Today');
  await expect(panel.locator('dd').filter({ hasText: '€' })).toHaveCount(2);

  // To change it first, its new quote is opened in the configurator.
  await panel.getByRole('button', { name: 'Change first' }).click();
  await expect(page).toHaveURL(/\/ta\/config-product\/13\/product-config\/[\w-]{8,}$/);
  await expect(page.getByText(/^Contessa, /)).toBeVisible();

  // Or it is ordered as it was.
  await page.goBack();
  await panel.getByRole('button', { name: /^Order at / }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await expect(page.getByText('Contessa').first()).toBeVisible();
});
