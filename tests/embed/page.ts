import type { Locator, Page } from '@playwright/test';
import { credentialsOf, sites } from '../e2e/fixtures.ts';
import type { Account } from '../e2e/fixtures.ts';

/**
 * Puts a test's own content on the shop's blank page, so that third-party rules are really met, and then loads the
 * script: elements that stand there before it does are the hard case.
 */
export async function openPageWith(page: Page, body: string, prepare?: string): Promise<void> {
  await page.goto(`${sites.demo}blank/`);
  await page.evaluate((html) => {
    document.body.innerHTML = html;
  }, body);
  if (prepare) await page.evaluate(prepare);
  await page.addScriptTag({ type: 'module', url: script('all') });
}

/** Address of a widget's script. */
export function script(name: string): string {
  return `${sites.lab}widgets/v1/${name}.js`;
}

/** The provider's attribute for the lab under test. */
export const gateway = sites.lab.replace(/\/$/, '');

/** Signs in through `<ta-login>`, in any language. */
export async function signInAt(login: Locator, account: Account): Promise<void> {
  const { email, password } = credentialsOf(account);
  await login.locator('input[name=email]').fill(email);
  await login.locator('input[name=password]').fill(password);
  await login.locator('input[name=password]').press('Enter');
}

/** The order tables inside a widget: those with rows that open are grids. */
export function tablesIn(widget: Locator): Locator {
  return widget.getByRole('table').or(widget.getByRole('grid'));
}
