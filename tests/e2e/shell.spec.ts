import type { Page } from '@playwright/test';
import { accounts, openSession, expect, sites, test } from './fixtures.ts';
import { expectOwnLayout, expectedLayouts } from './shells.ts';

// `shells.ts` lists notice bar, footer, social links and reduced layout of every account.
test.describe('every account of the demonstration has its own layout and its own tables (SHELL-12, SHELL-19, SHELL-20, SHELL-22, SHELL-31, SHELL-33, ROLE-07, OBS-04)', () => {
  test('every account is listed', () =>
    expect(Object.keys(expectedLayouts).toSorted()).toEqual([...accounts].toSorted()));

  // account.spec.ts checks `gb` where its password is recovered.
  for (const account of accounts.filter((name) => name !== 'gb'))
    test(account, async ({ page }) => expectOwnLayout(page, account));
});

test('the menu shows the representative and the company, with the fields that are filled (SHELL-06 to SHELL-10)', async ({
  page,
}) => {
  await openSession(page, 'us');
  await page.goto(`${sites.portal}promotions`);
  const info = page.getByRole('group').filter({ hasText: 'Your info' });
  await info.getByText('Your info').click();
  await expect(info).toContainText('Prairie Light Photography');
  await expect(info).toContainText('1005');
  await expect(info.getByRole('link')).toHaveAttribute('href', '/ta/account');
  const rep = page.getByRole('group').filter({ hasText: 'YOUR SALES REP' });
  await rep.getByText('YOUR SALES REP').click();
  await expect(rep).toContainText('Rachel Whitman');
  await expect(rep.getByRole('link', { name: 'rachel.whitman@lab.test' })).toHaveAttribute(
    'href',
    'mailto:rachel.whitman@lab.test',
  );
  await expect(rep.getByRole('link', { name: '1-800-555-0133' })).toHaveAttribute('href', 'tel:18005550133');
  await expect(rep).toContainText('Color desk');
  await expect(rep).not.toContainText('Fax');
});

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

test('the menu collapses to icons and is remembered; on a phone it is a drawer (SHELL-03, SHELL-04, SHELL-37, STORE-40)', async ({
  page,
}) => {
  await openSession(page, 'us');
  await page.goto(`${sites.portal}promotions`);
  await expect(menu(page).getByText('Your orders')).toBeVisible();
  await page.getByRole('button', { name: 'Show icons only' }).click();
  await expect(menu(page).getByRole('link', { name: 'Your orders' })).toHaveAttribute('title', 'Your orders');
  const narrow = await menu(page).boundingBox();
  expect(narrow?.width ?? 999).toBeLessThan(100);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Show labels' })).toBeVisible();

  await test.step('at 1024 px and below it is open, whatever was stored', async () => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(menu(page).getByText('Your orders')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show labels' })).toHaveCount(0);
  });
  await test.step('on a phone its button opens it, and it closes again', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    const open = page.getByRole('button', { name: 'Open the menu' });
    await expect(menu(page)).toHaveCount(0);
    await open.click();
    await expect(page.getByRole('button', { name: 'Close the menu' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(open).toBeFocused();
    await open.click();
    await menu(page).getByRole('link', { name: 'Your payments' }).click();
    await expect(page).toHaveURL(`${sites.portal}payments-list`);
    await expect(menu(page)).toHaveCount(0);
  });
  await test.step('the choice of the desktop is kept', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(page.getByRole('button', { name: 'Show labels' })).toBeVisible();
  });
});

test('the menu at the end of the top bar leads to the account, changes the language and signs out (SHELL-11)', async ({
  page,
}) => {
  await openSession(page, 'ie');
  await page.goto(`${sites.portal}promotions`);
  const opener = page.getByRole('banner').getByRole('button', { name: 'Your account and language' });
  await opener.click();
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await opener.click();
  await page.getByRole('menuitem', { name: 'Your account' }).click();
  await expect(page).toHaveURL(`${sites.portal}account`);
  await opener.click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(`${sites.portal}login`);
});

test('the store leads to the presets, the footer to the news (ROUTE-14, ROUTE-16)', async ({ page }) => {
  await openSession(page, 'us');
  await page.goto(`${sites.portal}graphistore`);
  await page.getByRole('main').getByRole('link', { name: 'Presets', exact: true }).click();
  await expect(page).toHaveURL(`${sites.portal}presets`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'News', exact: true }).click();
  await expect(page).toHaveURL(`${sites.portal}news`);
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
});

test('every entry leads to a page with a heading and a title of its own (SHELL-01, SHELL-28)', async ({
  page,
}) => {
  await openSession(page, 'us');
  await page.goto(`${sites.portal}promotions`);
  const entries = menu(page).getByRole('link');
  await expect(entries).toHaveCount(11);
  const seen = new Map<string, string>();
  for (const entry of await entries.all()) {
    const href = (await entry.getAttribute('href')) ?? '';
    await entry.click();
    // The order list chooses a view of its own (DEC-22).
    await expect(page).toHaveURL(({ pathname }) => pathname === href);
    await expect(entry).toHaveAttribute('aria-current', 'page');
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(heading).toHaveCount(1);
    const name = await heading.innerText();
    // A heading may be in capitals where the specification writes it so (PAY-01).
    await expect(page).toHaveTitle(new RegExp(`^${name} · Trade Area$`, 'i'));
    seen.set(name, href);
  }
  expect(seen.size).toBe(11);

  for (const [path, name] of [
    ['news', 'News'],
    ['fedex/7/9', 'Courier pickup'],
    ['download', 'Downloads'],
    // The code of no order: it leads to the list (PAY-18).
    ['payment/2600011', 'Your payments'],
    ['no/such/page', 'Explore, design, order'],
    ['orders-listen', 'Explore, design, order'],
  ] as const) {
    await page.goto(`${sites.portal}${path}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  }
});

test('a link of the fallback page leads into the store and home (SHELL-23, ROUTE-21)', async ({ page }) => {
  await openSession(page, 'us');
  await page.goto(`${sites.portal}somewhere`);
  await page.getByRole('link', { name: 'Go to the store' }).click();
  await expect(page).toHaveURL(`${sites.portal}graphistore`);
  await page.goBack();
  await page.getByRole('link', { name: 'Back to the dashboard' }).click();
  await expect(page).toHaveURL(sites.portal);
});

test('an account without orders is led to the store, once (DASH-14, DASH-24)', async ({ page }) => {
  await openSession(page, 'empty', { storage: { redirectGraphistore: '' } });
  await page.goto(sites.portal);
  await expect(page).toHaveURL(`${sites.portal}graphistore`);
  await page.getByRole('navigation', { name: 'Hauptmenü' }).locator('a[href="/ta/"]').click();
  await expect(page.getByText('Es gibt keine unvollständigen Bestellungen')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Es gibt keine unvollständigen Bestellungen')).toBeVisible();
  await expect(page).toHaveURL(sites.portal);
});

test('the old area is entered with a ticket, never with the session (SHELL-13, T-A13)', async ({ page }) => {
  const token = await openSession(page, 'us');
  await page.goto(`${sites.portal}promotions`);
  const arrived = page.waitForRequest((request) => request.url().startsWith(`${sites.lab}old-area/`));
  await page.getByRole('link', { name: 'Old Trade Area' }).click();
  const url = (await arrived).url();
  expect(url).toMatch(/[?&]ta_token=./);
  expect(url).not.toContain(token);
});

test.describe('privacy', () => {
  test('is public, with the consent for customers only (PRIV-01, PRIV-10)', async ({ page }) => {
    await page.goto(`${sites.portal}privacy`);
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy and cookie policy' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/ta\/login/);
  });

  test('the consent is asked for once, and the choice is kept (PRIV-04, PRIV-06, PRIV-12)', async ({
    page,
  }) => {
    await openSession(page, 'au', { storage: { openGDPR: '' } });
    await page.goto(`${sites.portal}promotions`);
    const question = page.getByRole('dialog', { name: 'Your privacy' });
    await expect(question.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
      'href',
      '/ta/privacy',
    );
    await question.getByRole('button', { name: 'Close' }).click();
    await expect(question).toHaveCount(0);
    const checked = page.waitForResponse(`${sites.lab}scripts/check_gdpr`);
    await page.reload();
    await checked;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(question).toHaveCount(0);

    await page.goto(`${sites.portal}privacy`);
    const choice = page.getByRole('checkbox');
    await expect(choice).not.toBeChecked();
    const reloaded = page.waitForEvent('load');
    await choice.click();
    await reloaded;
    await expect(choice).toBeChecked();
  });

  test('a choice that cannot be saved is undone with a notice (PRIV-14)', async ({ page, guard }) => {
    guard.allow(/status of 503/);
    await openSession(page, 'ie');
    await page.route(`${sites.lab}scripts/set_gdpr`, (route) =>
      route.fulfill({ status: 503, headers: { 'access-control-allow-origin': '*' } }),
    );
    await page.goto(`${sites.portal}privacy`);
    const choice = page.getByRole('checkbox');
    const before = await choice.isChecked();
    await choice.click();
    await expect(page.getByRole('alert')).toContainText('Couldn’t save your choice');
    await expect(choice).toBeChecked({ checked: before });
  });
});
