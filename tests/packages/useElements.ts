import { expect } from 'vitest';
import type { Browser, Page } from 'playwright';
import { credentialsOf } from '../fixtures/accounts.ts';

/** A page of the example, with everything that its console complains of. */
export async function openExample(browser: Browser, address: string) {
  const page = await browser.newPage({ locale: 'en-GB' });
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(address);
  return { page, problems };
}

/**
 * The interoperability of elements with a framework, on the page that every example has: an object arrives as a property,
 * text and presence as attributes, content in its slot, an event by its name with hyphens, and a change of the language
 * while the widgets are shown.
 */
export async function useElements(page: Page): Promise<void> {
  const price = page.locator('ta-price');
  const orders = page.locator('ta-orders').first();
  await page.waitForFunction(() => customElements.get('ta-orders') !== undefined);
  expect(
    await price.evaluate((element) => ({
      options: (element as unknown as { options: unknown }).options,
      attribute: element.getAttribute('options'),
      product: element.getAttribute('product'),
    })),
  ).toEqual({ options: { Size: '30x30', Pages: 40 }, attribute: null, product: 'weddingbook' });

  const { email, password } = credentialsOf('it');
  await page.getByRole('textbox', { name: /^e-?mail/i }).fill(email);
  await page.getByRole('textbox', { name: /^password/i }).fill(password);
  await page
    .locator('ta-login')
    .getByRole('button', { name: /^sign in$/i })
    .click();
  await orders.getByRole('row').nth(5).waitFor();
  await price.getByText(/€/).first().waitFor();
  await orders.getByRole('heading', { name: 'Printed for us' }).waitFor();
  expect(await orders.getAttribute('variant')).toBe('full');
  expect(await orders.evaluate((element) => (element as unknown as { noProgress: unknown }).noProgress)).toBe(
    true,
  );

  // The last of its tables has what is in production: a press anywhere on a row opens it.
  const tables = orders.getByRole('table').or(orders.getByRole('grid'));
  await tables.last().getByRole('row').nth(1).click();
  await page
    .getByRole('status')
    .getByText(/^Order \d+$/)
    .waitFor();
  expect(page.context().pages()).toHaveLength(1);

  await page.getByRole('button', { name: 'Italiano' }).click();
  await page.getByRole('button', { name: 'Esci' }).waitFor();
  // The rows stay: the language changes without a second mount.
  await orders.getByRole('row').nth(5).waitFor();
}
