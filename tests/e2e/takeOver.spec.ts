import type { Page } from '@playwright/test';
import { expect, sites, test } from './fixtures.ts';

/** Holds a module of the lab's pages back; answers the function that lets it through. */
async function holdBack(page: Page, module: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/site/${module}`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('the desk’s module, loaded late, takes neither the focus nor what was typed (ROUTE-20)', async ({
  page,
}) => {
  const release = await holdBack(page, 'staff.js');
  await page.goto(`${sites.lab}staff/`, { waitUntil: 'commit' });
  await page.getByLabel('E-mail').fill('desk@lab.test');
  const password = page.getByLabel('Password');
  await password.focus();
  await page.keyboard.type('half a pass');
  const loaded = page.waitForEvent('domcontentloaded');
  release();
  await loaded;
  await page.keyboard.type('word');
  await expect(password).toBeFocused();
  await expect(password).toHaveValue('half a password');
  await expect(page.getByLabel('E-mail')).toHaveValue('desk@lab.test');
});
