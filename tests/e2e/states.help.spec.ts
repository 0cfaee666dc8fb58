import { expect, sites, test } from './fixtures.ts';
import { look, lookedAt, openIn } from './stateLooks.ts';

// Each state is looked at six times.
test.describe.configure({ timeout: 600_000 });
// An act that never becomes possible is told at once, not after all this time.
test.use({ actionTimeout: 30_000 });

const account = 'gb';

for (const language of lookedAt) {
  test(`${language}: questions that are searched, and answers that are open`, async ({ page, guard }) => {
    guard.allow(/status of 503/);
    await openIn(page, account, language, 'faq');
    const search = page.getByRole('searchbox');
    await page.locator('summary').first().click();
    await look(page, `FAQ-02 an answer, ${language}`, page.locator('.ta-help__answer').first());
    await search.fill('300');
    await look(page, `FAQ-17 marked matches, ${language}`, page.locator('mark').first());
    await search.fill('zebra crossing');
    await look(page, `FAQ-17 no results, ${language}`, page.locator('[part=empty]'));
    await page.goto(`${sites.portal}faq?question=gone`);
    await look(page, `FAQ a question that is gone, ${language}`, page.locator('.ta-notice').first());
    await page.route(/\/public\/faq/, (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto(`${sites.portal}faq`);
    await look(page, `FAQ no answer, ${language}`, page.locator('[part=failed]'));
  });

  test(`${language}: the three ways to a layout with what opens in them`, async ({ page }) => {
    await openIn(page, account, language, 'create-layout#graphisoftware');
    const open = async (part: string) => {
      const answers = page.locator(`[data-part="${part}"] summary`);
      await expect(answers.first()).toBeVisible();
      for (const each of await answers.all()) await each.click();
    };
    for (const part of ['mac', 'windows', 'faq']) await open(part);
    await look(
      page,
      `LAY-13 all answers of the software, ${language}`,
      page.locator('[data-part="faq"] .ta-help__answer').first(),
    );

    await page.goto(`${sites.portal}create-layout#graficafornita`);
    await open('faq');
    const form = page.locator('.ta-layout__calculator');
    const fields = form.locator('select');
    await expect(fields.first()).toBeVisible();
    for (let field = 0; field < 4; field += 1)
      await fields.nth(field).selectOption({ index: field === 1 ? 0 : 2 });
    await look(page, `LAY-22 a template is chosen, ${language}`, form.getByRole('button').last());

    await page.goto(`${sites.portal}create-layout#impaginazione`);
    const calculator = page.locator('.ta-layout__calculator');
    await calculator.locator('input').first().fill('60');
    await calculator.locator('input').last().fill('80');
    await look(page, `LAY-30 recommended photos, ${language}`, calculator.locator('.ta-layout__charged'));
    await calculator.locator('input').first().fill('sixty');
    await look(
      page,
      `LAY-30 a number that is none, ${language}`,
      calculator.locator('input[aria-invalid=true]'),
    );
    await page.locator('.ta-layout__style-button').first().click();
    await look(
      page,
      `LAY-27 gallery of a style, ${language}`,
      page.getByRole('dialog').locator('.ta-layout__steps'),
    );
  });

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
