import type { Page } from '@playwright/test';
import { openSession, expect, sites, test } from './fixtures.ts';
import { readEnglish } from './reading.ts';

const store = `${sites.portal}graphistore`;
const cards = (page: Page) => page.getByRole('tabpanel').getByRole('article');
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

test('categories are in the address: Back returns, a query becomes a path, an unknown one is all (ROUTE-22, ROUTE-28, ROUTE-29, STORE-55)', async ({
  page,
}) => {
  await readEnglish(page, 'it');
  await page.goto(`${store}?filter=box&search=photo`);
  await expect(page).toHaveURL(`${store}/box?search=photo`);
  await expect(page.getByRole('tab', { name: 'BOX' })).toHaveAttribute('aria-selected', 'true');
  await page.goto(`${store}/nothing`);
  await expect(page).toHaveURL(store);
  await page.getByRole('tab', { name: 'ALBUM' }).click();
  await expect(page).toHaveURL(`${store}/album`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Graphistore: ALBUM$/);
  await page.getByRole('tab', { name: 'BOX', exact: true }).click();
  await expect(card(page, 'Photo Box')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${store}/album`);
  await expect(card(page, 'Contessa')).toBeVisible();
  await expect(card(page, 'Photo Box')).toHaveCount(0);
});

test('a card has an image in two formats, a second one on hover, and links to info, product and editors (STORE-23 to STORE-28)', async ({
  page,
  context,
}) => {
  const token = await readEnglish(page, 'it');
  await page.goto(store);
  const book = card(page, 'Wedding Book');
  const picture = book.getByRole('img', { includeHidden: true }).or(book.locator('img')).first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
    /weddingbook-foto-\d+\.avif\?v=/,
  );
  await expect(picture).toHaveAttribute('srcset', /480\.webp\S* 480w, .*960\.webp\S* 960w/);
  await book.hover();
  await expect(book.locator('img').nth(1)).toHaveAttribute('src', /weddingbook-foto_hover/);

  await book.getByRole('button', { name: 'CREATE: Wedding Book' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose the right Editor for You!' });
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText([
    '3D Configurator',
    'Cover Studio',
    /layout/i,
  ]);
  // A link of the lab's own site takes a ticket; the session's token is nowhere in an address.
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    dialog.getByRole('link', { name: /^CREATE: Cover Studio/ }).click(),
  ]);
  await expect.poll(() => tab.url()).toContain('/cover/?p=weddingbook');
  const opened = new URL(tab.url());
  expect(opened.searchParams.get('lang')).toBe('en');
  expect(opened.searchParams.get('c')).toMatch(/^\S{8,}$/);
  expect(tab.url()).not.toContain(token);
  expect(await tab.evaluate(() => window.opener === null && document.referrer === '')).toBe(true);
  await tab.close();
  await page.keyboard.press('Escape');
  await expect(book.getByRole('button', { name: 'CREATE: Wedding Book' })).toBeFocused();

  const explore = await book.getByRole('link', { name: /^EXPLORE: Wedding Book/ }).getAttribute('href');
  expect((await page.request.get(explore ?? '')).status()).toBe(200);
  expect(explore).toContain('/info/en/weddingbook/');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await book.getByRole('link', { name: 'INFO: Wedding Book' }).click();
  await expect(page).toHaveURL(`${sites.portal}product/weddingbook`);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

test('COMING SOON, BETA and test items (STORE-27, STORE-29 to STORE-31, STORE-42)', async ({ page }) => {
  await readEnglish(page, 'internal');
  await page.goto(`${store}/test`);
  await expect(page.getByRole('tab', { name: 'BETA' })).toHaveAttribute('aria-selected', 'true');
  await expect(card(page, 'Lab Test Cube').getByText('Test item')).toBeVisible();
  await page.getByRole('tab', { name: 'BOX', exact: true }).click();
  await expect(card(page, 'Folio Box').getByText('COMING SOON')).toBeVisible();
  await expect(card(page, 'Folio Box').getByRole('link', { name: /^(CREATE|INFO)/ })).toHaveCount(0);
});

test('a customer’s /test is the whole store, without test items (STORE-42)', async ({ page }) => {
  await readEnglish(page, 'it');
  await page.goto(`${store}/test`);
  await expect(page).toHaveURL(store);
  await expect(page.getByRole('tab', { name: 'BETA' })).toHaveCount(0);
  await page.getByRole('searchbox').fill('test cube');
  await expect(page.getByText('Clear all filters').first()).toBeVisible();
  await expect(card(page, 'Lab Test Cube')).toHaveCount(0);
});

test('collections open at their top and close again; each banner has its own image and page (STORE-10 to STORE-18)', async ({
  page,
}) => {
  await openSession(page, 'uk');
  await page.goto(`${store}/collection`);
  const banners = cards(page);
  await expect(banners).toHaveCount(4);
  for (const [name, path] of [
    ['Tramontina Collection', '/tramontina-collection/'],
    ['Sue Bryce Collection', '/sue-bryce-collection/'],
    ['Kelly Brown Collection', '/kelly-brown-collection/'],
    ['JG Collection', '/collections/'],
  ] as const) {
    const banner = card(page, name);
    const link = await banner.getByRole('link').getAttribute('href');
    expect(new URL(link ?? '').pathname).toBe(path);
    expect((await page.request.get(link ?? '')).status()).toBe(200);
    const image = banner.locator('img');
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((each: HTMLImageElement) => each.complete && each.currentSrc))
      .toMatch(/banner-\w+-wide-\d+\.avif$/);
    const shape = await image.evaluate((each: HTMLImageElement) => each.clientWidth / each.clientHeight);
    expect(shape).toBeCloseTo(2.4, 1);
  }
  await card(page, 'JG Collection').getByRole('button', { name: 'SEE MORE' }).click();
  await expect(page).toHaveURL(`${store}/collection?subfilter=jgc`);
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['JGC Album', 'JGC Panel']);
  await expect(card(page, 'JG Collection')).toBeInViewport();
  await page.reload();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['JGC Album', 'JGC Panel']);
  await card(page, 'JG Collection').getByRole('button', { name: 'SEE LESS' }).click();
  await expect(page).toHaveURL(`${store}/collection`);
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(0);
});

test('Pink Mania: seven cards in their order, each to its preset or collection (STORE-32 to STORE-34)', async ({
  page,
}) => {
  await readEnglish(page, 'fr');
  await page.goto(`${store}/pinkmania`);
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    'Young Book',
    'Photo Box',
    'Go Book',
    'Coffee table book mini',
    'Magnolia mini',
    'Editorial Book',
    'Young Magnolia Stand',
  ]);
  const links = await page
    .getByRole('link', { name: /^CREATE/ })
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  const queries = links.map((link) => Object.fromEntries(new URL(link).searchParams));
  const c = queries[0]?.['c'];
  expect(c).toMatch(/^\S{8,}$/);
  expect(queries.slice(0, 3)).toEqual(
    ['9001', '9002', '9003'].map((id) => ({ c, id, lang: 'en_US', source: 'pinkmania' })),
  );
  expect(queries.slice(3).map(({ pid }) => pid)).toEqual(['19', '17', '271', '18']);
  expect(links.slice(3).map((link) => new URL(link).pathname)).toEqual(
    ['books', 'albums', 'books', 'albums'].map((kind) => `/site/collections/${kind}/`),
  );
});

test('OBS2-02: clicks are reported to the operator, with consent and never for the lab', async ({ page }) => {
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    document.addEventListener('ta-event', (event) => heard.push((event as CustomEvent<unknown>).detail));
  });
  const consent = { show: false, gdpr_value: 1 };
  await page.route('**/scripts/check_gdpr', (route) => route.fulfill({ json: consent, headers: cors }));
  const heard = () => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard);
  const press = async () => {
    const asked = page.waitForResponse('**/scripts/check_gdpr');
    await page.goto(store);
    await asked;
    await card(page, 'Wedding Book').getByRole('link', { name: /^INFO/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Wedding Book' })).toBeVisible();
  };
  await readEnglish(page, 'it');
  await press();
  expect(await heard()).toEqual([{ name: 'store_info', slug: 'weddingbook' }]);
  await page.goto('about:blank');
  await readEnglish(page, 'internal');
  await press();
  expect(await heard()).toEqual([]);
});

const cors = { 'access-control-allow-origin': new URL(sites.portal).origin };
