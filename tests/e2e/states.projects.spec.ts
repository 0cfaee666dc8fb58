import { expect, sites, test } from './fixtures.ts';
import { look, lookedAt, openIn } from './stateLooks.ts';
import { withoutScene } from './withoutScene.ts';

// Each state is looked at six times.
test.describe.configure({ timeout: 600_000 });
// An act that never becomes possible is told at once, not after all this time.
test.use({ actionTimeout: 30_000 });

const account = 'gb';

for (const language of lookedAt) {
  test(`${language}: projects with their menus, questions and outcomes`, async ({ page, guard }) => {
    guard.allow(/status of (404|503)/);
    await openIn(page, account, language, 'projects?filter=go');
    const card = page.locator('.ta-projects__item').first();
    const more = card.locator('[aria-haspopup=menu]');
    const entries = page.getByRole('menuitem');
    await more.click();
    await look(page, `PROJ actions of a project, ${language}`, entries.first());
    await entries.nth(0).click();
    await look(page, `PROJ a project is renamed, ${language}`, page.getByRole('dialog').getByRole('textbox'));
    await page.keyboard.press('Escape');
    await card
      .locator('.ta-projects__actions button')
      .filter({ hasText: /^(Delete|Löschen)$/ })
      .click();
    await look(
      page,
      `PROJ-21 the question before a project is deleted, ${language}`,
      page.getByRole('alertdialog'),
    );
    // Another window has deleted it.
    await page.route(/delete_project/, (route) =>
      route.fulfill({ status: 404, json: { error: { code: 'not_found', message: 'gone' } } }),
    );
    await page.getByRole('alertdialog').getByRole('button').last().click();
    await look(
      page,
      `PROJ a project that is gone, ${language}`,
      page.locator('.ta-projects__outcome[data-shown], .ta-notice').first(),
    );
    await page.goto(`${sites.portal}projects?filter=wallart`);
    await page.locator('.ta-projects__bar [aria-haspopup=menu], .ta-projects__bar button').first().click();
    await look(page, `PROJ-01 a project is created, ${language}`, page.getByRole('menuitem').first());
    await page.goto(`${sites.portal}projects?filter=photobook&page=2`);
    await look(page, `PROJ-19 the second page, ${language}`, page.locator('.ta-projects__panel').first());
    await page.route(/get-all-projects-works/, (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto(`${sites.portal}projects?filter=go`);
    await look(page, `PROJ no answer, ${language}`, page.locator('[part=failed]'));
    await page.goto('about:blank');
    await openIn(page, 'empty', language, 'projects');
    await look(page, `PROJ-13 no projects, ${language}`, page.locator('[part=empty]'));
  });

  test(`${language}: what can be printed again`, async ({ page, guard }) => {
    guard.allow(/status of 503/);
    await openIn(page, account, language, 'print-again');
    await withoutScene(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [aria-busy=true], .ta-skeleton')).toHaveCount(0);
    await page.getByRole('searchbox').fill('zebra crossing');
    await page.keyboard.press('Enter');
    await look(page, `AGAIN a search without results, ${language}`, page.locator('main [part=empty]'));
    await page.route(/customer%2Fquotes(&|$)/, (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto(`${sites.portal}print-again`);
    await look(page, `AGAIN-05 no answer, ${language}`, page.locator('main [part=failed]'));
  });
}
