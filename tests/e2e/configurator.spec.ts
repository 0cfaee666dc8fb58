import type { Page } from '@playwright/test';
import { expect, sites, test } from './fixtures.ts';
import { readEnglish } from './reading.ts';

// No flow ends the sessions of this account.
const account = 'social';
const priceOf = (page: Page) => page.locator('.ta-configurator-bar__amount');
const sentence = (page: Page) => page.getByText(/^Wedding Book, /);

test('from the store to a saved quote by keyboard: leather and 40 pages, without problems (CONF-01, CONF-17, CONF-26)', async ({
  page,
}) => {
  await readEnglish(page, account);
  await page.goto(`${sites.portal}product/weddingbook`);
  const create = page.getByRole('link', { name: /^CREATE: Wedding Book/ });
  const [opened] = await Promise.all([page.context().waitForEvent('page'), create.press('Enter')]);
  await expect(opened).toHaveURL(`${sites.portal}config-product/10?product=weddingbook`);
  await expect(opened).toHaveTitle('Wedding Book · Trade Area');
  await expect(sentence(opened)).toContainText(/20 pages, Linen, Ivory, 129,00 €$/);

  const material = opened.getByRole('group', { name: 'Cover material' });
  const leather = material.getByRole('radio', { name: /^Leather/ });
  await expect(leather.locator('..')).toContainText('+29,00 €');
  await material.getByRole('radio', { name: 'Linen' }).focus();
  for (let choice = 0; choice < 4; choice += 1) await opened.keyboard.press('ArrowDown');
  await expect(leather).toBeChecked();
  await expect(sentence(opened)).toContainText(/Leather, Ivory, 158,00 €$/);
  const pages = opened.getByRole('spinbutton', { name: 'Pages' });
  await pages.focus();
  await opened.keyboard.press('Control+A');
  await opened.keyboard.type('40');
  await opened.keyboard.press('Tab');
  await expect(sentence(opened)).toContainText(/40 pages, Leather/);
  await expect(opened.getByText(/to change before you can order/)).toHaveCount(0);
  const price = await priceOf(opened).innerText();

  await opened.getByRole('button', { name: 'Save quote' }).press('Enter');
  await expect(opened.getByText('Quote saved.')).toBeVisible();
  await expect(opened).toHaveURL(/\/ta\/config-product\/10\/product-config\/[\w-]{8,}\?product=weddingbook$/);
  await expect(opened).toHaveTitle('Wedding Book · Trade Area');
  await opened.reload();
  await expect(sentence(opened)).toContainText(/40 pages, Leather/);
  await expect(leather).toBeChecked();
  await expect(pages).toHaveValue('40');
  await expect(priceOf(opened)).toHaveText(price);

  await opened.setViewportSize({ width: 390, height: 844 });
  const isScrolledSideways = () =>
    opened.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  expect(await isScrolledSideways()).toBe(false);
  await expect(opened.getByRole('button', { name: 'Continue to checkout' })).toBeInViewport();
});

test('posts the form to the shop, only with an order number, with a ticket that is good once (CHECK-07, CONF-07, CONF-18)', async ({
  page,
}) => {
  const token = await readEnglish(page, account);
  const posted: { url: string; fields: URLSearchParams }[] = [];
  await page.route(`${sites.lab}checkout/**`, (route) => {
    const request = route.request();
    posted.push({ url: request.url(), fields: new URLSearchParams(request.postData() ?? '') });
    return route.fulfill({ contentType: 'text/html', body: '<h1>the shop</h1>' });
  });
  await page.goto(`${sites.portal}config-product/10?samples=1`);
  await expect(page.getByRole('checkbox', { name: 'Order as a sample' })).toBeChecked();
  await page.getByRole('button', { name: 'Continue to checkout' }).dblclick();
  await expect(page.getByRole('heading', { name: 'the shop' })).toBeVisible();
  expect(posted).toHaveLength(1);
  const [{ url, fields } = { url: '', fields: new URLSearchParams() }] = posted;
  expect(new URL(url).pathname).toMatch(/^\/checkout\/\d{9}\/$/);
  expect([...fields.keys()]).toHaveLength(36);
  expect(fields.get('type_conf')).toBe('EPICOR');
  expect(fields.get('samples')).toBe('1');
  expect(fields.get('url')).toMatch(/\/ta\/config-product\/10\/product-config\/[\w-]{8,}$/);
  expect(fields.get('ta_token')).toMatch(/^\S{16,}$/);
  expect(fields.toString()).not.toContain(token);
  // CONF-26: the page that comes back saves the same quote.
  await page.goBack();
  await expect(page).toHaveURL(/\/product-config\//);
  await expect(page.getByRole('button', { name: 'Save quote' })).toBeEnabled();
});

test('pages that are not there: another path, an unknown product, the dev and test pages of others (ROUTE-20, CONF-21)', async ({
  page,
  guard,
}) => {
  guard.allow(/404 .*\/configurator\/.*/);
  await readEnglish(page, account);
  for (const path of [
    'config-product/10/other',
    'config-product-dev/10',
    'config-product-test/10/product-config/1',
  ]) {
    await page.goto(`${sites.portal}${path}`);
    await expect(page.getByRole('link', { name: 'Dashboard' }).last()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save quote' })).toHaveCount(0);
  }
  await page.goto(`${sites.portal}config-product/999999`);
  await expect(page.getByText('This product isn’t available')).toBeVisible();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(`${sites.portal}graphistore`);
});
