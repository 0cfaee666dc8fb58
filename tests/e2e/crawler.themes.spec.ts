import { AxeBuilder } from '@axe-core/playwright';
import { crawl } from './crawl.ts';
import { cutOff } from './cutOff.ts';
import { expect, test } from './fixtures.ts';

// Each page is looked at in three widths.
test.describe.configure({ timeout: 300_000 });

for (const theme of ['light', 'dark'] as const)
  test(`every page fits a phone, a tablet and a desk, and is readable, in the ${theme} theme`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: theme });
    const faults: string[] = [];
    await crawl(page, {
      account: 'de',
      language: 'de',
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
