import type { Page } from '@playwright/test';
import { startStranger } from '../fixtures/stranger.ts';
import { logIn, openSession, expect, sites, test } from '../e2e/fixtures.ts';

const token = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

/** Records every address of requests and pages, except the one that was opened. */
function recordRequests(page: Page): string[] {
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

  test('is removed from every address before any other request', async ({ page, guard }) => {
    // The order belongs to another customer, and the login ends the session that opens it.
    guard.allow(/status of (401|404)/);
    const stranger = await startStranger();
    await page.addInitScript((address) => {
      // Like a statistics script, on every page and after every change of the address.
      const tell = () =>
        void fetch(`${address}?at=${encodeURIComponent(location.href)}`, { mode: 'no-cors' }).catch(() => {});
      const replace = history.replaceState.bind(history);
      history.replaceState = (...given) => {
        replace(...given);
        tell();
      };
    }, `http://localhost:${stranger.port}/statistics`);
    guard.allow(/Content Security Policy|localhost:\d+\/statistics/);
    const seen = recordRequests(page);
    const secrets: string[] = [];
    for (const path of paths) {
      const secret = (await logIn(page, 'us')).token;
      secrets.push(secret);
      await page.goto(`${sites.portal}${path}?ta_token=${secret}&x=1#h`);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      const address = new URL(page.url());
      expect(address.href, path).not.toContain(secret);
      const kept = decodeURIComponent(address.href);
      if (!path.startsWith('order/') && path !== 'recovery-password')
        expect(kept, path).toMatch(/[?&]x=1#h$/);
      expect(await historyOf(page), path).not.toContain(secret);
      // Every page takes over the token, public ones too; the sign-in pages end its session instead (SES-35).
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

  test('an invalid one is dropped, and the session continues (T-A5)', async ({ page, guard }) => {
    guard.allow(/status of 401/);
    const mine = await openSession(page, 'us');
    const bad = ['garbage!', 'A'.repeat(43), 'x'.repeat(10_000), '', `${mine}&ta_token=${mine}x`];
    for (const value of bad) {
      await page.goto(`${sites.portal}promotions?ta_token=${value}&x=1`);
      await expect(page.getByText('Hannah Prescott')).toBeVisible();
      await expect(page).toHaveURL(`${sites.portal}promotions?x=1`);
      expect(await token(page)).toBe(mine);
    }
  });

  test('an invalid one without a session leads to the login', async ({ page, guard }) => {
    guard.allow(/status of 401/);
    await page.goto(`${sites.portal}promotions?ta_token=${'A'.repeat(43)}`);
    await expect(page).toHaveURL(/\/ta\/login\?redirect=%2Fta%2Fpromotions$/);
    expect(await token(page)).toBeNull();
  });

  test('one of another customer shows a notice and can be undone (T-A5)', async ({ page }) => {
    const mine = await openSession(page, 'us');
    const other = (await logIn(page, 'ca')).token;
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
