import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, logIn, sites, test } from './fixtures.ts';
import { orderWith } from './messageSteps.ts';
import { readIn } from './reading.ts';

const box = (page: Page) => page.getByRole('combobox', { name: /^(Search orders|Bestellungen, Produkte)/ });
const options = (page: Page) => page.getByRole('option');

test('by keyboard from any page: /, Ctrl-K, the arrows, Enter, Escape', async ({ page }) => {
  await readIn(page, 'us', 'en');
  await page.goto(`${sites.portal}news`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('');
  // The pages are suggested.
  await expect(options(page).first()).toHaveText('Dashboard');
  await page.keyboard.type('invoces');
  await expect(options(page).first()).toHaveText('Your payments');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${sites.portal}payments-list`);
  await expect(box(page)).toHaveCount(0);

  // A letter in a field is a letter, and on a page with a search of its own / leads there.
  await page.goto(`${sites.portal}faq`);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await page.keyboard.press('/');
  const own = page.getByRole('searchbox', { name: 'Search questions and answers' });
  await expect(own).toBeFocused();
  await page.keyboard.press('/');
  await expect(own).toHaveValue('/');
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('weddign book');
  await expect(page.getByRole('group', { name: 'Products' }).getByRole('option').first()).toContainText(
    /Wedding Book/i,
  );
  const marked = () => page.locator('[role="option"][aria-selected="true"]').textContent();
  const first = await marked();
  await page.keyboard.press('ArrowDown');
  await expect.poll(marked).not.toBe(first);
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveCount(0);
  await expect(own).toBeFocused();
});

test('to an order, a question, a product and a document, each by its own link', async ({ page }) => {
  const { token } = await logIn(page, 'us');
  const code = await orderWith(page, token, 'open');
  await readIn(page, 'us', 'en');
  await page.goto(`${sites.portal}promotions`);
  const open = async (typed: string) => {
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    await box(page).fill(typed);
  };
  await open(code);
  await page.getByRole('group', { name: 'Your orders' }).getByRole('option').first().click();
  await expect(page).toHaveURL(`${sites.portal}order/${code}`);

  await open('use my discounts');
  await page.getByRole('group', { name: 'Questions and answers' }).getByRole('option').first().click();
  await expect(page).toHaveURL(`${sites.portal}faq?question=discounts`);
  await expect(page.locator('summary', { hasText: 'How do I use my discounts?' })).toBeFocused();

  await open('wedding book');
  await page.getByRole('group', { name: 'Products' }).getByRole('option').first().click();
  await expect(page).toHaveURL(/\/ta\/(product\/|graphistore\?search=)/);

  // A folder of a library, by a word with a letter too few.
  await open('chrismas');
  await page
    .getByRole('group', { name: 'Documents' })
    .getByRole('option', { name: /^CHRISTMAS/ })
    .click();
  await expect(page).toHaveURL(`${sites.portal}marketing-materials?path=%2FCHRISTMAS`);

  await open('zebra crossing zzz');
  await expect(page.getByText('No results for “zebra crossing zzz”')).toBeVisible();
});

test('another customer’s order is not found', async ({ page }) => {
  const { token } = await logIn(page, 'it');
  const code = await orderWith(page, token, 'open');
  await readIn(page, 'us', 'en');
  await page.goto(`${sites.portal}promotions`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await box(page).fill(code);
  await expect(page.getByText(`No results for “${code}”`)).toBeVisible();
});

test('a part that fails is said, the others are there, and Retry brings it', async ({ page, guard }) => {
  guard.allow(/500 .*search/);
  await readIn(page, 'us', 'en');
  let fails = true;
  await page.route(/customer(\/|%2F)search/, (route) =>
    fails ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await page.goto(`${sites.portal}promotions`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await box(page).fill('payments');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(dialog.getByText('Some results are missing.')).toBeVisible();
  await expect(options(page).first()).toHaveText('Your payments');
  fails = false;
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(dialog.getByText('Some results are missing.')).toHaveCount(0);
});

test('the store finds what is mistyped', async ({ page }) => {
  await readIn(page, 'us', 'en');
  await page.goto(`${sites.portal}graphistore?search=weddign+book`);
  await expect(page.getByRole('heading', { name: /wedding book/i }).first()).toBeVisible();
});

for (const [colorScheme, width] of [
  ['light', 390],
  ['dark', 390],
  ['dark', 1440],
] as const)
  test(`in German at ${width} px, ${colorScheme}: reached by its button, fits and passes axe`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    await readIn(page, 'de', 'de');
    await page.goto(`${sites.portal}promotions`);
    await page.getByRole('banner').getByRole('button', { name: 'Suchen' }).click();
    await expect(options(page).first()).toHaveText('Übersicht');
    await box(page).fill('rechnugen');
    await expect(options(page).first()).toHaveText('Ihre Zahlungen');
    await box(page).fill('album');
    await expect(page.getByRole('group', { name: 'Produkte' })).toBeVisible();
    await expect(page.locator('.ta-search .ta-skeleton')).toHaveCount(0);
    const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
