import type { Page } from '@playwright/test';
import { makeSheet } from '../fixtures/sheets.ts';
import { expect, sites, test } from './fixtures.ts';
import { look, openIn } from './stateLooks.ts';

// Each state is looked at six times.
test.describe.configure({ timeout: 600_000 });
// An act that never becomes possible is told at once, not after all this time.
test.use({ actionTimeout: 30_000 });

const area = (page: Page) => page.frameLocator('.ta-sharing-frame iframe');
const photo = async (name: string, seed: number) => ({
  ...{ name, mimeType: 'image/jpeg' },
  buffer: await makeSheet({ width: 1_200, height: 800, seed }),
});
const broken = { status: 503, body: '' };

for (const [language, seed] of [
  ['en', 840],
  ['de', 850],
] as const) {
  test(`${language}: photos on their way, refused, tagged, linked and shared`, async ({ page, guard }) => {
    guard.allow(/status of 503|Failed to load resource|ERR_/);
    await openIn(page, 'social', language, 'share-foto-album');
    const input = area(page).locator('input[type=file]');
    await expect(input).toBeAttached();
    await look(page, `SHARE-01 no photos yet, ${language}`, page.locator('.ta-sharing-frame[data-loaded]'));

    // The lab takes nothing yet: the photo stays under way.
    await page.context().route('**/files/**', () => undefined);
    await input.setInputFiles([await photo('on-its-way.jpg', seed)]);
    await look(page, `SHARE a photo on its way, ${language}`, area(page).getByRole('progressbar'));
    await page.context().unroute('**/files/**');
    await page.reload();
    await input.setInputFiles([
      await photo('on-its-way.jpg', seed),
      await photo('a-very-long-name-of-a-photo-that-somebody-exported-from-a-catalogue-2026.jpg', seed + 1),
      { name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer: Buffer.from('a phone') },
      { name: 'screen.png', mimeType: 'image/png', buffer: Buffer.from('a screen') },
    ]);
    await expect(page.locator('.ta-sharing-tile img')).toHaveCount(2, { timeout: 30_000 });
    await look(page, `SHARE-30 refused photos, ${language}`, page.locator('.ta-sharing-tile').last());

    await page.locator('.ta-sharing-bar').getByRole('checkbox').check();
    const [tags, order] = [0, 1].map((index) => page.locator('.ta-sharing-bar__actions button').nth(index));
    const dialog = page.getByRole('dialog');
    await tags?.click();
    await look(page, `SHARE-09 tags, ${language}`, dialog.getByRole('checkbox').first());
    await page.keyboard.press('Escape');
    await order?.click();
    await look(page, `SHARE-07, SHARE-23 shipped orders, ${language}`, dialog.getByRole('radio').first());
    await page.keyboard.press('Escape');
    const send = page.locator('.ta-sharing-send');
    await send.getByRole('checkbox').click();
    await look(page, `SHARE-02 the terms, ${language}`, dialog.locator('p').first());
    await dialog.getByRole('button').last().click();
    await expect(dialog).toHaveCount(0);
    await page.route(/register_share_foto_album/, (route) => route.fulfill(broken));
    await send.getByRole('button').last().click();
    await look(page, `SHARE-26 something went wrong, ${language}`, send.locator('.ta-notice'));
    await page.unroute(/register_share_foto_album/);
    await send.getByRole('button').last().click();
    await look(page, `SHARE-04 thank you, ${language}`, page.locator('.ta-sharing-thanks'));
  });

  test(`${language}: the gallery with a revoked photo, its questions, and without photos`, async ({
    page,
    guard,
  }) => {
    guard.allow(/status of 503/);
    await openIn(page, 'ca', language, 'share-foto-album-list');
    const tile = page.locator('.ta-sharing-tile').first();
    await expect(tile).toBeVisible();
    // The account of the demonstration stays as it is for other flows.
    const changed = {
      success: true,
      ts_acept_terms: '2026-05-01T10:00:00.000Z',
      ts_delete_terms: '2027-05-01T10:00:00.000Z',
    };
    await page.route(/change_permission_share_foto_album/, (route) => route.fulfill({ json: changed }));
    await tile.locator('.ta-sharing-tile__actions button').first().click();
    await look(page, `SHARE-14 a revoked photo, ${language}`, page.locator('.ta-sharing-tile[data-revoked]'));
    const acts = page.locator('.ta-sharing-tile[data-revoked] .ta-sharing-tile__actions button');
    await acts.nth(0).click();
    await look(
      page,
      `SHARE-13 the terms before a permission, ${language}`,
      page.getByRole('dialog').locator('p').first(),
    );
    await page.keyboard.press('Escape');
    await acts.nth(1).click();
    await look(
      page,
      `SHARE-29 the question before a photo is deleted, ${language}`,
      page.getByRole('alertdialog'),
    );
    await page.keyboard.press('Escape');
    await page.goto(`${sites.portal}share-foto-album-list?tags=place:nowhere`);
    await look(page, `SHARE-31 no photo has the tags, ${language}`, page.locator('[part=empty]'));
    await page.route(/get_share_foto_album/, (route) => route.fulfill(broken));
    await page.goto(`${sites.portal}share-foto-album-list`);
    await look(page, `SHARE no answer, ${language}`, page.locator('[part=failed]'));
    await page.goto('about:blank');
    await page.unroute(/get_share_foto_album/);
    await openIn(page, 'empty', language, 'share-foto-album-list');
    await look(page, `SHARE-31 no photos, ${language}`, page.locator('[part=empty]'));
  });

  test(`${language}: the internal account types the code of an order`, async ({ page }) => {
    await openIn(page, 'internal', language, 'share-foto-album');
    await area(page)
      .locator('input[type=file]')
      .setInputFiles([await photo('internal.jpg', seed + 5)]);
    await expect(page.locator('.ta-sharing-tile img')).toBeVisible({ timeout: 30_000 });
    await page.locator('.ta-sharing-tile').getByRole('checkbox').check();
    await page.locator('.ta-sharing-bar__actions button').nth(1).click();
    await look(
      page,
      `SHARE-08 a code that is typed, ${language}`,
      page.getByRole('dialog').getByRole('textbox'),
    );
  });
}
