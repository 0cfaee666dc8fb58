import { languages } from '@trade-area/core/contract';
import { cutOff } from './cutOff.ts';
import { expect, sites, test } from './fixtures.ts';
import { readIn } from './reading.ts';

for (const language of languages)
  test(`at 390 px cards, people, data, payments and the staff desk cut off no text: ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await readIn(page, 'it', language);
    await page.goto(`${sites.portal}payments-list`);
    await expect(page.getByRole('row').nth(3)).toBeVisible();
    expect(await cutOff(page)).toEqual([]);
    await page.goto(`${sites.portal}account?page=managePayments`);
    const cards = page.frameLocator('main iframe');
    await expect(cards.getByRole('listitem').first()).toBeVisible();
    expect(await cutOff(page)).toEqual([]);
    for (const frame of page.frames().slice(1)) expect(await cutOff(frame)).toEqual([]);
    for (const [section, shown] of [
      ['team', '.ta-team__act'],
      ['data', '.ta-data__part'],
    ] as const) {
      await page.goto(`${sites.portal}account?page=${section}`);
      await expect(page.locator(shown).first()).toBeVisible();
      expect(await cutOff(page)).toEqual([]);
    }

    await page.goto(`${sites.lab}staff/`);
    await page.locator('input[name=email]').fill('desk@lab.test');
    await page.locator('input[name=password]').fill('Trade-2026');
    await page.locator('input[name=password]').press('Enter');
    await expect(page.getByRole('search')).toBeVisible();
    for (const path of ['', 'customers', 'privacy']) {
      await page.goto(`${sites.lab}staff/${path}`);
      await page.getByRole('navigation').locator(`a[lang="${language}"]`).click();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await page.waitForLoadState('load');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await cutOff(page)).toEqual([]);
    }
  });
