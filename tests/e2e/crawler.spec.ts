import { crawl } from './crawl.ts';
import { expect, test } from './fixtures.ts';

test('every link of every page leads somewhere (SHELL-28, ROUTE-21)', async ({ page }) => {
  const { opened, faults } = await crawl(page, { account: 'it', language: 'it' });
  expect(faults).toEqual([]);
  expect(opened.length).toBeGreaterThan(25);
});
