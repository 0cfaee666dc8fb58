import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import demonstration from '../../scripts/accounts.json' with { type: 'json' };
import { addresses } from '../../scripts/parts/sites.mjs';

export { expect };

/** What follows the `@`-sign is left out: `it`, `uk`, `big`, `internal`. */
export type Account = string;

/** Addresses of the three sites under test: `portal` ends with `/ta/`, `lab` and `demo` with `/`. */
export const sites: { readonly portal: string; readonly lab: string; readonly demo: string } = addresses();

/** E-mail and password of a demonstration account. */
export function credentialsOf(account: Account): { readonly email: string; readonly password: string } {
  const found = demonstration.accounts.find(({ email }) => email.startsWith(`${account}@`));
  if (!found) throw new Error(`ta: there is no demonstration account '${account}'`);
  return { email: found.email, password: demonstration.password };
}

/** Every demonstration account, for flows that each of them must pass. */
export const accounts: readonly Account[] = demonstration.accounts.map(
  ({ email }) => email.split('@')[0] ?? '',
);

/** Signs in as a person does: the login page, two fields, Enter (SES-02, SES-38). Ends on the page behind it. */
export async function signIn(page: Page, account: Account, path = ''): Promise<void> {
  const { email, password } = credentialsOf(account);
  const redirect = path ? `?redirect=${encodeURIComponent(`/ta/${path}`)}` : '';
  await page.goto(`${sites.portal}login${redirect}`);
  await page.getByLabel(/^e-?mail/i).fill(email);
  await page.getByLabel(/^password/i).fill(password);
  await page.getByLabel(/^password/i).press('Enter');
  await expect(page).not.toHaveURL(/\/ta\/login/);
}

interface Guard {
  /** Names a complaint that this test provokes on purpose; anything else still fails it. */
  allow(pattern: RegExp): void;
}

/**
 * Playwright's test with a guard: an error on the console, an exception nobody caught or a refusal by the content
 * policy, on any page of the test, fails it.
 */
export const test = base.extend<{ guard: Guard }>({
  guard: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      const allowed: RegExp[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().message}`));
      await use({ allow: (pattern) => void allowed.push(pattern) });
      expect(
        complaints.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint))),
        'errors on the console',
      ).toEqual([]);
    },
    { auto: true },
  ],
});
