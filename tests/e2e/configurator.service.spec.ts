import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { addresses } from '../../scripts/parts/sites.mjs';
import { startTestSites } from '../../scripts/parts/testSites.mjs';
import { startConfiguratorService } from '../fixtures/configuratorService.ts';
import { expect, openSession, test } from './fixtures.ts';

// A portal of its own, whose lab names the stand-in of an outside configurator.

let service: Awaited<ReturnType<typeof startConfiguratorService>>;
let started: Awaited<ReturnType<typeof startTestSites>>;
let at: ReturnType<typeof addresses>;
let folder = '';

test.beforeAll(async () => {
  test.setTimeout(240_000);
  service = await startConfiguratorService();
  folder = await mkdtemp(join(tmpdir(), 'ta-service-'));
  const configuration = join(folder, 'lab.json');
  const configurator = {
    live: service.script,
    dev: '',
    test: '',
    compatibility: false,
    longestWait: 20,
  };
  await writeFile(configuration, JSON.stringify({ portal: { configurator } }));
  started = await startTestSites({ configuration, log: 'configurator-service' });
  at = addresses(started.env);
});
test.afterAll(async () => {
  await started?.stop();
  await service?.stop();
  await rm(folder, { recursive: true, force: true });
});

const amount = (page: Page) => page.locator('.ta-configurator-bar__amount');

test('CONF-11, CONF-15, CONF-23, GW2-34: the service that the lab names configures, the lab prices, and the order goes on in the checkout', async ({
  page,
}) => {
  await openSession(page, 'uk', { at });
  await page.goto(`${at.portal}config-product/10`);
  const outside = page.getByRole('region', { name: 'Wedding Book' });
  await expect(outside.getByText('Outside configurator, en_GB')).toBeVisible();
  await expect(outside).not.toHaveAttribute('aria-busy');
  await expect(page.getByText(/^Wedding Book, 30.×.30.cm, 40.pages/)).toBeVisible();
  const price = await amount(page).innerText();
  await outside.getByRole('button', { name: 'Forge the price' }).click();
  await outside.getByRole('button', { name: '60 pages' }).click();
  await expect(page.getByText(/^Wedding Book, 30.×.30.cm, 60.pages/)).toBeVisible();
  await expect(amount(page)).not.toHaveText(price);
  const own = await amount(page).innerText();
  expect(own).not.toContain('0.01');

  await page.getByRole('button', { name: 'Save quote' }).click();
  await expect(page.getByText('Quote saved.')).toBeVisible();
  await expect(page).toHaveURL(/\/config-product\/10\/product-config\/[\w-]{8,}$/);
  await page.reload();
  await expect(page.getByText(/^Wedding Book, 30.×.30.cm, 60.pages/)).toBeVisible();
  await expect(amount(page)).toHaveText(own);
  // It is pressed once, and told twice.
  await outside.getByRole('button', { name: 'Order here' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await expect(page.getByText('Wedding Book').first()).toBeVisible();
});
