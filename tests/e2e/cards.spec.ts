import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { makeSheet } from '../fixtures/sheets.ts';
import { cutOff } from './cutOff.ts';
import { expect, sites, test } from './fixtures.ts';
import { openDesk } from './messageSteps.ts';
import { readIn } from './reading.ts';

// No flow counts its projects.
const account = 'social';
test.describe.configure({ timeout: 300_000 });

const photo = async (name: string, width: number, height: number, seed: number) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await makeSheet({ width, height, seed }),
});
const saved = (page: Page) => expect(page.getByText(/^Saved /)).toBeVisible({ timeout: 60_000 });
const uploaded = (page: Page) => expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 60_000 });
const picture = (page: Page) => page.locator('.ta-card-sheet');

/** Orders the project that is shown before its checkout; the order’s number. */
async function placeOrder(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Order', exact: true }).click();
  await expect(page).toHaveURL(/\/checkout\/\d{9}\//);
  // Sheets have the name of a job in place of a couple.
  await page.getByLabel('Job name').fill('Anna & Luca');
  await page.getByLabel('Bank transfer').check();
  await page.getByLabel('I accept the terms').check();
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Order placed' })).toBeVisible();
  return /\/checkout\/(\d{9})\//.exec(page.url())?.[1] ?? '';
}

/** Pixels at 40 dpi: at this size the smoothing of a canvas and of a print file look alike. */
const small = (image: ReturnType<typeof sharp>, width: number, height: number) =>
  image.resize(width, height, { fit: 'fill' }).removeAlpha().toColourspace('srgb').raw().toBuffer();

/** Mean difference of a print file, cut as the lab cuts it, from the sheet that the editor shows; 0 to 1, of the worst channel. */
async function differenceFrom(shown: Locator, file: Buffer): Promise<number> {
  const { width, height } = await sharp(file).metadata();
  const bleed = Math.round((3 / 25.4) * 300);
  const cut = { left: bleed, top: bleed, width: width - 2 * bleed, height: height - 2 * bleed };
  const size = [Math.round((cut.width / 300) * 40), Math.round((cut.height / 300) * 40)] as const;
  const url = await shown.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  const drawn = await small(sharp(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')), ...size);
  const printed = await small(sharp(file).extract(cut), ...size);
  const sums = [0, 0, 0];
  printed.forEach((value, at) => {
    sums[at % 3] = (sums[at % 3] ?? 0) + Math.abs(value - (drawn[at] ?? 0));
  });
  return Math.max(...sums) / (printed.length / 3) / 255;
}

/** A print file of an order, by its name at the desk. */
async function printFile(desk: Page, name: string): Promise<Buffer> {
  const link = desk.getByRole('region', { name: 'Print files' }).getByRole('link', { name });
  const answer = await desk.request.get(new URL((await link.getAttribute('href')) ?? '', sites.lab).href);
  expect([name, answer.status()]).toEqual([name, 200]);
  return answer.body();
}

/** The order at the desk, once its print files are made. */
async function openPrinted(desk: Page, code: string): Promise<Locator> {
  await desk.goto(`${sites.lab}staff/orders/${code}`);
  const files = desk.getByRole('region', { name: 'Print files' });
  await expect(async () => {
    await desk.reload();
    await expect(files.getByRole('link', { name: 'Print PDF' })).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 180_000 });
  return files;
}

test('ROUTE-18, PRINT-04: a folded card gets its photos and words, is ordered in packs, and the paper shows what the editor showed', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await readIn(page, account, 'en');
  await page.goto(`${sites.portal}config-print/292/path/61`);
  await expect(page.getByRole('heading', { level: 1, name: 'Order Thank You Cards' })).toBeVisible();
  await page.getByRole('radio', { name: 'Folded' }).check();
  await page.getByRole('radio', { name: 'Design 3: Thank you' }).check();
  await page
    .locator('input[type=file]')
    .setInputFiles([
      await photo('first.jpg', 2600, 1800, 11),
      await photo('second.jpg', 1800, 2600, 12),
      await photo('third.jpg', 2600, 1800, 13),
    ]);
  await expect(page).toHaveURL(/\/ta\/config-print\/292\/[\da-f-]{36}#step=ProEditor$/);
  await expect(page.getByRole('tab', { name: 'Outside' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('textbox', { name: 'Names' }).fill('Anna & Luca');
  await page.getByRole('textbox', { name: 'Date' }).fill('6 June 2026');
  await page.getByRole('tab', { name: 'Inside' }).click();
  await page.getByRole('textbox', { name: 'Message' }).fill('Thank you for this day.');
  await uploaded(page);
  await saved(page);
  const { violations } = await new AxeBuilder({ page }).include('.ta-editor').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);

  // Another visit opens the same card.
  await page.reload();
  await page.getByRole('tab', { name: 'Outside' }).click();
  await expect(page.getByRole('textbox', { name: 'Names' })).toHaveValue('Anna & Luca');
  const address = page.url().replace(/#.*/, '');

  await page.getByRole('button', { name: 'Review and order' }).click();
  await expect(page).toHaveURL(/#step=Finish$/);
  await page.getByRole('combobox', { name: 'Quantity' }).selectOption({ label: '40 cards, 0,95 € each' });
  await page.getByRole('combobox', { name: 'Corners' }).selectOption({ label: 'Rounded' });
  // 0.95 for the card, 0.30 folded, 0.09 with rounded corners.
  await expect(page.locator('.ta-editor-price')).toContainText('53,60 €');
  const code = await placeOrder(page);

  const { context, desk } = await openDesk(browser);
  const files = await openPrinted(desk, code);
  await expect(files.getByRole('listitem')).toHaveCount(2);
  await page.goto(address);
  for (const [index, side] of ['outside', 'inside'].entries()) {
    const file = await printFile(desk, `00${index + 1}_${code}_${side}_40x.jpg`);
    await page.getByRole('tab', { name: side === 'outside' ? 'Outside' : 'Inside' }).click();
    await expect
      .poll(() => differenceFrom(picture(page), file), { message: side, timeout: 20_000 })
      .toBeLessThan(0.01);
  }
  await context.close();
});

test('at 390 px and by keyboard a flat card is designed, written and taken to its order', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await readIn(page, account, 'en');
  await page.goto(`${sites.portal}config-print/292/path/61`);
  await expect(page.getByRole('heading', { level: 1, name: 'Order Thank You Cards' })).toBeVisible();
  expect(await cutOff(page)).toEqual([]);
  await page.getByRole('radio', { name: 'Design 1: Thank you' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Design 2: Thank you' })).toBeChecked();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose photos' }).focus();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles([await photo('narrow.jpg', 1500, 2100, 14)]);
  await expect(page.getByRole('tab', { name: 'Front' })).toBeVisible();
  expect(await cutOff(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Names' }).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Mia');
  await page.getByRole('textbox', { name: 'Date' }).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.getByRole('button', { name: 'Crop narrow.jpg' }).focus();
  await page.keyboard.press('Enter');
  const frame = page.getByRole('application', { name: 'Photo in its frame' });
  await expect(frame).toBeFocused();
  await page.keyboard.press('+');
  await page.keyboard.press('Escape');
  await expect(frame).toBeHidden();
  await page.getByRole('button', { name: 'Change design' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Change design' });
  await dialog.getByRole('radio', { name: 'Landscape' }).focus();
  await page.keyboard.press('Space');
  expect(await cutOff(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Done' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Names' })).toHaveValue('Mia');
  await uploaded(page);
  await saved(page);
  await page.getByRole('button', { name: 'Review and order' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.ta-editor-price')).toContainText('19,00 €');
  expect(await cutOff(page)).toEqual([]);
  const order = page.getByRole('button', { name: 'Order', exact: true });
  await expect(order).toBeEnabled();
  await order.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/checkout\/\d{9}\//);
});

test('ROUTE-18: a calendar is filled by months, set to a language and its holidays, and printed as it is shown', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await readIn(page, account, 'en');
  await page.goto(`${sites.portal}config-print/334`);
  await expect(page.getByRole('heading', { level: 1, name: 'Design a calendar' })).toBeVisible();
  expect(await cutOff(page)).toEqual([]);
  await page.getByRole('radio', { name: '21 × 15 cm' }).check();
  await page
    .locator('input[type=file]')
    .setInputFiles([await photo('first.jpg', 2700, 2000, 15), await photo('second.jpg', 2000, 2700, 16)]);
  const pages = page.getByRole('navigation', { name: 'Pages' }).getByRole('button');
  await expect(pages).toHaveCount(13);
  await uploaded(page);
  await page.getByRole('button', { name: 'Months and style' }).click();
  const dialog = page.getByRole('dialog', { name: 'Months and style' });
  await dialog.getByRole('combobox', { name: 'First month' }).selectOption({ label: 'January 2027' });
  await dialog.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'italiano' });
  await dialog.getByRole('combobox', { name: 'Public holidays' }).selectOption({ label: 'Italy' });
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(pages.nth(1)).toHaveAccessibleName('January 2027');
  await saved(page);
  expect(await cutOff(page)).toEqual([]);
  const { violations } = await new AxeBuilder({ page }).include('.ta-editor').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  const address = page.url().replace(/#.*/, '');

  await page.getByRole('button', { name: 'Review and order' }).click();
  await page.getByRole('button', { name: 'One calendar more' }).click();
  await expect(page.locator('.ta-editor-price')).toContainText('24,00 €');
  const code = await placeOrder(page);

  const { context, desk } = await openDesk(browser);
  const files = await openPrinted(desk, code);
  await expect(files.getByRole('listitem')).toHaveCount(13);
  await page.goto(address);
  for (const [index, part] of ['cover', '2027-01', '2027-02'].entries()) {
    const file = await printFile(desk, `00${index + 1}_${code}_${part}.jpg`);
    await pages.nth(index).click();
    await expect
      .poll(() => differenceFrom(picture(page), file), { message: part, timeout: 20_000 })
      .toBeLessThan(0.01);
  }
  await context.close();
});
