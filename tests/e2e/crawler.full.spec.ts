import { AxeBuilder } from '@axe-core/playwright';
import { languages } from '@trade-area/core/contract';
import { crawl } from './crawl.ts';
import { cutOff } from './cutOff.ts';
import { accounts, expect, test } from './fixtures.ts';

// An account reads five languages one after another.
test.describe.configure({ timeout: 300_000 });

for (const account of accounts)
  for (const language of languages)
    test(`every link of every page leads somewhere: ${account}, ${language}`, async ({ page }) => {
      const { faults } = await crawl(page, { account, language, mostOfAKind: 1 });
      expect(faults).toEqual([]);
    });

for (const theme of ['light', 'dark'] as const)
  test(`every page fits a phone, a tablet and a desk, and is readable, in the ${theme} theme`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: theme });
    const faults: string[] = [];
    await crawl(page, {
      account: 'de',
      language: 'de',
      mostOfAKind: 1,
      async look(address) {
        for (const width of [390, 820, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          for (const text of await cutOff(page)) faults.push(`${address} at ${width} px: ${text}`);
        }
        const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
        for (const { nodes } of violations)
          for (const { html } of nodes) faults.push(`${address}: too little contrast: ${html.slice(0, 120)}`);
      },
    });
    expect(faults).toEqual([]);
  });
