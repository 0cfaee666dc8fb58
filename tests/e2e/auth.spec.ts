import { openSession, credentialsOf, expect, sites, test } from './fixtures.ts';
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
});
