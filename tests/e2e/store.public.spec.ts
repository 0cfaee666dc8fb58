import type { Page } from '@playwright/test';
import { openSession, expect, sites, test } from './fixtures.ts';
import { stored } from './signIn.ts';

const store = `${sites.portal}graphistore-public`;

/** A visitor whose browser has stored German. */
async function visit(page: Page, path = store): Promise<void> {
  await page.context().setStorageState({
    cookies: [],
    origins: [
      {
        origin: new URL(sites.portal).origin,
        localStorage: [
          { name: 'i18nextLng', value: 'de' },
          { name: 'ta-language-chosen', value: '1' },
        ],
      },
    ],
  });
  await page.goto(path);
}

test('a visitor’s store is English; the stored language is kept and shown on the next page (PUB-03, PUB-05, PUB-09)', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin === new URL(sites.lab).origin)
      sent.push(request.headers()['authorization'] ?? '');
  });
  await visit(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Graphistore');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('searchbox', { name: 'Search the store' })).toBeVisible();
  await expect(page.getByText('Our classic album')).toBeVisible();
  expect(await stored(page, 'i18nextLng')).toBe('de');
  // No request of a visitor carries a token or a cookie (PUB-06).
  expect(new Set(sent)).toEqual(new Set(['']));
  await page.getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/ta\/login/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await stored(page, 'i18nextLng')).toBe('de');
});

test('the public store has its own categories, no promotions, and CUSTOMIZE (PUB-01, PUB-02, PUB-04, PUB-10, PUB-11, PUB-15)', async ({
  page,
}) => {
  await visit(page);
  await expect(page.getByRole('tab')).toHaveText([
    'ALL',
    'NEW',
    'ALBUM',
    'BOOK',
    'WALLART',
    'BOX',
    'PRINTS & MATS',
    'COLLECTIONS',
    'FAB SELECTIONS',
  ]);
  const cards = page.getByRole('tabpanel').getByRole('article');
  await expect(cards.first()).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Promotions' })).toHaveCount(0);
  const badges = await page.locator('[part=badges] li').allTextContents();
  expect(new Set(badges)).toEqual(new Set(['New']));
  await expect(page.getByRole('link', { name: /^(INFO|CREATE)/ })).toHaveCount(0);
  const wedding = page.getByRole('article', { name: 'Wedding Book', exact: true });
  await wedding.getByRole('button', { name: 'CUSTOMIZE: Wedding Book' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose the right Editor for You!' });
  // A link that means nothing without a customer asks to sign in.
  await expect(dialog.getByRole('link', { name: /Cover Studio/ })).toHaveAttribute(
    'href',
    /\/ta\/login\?redirect=%2Fta%2Fgraphistore$/,
  );
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'COLLECTIONS' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Sue Bryce Collection',
    'Kelly Brown Collection',
    'JG Collection',
  ]);
  await page.getByRole('tab', { name: 'FAB SELECTIONS' }).click();
  await expect(page).toHaveURL(`${store}?filter=selection`);
  await expect(page.getByRole('article', { name: 'Fab Selections' })).not.toContainText('50');
});

for (const query of ['?filter=frame', '?filter=pinkmania', '?filter=test', '?filter=__proto__', '?filter=tc'])
  test(`PUB-14: ${query} is the whole store`, async ({ page }) => {
    await visit(page, `${store}${query}`);
    await expect(page.getByRole('tab', { name: 'ALL', exact: true })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(page.getByRole('article', { name: 'Wedding Book', exact: true })).toBeVisible();
    await expect(page.getByRole('article', { name: 'Magnolia Album' })).toHaveCount(0);
  });

test('a failure is shown in English with Retry; an empty catalogue says what will appear there (PUB-07, PUB-13)', async ({
  page,
  guard,
}) => {
  guard.allow(/503/);
  let answer: { status: number; json: unknown } = { status: 503, json: {} };
  await page.route(/public(%2F|\/)store/, (route) =>
    route.fulfill({ ...answer, headers: { 'access-control-allow-origin': '*' } }),
  );
  await visit(page);
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  answer = { status: 200, json: [] };
  await retry.click();
  await expect(retry).toHaveCount(0);
  await expect(page.getByRole('tabpanel')).toContainText(/catalogue|products/i);
  await expect(page.getByRole('tabpanel').getByRole('article')).toHaveCount(0);
});

test('a signed-in customer finds the link to their own store, in their language (ROUTE-32)', async ({
  page,
}) => {
  await openSession(page, 'it');
  await page.goto(store);
  const own = page.getByRole('main').getByRole('link', { name: 'Your store' });
  await expect(own).toHaveAttribute('href', '/ta/graphistore');
  await expect(page.getByRole('combobox', { name: 'Promotions' })).toHaveCount(0);
  await own.click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await expect(page.getByRole('searchbox', { name: 'Cerca nello store' })).toBeVisible();
});
