import { logIn, expect, sites, test } from '../e2e/fixtures.ts';
import { field } from '../e2e/signIn.ts';

for (const third of [0, 1, 2])
  test(`the page after a sign-in is never outside the portal: hostile redirects ${third * 20 + 1} to ${third * 20 + 20} of 60 (T-A6, SES-27, DEC-05)`, async ({
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
