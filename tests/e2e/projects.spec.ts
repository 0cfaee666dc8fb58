import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, sites, test } from './fixtures.ts';
import { readIn } from './reading.ts';
import { withoutScene } from './withoutScene.ts';

// No other flow reads its projects.
const account = 'au';

const cards = (page: Page) =>
  page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
const names = (page: Page) => cards(page).getByRole('heading').allInnerTexts();
const more = (page: Page, name: string) =>
  page.getByRole('button', { name: `More actions for ${name}`, exact: true }).first();

test('PROJ-01 to PROJ-05, PROJ-14: from the menu to a family, and to the work where it is continued', async ({
  page,
}) => {
  await readIn(page, account, 'en');
  await withoutScene(page);
  await page.goto(`${sites.portal}promotions`);
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'My projects' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'My projects' })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(13);
  await expect(cards(page)).toHaveCount(4);

  await page.getByRole('tab', { name: 'Wallart/Frames' }).click();
  await expect(page).toHaveURL(/\/ta\/projects\?filter=wallart$/);
  await expect(cards(page)).toHaveCount(8);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'Canvas Pro' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Wedding Book' })).toHaveAttribute('aria-selected', 'true');

  const [name = ''] = await names(page);
  await page
    .getByRole('link', { name: `Edit ${name}`, exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(/\/ta\/config-product\/10\/product-config\/[\w-]{22}$/);
  await expect(page.getByText(/^Wedding Book, /)).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Back to the store' }).click();
  await expect(page).toHaveURL(/\/ta\/graphistore/);
});

test('a project is duplicated, named, pictured and deleted by keys; deleted in another tab, that is said (PROJ-12, PROJ-21)', async ({
  page,
  guard,
}) => {
  guard.allow(/status of 404/);
  await readIn(page, account, 'en');
  await page.goto(`${sites.portal}projects?filter=go`);
  await expect(cards(page)).toHaveCount(4);
  const [name = ''] = await names(page);

  await more(page, name).press('Enter');
  await page.getByRole('menuitem', { name: 'Duplicate' }).press('Enter');
  await expect(page.getByText(`“${name}” duplicated.`)).toBeVisible();
  await expect(cards(page)).toHaveCount(5);

  await more(page, name).press('Enter');
  await page.getByRole('menuitem', { name: 'Rename…' }).press('Enter');
  await page.getByRole('textbox', { name: 'Name' }).fill('Maya & Noah');
  await page.keyboard.press('Enter');
  const card = cards(page).filter({ hasText: 'Maya & Noah' });
  await expect(card).toHaveCount(1);

  const picture = card.locator('img');
  const before = await picture.getAttribute('src');
  const chosen = page.waitForEvent('filechooser');
  await more(page, 'Maya & Noah').press('Enter');
  await page.getByRole('menuitem', { name: 'Add a picture…' }).press('Enter');
  const photo = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#a36' } })
    .jpeg()
    .toBuffer();
  await (await chosen).setFiles({ name: 'cover.jpg', mimeType: 'image/jpeg', buffer: photo });
  await expect(page.getByText('The picture of “Maya & Noah” was changed.')).toBeVisible();
  await expect(picture).not.toHaveAttribute('src', before ?? '');
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(960);

  const other = await page.context().newPage();
  await other.goto(`${sites.portal}projects?filter=go`);
  await expect(cards(other)).toHaveCount(5);
  await page.getByRole('button', { name: 'Delete Maya & Noah' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).press('Enter');
  await expect(page.getByText('“Maya & Noah” deleted.')).toBeVisible();
  await expect(cards(page)).toHaveCount(4);
  await other.getByRole('button', { name: 'Delete Maya & Noah' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  await expect(other.getByText(/^“Maya & Noah” is no longer available\./)).toBeVisible();
  await expect(cards(other)).toHaveCount(4);
});

test('PROJ-05, PROJ-07, PROJ-19: print projects page by page', async ({ page }) => {
  await readIn(page, 'it', 'en');
  await page.goto(`${sites.portal}projects?filter=photobook`);
  await expect(cards(page)).toHaveCount(10);
  await expect(page.getByRole('link', { name: 'Last page' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/filter=photobook&page=2$/);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/filter=photobook&page=3$/);
  await expect(cards(page)).toHaveCount(3);
  await expect(
    cards(page)
      .getByRole('link', { name: /^Edit / })
      .first(),
  ).toHaveAttribute('href', /\/ta\/config-print\/275\/[\w-]{36}$/);
  await page.getByRole('tab', { name: 'Prints' }).click();
  await expect(page).toHaveURL(/filter=prints$/);
});

test('PROJ-13: the list, an empty family and the question pass axe at 390 px, in German and dark', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  const examine = async () => {
    await page.waitForLoadState();
    await expect(page.locator('[aria-busy="true"], .ta-skeleton')).toHaveCount(0);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0);
  };
  await readIn(page, account, 'de');
  await page.goto(`${sites.portal}projects?filter=calendars`);
  await expect(cards(page)).toHaveCount(4);
  await expect(page.getByRole('tab', { selected: true })).toBeInViewport({ ratio: 0.9 });
  await examine();
  await page
    .getByRole('button', { name: /löschen$/ })
    .first()
    .click();
  await expect(page.getByRole('alertdialog')).toContainText('Möchten Sie dieses Projekt wirklich löschen?');
  await examine();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Nein' }).click();
  // A page of the first account would end the session of the second.
  await page.goto('about:blank');
  await readIn(page, 'empty', 'de');
  await page.goto(`${sites.portal}projects`);
  await expect(page.getByText('Keine Projekte gefunden')).toBeVisible();
  await examine();
});
