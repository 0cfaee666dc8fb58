import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, sites, test } from './fixtures.ts';
import { readIn } from './reading.ts';

const tiles = (page: Page) => page.getByRole('list', { name: 'PRICE LIST' }).getByRole('listitem');

test('DOC-01, DOC-02, DOC-03, DOC-19: from the menu to the tiles, whose ribbon goes once the file is opened', async ({
  page,
}) => {
  await readIn(page, 'us', 'en');
  await page.goto(`${sites.portal}promotions`);
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Price list, info, and templates' })
    .click();
  await expect(page).toHaveURL(`${sites.portal}documents`);
  await expect(tiles(page).first()).toContainText('Complete price list');
  const updated = tiles(page).filter({ hasText: 'UPDATED' });
  const before = await updated.count();
  expect(before).toBeGreaterThan(0);
  const [opened] = await Promise.all([page.waitForEvent('popup'), updated.first().getByRole('link').click()]);
  await expect(updated).toHaveCount(before - 1);
  await opened.close();
  await page.reload();
  await expect(updated).toHaveCount(before - 1);
  await page.getByRole('tab', { name: 'TECHNICAL INFO' }).click();
  await expect(page).toHaveURL(`${sites.portal}documents?filter=product_info`);
});

test('DOC-12, DOC-24: a table is saved under its name', async ({ page }) => {
  await readIn(page, 'us', 'en');
  await page.goto(`${sites.portal}documents`);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download CSV: Complete price list (table)' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('price-list.csv');
});

test('DOC-06, DOC-07: a template is chosen step by step', async ({ page }) => {
  await readIn(page, 'us', 'en');
  await page.goto(`${sites.portal}documents?filter=templates`);
  await page.getByLabel('Product').selectOption({ label: 'Wedding Book' });
  await page.getByLabel('Year').selectOption({ label: '2023' });
  await page.getByLabel('Colour profile').selectOption({ label: 'sRGB' });
  await page.getByLabel('Unit').selectOption({ label: 'in' });
  await page.getByLabel('Size').selectOption({ label: '12 × 12' });
  await page.getByLabel('File', { exact: true }).selectOption({ label: 'weddingbook-12x12in-2023-sRGB.pdf' });
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('weddingbook-12x12in-2023-sRGB.pdf');
});

test('DOC-10, DOC-11: the software is sent by the helper script, with a ticket', async ({ page }) => {
  await readIn(page, 'us', 'en');
  await page.goto(`${sites.portal}documents?filter=graphisoftware`);
  const asked = page
    .context()
    .waitForEvent('request', (request) => request.url().endsWith('/scripts/software_download'));
  await page.getByRole('button', { name: /^Download: Graphisoftware 6\.4\.1 for Windows/ }).click();
  const fields = new URLSearchParams((await asked).postData() ?? '');
  const token = await page.evaluate(() => localStorage.getItem('token'));
  expect(fields.get('piattaforma')).toBe('PC');
  expect([fields.get('ta_token') === token, fields.get('ta_token')?.length]).toEqual([
    false,
    expect.any(Number),
  ]);
  await page.getByRole('link', { name: 'Watch the video tutorials' }).click();
  await expect(page).toHaveURL(`${sites.portal}video-tutorials/graphisoftware`);
  await expect(page.getByRole('listitem').filter({ has: page.getByRole('heading') })).toHaveCount(9);
});

test('LIB-02, LIB-03, LIB-07, LIB-10: folders, a preview, both resolutions, and a ZIP', async ({ page }) => {
  await readIn(page, 'us', 'en');
  await page.goto(`${sites.portal}marketing-materials`);
  await page.getByRole('link', { name: /CHRISTMAS/ }).click();
  await expect(page).toHaveURL(`${sites.portal}marketing-materials?path=%2FCHRISTMAS`);
  await page.getByRole('button', { name: /^Preview: Square post/ }).click();
  const shown = page.getByRole('dialog').getByRole('img');
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1080);
  await page.keyboard.press('Escape');
  const [low] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^low-res: Square post/ }).click(),
  ]);
  expect(low.suggestedFilename()).toBe('christmas-post.jpg');
  await page.getByRole('checkbox', { name: 'Select all files' }).check();
  const [zip] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as ZIP' }).click(),
  ]);
  expect(zip.suggestedFilename()).toMatch(/^library-.*\.zip$/);
  await page.goBack();
  await expect(page).toHaveURL(`${sites.portal}marketing-materials`);
});

test('LIB-12, LIB-13, LAY-11: nine lessons, each a film with captions; the layout help leads to them', async ({
  page,
}) => {
  await readIn(page, 'us', 'it');
  await page.goto(`${sites.portal}create-layout#graphisoftware`);
  await page.getByRole('main').getByRole('link', { name: 'Video tutorial' }).click();
  await expect(page.getByRole('button', { name: /^Anteprima: / })).toHaveCount(9);

  await page.goto(`${sites.portal}video-tutorials/graphisoftware`);
  const watch = page.getByRole('button', { name: /^Guarda: / });
  await expect(watch).toHaveCount(9);
  await watch.last().click();
  const video = page.getByRole('dialog').locator('video');
  await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.readyState)).toBeGreaterThan(0);
  // A caption in the middle, in the reader's language, over a picture of the film.
  const shown = await video.evaluate(async (player: HTMLVideoElement) => {
    const captions = [...player.textTracks].find(({ mode }) => mode === 'showing');
    const changed = new Promise((done) => captions?.addEventListener('cuechange', done, { once: true }));
    const moved = new Promise((done) => player.addEventListener('seeked', done, { once: true }));
    player.currentTime = player.duration / 2;
    await Promise.all([moved, changed]);
    const [cue] = captions?.activeCues ?? [];
    const { videoWidth, duration } = player;
    return { language: captions?.language, text: (cue as VTTCue | undefined)?.text, videoWidth, duration };
  });
  expect(shown).toMatchObject({ language: 'it', videoWidth: 1280 });
  expect(shown.text).toMatch(/[a-z]{3}/);
  expect(shown.duration).toBeGreaterThan(30);
});

test('DOC-23, LIB-08: the whole library, a folder that is not there, and a search', async ({ page }) => {
  await readIn(page, 'us', 'en');
  await page.goto(`${sites.portal}download?path=/nothing`);
  await expect(page.getByText('Folder not found!')).toBeVisible();
  await page.getByRole('link', { name: 'Show all folders' }).click();
  await expect(page.getByRole('link', { name: /Price lists/ })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('contessa poster');
  await expect(page.getByRole('listitem').filter({ hasText: 'contessa-poster.svg' })).toBeVisible();
});

for (const path of [
  'documents',
  'documents?filter=templates',
  'documents?filter=graphisoftware',
  'marketing-materials',
])
  test(`${path} has no barrier that a machine finds`, async ({ page }) => {
    await readIn(page, 'us', 'en');
    await page.goto(sites.portal + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.ta-skeleton')).toHaveCount(0);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });
