import { expect, sites, test } from './fixtures.ts';
import { readEnglish } from './reading.ts';
import { withoutScene } from './withoutScene.ts';

// No other flow reads its quotes.
const account = 'ca';

test('a saved quote is listed, renamed, shared, deleted, restored and ordered (AGAIN-01, AGAIN-02, ROUTE-33)', async ({
  page,
  browser,
}) => {
  await readEnglish(page, account);
  await withoutScene(page);
  await page.goto(`${sites.portal}config-product/13`);
  await page.getByRole('button', { name: 'Save quote' }).click();
  await expect(page.getByText('Quote saved.')).toBeVisible();

  await page.goto(`${sites.portal}print-again`);
  await expect(page.getByRole('heading', { level: 1, name: 'PRINT AGAIN' })).toBeVisible();
  const more = (name: string) => page.getByRole('button', { name: `More actions for ${name}`, exact: true });
  await more('Contessa').first().press('Enter');
  await page.getByRole('menuitem', { name: 'Rename…' }).press('Enter');
  await page.getByRole('textbox', { name: 'Name' }).fill('Ottilie & Anselm');
  await page.keyboard.press('Enter');
  const quote = page.getByRole('listitem').filter({ hasText: 'Ottilie & Anselm' });
  await expect(quote).toContainText('Contessa');

  await page.getByRole('searchbox').fill('ottilie contessa');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?search=ottilie\+contessa$/);
  await expect(page.getByText('1 quote', { exact: true })).toBeVisible();

  // Another person reads it without an account and without a price.
  await more('Ottilie & Anselm').click();
  await page.getByRole('menuitem', { name: 'Share link…' }).click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  const stranger = await browser.newContext();
  const read = await stranger.newPage();
  await read.goto(link);
  await expect(read.getByRole('heading', { level: 1, name: 'Ottilie & Anselm' })).toBeVisible();
  await expect(read.getByRole('main')).not.toContainText('$');
  await stranger.close();

  await more('Ottilie & Anselm').click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText('No quotes match your search')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(quote).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  const isScrolledSideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  expect(await isScrolledSideways()).toBe(false);
  await page.getByRole('button', { name: 'Order Ottilie & Anselm', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
});
