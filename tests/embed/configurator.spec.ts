import { credentialsOf, expect, sites, test } from '../e2e/fixtures.ts';
import type { Page } from '@playwright/test';
import { gateway, openPageWith } from './page.ts';

// No flow reads this account's quotes.
const account = 'reduced';

async function signIn(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Sign in to order' });
  const { email, password } = credentialsOf(account);
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.locator('input[name=password]').fill(password);
  await dialog.locator('input[name=password]').press('Enter');
}

test('a visitor of a partner’s page configures at the retail price, signs in, and finds the quote in the cart (DEC-23)', async ({
  page,
}) => {
  await page.goto(`${sites.demo}configure/`);
  const configurator = page.locator('ta-configurator');
  const material = configurator.getByRole('group', { name: 'Cover material' });
  const leather = material.getByRole('radio', { name: /^Leather/ });
  const amount = configurator.locator('.ta-configurator-bar__amount');
  await expect(configurator.getByText('recommended retail price')).toBeVisible();
  await expect(page.locator('ta-price').getByText(/^from \d/)).toBeVisible();
  await expect(page.locator('ta-cart').getByText('Sign in to see your quotes')).toBeVisible();
  const retail = await amount.innerText();
  await leather.check();
  await expect(amount).not.toHaveText(retail);
  const chosen = await amount.innerText();
  await expect(page.locator('#event-log')).toContainText('"kind":"retail"');

  await configurator.getByRole('button', { name: 'Sign in to order' }).press('Enter');
  await signIn(page);
  await expect(configurator.getByText('Quote saved.')).toBeVisible();
  await expect(leather).toBeChecked();
  await expect(amount).not.toHaveText(chosen);
  const own = await amount.innerText();
  const first = page.locator('ta-cart').getByRole('listitem').first();
  await expect(first).toContainText('Wedding Book');
  await expect(first).toContainText(own);
  await expect(page.locator('ta-price').getByText('Your net price, excl. VAT and shipping')).toBeVisible();

  await page.evaluate(() =>
    document.addEventListener('ta-navigate', (event) => event.preventDefault(), { once: true }),
  );
  await configurator.getByRole('button', { name: 'Continue in Trade Area' }).click();
  await expect(page.locator('#event-log')).toContainText(
    /ta-navigate .*\/ta\/config-product\/10\/product-config\//,
  );
  expect(page.url()).toBe(`${sites.demo}configure/`);
});

test('price, configurator and cart work under the strictest policy, in German, on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${sites.demo}strict/`);
  await expect(page.locator('ta-price').getByText(/^ab \d/)).toBeVisible();
  const configurator = page.locator('ta-configurator');
  await expect(configurator.getByText('unverbindliche Preisempfehlung')).toBeVisible();
  await expect(configurator.getByRole('button', { name: 'Zum Bestellen anmelden' })).toBeVisible();
  await expect(
    page.locator('ta-cart').getByText('Melden Sie sich an, um Ihre Angebote zu sehen'),
  ).toBeVisible();
  await expect(page.locator('ta-configurator img').first()).toBeVisible();
  const isScrolledSideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  expect(await isScrolledSideways()).toBe(false);
});

test('the price of a configuration is that of the configurator, whichever element asks', async ({ page }) => {
  await openPageWith(
    page,
    `<ta-provider gateway="${gateway}" lang="en" currency="USD"><ta-price product="weddingbook"></ta-price>
     <ta-configurator product="weddingbook"></ta-configurator></ta-provider>`,
    `document.querySelector('ta-price').options = { Pages: 40 };`,
  );
  const pages = page.locator('ta-configurator').getByRole('spinbutton', { name: 'Pages' });
  await pages.fill('40');
  await pages.press('Tab');
  const sentence = page.locator('ta-configurator').getByText(/^Wedding Book, .* 40 pages/);
  await expect(sentence).toBeVisible();
  const amount = await page.locator('ta-configurator .ta-configurator-bar__amount').innerText();
  expect(amount).toContain('$');
  await expect(page.locator('ta-price').getByText(amount, { exact: true })).toBeVisible();
});
