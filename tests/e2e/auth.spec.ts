import type { Page, Request } from '@playwright/test';
import { admit, become, credentialsOf, expect, signIn, sites, test } from './fixtures.ts';

const field = {
  email: (page: Page) => page.getByLabel('E-mail', { exact: true }),
  password: (page: Page) => page.getByLabel('Password', { exact: true }),
  send: (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true }),
};
const logins = (page: Page) => {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url() === `${sites.lab}auth/login`) sent.push(request);
  });
  return sent;
};
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

test.describe('the login form', () => {
  test('says what is missing and what is wrong, and then lets in (SES-02, SES-04, SES-37, SES-38)', async ({
    page,
    guard,
  }) => {
    guard.allow(/status of 401/);
    const sent = logins(page);
    await page.goto(`${sites.portal}login`);
    await expect(page.getByRole('link', { name: 'Lost your password' })).toHaveAttribute(
      'href',
      '/ta/recovery-password',
    );
    await expect(page.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', `${sites.lab}contact/`);
    const alert = page.getByRole('alert');

    await field.send(page).click();
    await expect(alert).toHaveText('Insert e-mail and password');
    await expect(field.email(page)).toBeFocused();
    await field.email(page).fill('  uk@studio.test ');
    await field.password(page).press('Enter');
    await expect(alert).toHaveText('Insert e-mail and password');
    await expect(field.password(page)).toBeFocused();
    expect(sent).toHaveLength(0);

    await field.password(page).fill('not-the-one');
    await field.password(page).press('Enter');
    await expect(alert).toHaveText('Wrong e-mail or password');
    await expect(field.password(page)).toHaveValue('');
    await expect(field.password(page)).toBeFocused();

    await field.password(page).fill(credentialsOf('uk').password);
    await field.send(page).click();
    await expect(page).toHaveURL(sites.portal);
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeAttached();
    expect(sent).toHaveLength(2);
    for (const request of sent) expect(request.url()).not.toContain('not-the-one');
  });

  test('is busy while it asks, and asks once however often it is pressed (SES-03, E2)', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(`${sites.lab}auth/login`, async (route) => {
      await held;
      await route.continue();
    });
    const sent = logins(page);
    await page.goto(`${sites.portal}login`);
    await field.email(page).fill(credentialsOf('us').email);
    await field.password(page).fill(credentialsOf('us').password);
    await field.password(page).press('Enter');
    await expect(field.send(page)).toHaveAttribute('aria-busy', 'true');
    await expect(field.send(page)).toBeDisabled();
    await field.password(page).press('Enter');
    await field.send(page).click({ force: true });
    await field.send(page).dblclick({ force: true });
    release();
    await expect(page).toHaveURL(sites.portal);
    expect(sent).toHaveLength(1);
  });

  test('the second variant asks for the company (SES-14, SES-29)', async ({ page }) => {
    await page.goto(`${sites.portal}signup?redirect=${encodeURIComponent('/ta/orders-list?status=3')}`);
    await page.getByRole('button', { name: 'SIGN UP' }).click();
    await expect(page.getByRole('alert')).toHaveText('Insert company and password');
    await page.getByLabel('Company', { exact: true }).fill(credentialsOf('ca').email);
    await field.password(page).fill(credentialsOf('ca').password);
    await page.getByRole('button', { name: 'SIGN UP' }).click();
    await expect(page).toHaveURL(`${sites.portal}orders-list?status=3`);
  });

  test('opening it ends the earlier session, here and at the lab (SES-05, SES-35)', async ({ page }) => {
    const token = await become(page, 'us');
    const ended = page.waitForResponse(`${sites.lab}auth/logout`);
    await page.goto(`${sites.portal}login`);
    await ended;
    await expect(field.email(page)).toBeVisible();
    expect(await stored(page, 'token')).toBeNull();
    const asked = await page.request.get(`${sites.lab}gateway?endpoint=/api/customer/details`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(asked.status()).toBe(401);
  });
});

test.describe('where a sign-in leads', () => {
  test('back to the page that was asked for, with its query and its place (SES-13, SES-25)', async ({
    page,
  }) => {
    await page.goto(`${sites.portal}orders-list?status=3&sort=price&sd=desc#last`);
    await expect(page).toHaveURL(/\/ta\/login\?redirect=/);
    const { email, password } = credentialsOf('us');
    await field.email(page).fill(email);
    await field.password(page).fill(password);
    await field.password(page).press('Enter');
    await expect(page).toHaveURL(`${sites.portal}orders-list?status=3&sort=price&sd=desc#last`);
    await expect(page.getByRole('heading', { name: 'Your orders', level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page).not.toHaveURL(/\/ta\/login/);
  });

  for (const third of [0, 1, 2])
    test(`never away from the portal: hostile redirects ${third * 20 + 1} to ${third * 20 + 20} of 60 (A6, SES-27, decisions 5)`, async ({
      page,
    }) => {
      const answer = JSON.stringify(await admit(page, 'us'));
      const headers = { 'access-control-allow-origin': new URL(sites.portal).origin };
      const contentType = 'application/json';
      await page.route(`${sites.lab}auth/login`, (route) =>
        route.fulfill({ body: answer, contentType, headers }),
      );
      // One session is used sixty times: the visits to the login do not end it.
      await page.route(`${sites.lab}auth/logout`, (route) =>
        route.fulfill({ body: '{"success":true}', contentType, headers }),
      );
      const outside: string[] = [];
      page.on('request', (request) => {
        const { hostname, protocol } = new URL(request.url());
        if (hostname !== 'localhost' && protocol !== 'data:') outside.push(request.url());
      });
      page.on('dialog', (dialog) => {
        outside.push(`script: ${dialog.message()}`);
        void dialog.dismiss();
      });
      const tried = hostileRedirects().slice(third * 20, third * 20 + 20);
      expect(tried).toHaveLength(20);
      const escaped: string[] = [];
      await page.goto(`${sites.portal}login`);
      for (const redirect of tried) {
        // As a link inside the page would: another entry of the history, the same document.
        await page.evaluate(
          (address) => {
            history.pushState(null, '', address);
            dispatchEvent(new PopStateEvent('popstate'));
          },
          `/ta/login?redirect=${encodeURIComponent(redirect)}`,
        );
        await field.email(page).fill('us@studio.test');
        await field.password(page).fill('x');
        await field.password(page).press('Enter');
        await expect(field.password(page)).toHaveCount(0);
        const at = new URL(page.url());
        const inside = at.origin === new URL(sites.portal).origin && at.pathname.startsWith('/ta/');
        if (!inside || at.pathname.includes('login')) escaped.push(`${redirect} -> ${at.href}`);
      }
      expect(escaped).toEqual([]);
      expect(outside).toEqual([]);
    });
});

/** A sample of what lists of open redirects hold: every way of writing a host behind every way of leaving. */
function hostileRedirects(): string[] {
  const hosts = ['evil.test', 'localhost@evil.test', 'evil.test/ta/', 'evil。test', '[::1]:1/ta/', '0x7f.1'];
  const ways = [
    '//',
    '///',
    '/\\',
    '\\\\',
    '/\t/',
    '/\n/',
    '/ta//',
    '/ta/../..//',
    '/ta/%2e%2e//',
    '/ta/\\',
    'https://',
    'HtTpS:',
    'https:\\\\',
    'ftp://',
    '//localhost@',
    '%2f%2f',
    '\u00a0//',
    '/ta/;@',
  ];
  const scripts = [
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'JaVaScRiPt:alert(1)//ta/',
    '/ta/javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:alert(1)',
  ];
  const pairs = ways.flatMap((way, row) => hosts.map((host, column) => ({ text: way + host, row, column })));
  return [
    ...scripts,
    ...pairs.filter(({ row, column }) => (row + column) % 2 === 0).map(({ text }) => text),
  ].slice(0, 60);
}

test.describe('log out', () => {
  test('ends every tab and leaves nothing behind (SES-21, A10)', async ({ page, context, guard }) => {
    guard.allow(/status of 401/);
    const token = await become(page, 'us', { storage: { 'host-page-key': 'stays' } });
    const other = await context.newPage();
    await page.goto(sites.portal);
    await other.goto(`${sites.portal}orders-list`);
    await expect(other.getByRole('heading', { name: 'Your orders', level: 1 })).toBeVisible();
    const revoked = page.waitForResponse(`${sites.lab}auth/logout`);
    await page.getByRole('button', { name: 'Log out' }).click();
    await revoked;
    await expect(page).toHaveURL(`${sites.portal}login`);
    await expect(page.getByText('You are logged out.')).toBeVisible();
    await expect(other).toHaveURL(/\/ta\/login/, { timeout: 2_000 });
    await expect(other.getByText('You were logged out in another window.')).toBeVisible();

    const left = await page.evaluate(() => Object.keys(localStorage));
    expect(left).toContain('host-page-key');
    const device = [
      'host-page-key',
      'i18nextLng',
      'openMenu',
      'ta-visitor',
      'ta-theme',
      'ta-language-chosen',
    ];
    expect(left.filter((key) => !device.includes(key))).toEqual([]);
    const asked = await page.request.get(`${sites.lab}gateway?endpoint=/api/customer/details`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(asked.status()).toBe(401);
  });

  test('Back shows nothing private any more (E12)', async ({ page }) => {
    await become(page, 'us');
    await page.goto(`${sites.portal}orders-list`);
    await expect(page.getByRole('grid', { name: 'YOUR ORDERS' }).getByRole('link').first()).toBeVisible();
    // A whole other page in between, so that the browser may keep the portal's in its cache.
    await page.getByRole('button', { name: 'Log out' }).click();
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

  test('401 in the middle leads to the login and back, once (SES-20, A9)', async ({ page, guard }) => {
    guard.allow(/status of 401/);
    const token = await become(page, 'us');
    await page.goto(`${sites.portal}orders-list`);
    await expect(page.getByRole('grid', { name: 'YOUR ORDERS' }).getByRole('link').first()).toBeVisible();
    await revoke(page, token);
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(frame.url()));
    await page.getByRole('search', { name: 'Filter your orders' }).getByLabel('Status').selectOption('3');
    await expect(page).toHaveURL(/\/ta\/login\?redirect=%2Fta%2Forders-list%3Fstatus%3D3/);
    await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
    expect(visited.filter((url) => url.includes('/ta/login'))).toHaveLength(1);
    expect(await stored(page, 'token')).toBeNull();
    const { email, password } = credentialsOf('us');
    await field.email(page).fill(email);
    await field.password(page).fill(password);
    await field.password(page).press('Enter');
    await expect(page).toHaveURL(`${sites.portal}orders-list?status=3`);
  });

  test('what is being typed stays: signing in again happens over the page (decisions 2, A9)', async ({
    page,
    guard,
  }) => {
    guard.allow(/status of 401/);
    const token = await become(page, 'us');
    await page.goto(`${sites.portal}account?page=changePassword`);
    await page.getByLabel('Old password', { exact: true }).fill('not my password');
    await page.getByLabel('New password', { exact: true }).fill('Lumen-2027-b');
    await page.getByLabel('Repeat the new password', { exact: true }).fill('Lumen-2027-b');
    await revoke(page, token);
    await page.getByRole('button', { name: 'Change password' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Please sign in again' });
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
    // The call went on by itself with the new session: the lab's word about the old password is its answer.
    await expect(page.getByRole('alert')).toHaveText('The old password is wrong');
    await expect(page.getByLabel('New password', { exact: true })).toHaveValue('Lumen-2027-b');
    await expect(page.getByLabel('Repeat the new password', { exact: true })).toHaveValue('Lumen-2027-b');
  });

  test('a dead network logs nobody out (decisions 3)', async ({ page, guard }) => {
    guard.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
    const token = await become(page, 'us');
    await page.route(`${sites.lab}**`, (route) => route.abort());
    await page.goto(`${sites.portal}orders-list?status=3`);
    await expect(page.getByText('There is no connection.').first()).toBeVisible();
    await expect(page).toHaveURL(`${sites.portal}orders-list?status=3`);
    expect(await stored(page, 'token')).toBe(token);
    await page.unroute(`${sites.lab}**`);
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).last().click();
    await expect(page.getByRole('grid', { name: 'YOUR ORDERS' }).getByRole('link').first()).toBeVisible();
  });
});

test.describe('staff', () => {
  test('sees the portal as a customer and is told so; `of` is passed on (SES-11, SES-30, ROLE-12)', async ({
    page,
  }) => {
    const sent = logins(page);
    await page.goto(`${sites.portal}login?as=1003&of=fair-2026`);
    await expect(page.getByText('You are signing in as customer 1003.')).toBeVisible();
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

  test('a customer does not become another one by `as` (A3)', async ({ page }) => {
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

  test('a role that the browser gives itself changes nothing (A2)', async ({ page, guard }) => {
    // The lab refuses the question that names another customer.
    guard.allow(/status of 403/);
    await become(page, 'us');
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

test('an account of the old area is told where to go (SES-10, SES-31)', async ({ page }) => {
  const bodies: string[] = [];
  page.on('request', (request) => bodies.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto(`${sites.portal}login`);
  await field.email(page).fill('old@studio.test');
  await field.password(page).fill(credentialsOf('us').password);
  await field.password(page).press('Enter');
  await expect(page.getByRole('alert')).toContainText('Your account is in the other trade area');
  await expect(page.getByRole('link', { name: 'Open the other trade area' })).toHaveAttribute(
    'href',
    `${sites.lab}old-area/`,
  );
  // A13: the password was in the one request of our own login.
  expect(bodies.filter((body) => body.includes(credentialsOf('us').password))).toHaveLength(1);
});

test('the pages behind the login are the login for whom has none (SES-18)', async ({ page }) => {
  for (const path of ['', 'orders-list', 'order/2600011', 'promotions', 'account', 'no-such-page']) {
    await page.goto(`${sites.portal}${path}`);
    await expect(page).toHaveURL(/\/ta\/login/);
    await expect(field.email(page)).toBeVisible();
  }
  await signIn(page, 'us', 'promotions');
  await expect(page).toHaveURL(`${sites.portal}promotions`);
});
