import type { Page } from '@playwright/test';
import { makeSheet } from '../fixtures/sheets.ts';
import { expect, sites, test } from './fixtures.ts';
import { readEnglish } from './reading.ts';
import { withoutScene } from './withoutScene.ts';

const photo = async (name: string, width: number, height: number, seed: number) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await makeSheet({ width, height, seed }),
});
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Your images' });
const input = (page: Page) => panelOf(page).locator('input[type="file"]');

test('CONF-02, CONF-08, CONF-09: images are sent, put into frames by keyboard, and kept with the quote', async ({
  page,
  guard,
}) => {
  await readEnglish(page, 'big');
  await withoutScene(page);
  await page.goto(`${sites.portal}config-product/70`);
  const frames = page.getByRole('region', { name: 'Images' });
  const first = frames.getByRole('button', { name: 'Choose image: Frame 1' });
  await first.press('Enter');
  const panel = panelOf(page);
  await expect(panel.getByText('No images yet')).toBeVisible();
  await input(page).setInputFiles([
    await photo('hall.jpg', 2400, 3600, 1),
    await photo('small.jpg', 600, 900, 2),
  ]);
  const hall = panel.getByRole('radio', { name: /^hall\.jpg 2,400 × 3,600 px Good for this frame/ });
  const small = panel.getByRole('radio', { name: /^small\.jpg .*Too few pixels/ });
  await expect(hall).toBeVisible({ timeout: 40_000 });
  await expect(small).toBeVisible({ timeout: 40_000 });
  const use = panel.getByRole('button', { name: 'Use image' });
  await small.focus();
  await page.keyboard.press('Space');
  await expect(use).toBeDisabled();
  await hall.focus();
  await page.keyboard.press('Space');
  await use.press('Enter');
  await expect(panel).toHaveCount(0);
  await expect(frames.getByText('2,400 × 3,600 px')).toBeVisible();

  // The panel is 360 px at the right edge, and a sheet over everything on a phone.
  await page.getByRole('button', { name: 'Choose image: Frame 2' }).click();
  const box = await panel.boundingBox();
  expect(box).toMatchObject({ y: 0, width: 360 });
  // Beside the place of the page's scroll bar.
  expect((box?.x ?? 0) + 360).toBeGreaterThan(1420);
  await page.setViewportSize({ width: 390, height: 844 });
  const sheet = await panel.boundingBox();
  expect(sheet).toMatchObject({ x: 0, y: 0, height: 844 });
  expect(sheet?.width).toBeGreaterThan(370);
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(frames.getByText('2,400 × 3,600 px')).toHaveCount(1);

  await page.getByRole('button', { name: 'Save quote' }).click();
  await expect(page.getByText('Quote saved.')).toBeVisible();
  await page.reload();
  await expect(frames.getByText('2,400 × 3,600 px')).toBeVisible();
  await frames.getByRole('button', { name: 'Change image: Frame 1' }).click();
  await expect(hall).toBeChecked();
  guard.allow(/status of 409/);
  await panel.getByRole('button', { name: 'Delete hall.jpg' }).click();
  await expect(panel.getByText(/a saved quote uses it/)).toBeVisible();
});
