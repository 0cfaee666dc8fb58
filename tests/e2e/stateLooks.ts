import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { cutOff } from './cutOff.ts';
import { expect, sites } from './fixtures.ts';
import type { Account } from './fixtures.ts';
import { readIn } from './reading.ts';

/** English, and German, whose words are the longest. */
export const lookedAt = ['en', 'de'] as const;
export type LookedAt = (typeof lookedAt)[number];

const widths = [390, 820, 1440] as const;
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** A folder that keeps a picture of each state, for people who want to see them: `TA_PICTURES=/tmp/states npx playwright …`. */
const pictures = process.env['TA_PICTURES'] ?? '';

/** Opens a page of the portal in this language, without movement. */
export async function openIn(page: Page, account: Account, language: LookedAt, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await readIn(page, account, language);
  await page.goto(`${sites.portal}${path}`);
}

/**
 * Looks at a state that an act has reached: in both themes and at three widths nothing is wider than the page, no text is
 * cut off, and axe finds no barrier of WCAG 2.2 AA.
 * @param shown a part of the state, which is there and stays. Default: no part is waiting any more.
 */
export async function look(page: Page, state: string, shown?: Locator): Promise<void> {
  await (shown ? expect(shown, state).toBeVisible() : expect(page.locator('.ta-skeleton')).toHaveCount(0));
  const faults: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      if (shown) await expect(shown, `${state}, ${colorScheme}, ${width} px`).toBeVisible();
      if (pictures !== '') await shown?.scrollIntoViewIfNeeded();
      const wrong = (what: string) => faults.push(`${colorScheme}, ${width} px: ${what}`);
      for (const text of await cutOff(page)) wrong(`cut off: ${text}`);
      const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
      for (const { id, nodes } of violations)
        for (const { html } of nodes) wrong(`${id}: ${html.slice(0, 140)}`);
      if (pictures !== '')
        await page.screenshot({
          path: join(pictures, `${state.replace(/\W+/g, '-')}-${width}-${colorScheme}.png`),
        });
    }
  }
  expect.soft(faults, state).toEqual([]);
}
