import type { Page } from '@playwright/test';
import { openSession, credentialsOf, expect, signIn, sites, test } from './fixtures.ts';
import { field, logins, stored } from './signIn.ts';

test.describe('sign-out', () => {
  test('ends the session in every tab and clears the storage (SES-21, T-A10)', async ({
    page,
    context,
    guard,
  }) => {
    guard.allow(/status of 401/);
    const token = await openSession(page, 'us', { storage: { 'host-page-key': 'stays' } });
    const other = await context.newPage();
    await page.goto(sites.portal);
    await other.goto(`${sites.portal}orders-list`);
    await expect(other.getByRole('heading', { name: 'Your orders', level: 1 })).toBeVisible();
    const revoked = page.waitForResponse(`${sites.lab}auth/logout`);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await revoked;
    await expect(page).toHaveURL(`${sites.portal}login`);
    await expect(page.getByText('You’re signed out.')).toBeVisible();
    await expect(other).toHaveURL(/\/ta\/login/, { timeout: 2_000 });
    await expect(other.getByText('You were signed out in another window.')).toBeVisible();

    const left = await page.evaluate(() => Object.keys(localStorage));
    expect(left).toContain('host-page-key');
    const device = [
      'host-page-key',
      'i18nextLng',
      'openMenu',
      'ta-visitor',
      'ta-clock-ahead',
      'ta-theme',
      'ta-language-chosen',
    ];
    expect(left.filter((key) => !device.includes(key))).toEqual([]);
    const asked = await page.request.get(`${sites.lab}gateway?endpoint=/api/customer/details`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(asked.status()).toBe(401);
  });

  test('Back shows no private data (T-E12)', async ({ page }) => {
    await openSession(page, 'us');
    await page.goto(`${sites.portal}orders-list`);
    await expect(page.getByRole('grid', { name: 'YOUR ORDERS' }).getByRole('link').first()).toBeVisible();
    // A whole other page in between, so that the browser may keep the portal's in its cache.
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/ta\/login/);
    await page.goto(`${sites.lab}`);
    for (let step = 0; step < 3; step += 1) {
      await page.goBack();
      await expect(page.getByText('Prairie Light')).toHaveCount(0);
      await expect(page.getByRole('grid')).toHaveCount(0);
    }
  });
});

test.describe('a session that ends by itself', () => {
  const revoke = (page: Page, token: string) =>
    page.request.post(`${sites.lab}auth/logout`, { headers: { authorization: `Bearer ${token}` } });

  test('a 401 while working leads to the login and back, once (SES-20, ERR2-02, T-A9)', async ({
    page,
    guard,
  }) => {
    guard.allow(/status of 401/);
    const token = await openSession(page, 'us');
    await page.goto(`${sites.portal}orders-list`);
    await expect(page.getByRole('grid', { name: 'YOUR ORDERS' }).getByRole('link').first()).toBeVisible();
    // The session ends at a click: earlier, a live refresh could meet the 401 first.
    let hasEnded = false;
    await page.route(`${sites.lab}**`, async (route) => {
      if (!hasEnded && /shipping_from/.test(route.request().postData() ?? '')) {
        hasEnded = true;
        await revoke(page, token);
      }
      await route.fallback();
    });
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(frame.url()));
    await page.getByRole('search', { name: 'Filter your orders' }).getByLabel('Status').selectOption('3');
    await expect(page).toHaveURL(/\/ta\/login\?redirect=%2Fta%2Forders-list%3Fstatus%3D3/);
    await expect(page.getByText('Your session has ended. Sign in again.')).toBeVisible();
    expect(visited.filter((url) => url.includes('/ta/login'))).toHaveLength(1);
    expect(await stored(page, 'token')).toBeNull();
    const { email, password } = credentialsOf('us');
    await field.email(page).fill(email);
    await field.password(page).fill(password);
    await field.password(page).press('Enter');
    await expect(page).toHaveURL(`${sites.portal}orders-list?status=3`);
  });

  test('a token that ended before the page was opened leads to the login, and back to it (PROD-15, PRE-10, PROJ-18, NEWS-09, ROUTE-23, ERR2-01, ERR2-03, ERR2-04)', async ({
    page,
    guard,
  }) => {
    guard.allow(/status of 401/);
    for (const path of ['news', 'presets', 'projects?filter=go', 'product/weddingbook?tab=prices']) {
      await test.step(path, async () => {
        // The login page of the step before would take over the session as soon as it is stored.
        await page.goto('about:blank');
        await revoke(page, await openSession(page, 'us', { storage: { openMenu: 'false' } }));
        await page.goto(`${sites.portal}${path}`);
        await expect(page).toHaveURL(
          `${new URL(sites.portal).origin}/ta/login?redirect=${encodeURIComponent(`/ta/${path}`)}`,
        );
        await expect(page.getByText('Your session has ended. Sign in again.')).toBeVisible();
        const left = await page.evaluate(() => Object.keys(localStorage));
        expect(left.filter((key) => /^(token|name|surname|email|company|user|cod_fot)$/.test(key))).toEqual(
          [],
        );
        expect(await stored(page, 'openMenu')).toBe('false');
      });
    }
  });

  test('typed text stays: the customer signs in again over the page (DEC-02, T-A9)', async ({
    page,
    guard,
  }) => {
    guard.allow(/status of 401/);
    const token = await openSession(page, 'us');
    await page.goto(`${sites.portal}account?page=changePassword`);
    await page.getByLabel('Current password', { exact: true }).fill('not my password');
    await page.getByLabel('New password', { exact: true }).fill('Lumen-2027-b');
    await page.getByLabel('Confirm new password', { exact: true }).fill('Lumen-2027-b');
    // The session ends when this call is on its way: a refresh of the page may not find out before.
    await page.route(
      `${sites.lab}scripts/change_password`,
      async (route) => {
        await revoke(page, token);
        await route.continue();
      },
      { times: 1 },
    );
    await page.getByRole('button', { name: 'Change password', exact: true }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Sign in again' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(`${sites.portal}account?page=changePassword`);
    const { email, password } = credentialsOf('us');
    await expect(dialog.getByLabel('E-mail', { exact: true })).toHaveValue(email);
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    // The call was repeated with the new session: its answer is the lab's message about the old password.
    await expect(page.getByRole('alert')).toHaveText('The current password is wrong');
    await expect(page.getByLabel('New password', { exact: true })).toHaveValue('Lumen-2027-b');
    await expect(page.getByLabel('Confirm new password', { exact: true })).toHaveValue('Lumen-2027-b');
  });

  test('a failed network does not end the session (DEC-03)', async ({ page, guard }) => {
    guard.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
    const token = await openSession(page, 'us');
    await page.clock.install();
    await page.route(`${sites.lab}**`, (route) => route.abort());
    await page.goto(`${sites.portal}orders-list?status=3`);
    await expect(page.getByText('Couldn’t reach the lab.').first()).toBeVisible();
    await expect(page).toHaveURL(`${sites.portal}orders-list?status=3`);
    expect(await stored(page, 'token')).toBe(token);
    await page.unroute(`${sites.lab}**`);
    // The live refresh recovers by itself; faults.spec.ts tests Retry.
    const first = page.getByRole('grid', { name: 'YOUR ORDERS' }).getByRole('link').first();
    await expect(async () => {
      await page.clock.fastForward('01:00');
      await expect(first).toBeVisible({ timeout: 2_000 });
    }).toPass();
    expect(await stored(page, 'token')).toBe(token);
  });
});

test.describe('staff', () => {
  test('sees the portal as a customer and is told so; `of` is passed on (SES-11, SES-30, ROLE-12)', async ({
    page,
  }) => {
    const sent = logins(page);
    await page.goto(`${sites.portal}login?as=1003&of=fair-2026`);
    await expect(page.getByText('You’re signing in as customer 1003.')).toBeVisible();
    const { email, password } = credentialsOf('internal');
    await field.email(page).fill(email);
    await field.password(page).fill(password);
    await field.password(page).press('Enter');
    await expect(page.getByText(/Lichtblick Fotografie \(1003\)/)).toBeVisible();
    const form = new URLSearchParams(sent[0]?.postData() ?? '');
    expect([form.get('as'), form.get('of')]).toEqual(['1003', 'fair-2026']);
    expect(form.get('vID')).toMatch(/^[0-9a-f]{32}$/);
    expect(await stored(page, 'inter')).toBe('1');
  });

  test('a customer does not become another one by `as` (T-A3)', async ({ page }) => {
    await page.goto(`${sites.portal}login?as=1003`);
    const { email, password } = credentialsOf('us');
    await field.email(page).fill(email);
    await field.password(page).fill(password);
    await field.password(page).press('Enter');
    await expect(page).toHaveURL(sites.portal);
    await expect(page.getByText('Hannah Prescott')).toBeVisible();
    await expect(page.getByText(/Lichtblick/)).toHaveCount(0);
    expect(await stored(page, 'cod_fot')).toBe('1005');
  });

  test('a role that the browser gives itself changes nothing (T-A2)', async ({ page, guard }) => {
    // The lab refuses the question that names another customer.
    guard.allow(/status of 403/);
    await openSession(page, 'us');
    await page.goto(sites.portal);
    await expect(page.getByText('Hannah Prescott')).toBeVisible();
    await page.evaluate(() => {
      localStorage.setItem('cod_fot', '0');
      localStorage.setItem('inter', '1');
    });
    await page.reload();
    await expect(page.getByText('Hannah Prescott')).toBeVisible();
    await expect.poll(() => stored(page, 'cod_fot')).toBe('1005');
    await expect(page.getByText(/Viewing as/)).toHaveCount(0);
  });
});

test('an account of the old area is led to that area, and the password is in one request (SES-10, SES-31, DEC-11, T-A13)', async ({
  page,
}) => {
  const bodies: string[] = [];
  page.on('request', (request) => bodies.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto(`${sites.portal}login`);
  await field.email(page).fill('old@studio.test');
  await field.password(page).fill(credentialsOf('us').password);
  await field.password(page).press('Enter');
  await expect(page.getByRole('alert')).toContainText('Your account is in the old Trade Area');
  await expect(page.getByRole('link', { name: 'Open the old Trade Area' })).toHaveAttribute(
    'href',
    `${sites.lab}old-area/`,
  );
  // The one request of our own login.
  expect(bodies.filter((body) => body.includes(credentialsOf('us').password))).toHaveLength(1);
});

test('without a session every protected page is the login (SES-18)', async ({ page }) => {
  for (const path of ['', 'orders-list', 'order/2600011', 'promotions', 'account', 'no-such-page']) {
    await page.goto(`${sites.portal}${path}`);
    await expect(page).toHaveURL(/\/ta\/login/);
    await expect(field.email(page)).toBeVisible();
  }
  await signIn(page, 'us', 'promotions');
  await expect(page).toHaveURL(`${sites.portal}promotions`);
});
