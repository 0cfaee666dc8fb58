import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FrameLocator, Page } from '@playwright/test';
import { expect, sites, test } from '../e2e/fixtures.ts';

/** Puts a frame on a page of a site, like a shop or an attacker. The page itself is the site's 404 page. */
async function frameOn(page: Page, origin: string, address: string): Promise<FrameLocator> {
  await page.goto(`${origin}nothing-here`);
  await page.evaluate((src) => {
    const frame = document.createElement('iframe');
    frame.title = 'framed';
    frame.src = src;
    document.body.append(frame);
  }, address);
  return page.frameLocator('iframe[title=framed]');
}

test.describe('who may frame the portal (EMB-16, T-B5)', () => {
  test.beforeEach(({ guard }) => guard.allow(/status of 404/));

  test('the shop frames the login in its embedded form', async ({ page }) => {
    const frame = await frameOn(page, sites.demo, `${sites.portal}login?ev=InPopUp`);
    await expect(frame.getByLabel(/^password/i)).toBeVisible();
  });

  for (const path of ['login', '', 'orders/inprocess', 'login?ev=inpopup', 'recovery-password?ev=InPopUp'])
    test(`the shop does not frame /ta/${path}`, async ({ page, guard }) => {
      guard.allow(/frame-ancestors|X-Frame-Options/i);
      const refused = page.waitForEvent('console', (message) => /frame-ancestors/i.test(message.text()));
      const frame = await frameOn(page, sites.demo, `${sites.portal}${path}`);
      await refused;
      await expect(frame.getByLabel(/^password/i)).toHaveCount(0);
    });

  test('an unlisted site cannot frame even the embedded login', async ({ page, guard }) => {
    guard.allow(/frame-ancestors/i);
    const site = createServer((_request, response) => response.writeHead(404).end('not there'));
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}/`;
    const refused = page.waitForEvent('console', (message) => /frame-ancestors/i.test(message.text()));
    const frame = await frameOn(page, origin, `${sites.portal}login?ev=InPopUp`);
    await refused;
    await expect(frame.getByLabel(/^password/i)).toHaveCount(0);
    site.closeAllConnections();
    site.close();
  });
});
