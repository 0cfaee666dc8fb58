import { expect, test } from '../e2e/fixtures.ts';
import { gateway, openPageWith, signInAt } from './page.ts';

test('the account works on any page: profile, password, cards 600 px high; the save event has names, never values (ACC-01, CONST-12)', async ({
  page,
}) => {
  await openPageWith(
    page,
    `<ta-provider gateway="${gateway}" lang="en"><ta-login></ta-login><ta-account></ta-account></ta-provider>`,
    `globalThis.told = [];
     document.addEventListener('ta-account-saved', ({ detail }) => globalThis.told.push(detail));`,
  );
  const account = page.locator('ta-account');
  await expect(account.getByText('Sign in to see your account')).toBeVisible();
  await expect(account.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await signInAt(page.locator('ta-login'), 'ie');
  await account.getByLabel('Phone', { exact: true }).fill('0000');
  await account.getByRole('button', { name: 'SAVE', exact: true }).click();
  await expect(account.getByText(/Enter at least 4 digits/)).toBeVisible();
  await expect(account.getByLabel('Phone', { exact: true })).toBeFocused();
  await account.getByLabel('Phone', { exact: true }).fill('+353 91 555 019');
  await account.getByRole('button', { name: 'SAVE', exact: true }).click();
  await expect(account.getByText('Data are successfully saved!')).toBeVisible();
  expect(await page.evaluate('globalThis.told')).toEqual([{ fields: ['telefono'] }]);

  await account.evaluate((element) => element.setAttribute('section', 'password'));
  await expect(account.getByLabel('Current password', { exact: true })).toBeVisible();
  await page.locator('ta-provider').evaluate((provider) => provider.setAttribute('lang', 'de'));
  await expect(account.getByRole('button', { name: 'Passwort ändern', expanded: true })).toBeVisible();
  await account.evaluate((element) => element.setAttribute('section', 'cards'));
  await expect(account.locator('iframe')).toBeVisible();
  await expect.poll(async () => (await account.locator('iframe').boundingBox())?.height).toBe(600);
});

test('a script of the account that fails to load is reported, and Retry loads it (T-B9)', async ({
  page,
  guard,
}) => {
  guard.allow(/ERR_FAILED|Failed to fetch/);
  let lost = 0;
  await page.route(/\/chunks\/CardsSection-[\w-]+\.js$/, (route) => {
    lost += 1;
    return lost === 1 ? route.abort() : route.continue();
  });
  await openPageWith(
    page,
    `<ta-provider gateway="${gateway}" lang="en"><ta-login></ta-login><ta-account section="cards"></ta-account></ta-provider>`,
  );
  await signInAt(page.locator('ta-login'), 'ie');
  const account = page.locator('ta-account');
  await expect(account.getByText('Couldn’t load this')).toBeVisible();
  await account.getByRole('button', { name: 'Retry' }).click();
  await expect(account.locator('iframe')).toBeVisible();
});
