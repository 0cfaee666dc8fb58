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
test.describe.configure({ timeout: 180_000 });

const photo = async (name: string, width: number, height: number, seed: number) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await makeSheet({ width, height, seed }),
});
const ready = (page: Page) =>
  expect(page.getByText('Everything is ready to print.')).toBeVisible({ timeout: 60_000 });

/** 13 × 18 cm at 40 dpi, lying or standing: at this size the smoothing of a canvas and of a print file look alike. */
const pixelsOf = (picture: ReturnType<typeof sharp>, isLying: boolean) => {
  const [width, height] = isLying ? [283, 205] : [205, 283];
  return picture.resize(width, height, { fit: 'fill' }).removeAlpha().toColourspace('srgb').raw().toBuffer();
};
/** The picture of a print in the grid, once its photo is drawn. */
async function shownBy(print: Locator): Promise<Buffer> {
  const read = async () => {
    const url = await print.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
    return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  };
  await expect.poll(async () => (await sharp(await read()).stats()).channels[0]?.stdev).toBeGreaterThan(20);
  return read();
}
/** Mean difference of each channel of a print file, cut as the lab cuts it, from what the editor showed; 0 to 1. */
async function differenceOf(file: Buffer, shown: Buffer): Promise<readonly number[]> {
  const { width, height } = await sharp(file).metadata();
  const bleed = Math.round((3 / 25.4) * 300);
  const cut = { left: bleed, top: bleed, width: width - 2 * bleed, height: height - 2 * bleed };
  const [printed, drawn] = [
    await pixelsOf(sharp(file).extract(cut), width > height),
    await pixelsOf(sharp(shown), width > height),
  ];
  const sums = [0, 0, 0];
  printed.forEach((value, at) => {
    sums[at % 3] = (sums[at % 3] ?? 0) + Math.abs(value - (drawn[at] ?? 0));
  });
  return sums.map((sum) => sum / (printed.length / 3) / 255);
}

test('PRINT-04, PRINT-06, PRINT-15, ROUTE-18: photos become prints, are cropped, counted and ordered, and their print files wait at the desk', async ({
  page,
  browser,
}) => {
  await readIn(page, account, 'en');
  await page.goto(`${sites.portal}config-print/27`);
  const menu = page.locator('.ta-shell-side');
  await page.getByRole('radio', { name: '13 × 18 cm' }).check();
  await expect(menu).toBeVisible();
  await page
    .locator('input[type=file]')
    .setInputFiles([await photo('first.jpg', 2600, 1800, 1), await photo('second.jpg', 1800, 2600, 2)]);
  const prints = page.getByRole('list', { name: 'Prints' }).getByRole('listitem');
  await expect(prints).toHaveCount(2);
  await expect(page).toHaveURL(/\/ta\/config-print\/27\/[\da-f-]{36}#step=ProEditor$/);
  await expect(menu).toBeHidden();
  await ready(page);
  await expect(page.getByText(/^Saved /)).toBeVisible();

  await page.getByRole('button', { name: 'One more copy of first.jpg' }).click();
  await prints.first().getByRole('button', { name: 'Crop first.jpg' }).last().click();
  const frame = page.getByRole('application', { name: 'Photo in its frame' });
  const box = await frame.boundingBox();
  if (!box) throw new Error('no frame');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.wheel(0, -300);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 60, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Undo: Crop' })).toBeEnabled();
  await prints.nth(1).getByRole('button', { name: 'Crop second.jpg' }).last().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Border' }).selectOption({ label: 'White border' });
  await dialog.getByRole('combobox', { name: 'Colour' }).selectOption({ label: 'Black and white' });
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(/^Saved /)).toBeVisible();

  // Another visit opens the same prints.
  await page.reload();
  await expect(prints).toHaveCount(2);
  await expect(page.getByRole('spinbutton', { name: 'Copies of first.jpg' })).toHaveValue('2');
  const shown = [await shownBy(prints.nth(0)), await shownBy(prints.nth(1))];
  const { violations } = await new AxeBuilder({ page }).include('.ta-editor').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);

  await page.getByRole('button', { name: 'Review and order' }).click();
  await expect(page).toHaveURL(/#step=Finish$/);
  await page.getByRole('textbox', { name: 'Project name' }).fill('Anna & Luca');
  await expect(page.locator('.ta-editor-price')).toContainText('1,65 €');
  const posted = page.waitForRequest(/\/en_US\/checkout\/\d{9}\/$/);
  await page.getByRole('button', { name: 'Order', exact: true }).click();
  expect((await posted).method()).toBe('POST');
  await expect(page).toHaveURL(/\/checkout\/\d{9}\//);
  await expect(page.locator('body')).toContainText('Anna & Luca');
  await expect(page.locator('body')).not.toContainText('Some details differed');

  // Sheets have the name of a job in place of a couple.
  await page.getByLabel('Job name').fill('Anna & Luca');
  await page.getByLabel('Bank transfer').check();
  await page.getByLabel('I accept the terms').check();
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Order placed' })).toBeVisible();
  const code = /\/checkout\/(\d{9})\//.exec(page.url())?.[1] ?? '';
  // The lab has everything: no file is asked for.
  await page.getByRole('link', { name: 'Open the order' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: /upload|send files/i })).toHaveCount(0);

  const { context, desk } = await openDesk(browser);
  await desk.goto(`${sites.lab}staff/orders/${code}`);
  const files = desk.getByRole('region', { name: 'Print files' });
  await expect(async () => {
    await desk.reload();
    await expect(files.getByRole('link', { name: `001_${code}_2x.jpg` })).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 90_000 });
  await expect(files.getByRole('listitem')).toHaveCount(2);
  for (const name of ['Print PDF', 'All sheets (ZIP)', 'Proof (PDF)']) {
    const href = await files.getByRole('link', { name }).getAttribute('href');
    const answer = await desk.request.get(new URL(href ?? '', sites.lab).href);
    expect([name, answer.status()]).toEqual([name, 200]);
  }
  // The paper shows what the editor showed.
  for (const [index, name] of [`001_${code}_2x.jpg`, `002_${code}_1x.jpg`].entries()) {
    const href = await files.getByRole('link', { name }).getAttribute('href');
    const answer = await desk.request.get(new URL(href ?? '', sites.lab).href);
    const difference = await differenceOf(await answer.body(), shown[index] ?? Buffer.alloc(0));
    expect([name, Math.max(...difference) < 0.01, difference]).toEqual([name, true, difference]);
  }
  await context.close();
});

test('at 390 px and by keyboard a photo is cropped, copied and taken to its order', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await readIn(page, account, 'en');
  await page.goto(`${sites.portal}config-print/27`);
  await expect(page.getByRole('heading', { level: 1, name: 'Order prints' })).toBeVisible();
  expect(await cutOff(page)).toEqual([]);
  await page.getByRole('radio', { name: '10 × 15 cm' }).focus();
  await page.keyboard.press('Space');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose photos' }).focus();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles([await photo('narrow.jpg', 1300, 1900, 3)]);
  await expect(page.getByRole('list', { name: 'Prints' }).getByRole('listitem')).toHaveCount(1);
  await ready(page);
  expect(await cutOff(page)).toEqual([]);

  await page.getByRole('spinbutton', { name: 'Copies of narrow.jpg' }).focus();
  await page.keyboard.press('ArrowUp');
  await page.getByRole('button', { name: 'Crop narrow.jpg' }).last().focus();
  await page.keyboard.press('Enter');
  const frame = page.getByRole('application', { name: 'Photo in its frame' });
  await expect(frame).toBeFocused();
  expect(await cutOff(page)).toEqual([]);
  for (const key of ['+', '+', 'ArrowRight', 'ArrowUp']) await page.keyboard.press(key);
  await page.keyboard.press('Escape');
  await expect(frame).toBeHidden();
  await expect(page.getByRole('button', { name: 'Crop narrow.jpg' }).last()).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('button', { name: 'Redo: Crop' })).toBeEnabled();
  await page.keyboard.press('Control+Shift+Z');
  await expect(page.getByRole('button', { name: 'Undo: Crop' })).toBeEnabled();

  await page.getByRole('button', { name: 'Review and order' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.ta-editor-price')).toContainText('0,70 €');
  expect(await cutOff(page)).toEqual([]);
  await page.goBack();
  await expect(page.getByRole('list', { name: 'Prints' })).toBeVisible();
  await page.goForward();
  const order = page.getByRole('button', { name: 'Order', exact: true });
  // Once its price is known again.
  await expect(order).toBeEnabled();
  await order.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/checkout\/\d{9}\//);
});

test('PRINT-15: a page with photos on their way is not left unasked', async ({ page, guard }) => {
  guard.allow(/ERR_FAILED.*\/files\//);
  await readIn(page, account, 'en');
  await page.goto(`${sites.portal}config-print/27`);
  await page.getByRole('radio', { name: '10 × 15 cm' }).check();
  // The lab takes no photo: it stays on its way.
  await page.route(`${sites.lab}files/**`, (route) => route.abort());
  await page.locator('input[type=file]').setInputFiles([await photo('first.jpg', 1300, 1900, 4)]);
  await expect(page.getByRole('list', { name: 'Prints' }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('banner').getByRole('link').first().click();
  const question = page.getByRole('alertdialog', { name: 'Leave the editor?' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(/#step=ProEditor$/);
});
