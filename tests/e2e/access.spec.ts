import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { openSession, credentialsOf, expect, sites, test } from './fixtures.ts';

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Every screen, with the dialogs and menus that are open on it. */
const screens: readonly {
  readonly name: string;
  readonly path: string;
  readonly account?: string;
  readonly storage?: Readonly<Record<string, string>>;
  readonly open?: (page: Page) => Promise<void>;
  /** The part to check: the rest of the screen is checked under another name. Default: all of it. */
  readonly part?: string;
}[] = [
  { name: 'the login', path: 'login' },
  {
    name: 'the login with a refusal',
    part: 'form',
    path: 'login',
    open: (page) => page.getByRole('button', { name: 'Anmelden', exact: true }).click(),
  },
  { name: 'the sign-up', path: 'signup' },
  { name: 'the recovery', path: 'recovery-password' },
  { name: 'the policy without a session', path: 'privacy' },
  { name: 'the policy', part: 'main section:last-of-type', path: 'privacy', account: 'de' },
  { name: 'the home', path: '', account: 'de' },
  { name: 'the empty home', part: 'main', path: '', account: 'empty' },
  { name: 'the list', path: 'orders-list', account: 'de' },
  {
    name: 'the filtered list',
    part: 'form[data-table=orders]',
    path: 'orders-list?status=3&search=an&sort=colour&page=99',
    account: 'de',
  },
  { name: 'the list of many pages', part: 'nav[part=pager]', path: 'orders-list?page=14', account: 'big' },
  {
    name: 'the list without a match',
    part: '[part=empty]',
    path: 'orders-list?search=zzzzzz',
    account: 'de',
  },
  {
    name: 'the columns',
    part: '[role=dialog]',
    path: 'orders-list',
    account: 'de',
    open: (page) => page.getByRole('button', { name: 'Spalten' }).click(),
  },
  {
    name: 'the question before a deletion',
    part: '[role=alertdialog]',
    path: '',
    account: 'de',
    open: (page) =>
      page
        .getByRole('button', { name: /^Bestellung .+ löschen$/ })
        .first()
        .click(),
  },
  {
    name: 'the uploader’s window',
    part: 'dialog',
    path: '',
    account: 'de',
    open: async (page) => {
      await page.getByRole('button', { name: 'Dateien hochladen' }).first().click();
      await expect(page.frameLocator('iframe').getByRole('heading').first()).toBeVisible();
    },
  },
  {
    name: 'the privacy question',
    part: 'dialog',
    path: 'promotions',
    account: 'de',
    storage: { openGDPR: '' },
  },
  { name: 'the promotions', part: 'main', path: 'promotions', account: 'de' },
  {
    name: 'the window of a promotion with a coupon',
    part: 'dialog',
    path: 'promotions?openpromo=910',
    account: 'fr',
    open: async (page) => void (await expect(page.getByRole('dialog')).toBeVisible()),
  },
  { name: 'the old promotions', part: 'main', path: 'promotions?tab=old&page=2', account: 'de' },
  { name: 'the news', part: 'main', path: 'news', account: 'de' },
  { name: 'a page to come', path: 'payments-list', account: 'de' },
  { name: 'the change of the password', part: 'main', path: 'account?page=changePassword', account: 'de' },
  { name: 'the fallback', part: 'main', path: 'nowhere', account: 'de' },
  { name: 'the EORI banner', part: '.ta-shell-notices', path: 'promotions', account: 'uk' },
  { name: 'the reduced layout', part: 'header', path: 'promotions', account: 'reduced' },
  { name: 'an order', part: 'main', path: 'order/', account: 'de' },
];

async function show(
  page: Page,
  { part, path, account, storage, open }: (typeof screens)[number],
): Promise<void> {
  if (account) await openSession(page, account, storage ? { storage } : {});
  await page.goto(`${sites.portal}${path === 'order/' ? '' : path}`);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  if (path === 'order/') {
    await page.getByRole('grid').getByRole('link').first().click();
    await expect(page).toHaveURL(/order\/\d+$/);
    await expect(page.getByRole('progressbar')).toHaveCount(1);
  }
  if (storage) await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  // The texts of a language may arrive after the data.
  await expect(page.locator('[aria-label=""]')).toHaveCount(0);
  await open?.(page);
  // The opened part may have to be loaded first.
  if (part) await expect(page.locator(part).first()).toBeVisible();
}

test.describe('WCAG 2.2 AA in both themes, wide and narrow, and no sideways scrolling in German', () => {
  test.use({ locale: 'de-DE', contextOptions: { reducedMotion: 'reduce' } });
  for (const screen of screens)
    test(screen.name, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await show(page, screen);
      for (const width of [1440, 820, 390]) {
        await page.setViewportSize({ width, height: 900 });
        const wide = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth > clientWidth ? `${scrollWidth} > ${clientWidth}` : 'fits';
        });
        expect(wide, `at ${width} px`).toBe('fits');
        if (width === 820) continue;
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          const axe = new AxeBuilder({ page }).withTags(standard);
          if (screen.part) axe.include(screen.part);
          const { violations, passes } = await axe.analyze();
          const found = violations.flatMap(({ id, nodes }) =>
            nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
          );
          expect(found, `${colorScheme} at ${width} px`).toEqual([]);
          expect(passes.length).toBeGreaterThan(1);
        }
      }
    });
});

/** The element with the focus, and whether its focus ring is visible. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement;
    if (!active || active === document.body) return { name: '', seen: true };
    const looks = [active, ...active.querySelectorAll('*')].map((element) => getComputedStyle(element));
    const parent = active.parentElement ? [getComputedStyle(active.parentElement)] : [];
    const ring = ({ outlineStyle, outlineWidth, boxShadow }: CSSStyleDeclaration) =>
      (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    return {
      name: (active.getAttribute('aria-label') ?? active.textContent ?? active.tagName).trim().slice(0, 60),
      seen: [...looks, ...parent].some(ring),
    };
  });

test('from the login to an order by the keyboard alone, with a visible focus everywhere', async ({
  page,
}) => {
  await page.goto(`${sites.portal}login`);
  await expect(page.getByLabel('E-mail', { exact: true })).toBeFocused();
  const { email, password } = credentialsOf('us');
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(sites.portal);
  // The privacy question takes the focus, and Escape closes it.
  await expect(page.getByRole('dialog', { name: 'Your privacy' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const orders = page.getByRole('grid', { name: 'In production' });
  await expect(orders.getByRole('link').first()).toBeVisible();

  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await skip.focus();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const unseen: string[] = [];
  for (let stop = 0; stop < 80; stop += 1) {
    await page.keyboard.press('Tab');
    const { name, seen } = await focused(page);
    if (!seen) unseen.push(name);
    if (await orders.locator('tr:focus, a:focus').count()) break;
  }
  expect(unseen).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ta\/order\/\d+$/);
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Back', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeAttached();
});

test('arrow keys move through menus, and Escape gives the focus back', async ({ page }) => {
  await openSession(page, 'us');
  await page.goto(`${sites.portal}promotions`);
  for (const [name, role] of [
    ['Appearance', 'menuitemradio'],
    ['English', 'menuitemradio'],
  ] as const) {
    const button = page.getByRole('button', { name });
    await button.focus();
    await page.keyboard.press('ArrowDown');
    const entries = page.getByRole('menu').getByRole(role);
    await expect(entries.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(entries.nth(1)).toBeFocused();
    await page.keyboard.press('Home');
    await expect(entries.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(button).toBeFocused();
  }
});

test('a chosen theme is kept', async ({ page }) => {
  await openSession(page, 'us');
  await page.goto(`${sites.portal}promotions`);
  const ink = () =>
    page.getByRole('heading', { level: 1 }).evaluate((title) => getComputedStyle(title).color);
  const light = await ink();
  await page.getByRole('button', { name: 'Appearance' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect.poll(ink).not.toBe(light);
  const dark = await ink();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await ink()).toBe(dark);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 800 } });

  test('nothing moves', async ({ page }) => {
    await openSession(page, 'us');
    await page.goto(sites.portal);
    const moving = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 1)
          .map((animation) => (animation.effect as KeyframeEffect).target?.className ?? ''),
      );
    await page.getByRole('button', { name: 'Open the menu' }).click();
    expect(await moving()).toEqual([]);
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: /^Delete order/ })
      .first()
      .click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    expect(await moving()).toEqual([]);
  });
});
