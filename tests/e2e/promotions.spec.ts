import { openSession, expect, sites, test } from './fixtures.ts';

test('the popup of the day comes on load, leads to its promotion and stays away once closed (SHELL-18)', async ({
  page,
}) => {
  await openSession(page, 'empty', { storage: { hidePromoPopup: '' } });
  await page.goto(sites.portal);
  const popup = page.getByRole('dialog', { name: 'Eine Aktion für Sie' });
  await expect(popup.getByRole('img', { name: 'Bild der Aktion' })).toBeVisible();
  await expect(popup.getByRole('link', { name: 'Zur Aktion' })).toHaveAttribute(
    'href',
    '/ta/promotions?openpromo=909',
  );
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Aktionen des Labors' })).toBeVisible();
  await expect(popup).toHaveCount(0);
});

test('an upload to resume suppresses the popup (T-R30)', async ({ page }) => {
  await openSession(page, 'ie', { storage: { hidePromoPopup: '' } });
  await page.goto(sites.portal);
  await expect(page.getByRole('button', { name: 'RESUME UPLOAD' }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Promotions from the lab' })).toBeAttached();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the carousel is at the end of the home page, as high as the window allows (SHELL-16)', async ({
  page,
}) => {
  await openSession(page, 'it');
  await page.goto(sites.portal);
  const slide = page.getByRole('region', { name: 'Promozioni del laboratorio' }).getByRole('group');
  await slide.scrollIntoViewIfNeeded();
  const measured = () =>
    page.evaluate(() => {
      const height = (query: string) => document.querySelector(query)?.getBoundingClientRect().height ?? 0;
      const available = window.innerHeight - height('.ta-shell-header') - height('.ta-shell__top') - 20;
      return Math.round(height('.ta-promo-carousel--stage [role=group]') - available);
    });
  await expect.poll(measured).toBe(0);
  await page.setViewportSize({ width: 1440, height: 780 });
  await expect.poll(measured).toBe(0);
  await expect(page.getByRole('grid').first()).toBeAttached();
});

test('promotions keep their window in the address, show cleaned HTML under the portal’s policy, and page through old ones (PROMO-01 to PROMO-06)', async ({
  page,
}) => {
  await openSession(page, 'uk');
  await page.goto(`${sites.portal}promotions`);
  await page.getByRole('link', { name: /^Autumn albums/ }).click();
  await expect(page).toHaveURL(/\?openpromo=901$/);
  const window_ = page.getByRole('dialog', { name: 'Autumn albums' });
  await expect(window_.getByText(/^15% off Wedding Book/)).toBeVisible();
  await expect(window_.getByText(/^Valid until/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${sites.portal}promotions`);
  await page.getByRole('tab', { name: 'OLD PROMOS' }).click();
  await page
    .getByRole('navigation', { name: 'Pages of old promos' })
    .getByRole('link', { name: 'Page 2' })
    .click();
  await expect(page).toHaveURL(`${sites.portal}promotions?tab=old&page=2`);
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
});

test('without an active promotion the notice leads to the store (PROMO-03, STORE-54)', async ({ page }) => {
  await openSession(page, 'us');
  await page.goto(`${sites.portal}promotions`);
  await expect(page.getByText('There are no active promos at this moment')).toBeVisible();
  await expect(page.getByRole('tabpanel').getByRole('link')).toHaveAttribute('href', '/ta/graphistore');
});

test('news: German dates, formatted text, pages in the address (NEWS-01 to NEWS-06)', async ({ page }) => {
  await openSession(page, 'fr');
  await page.goto(`${sites.portal}news?page=99`);
  await expect(page).toHaveURL(/\/news\?page=\d$/);
  await page.getByRole('link', { name: 'Première page' }).click();
  await expect(page).toHaveURL(`${sites.portal}news`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Actualités');
  const first = page.getByRole('article').getByRole('article').first();
  await expect(first.locator('time')).toHaveText(/^\d{2}\.\d{2}\.\d{4}$/);
  await expect(first.locator('.ta-html')).not.toBeEmpty();
});
