import { credentialsOf, expect, sites, test } from '../e2e/fixtures.ts';
import { signInAt, tablesIn } from './page.ts';

test.describe('the shop that frames the login', () => {
  test('shows the tables after the framed login’s message, and none after the sign-out', async ({ page }) => {
    await page.goto(`${sites.demo}shop/`);
    await expect(page.getByText('You aren’t signed in to the lab')).toBeVisible();
    const login = page.frameLocator('#login');
    const { email, password } = credentialsOf('de');
    await login.getByLabel(/^e-mail/i).fill(email);
    await login.locator('input[type=password]').fill(password);
    await login.locator('input[type=password]').press('Enter');

    await expect(page.getByText('Signed in as customer 1003.')).toBeVisible();
    const orders = page.locator('ta-orders');
    await expect(tablesIn(orders)).toHaveCount(3);
    await expect(orders.getByRole('heading', { name: 'INCOMPLETE ORDERS' })).toBeVisible();

    await page.getByRole('button', { name: 'Sign out of this page' }).click();
    await expect(tablesIn(orders)).toHaveCount(0);
    await expect(page.getByText('You aren’t signed in to the lab')).toBeVisible();
  });

  test('accepts messages of its frame only', async ({ page }) => {
    await page.goto(`${sites.demo}shop/`);
    await expect(page.getByText('You aren’t signed in to the lab')).toBeVisible();
    await page.evaluate(() =>
      window.postMessage(
        { task: 'login', code: '1', hash: 'x', token: 'forged-token' },
        window.location.origin,
      ),
    );
    await expect(page.frameLocator('#login').getByLabel(/^e-mail/i)).toBeVisible();
    await expect(page.locator('#greeting')).toBeHidden();
  });
});

test.describe('the partner’s page', () => {
  test('signs in for all widgets, and keeps typed text when the language changes', async ({ page }) => {
    await page.goto(`${sites.demo}partner/`);
    const orders = page.locator('ta-orders');
    await expect(orders.getByText('Sign in to see your orders')).toBeVisible();
    await signInAt(page.locator('ta-login'), 'fr');
    await expect(orders.getByRole('heading', { name: 'YOUR ORDERS' })).toBeVisible();
    await expect(page.getByText('ta-login {"code":"1002"')).toBeVisible();

    const search = orders.getByRole('searchbox').last();
    await search.fill('Camille');
    await page.getByLabel('Language').selectOption('de');
    await expect(orders.getByRole('heading', { name: 'Ihre Bestellungen' })).toBeVisible();
    await expect(search).toHaveValue('Camille');
    await expect(orders.getByText('YOUR ORDERS')).toHaveCount(0);
  });

  test('follows the theme that is chosen', async ({ page }) => {
    await page.goto(`${sites.demo}partner/`);
    const button = page.locator('ta-login').getByRole('button', { name: 'Sign in' });
    await expect(button).toBeVisible();
    const ground = () =>
      page.locator('ta-login input[name=email]').evaluate((input) => getComputedStyle(input).color);
    await page.getByLabel('Theme').selectOption('light');
    const light = await ground();
    await page.getByLabel('Theme').selectOption('dark');
    await expect.poll(ground).not.toBe(light);
  });

  test('tells the page before it opens an order, and stays when the page cancels', async ({
    page,
    context,
  }) => {
    await page.goto(`${sites.demo}partner/`);
    await signInAt(page.locator('ta-login'), 'it');
    const orders = page.locator('ta-orders');
    await page.evaluate(() => {
      const heard: unknown[] = [];
      Object.assign(window, { heard });
      document.addEventListener('ta-order-open', (event) => {
        heard.push((event as CustomEvent<unknown>).detail);
        event.preventDefault();
      });
    });
    await tablesIn(orders).last().getByRole('row').nth(1).click();
    await expect
      .poll(() =>
        page.evaluate(() => (window as unknown as { heard: { code: string; href: string }[] }).heard),
      )
      .toMatchObject([{ code: expect.stringMatching(/^\d+$/), href: expect.stringContaining('/ta/order/') }]);
    expect(context.pages()).toHaveLength(1);
  });
});

test('under a strict policy everything works and nothing is reported', async ({ page }) => {
  await page.goto(`${sites.demo}strict/`);
  await signInAt(page.locator('ta-login'), 'uk');
  await expect(tablesIn(page.locator('ta-orders'))).toHaveCount(3);
  const doctor = page.locator('ta-doctor');
  await expect(doctor.getByText('Keine Fehler gefunden')).toBeVisible();
});

test('a hostile style sheet changes nothing inside the widgets, and they change nothing outside', async ({
  page,
}) => {
  await page.goto(`${sites.demo}hostile/`);
  await signInAt(page.locator('ta-login'), 'es');
  const table = tablesIn(page.locator('ta-orders')).first();
  await expect(table).toBeVisible();
  const look = await table
    .getByRole('row')
    .nth(1)
    .getByRole('cell')
    .first()
    .evaluate((cell) => {
      const { direction, letterSpacing, textTransform, fontStyle } = getComputedStyle(cell);
      return {
        direction,
        letterSpacing,
        textTransform,
        fontStyle,
        height: cell.getBoundingClientRect().height,
      };
    });
  expect(look).toMatchObject({
    direction: 'ltr',
    letterSpacing: 'normal',
    textTransform: 'none',
    fontStyle: 'normal',
  });
  expect(look.height).toBeLessThan(120);
  expect(
    await page.evaluate(() => ({
      sheets: document.adoptedStyleSheets.length,
      styles: document.head.querySelectorAll('style').length,
      overflow: document.body.style.overflow,
      history: history.length,
    })),
  ).toEqual({ sheets: 0, styles: 0, overflow: '', history: 2 });
});

test('conversations on another page: chosen in one widget, with the order and a reply in the other', async ({
  page,
}) => {
  await page.goto(`${sites.demo}order/`);
  const messages = page.locator('ta-messages');
  await signInAt(page.locator('ta-login'), 'au');
  const quiet = messages.getByRole('listitem').filter({ hasNotText: 'Needs your reply' }).first();
  await quiet.getByRole('link').click();
  await expect(page.locator('ta-order').getByRole('heading', { level: 1 })).toBeVisible();
  await messages.getByLabel('Your message to the lab').fill('From the page of my shop');
  await messages.locator('input[type="file"]').setInputFiles({
    name: 'cover.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
  });
  // By tus, to another site.
  await expect(messages.getByText('Uploaded', { exact: true })).toBeVisible();
  await messages.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(messages.getByText('Thank you', { exact: true })).toBeVisible();
  await expect(messages.getByRole('button', { name: 'Download cover.pdf' })).toBeVisible();
});
