import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { addresses } from '../../scripts/parts/sites.mjs';
import { accounts, credentialsOf } from '../fixtures/accounts.ts';
import type { Account } from '../fixtures/accounts.ts';

export { accounts, credentialsOf, expect };
export type { Account };

/** Addresses of the three sites under test: `portal` ends with `/ta/`, `lab` and `demo` with `/`. */
export const sites: { readonly portal: string; readonly lab: string; readonly demo: string } = addresses();

/** Signs in like a person: the login page, two fields, Enter (SES-02, SES-38). Ends on the page after it. */
export async function signIn(page: Page, account: Account, path = ''): Promise<void> {
  const { email, password } = credentialsOf(account);
  const redirect = path ? `?redirect=${encodeURIComponent(`/ta/${path}`)}` : '';
  await page.goto(`${sites.portal}login${redirect}`);
  await page.getByLabel(/^e-?mail/i).fill(email);
  await page.getByLabel(/^password/i).fill(password);
  await page.getByLabel(/^password/i).press('Enter');
  await expect(page).not.toHaveURL(/\/ta\/login/);
}

/** Options of {@link openSession}. */
interface SessionOptions {
  /** Values of the portal's storage that replace those of an ordinary session. */
  readonly storage?: Readonly<Record<string, string>>;
  /** Sites of the flow's own. Default: those that the flows share. */
  readonly at?: typeof sites;
}

/** The response of the login (SES-07), as far as the flows need it. */
interface LoginResponse {
  readonly token: string;
  readonly cod_fot: string;
  readonly [field: string]: unknown;
}

/** Signs in by a request of its own, without a page. */
export async function logIn(page: Page, account: Account, at = sites): Promise<LoginResponse> {
  const form = { ...credentialsOf(account) };
  const response = await page.request.post(`${at.lab}auth/login`, { form });
  expect(response.status()).toBe(200);
  return (await response.json()) as LoginResponse;
}

/**
 * Gives the browser a session of its own, for flows that are not about signing in. The privacy question is closed and
 * the one-time redirect to the store is used up, as on an ordinary day. Returns the session's token.
 */
export async function openSession(
  page: Page,
  account: Account,
  options: SessionOptions = {},
): Promise<string> {
  const { at = sites } = options;
  const login = await logIn(page, account, at);
  const values = {
    ...Object.fromEntries(
      ['token', 'cod_fot', 'user', 'name', 'surname', 'company', 'area', 'community'].map((key) => [
        key,
        String(login[key]),
      ]),
    ),
    email: credentialsOf(account).email,
    inter: '0',
    openGDPR: '1',
    redirectGraphistore: 'false',
    // The popup of the day was closed: without orders nothing else keeps it away.
    hidePromoPopup: `${at.lab}pictures/promotions/909-de.svg`,
    ...options.storage,
  };
  await page.context().setStorageState({
    cookies: [],
    origins: [
      {
        origin: new URL(at.portal).origin,
        localStorage: Object.entries(values).map(([name, value]) => ({ name, value })),
      },
    ],
  });
  return login.token;
}

interface Guard {
  /** Allows an error that this test provokes on purpose; any other still fails it. */
  allow(pattern: RegExp): void;
}

/**
 * Playwright's test with a guard: an error on the console, an uncaught exception or a violation of the content policy
 * on any page fails the test.
 */
export const test = base.extend<{ guard: Guard }>({
  context: async ({ context }, run) => {
    await run(context);
    // A page that closes sends its waiting requests to the lab, those too that the flow would have answered itself.
    await Promise.all(context.pages().map((page) => page.goto('about:blank').catch(() => null)));
    // A route of the flow may still be asking the lab something: the end of the test is no failure of it.
    await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
  },
  guard: [
    async ({ context }, use) => {
      const consoleErrors: string[] = [];
      const allowed: RegExp[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') consoleErrors.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => consoleErrors.push(`uncaught: ${error.error().message}`));
      await use({ allow: (pattern) => void allowed.push(pattern) });
      expect(
        consoleErrors.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint))),
        'errors on the console',
      ).toEqual([]);
    },
    { auto: true },
  ],
});
