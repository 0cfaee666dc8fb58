import type { Page } from '@playwright/test';
import { startStranger } from '../fixtures/stranger.ts';
import { admit, become, expect, sites, test } from '../e2e/fixtures.ts';

const token = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

/** Every address the page asked for or stood at, but for the one that a person opened. */
function watch(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) seen.push(request.url());
    seen.push(`referer: ${request.headers()['referer'] ?? ''}`);
  });
  page.on('console', (message) => seen.push(message.text()));
  return seen;
}

async function historyOf(page: Page): Promise<string> {
  const browser = await page.context().newCDPSession(page);
  const { entries } = await browser.send('Page.getNavigationHistory');
  await browser.detach();
  return JSON.stringify(entries.map(({ url }) => url));
}

test.describe('a token in the address (SES-19, SES-32, ROUTE-24, ROUTE-27, T-A4)', () => {
  const paths = [
    '',
    'orders-list',
    'order/2600011',
    'promotions',
    'account',
    'privacy',
    'graphistore-public',
    'no-such-page',
    'recovery-password',
    'login',
    'signup',
  ];

  test('is taken from every page before anything else is asked for', async ({ page, guard }) => {
    // The order is another customer's, and the login ends the session that it is opened with.
    guard.allow(/status of (401|404)/);
    const stranger = await startStranger();
    await page.addInitScript((address) => {
      // What a tag of statistics does, on every page and after every change of its address.
      const tell = () =>
        void fetch(`${address}?at=${encodeURIComponent(location.href)}`, { mode: 'no-cors' }).catch(() => {});
      const replace = history.replaceState.bind(history);
      history.replaceState = (...given) => {
        replace(...given);
        tell();
      };
    }, `http://localhost:${stranger.port}/statistics`);
    guard.allow(/Content Security Policy|localhost:\d+\/statistics/);
    const seen = watch(page);
    const secrets: string[] = [];
    for (const path of paths) {
      const secret = (await admit(page, 'us')).token;
      secrets.push(secret);
      await page.goto(`${sites.portal}${path}?ta_token=${secret}&x=1#h`);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      const address = new URL(page.url());
      expect(address.href, path).not.toContain(secret);
      const kept = decodeURIComponent(address.href);
      if (!path.startsWith('order/') && path !== 'recovery-password')
        expect(kept, path).toMatch(/[?&]x=1#h$/);
      expect(await historyOf(page), path).not.toContain(secret);
      // Every page takes the token, those for visitors too; the sign-in pages end it instead (SES-35).
      if (!['recovery-password', 'login', 'signup'].includes(path))
        await expect.poll(() => token(page), path).toBe(secret);
    }
    for (const secret of secrets) {
      expect(seen.filter((line) => line.includes(secret))).toEqual([]);
      expect(stranger.requests.filter(({ url, referer }) => `${url} ${referer}`.includes(secret))).toEqual(
        [],
      );
    }
    expect(seen.length).toBeGreaterThan(100);
    stranger.close();
  });

  test('a bad one is dropped, and the session goes on (T-A5)', async ({ page, guard }) => {
    guard.allow(/status of 401/);
    const mine = await become(page, 'us');
    const bad = ['garbage!', 'A'.repeat(43), 'x'.repeat(10_000), '', `${mine}&ta_token=${mine}x`];
    for (const value of bad) {
      await page.goto(`${sites.portal}promotions?ta_token=${value}&x=1`);
      await expect(page.getByText('Hannah Prescott')).toBeVisible();
      await expect(page).toHaveURL(`${sites.portal}promotions?x=1`);
      expect(await token(page)).toBe(mine);
    }
  });

  test('a bad one without a session leads to the login', async ({ page, guard }) => {
    guard.allow(/status of 401/);
    await page.goto(`${sites.portal}promotions?ta_token=${'A'.repeat(43)}`);
    await expect(page).toHaveURL(/\/ta\/login\?redirect=%2Fta%2Fpromotions$/);
    expect(await token(page)).toBeNull();
  });

  test('one of another customer is told and can be undone (T-A5)', async ({ page }) => {
    const mine = await become(page, 'us');
    const other = (await admit(page, 'ca')).token;
    const mixed: string[] = [];
    page.on('request', (request) => {
      const form = new URLSearchParams(request.postData() ?? '');
      const bearer = request.headers()['authorization'] ?? '';
      const code = form.get('cod_fot');
      if (code !== null && bearer !== '' && (code === '1005') !== bearer.endsWith(mine))
        mixed.push(request.url());
    });
    await page.goto(`${sites.portal}promotions?ta_token=${other}`);
    const notice = page.getByRole('alertdialog', {
      name: 'You’re now signed in as Northern Pine Studio (1006)',
    });
    await expect(notice).toContainText('Prairie Light Photography (1005)');
    await page.keyboard.press('Escape');
    await expect(notice).toBeVisible();
    await notice.getByRole('button', { name: 'Switch back to Prairie Light Photography (1005)' }).click();
    await expect(notice).toHaveCount(0);
    await expect(page.getByText('Hannah Prescott')).toBeVisible();
    expect(await token(page)).toBe(mine);

    await page.goto(`${sites.portal}promotions?ta_token=${other}`);
    await notice.getByRole('button', { name: 'Continue as Northern Pine Studio (1006)' }).click();
    await expect(page.getByText('Étienne Tremblay')).toBeVisible();
    await expect(notice).toHaveCount(0);
    expect(await token(page)).toBe(other);
    await page.reload();
    await expect(page.getByText('Étienne Tremblay')).toBeVisible();
    await expect(notice).toHaveCount(0);
    expect(mixed).toEqual([]);
  });
});
