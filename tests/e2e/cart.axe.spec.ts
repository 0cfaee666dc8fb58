import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, sites, test } from './fixtures.ts';
import { readIn } from './reading.ts';
import { withoutScene } from './withoutScene.ts';

// Its cart is used by no other flow.
const account = 'social';
const patient = { timeout: 60_000 };
test.describe.configure({ timeout: 180_000 });

/** The screen passes axe, and nothing of it is reached by scrolling sideways. */
async function examine(page: Page): Promise<void> {
  // Before its style sheet has come, a page has the colours of the browser.
  await page.waitForLoadState();
  await expect(page.locator('[aria-busy="true"], .ta-skeleton')).toHaveCount(0, patient);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);
}

test('the screens from the configurator to the orders pass axe at 390 px, in German and dark (CHECK-08)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await readIn(page, account, 'de');
  await withoutScene(page);
  await page.goto(`${sites.portal}cart`);
  await expect(page.getByText('Ihr Warenkorb ist leer')).toBeVisible(patient);
  await examine(page);

  await page.goto(`${sites.portal}config-product/13`);
  const add = page.getByRole('button', { name: 'In den Warenkorb' });
  await expect(add).toBeEnabled(patient);
  await add.click();
  await expect(page.getByText('In Ihren Warenkorb gelegt.')).toBeVisible(patient);
  await examine(page);
  await page.goto(`${sites.portal}print-again`);
  await expect(page.getByRole('button', { name: 'Zur Kasse' })).toBeVisible(patient);
  await examine(page);
  await page.goto(`${sites.portal}cart`);
  await page.getByRole('button', { name: 'Zur Kasse' }).click(patient);

  const place = page.getByRole('button', { name: /^Zahlungspflichtig bestellen/ });
  await expect(place).toBeVisible(patient);
  await examine(page);
  const checkout = page.url();
  await page.goto(checkout.replace(/\/(\?|$)/, '/addresses$1'));
  await expect(page.getByRole('heading', { level: 1, name: 'Adressbuch' })).toBeVisible(patient);
  await examine(page);
  await page.goto(checkout);
  await page.getByLabel('Braut', { exact: true }).fill('Lucia');
  await page.getByLabel('Bräutigam').fill('Mario');
  await page.getByLabel('Überweisung').check();
  await page.getByLabel(/^Ich akzeptiere/).check();
  await place.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bestellung aufgegeben' })).toBeVisible(patient);
  await examine(page);
});
