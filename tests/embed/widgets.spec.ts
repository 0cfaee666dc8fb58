import { logIn, expect, test } from '../e2e/fixtures.ts';
import { gateway, openPageWith, script, signInAt, tablesIn } from './page.ts';

test('two widgets have two languages on one page', async ({ page }) => {
  await openPageWith(
    page,
    `<ta-provider gateway="${gateway}" lang="it"><ta-login id="a"></ta-login></ta-provider>
     <ta-provider gateway="${gateway}" lang="de"><ta-login id="b"></ta-login></ta-provider>`,
  );
  await expect(page.locator('#a').getByRole('button', { name: 'Accedi' })).toBeVisible();
  await expect(page.locator('#b').getByRole('button', { name: 'Anmelden' })).toBeVisible();
  await page
    .locator('ta-provider')
    .first()
    .evaluate((provider) => provider.setAttribute('lang', 'fr'));
  await expect(page.locator('#a').getByRole('button', { name: 'Se connecter' })).toBeVisible();
  await expect(page.locator('#b').getByRole('button', { name: 'Anmelden' })).toBeVisible();
});

test('all widgets of a gateway share a session, at sign-in and at sign-out', async ({ page }) => {
  await openPageWith(
    page,
    `<ta-login gateway="${gateway}"></ta-login><ta-orders gateway="${gateway}" list="shipped"></ta-orders>
     <ta-orders gateway="${gateway}" list="incomplete"></ta-orders>`,
  );
  await signInAt(page.locator('ta-login'), 'it');
  await expect(tablesIn(page.locator('ta-orders'))).toHaveCount(2);
  await page.locator('ta-login').getByRole('button', { name: 'Sign out' }).click();
  await expect(tablesIn(page.locator('ta-orders'))).toHaveCount(0);
  await expect(page.locator('ta-orders').first().getByText('Sign in to see your orders')).toBeVisible();
});

test('the page’s session function is asked again when its credential has expired', async ({
  page,
  guard,
}) => {
  guard.allow(/401/);
  const { token } = await logIn(page, 'it');
  await openPageWith(
    page,
    `<ta-provider gateway="${gateway}"><ta-orders list="shipped"></ta-orders></ta-provider>`,
    `globalThis.asked = 0;
     document.querySelector('ta-provider').session = () =>
       ++globalThis.asked === 1 ? 'expired-credential' : '${token}';`,
  );
  await expect(tablesIn(page.locator('ta-orders'))).toBeVisible();
  expect(await page.evaluate(() => (globalThis as unknown as { asked: number }).asked)).toBe(2);
});

test('no token is ever readable in the page or in an address', async ({ page }) => {
  const { token } = await logIn(page, 'it');
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await openPageWith(
    page,
    `<ta-provider gateway="${gateway}"><ta-orders variant="full"></ta-orders></ta-provider>`,
  );
  await page.locator('ta-provider').evaluate((provider, value) => {
    Object.assign(provider, { session: () => value });
  }, token);
  await expect(tablesIn(page.locator('ta-orders')).first()).toBeVisible();
  expect(await page.content()).not.toContain(token);
  expect(
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
  ).not.toContain(token);
  expect(addresses.filter((address) => address.includes(token))).toEqual([]);
});

test('the script works twice on a page, and once more under another prefix', async ({ page }) => {
  await openPageWith(
    page,
    `<ta-login gateway="${gateway}"></ta-login><lab-login gateway="${gateway}"></lab-login>`,
  );
  await page.addScriptTag({ type: 'module', url: script('login') });
  await page.evaluate(async (all) => {
    const { defineTradeArea } = (await import(all)) as {
      defineTradeArea(options?: { prefix: string }): void;
    };
    defineTradeArea();
    defineTradeArea({ prefix: 'lab' });
  }, script('all'));
  await expect(page.locator('ta-login').getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page.locator('lab-login').getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('typed text stays when an element is moved', async ({ page }) => {
  await openPageWith(page, `<ta-login gateway="${gateway}"></ta-login><main></main>`);
  const email = page.locator('ta-login').getByLabel('E-mail');
  await email.fill('it@studio.test');
  await page.evaluate(() => document.querySelector('main')?.append(document.querySelector('ta-login') ?? ''));
  await expect(email).toHaveValue('it@studio.test');
});

test('a part that fails to load is reported, and Retry loads it', async ({ page, guard }) => {
  guard.allow(/Failed to load resource|net::ERR/);
  const { token } = await logIn(page, 'it');
  await page.route(/\/chunks\/OrderList-/, (route) => route.abort());
  await openPageWith(
    page,
    `<ta-provider gateway="${gateway}"><ta-orders variant="full"></ta-orders></ta-provider>`,
  );
  await page.locator('ta-provider').evaluate((provider, value) => {
    Object.assign(provider, { session: () => value });
  }, token);
  const again = page.locator('ta-orders').getByRole('button', { name: 'Retry' });
  await expect(again).toBeVisible();
  await page.unroute(/\/chunks\/OrderList-/);
  await again.click();
  await expect(page.locator('ta-orders').getByRole('heading', { name: 'YOUR ORDERS' })).toBeVisible();
});

test('an unreachable lab is reported to the person and to the page', async ({ page, guard }) => {
  guard.allow(/Failed to load resource|net::ERR|ERR_/);
  await openPageWith(page, `<ta-login gateway="${gateway}"></ta-login>`);
  await page.route(`${gateway}/auth/**`, (route) => route.abort());
  await signInAt(page.locator('ta-login'), 'it');
  await expect(page.locator('ta-login').getByRole('alert')).toContainText('Couldn’t reach the lab');
});

test('a hundred widgets are added and removed without a leak', async ({ page }) => {
  await openPageWith(page, '<main></main>');
  await page.waitForFunction(() => customElements.get('ta-login') !== undefined);
  const left = await page.evaluate(async (origin) => {
    const place = document.querySelector('main');
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const count = () => document.querySelectorAll('*').length;
    const before = count();
    for (let round = 0; round < 100; round += 1) {
      const element = document.createElement('ta-login');
      element.setAttribute('gateway', origin);
      place?.append(element);
      await frame();
      element.remove();
    }
    await frame();
    return { nodes: count() - before, sheets: document.adoptedStyleSheets.length };
  }, gateway);
  expect(left).toEqual({ nodes: 0, sheets: 0 });
});
