import { openSession, credentialsOf, expect, sites, test } from './fixtures.ts';
import { readEnglish } from './reading.ts';
import { expectFooter } from './shells.ts';
import { field } from './signIn.ts';

test('header and menu are sticky above 1024 px, and the menu fills the rest of the window (SHELL-21, CONST-03, CONST2-09, DEC-14)', async ({
  page,
}) => {
  await openSession(page, 'us');
  await page.goto(`${sites.portal}privacy`);
  const [head, menu] = [page.getByRole('banner'), page.getByRole('complementary')];
  const box = async (what: typeof head) => {
    const found = await what.boundingBox();
    return found ? [Math.round(found.y), Math.round(found.y + found.height)] : [];
  };
  const scrollTo = async (top: number) => {
    await page.evaluate((to) => window.scrollTo(0, to), top);
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(top);
  };
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  const height = page.viewportSize()?.height ?? 0;

  await test.step('the notice bar is above them until the page is scrolled', async () => {
    const [top = 0, bottom = 0] = await box(head);
    expect(top).toBeGreaterThan(20);
    await expect.poll(() => box(menu)).toEqual([bottom, height]);
    await scrollTo(700);
    await expect.poll(() => box(head)).toEqual([0, bottom - top]);
    await expect.poll(() => box(menu)).toEqual([bottom - top, height]);
  });

  await test.step('at 1024 px they scroll with the page', async () => {
    await page.setViewportSize({ width: 1024, height });
    await scrollTo(700);
    await expect.poll(async () => (await box(head))[1]).toBeLessThanOrEqual(0);
    await expect.poll(async () => (await box(menu))[0]).toBeLessThan(0);
  });
});

test('a page before the portal opens has no menu, no notice bar, no carousel, and nothing sticky (SHELL-21, SHELL-36)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  for (const path of ['login', 'signup', 'recovery-password'])
    await test.step(path, async () => {
      await page.goto(`${sites.portal}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('navigation')).toHaveCount(0);
      await expect(page.getByRole('button', { name: /menu|icons|labels/i })).toHaveCount(0);
      await expect(page.locator('[aria-roledescription]')).toHaveCount(0);
      await expectFooter(page);
      await page.evaluate(() => window.scrollTo(0, 60));
      await expect
        .poll(async () => Math.round((await page.getByRole('banner').boundingBox())?.y ?? 0))
        .toBe(-60);
    });
});

test('the footer is on every page, before and after the sign-in (SHELL-19, ROUTE-25)', async ({ page }) => {
  for (const path of ['privacy', 'graphistore-public']) {
    await page.goto(`${sites.portal}${path}`);
    await expectFooter(page);
  }
  await readEnglish(page, 'it');
  for (const path of ['graphistore', 'product/weddingbook', 'news', 'no/such/page']) {
    await page.goto(`${sites.portal}${path}`);
    await expectFooter(page);
  }
});

test('without a session no request is made before the login, which leads back (ROUTE-02, ROUTE-26)', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (`${origin}/` === sites.lab) asked.push(pathname);
  });
  const origin = new URL(sites.portal).origin;
  for (const path of [
    'orders-list?status=3',
    'graphistore/album',
    'payment/2600011',
    'account',
    'news?page=2',
  ]) {
    await page.goto(`${sites.portal}${path}`);
    await expect(page).toHaveURL(`${origin}/ta/login?redirect=${encodeURIComponent(`/ta/${path}`)}`);
    await expect(field.email(page)).toBeVisible();
  }
  // The login itself ends whatever session there may have been (SES-05).
  expect(asked.filter((path) => path !== '/auth/logout')).toEqual([]);
  const { email, password } = credentialsOf('us');
  await field.email(page).fill(email);
  await field.password(page).fill(password);
  await field.password(page).press('Enter');
  await expect(page).toHaveURL(`${sites.portal}news?page=2`);
});

test('a setting keeps links of the store in their window, as in a frame (ROUTE-35)', async ({ page }) => {
  await readEnglish(page, 'it');
  const explore = page
    .getByRole('article')
    .getByRole('link', { name: /^EXPLORE/ })
    .first();
  await page.goto(`${sites.portal}graphistore`);
  await expect(explore).toHaveAttribute('target', '_blank');
  // The page's configuration is changed after it is parsed and before the portal reads it.
  await page.addInitScript(() =>
    document.addEventListener('readystatechange', () => {
      const data = document.getElementById('ta-config')?.firstChild;
      if (data instanceof Text) data.data = data.data.replace('"framed":"auto"', '"framed":"always"');
    }),
  );
  await page.reload();
  await expect(explore).toBeVisible();
  await expect(explore).not.toHaveAttribute('target');
});
