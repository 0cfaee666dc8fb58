import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { makeSheet } from '../fixtures/sheets.ts';
import { cutOff } from './cutOff.ts';
import { expect, sites, test } from './fixtures.ts';
import { openDesk } from './messageSteps.ts';
import { readIn } from './reading.ts';

// No flow counts its projects.
const account = 'social';
test.describe.configure({ timeout: 300_000 });

const photos = (count: number, first: number) =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const isTall = index % 3 === 2;
      const [width, height] = isTall ? [1_800, 2_600] : [2_600, 1_800];
      const buffer = await makeSheet({ width, height, seed: first + index });
      return { name: `photo ${index + 1}.jpg`, mimeType: 'image/jpeg', buffer };
    }),
  );
const saved = (page: Page) => expect(page.getByText(/^Saved /)).toBeVisible({ timeout: 120_000 });
const strip = (page: Page) => page.getByRole('navigation', { name: 'Spreads' });
const items = (page: Page) => page.getByRole('list', { name: 'Items on this spread' }).getByRole('button');

/** A new book with a draft of the photos, all of which the lab has. */
async function openDraft(page: Page, count: number, first: number) {
  await page.goto(`${sites.portal}config-print/275`);
  await expect(page.getByRole('heading', { level: 1, name: 'Design a photo book' })).toBeVisible();
  await page.getByRole('radio', { name: '20 × 20 cm' }).check();
  await page.locator('input[type=file]').setInputFiles(await photos(count, first));
  await expect(page).toHaveURL(/\/ta\/config-print\/275\/[\da-f-]{36}#step=ProEditor$/);
  await expect(page.getByText(`24 pages · ${count} photos`)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('0 photos not used').first()).toBeAttached();
  await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 180_000 });
  await saved(page);
}

/** Places an order of the book that is open; its number. */
async function orderBook(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Order', exact: true }).click();
  await expect(page).toHaveURL(/\/checkout\/\d{9}\//);
  await page.getByLabel('Bride').fill('Anna');
  await page.getByLabel('Groom').fill('Luca');
  await page.getByLabel('Bank transfer').check();
  await page.getByLabel('I accept the terms').check();
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Order placed' })).toBeVisible();
  return /\/checkout\/(\d{9})\//.exec(page.url())?.[1] ?? '';
}

/** Pixels at 40 dpi of the page: at this size the smoothing of a canvas and of a print file look alike. */
const small = (picture: ReturnType<typeof sharp>, width: number, height: number) =>
  picture.resize(width, height, { fit: 'fill' }).removeAlpha().toColourspace('srgb').raw().toBuffer();

/** The sheet on the canvas of the editor, which stands in the middle of it. */
async function shownSheet(page: Page, ratio: number): Promise<Buffer> {
  const canvas = page.locator('.ta-book-stage__canvas canvas').first();
  const url = await canvas.evaluate((each: HTMLCanvasElement) => each.toDataURL());
  const picture = sharp(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'));
  const { width, height } = await picture.metadata();
  const fitted = width / height > ratio ? { w: height * ratio, h: height } : { w: width, h: width / ratio };
  const [w, h] = [Math.floor(fitted.w), Math.floor(fitted.h)];
  return picture
    .extract({ left: Math.round((width - w) / 2), top: Math.round((height - h) / 2), width: w, height: h })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer();
}

/** Mean difference of each channel of a print file from what the editor shows; 0 to 1, the largest of the three. */
async function differenceFrom(page: Page, file: Buffer): Promise<number> {
  const { width, height } = await sharp(file).metadata();
  const size = [Math.round((width / 300) * 40), Math.round((height / 300) * 40)] as const;
  const printed = await small(sharp(file), ...size);
  const drawn = await small(sharp(await shownSheet(page, width / height)), ...size);
  const sums = [0, 0, 0];
  printed.forEach((value, at) => {
    sums[at % 3] = (sums[at % 3] ?? 0) + Math.abs(value - (drawn[at] ?? 0));
  });
  return Math.max(...sums) / (printed.length / 3) / 255;
}

test('ROUTE-18, PRINT-04, PRINT-10: 30 photos become a draft, are edited by mouse, previewed and ordered, and the paper shows what the editor showed', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await readIn(page, account, 'en');
  await openDraft(page, 30, 100);
  await expect(page.locator('.ta-shell-side')).toBeHidden();
  const address = page.url().replace(/#.*/, '');

  // Another layout, a photo exchanged by a drag, a box moved and turned black and white.
  await strip(page).getByRole('button', { name: 'Pages 1–2', exact: true }).click();
  await page.getByRole('tab', { name: 'Layouts' }).click();
  await page.getByRole('list', { name: 'Layouts' }).getByRole('button', { pressed: false }).first().click();
  await expect(page.getByRole('button', { name: 'Undo: Change layout' })).toBeVisible();
  const sheet = page.locator('.ta-book-stage__sheet');
  const box = await sheet.boundingBox();
  if (!box) throw new Error('no stage');
  // A spot on each page, beside the middle of its rows and columns, where every layout has a box.
  const scale = Math.min(box.width / 406, box.height / 206);
  const [left, right] = [box.x + box.width / 2 - 85 * scale, box.x + box.width / 2 + 85 * scale];
  const middle = box.y + box.height / 2 + 15 * scale;
  await page.mouse.click(left, middle);
  await expect(page.getByRole('toolbar', { name: 'Selected items' })).toBeVisible();
  await page.mouse.move(left, middle);
  await page.mouse.down();
  await page.mouse.move(right, middle, { steps: 6 });
  await page.mouse.up();
  await expect(page.getByRole('button', { name: /^Undo: (Swap photos|Move)$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Colour', exact: true }).click();
  await page.getByRole('menuitemradio', { name: 'Black and white' }).click();
  await page.getByRole('button', { name: 'Border and corners' }).click();
  await page.getByRole('slider', { name: 'Rounded corners' }).fill('12');
  await page.keyboard.press('Escape');
  await saved(page);
  const { violations } = await new AxeBuilder({ page }).include('.ta-editor').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);

  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page).toHaveURL(/#step=Preview$/);
  await page.getByRole('button', { name: 'Next pages' }).click();
  await expect(page.getByText(/^Pages 3–4/)).toBeVisible();
  await page.getByRole('button', { name: 'Review and order' }).click();
  await expect(page).toHaveURL(/#step=Finish$/);
  await page.getByRole('textbox', { name: 'Project name' }).fill('Anna & Luca');
  await page.getByRole('button', { name: 'One book more' }).click();
  await expect(page.locator('.ta-editor-price')).toContainText('48,00 €');
  const code = await orderBook(page);

  const { context, desk } = await openDesk(browser);
  await desk.goto(`${sites.lab}staff/orders/${code}`);
  const files = desk.getByRole('region', { name: 'Print files' });
  await expect(async () => {
    await desk.reload();
    await expect(files.getByRole('link', { name: 'Print PDF' })).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 180_000 });
  await expect(files.getByRole('listitem')).toHaveCount(13);

  await page.goto(address);
  await page.getByRole('checkbox', { name: 'Guides' }).uncheck();
  const sheets = ['Cover', ...Array.from({ length: 12 }, (_, at) => `Pages ${at * 2 + 1}–${at * 2 + 2}`)];
  for (const [index, name] of sheets.entries()) {
    const part = index === 0 ? 'cover' : `${index * 2 - 1}-${index * 2}`;
    const link = files.getByRole('link', {
      name: `${String(index + 1).padStart(3, '0')}_${code}_${part}.jpg`,
    });
    const answer = await desk.request.get(new URL((await link.getAttribute('href')) ?? '', sites.lab).href);
    const file = await answer.body();
    await strip(page).getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect
      .poll(() => differenceFrom(page, file), { message: name, timeout: 20_000 })
      .toBeLessThan(0.01);
  }
  await context.close();
});

test('ROUTE-19, PRINT-10: a lay-flat book is made, edited and ordered by keyboard alone at 820 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await readIn(page, account, 'en');
  await page.goto(`${sites.portal}config-print/275/path/340`);
  await expect(page.getByRole('heading', { level: 1, name: 'Design Photobook Pro' })).toBeVisible();
  expect(await cutOff(page)).toEqual([]);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose photos' }).focus();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(await photos(8, 200));
  await expect(page.getByText(/^\d+ pages · 8 photos$/)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 60_000 });
  await saved(page);
  expect(await cutOff(page)).toEqual([]);

  await strip(page).getByRole('button', { name: 'Cover' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: 'Pages 1–2' })).toBeVisible();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(page.getByRole('button', { name: 'Undo: Move spread' })).toBeVisible();
  await items(page).first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: 'Undo: Move', exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  const frame = page.getByRole('application', { name: 'Photo in its frame' });
  await expect(frame).toBeFocused();
  await page.keyboard.press('+');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Undo: Crop' })).toBeVisible();
  await page.keyboard.press('Control+z');
  // One that is on another spread.
  const tray = page.getByRole('list', { name: 'Photos', exact: true });
  await tray.getByRole('listitem').last().getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Undo: Place photo' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await saved(page);

  await page.getByRole('button', { name: 'Review and order' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.ta-editor-price')).toBeVisible();
  expect(await cutOff(page)).toEqual([]);
  const order = page.getByRole('button', { name: 'Order', exact: true });
  await expect(order).toBeEnabled();
  await order.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/checkout\/\d{9}\//);
});

test('at 390 px a book is looked at, its spreads are exchanged, and it goes to its order', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await readIn(page, account, 'en');
  await openDraft(page, 6, 300);
  expect(await cutOff(page)).toEqual([]);
  await strip(page).getByRole('button', { name: 'Pages 1–2', exact: true }).click();
  await page.getByRole('button', { name: 'More actions for Pages 1–2' }).click();
  await page.getByRole('menuitem', { name: 'Move back' }).click();
  await expect(page.getByRole('button', { name: 'Undo: Move spread' })).toBeVisible();
  await page.getByRole('button', { name: 'Preview' }).click();
  expect(await cutOff(page)).toEqual([]);
  await page.getByRole('button', { name: 'Review and order' }).click();
  await expect(page.locator('.ta-editor-price')).toBeVisible();
  expect(await cutOff(page)).toEqual([]);
});
