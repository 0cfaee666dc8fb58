import { logIn, openSession, credentialsOf, expect, sites, test } from './fixtures.ts';
import { field, logins, stored } from './signIn.ts';

test.describe('the login form', () => {
  test('names missing and wrong fields, and then signs in (SES-02, SES-04, SES-37, SES-38)', async ({
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

  test('is busy during the request, and sends one however often it is pressed (SES-03, T-E2)', async ({
    page,
  }) => {
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
    const token = await openSession(page, 'us');
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

test.describe('the page after a sign-in', () => {
  test('is the requested page, with its query and its hash (SES-13, SES-25)', async ({ page }) => {
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
    test(`is never outside the portal: hostile redirects ${third * 20 + 1} to ${third * 20 + 20} of 60 (T-A6, SES-27, DEC-05)`, async ({
      page,
    }) => {
      const answer = JSON.stringify(await logIn(page, 'us'));
      const headers = {
        'access-control-allow-origin': new URL(sites.portal).origin,
        // A sign-in carries the device's cookie.
        'access-control-allow-credentials': 'true',
      };
      const contentType = 'application/json';
      await page.route(`${sites.lab}auth/login`, (route) =>
        route.fulfill({ body: answer, contentType, headers }),
      );
      // One session is used for all of them: opening the login does not end it here.
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
        // Like a link inside the page: another history entry in the same document.
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

/** Samples of open redirects: each spelling of a foreign host after each kind of prefix. */
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
