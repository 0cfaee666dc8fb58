import type { Language } from '@trade-area/core/contract';
import { crawl } from './crawl.ts';
import { accounts, expect, test } from './fixtures.ts';
import { expectedLayouts } from './shells.ts';

/**
 * Crawls the portal as every account in this language: the whole of it in the account's own one. Each language is a file of
 * its own (`crawler.de.spec.ts`), because files are what the processes of the flows divide.
 */
export function crawlEveryAccount(language: Language): void {
  for (const account of accounts)
    test(`every link of every page leads somewhere: ${account}, ${language}`, async ({ page }) => {
      const isShort = expectedLayouts[account]?.language !== language;
      const { opened, faults } = await crawl(page, { account, language, isShort });
      expect(faults).toEqual([]);
      expect(opened.length).toBeGreaterThan(15);
    });
}
