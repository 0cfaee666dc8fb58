import { expect, sites, test } from './fixtures.ts';
import { look, lookedAt, openIn } from './stateLooks.ts';

// Each state is looked at six times.
test.describe.configure({ timeout: 600_000 });
// An act that never becomes possible is told at once, not after all this time.
test.use({ actionTimeout: 30_000 });

const account = 'gb';

for (const language of lookedAt) {
  test(`${language}: the question about privacy, and a choice that is not saved`, async ({ page, guard }) => {
    guard.allow(/status of 503/);
    await openIn(page, account, language, 'privacy');
    await page.route(/set_gdpr/, (route) => route.fulfill({ status: 503, body: '' }));
    const choice = page.locator('.ta-consent').getByRole('checkbox');
    await expect(choice).toBeEnabled();
    await choice.click();
    await look(page, `PRIV-14 not saved, ${language}`, page.locator('.ta-consent .ta-notice'));
    // The question of a first visit.
    await page.route(/check_gdpr/, (route) => route.fulfill({ json: { show: true, gdpr_value: 0 } }));
    await page.evaluate(() => localStorage.removeItem('openGDPR'));
    await page.goto(`${sites.portal}faq`);
    await look(page, `PRIV-06 the question, ${language}`, page.getByRole('dialog'));
  });
}
