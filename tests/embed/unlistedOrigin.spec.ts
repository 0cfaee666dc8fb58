import type { LaunchOptions } from '@playwright/test';
import { credentialsOf, expect, logIn, test as guarded } from '../e2e/fixtures.ts';
import { customerTags, markupOf } from './elementTags.ts';
import { gateway, script } from './page.ts';

/** The page comes from the test, and Chromium would ask before such a page reaches the local lab. */
const test = guarded.extend<object, { launchOptions: LaunchOptions }>({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), '--disable-features=LocalNetworkAccessChecks'],
      }),
    { scope: 'worker' },
  ],
});

/** In no lab's `allowedOrigins`. */
const origin = 'http://shop-that-is-not-listed.test';
/** Those for customers, and those that show a customer their own prices. */
const signedIn = [...customerTags, 'ta-configurator', 'ta-price'];

test('a page whose origin the lab does not list: every signed-in widget says that the lab cannot be reached, with Retry, and tells the page what to add', async ({
  page,
  guard,
}) => {
  guard.allow(/blocked by CORS policy|Failed to load resource|net::ERR|failed/);
  const { token } = await logIn(page, 'it');
  await page.route(`${origin}/`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Shop</title><body>
        <script>globalThis.heard = {}; document.addEventListener('ta-error', ({ detail }) => (heard[detail.tag] ??= []).push(detail));</script>
        <ta-provider gateway="${gateway}" lang="de">${signedIn.map((tag) => markupOf(tag)).join('')}</ta-provider>
        <script>document.querySelector('ta-provider').session = () => ${JSON.stringify(token)};</script>
        <script type="module" src="${script('all')}"></script></body></html>`,
    }),
  );
  await page.goto(`${origin}/`);
  expect(signedIn.length).toBeGreaterThan(12);
  for (const tag of signedIn) {
    const widget = page.locator(tag);
    await expect(widget.getByText('Das Labor ist nicht erreichbar').first(), tag).toBeVisible();
    await expect(widget.getByRole('button', { name: 'Erneut versuchen' }).first(), tag).toBeVisible();
    const heard = await page.evaluate(
      (name) =>
        (globalThis as unknown as { heard: Record<string, { code: string; message?: string }[]> }).heard[
          name
        ],
      tag,
    );
    expect(heard?.[0], tag).toMatchObject({ code: 'offline', message: expect.stringContaining(origin) });
    expect(heard?.[0]?.message).toContain('"allowedOrigins"');
  }
});

test('<ta-doctor> on such a page names the origin for the lab’s configuration', async ({ page, guard }) => {
  guard.allow(/blocked by CORS policy|Failed to load resource|net::ERR|failed/);
  await page.route(`${origin}/`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><title>Shop</title><body>
        <ta-doctor gateway="${gateway}"></ta-doctor>
        <script type="module" src="${script('doctor')}"></script></body></html>`,
    }),
  );
  await page.goto(`${origin}/`);
  const doctor = page.locator('ta-doctor');
  await expect(doctor.getByText('The lab doesn’t allow this page to read its answers.')).toBeVisible();
  await expect(doctor.getByText(`"allowedOrigins": ["${origin}"]`)).toBeVisible();
  // Something answers: it is not named as silent.
  await expect(doctor.locator('[data-check=gateway]')).toHaveCount(0);
});

test('the sign-in on such a page says so, too', async ({ page, guard }) => {
  guard.allow(/blocked by CORS policy|Failed to load resource|net::ERR|failed/);
  await page.route(`${origin}/`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Shop</title><body>
        <script>document.addEventListener('ta-error', ({ detail }) => (document.title = detail.message));</script>
        <ta-login gateway="${gateway}" lang="en"></ta-login>
        <script type="module" src="${script('login')}"></script></body></html>`,
    }),
  );
  await page.goto(`${origin}/`);
  const login = page.locator('ta-login');
  const { email, password } = credentialsOf('it');
  await login.locator('input[name=email]').fill(email);
  await login.locator('input[name=password]').fill(password);
  await login.locator('input[name=password]').press('Enter');
  await expect(login.getByRole('alert')).toContainText('Couldn’t reach the lab');
  await expect(page).toHaveTitle(/"allowedOrigins"/);
});
