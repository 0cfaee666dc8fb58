import type { Page } from '@playwright/test';
import { credentialsOf, expect, logIn, openSession, sites, test } from '../e2e/fixtures.ts';

/** Further ways to another session (T-A5), and answers that could sign a person out or send the page in a circle (T-A9). */

const passwordOf = credentialsOf('us').password;
const token = (page: Page) => page.evaluate(() => localStorage.getItem('token'));
const mine = (page: Page) => expect(page.getByText('Hannah Prescott')).toBeVisible();
const notice = (page: Page) => page.getByRole('alertdialog', { name: /You’re now signed in as/ });

/** Addresses of the portal; each mark records one document. */
function countPages(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) seen.push(request.url());
  });
  return seen;
}

test('T-A5: another customer’s token in eleven places where none belongs changes no session', async ({
  page,
  guard,
}) => {
  guard.allow(/status of 40[14]/);
  const own = await openSession(page, 'us');
  const other = (await logIn(page, 'ca')).token;
  const once = encodeURIComponent(other);
  const paths = [
    `promotions#ta_token=${once}`,
    `promotions?x=1#?ta_token=${once}`,
    `promotions?TA_TOKEN=${once}`,
    `promotions?ta_token[]=${once}`,
    `promotions?ta_token%00=${once}`,
    `promotions?ta_token%20=${once}`,
    `promotions?x=ta_token=${once}`,
    `promotions?ta_token=${once}&ta_token=${once}`,
    `promotions?ta%2574oken=${once}`,
    `promotions;ta_token=${once}`,
    `promotions?token=${once}&cod_fot=1006&as=1006`,
  ];
  for (const path of paths) {
    await page.goto(sites.portal + path);
    await expect(page.getByRole('heading').first(), path).toBeVisible();
    await expect(page.getByText('Étienne Tremblay'), path).toHaveCount(0);
    await expect(notice(page), path).toHaveCount(0);
    expect(await token(page), path).toBe(own);
  }
  // Its name in percent encoding is its name: asked about like any other, never silent.
  await page.goto(`${sites.portal}promotions?ta%5Ftoken=${once}`);
  await notice(page)
    .getByRole('button', { name: /^Switch back to/ })
    .click();
  await mine(page);
  expect(await token(page)).toBe(own);
});

test('T-A5: a token inside the address to return to after the sign-in is dropped', async ({ page }) => {
  const other = (await logIn(page, 'ca')).token;
  const inner = [
    `/ta/promotions?ta_token=${other}`,
    `/ta/promotions?x=1&ta%5Ftoken=${other}#h`,
    `/ta/login?redirect=${encodeURIComponent(`/ta/promotions?ta_token=${other}`)}`,
  ];
  for (const path of inner) {
    await page.goto(`${sites.portal}login?redirect=${encodeURIComponent(path)}`);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await page.getByLabel('E-mail', { exact: true }).fill('us@studio.test');
    await page.getByLabel('Password', { exact: true }).fill(passwordOf);
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page).not.toHaveURL(/\/ta\/login/);
    await expect(page.getByText('Hannah Prescott'), path).toBeVisible();
    await expect(notice(page), path).toHaveCount(0);
    expect(await token(page), path).not.toBe(other);
    expect(page.url(), path).not.toContain(other);
  }
});

test('T-A5: tokens that were signed out, or belong to the same customer, are no change', async ({
  page,
  guard,
}) => {
  guard.allow(/status of 401/);
  const own = await openSession(page, 'us');
  const dead = (await logIn(page, 'ca')).token;
  await page.request.post(`${sites.lab}auth/logout`, {
    headers: { authorization: `Bearer ${dead}`, 'x-ta-request': '1' },
  });
  const same = (await logIn(page, 'us')).token;
  await page.goto(`${sites.portal}promotions?ta_token=${dead}`);
  await mine(page);
  expect(await token(page)).toBe(own);
  await page.goto(`${sites.portal}promotions?ta_token=${same}`);
  await mine(page);
  await expect(notice(page)).toHaveCount(0);
  expect(await token(page)).toBe(same);
});

test('T-A5: going back and forward over a link with a token neither repeats it nor brings it back', async ({
  page,
}) => {
  const own = await openSession(page, 'us');
  const other = (await logIn(page, 'ca')).token;
  await page.goto(`${sites.portal}faq`);
  await page.goto(`${sites.portal}promotions?ta_token=${other}`);
  await notice(page)
    .getByRole('button', { name: /^Switch back to/ })
    .click();
  await mine(page);
  for (let round = 0; round < 3; round += 1) {
    await page.goBack();
    await expect(page).toHaveURL(`${sites.portal}faq`);
    await mine(page);
    await page.goForward();
    await expect(page).toHaveURL(`${sites.portal}promotions`);
    await mine(page);
    await expect(notice(page)).toHaveCount(0);
    expect(await token(page)).toBe(own);
  }
});

test('T-A9: a 401 for a token that was replaced meanwhile ends no session', async ({ page, guard }) => {
  guard.allow(/status of 401/);
  await openSession(page, 'us');
  const fresh = (await logIn(page, 'us')).token;
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let late = 0;
  await page.route(`${sites.lab}**`, async (route) => {
    const asked = route.request().headers()['authorization'] ?? '';
    if (asked === '' || asked.endsWith(fresh) || route.request().method() === 'OPTIONS')
      return route.continue();
    late += 1;
    await held;
    await route.fulfill({
      status: 401,
      headers: { 'access-control-allow-origin': new URL(sites.portal).origin },
      contentType: 'application/json',
      body: '{"error":"expired"}',
    });
  });
  await page.goto(`${sites.portal}promotions`);
  await expect.poll(() => late).toBeGreaterThan(0);
  // Another window of the same person signed in anew.
  await page.evaluate((value) => {
    localStorage.setItem('token', value);
    dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: value, storageArea: localStorage }));
  }, fresh);
  release();
  await mine(page);
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible();
  expect(await token(page)).toBe(fresh);
});

for (const [how, answer] of [
  ['401 to everything', { status: 401, body: '{"error":"expired"}' }],
  ['401 with a page of HTML', { status: 401, contentType: 'text/html', body: '<script>parent.x=1</script>' }],
  ['401 that names another place', { status: 401, headers: { location: 'https://evil.test/' }, body: '' }],
] as const)
  test(`T-A9: a lab that signs in and then answers ${how} sends nobody in a circle`, async ({
    page,
    guard,
  }) => {
    guard.allow(/status of 401/);
    const pages = countPages(page);
    await page.route(`${sites.lab}**`, async (route) => {
      const request = route.request();
      if (request.method() === 'OPTIONS' || request.url().includes('/auth/login')) return route.continue();
      if (!request.headers()['authorization']) return route.continue();
      const { headers, ...rest } = { headers: {}, contentType: 'application/json', ...answer };
      await route.fulfill({
        ...rest,
        headers: { ...headers, 'access-control-allow-origin': new URL(sites.portal).origin },
      });
    });
    await page.goto(`${sites.portal}login?redirect=%2Fta%2Fpromotions`);
    await page.getByLabel('E-mail', { exact: true }).fill('us@studio.test');
    await page.getByLabel('Password', { exact: true }).fill(passwordOf);
    await page.getByLabel('Password', { exact: true }).press('Enter');
    // It ends at the login again, or beside a message, and stays there.
    await expect(
      page.getByLabel('E-mail', { exact: true }).or(page.getByRole('alert')).first(),
    ).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete');
    expect(pages.length, pages.join(' ')).toBeLessThanOrEqual(4);
    expect(page.url()).toContain(new URL(sites.portal).origin);
  });

test('T-A9: the calls of the home, refused at once, lead to one page, and to none but the login', async ({
  page,
  guard,
}) => {
  guard.allow(/status of 401/);
  await openSession(page, 'us');
  const pages = countPages(page);
  let refused = 0;
  await page.route(`${sites.lab}**`, async (route) => {
    if (!route.request().headers()['authorization']) return route.continue();
    refused += 1;
    await route.fulfill({
      status: 401,
      headers: { 'access-control-allow-origin': new URL(sites.portal).origin },
      contentType: 'application/json',
      body: '{"error":"expired"}',
    });
  });
  await page.goto(sites.portal);
  await expect(page).toHaveURL(/\/ta\/login/);
  await expect(page.getByLabel('E-mail', { exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete');
  expect(refused).toBeGreaterThan(1);
  expect(pages.length, pages.join(' ')).toBeLessThanOrEqual(2);
  expect(await token(page)).toBeNull();
});
