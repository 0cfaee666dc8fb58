import type { Page } from '@playwright/test';
import { expect, sites, test } from './fixtures.ts';
import { look, lookedAt, openIn } from './stateLooks.ts';

// Each state is looked at six times.
test.describe.configure({ timeout: 600_000 });
// An act that never becomes possible is told at once, not after all this time.
test.use({ actionTimeout: 30_000 });

const account = 'gb';
const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));

for (const language of lookedAt) {
  test(`${language}: documents while a file is on its way, gone, or refused, and a template that is chosen`, async ({
    page,
    guard,
  }) => {
    guard.allow(/status of (404|503)/);
    await openIn(page, account, language, 'documents');
    const table = page
      .locator('.ta-downloads__actions a[href*=".csv"], .ta-downloads__actions a')
      .filter({ hasText: 'CSV' });
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route(/download%2F|\/download\//, async (route) => {
      await answered;
      await route.fulfill({ status: 404, json: { error: { code: 'not_found', message: 'gone' } } });
    });
    await table.first().click();
    await look(page, `DOC-12 Please wait, ${language}`, dialog(page));
    answer();
    await look(page, `DOC-22 File not found, ${language}`, page.getByRole('alertdialog'));
    await page.keyboard.press('Escape');
    await page.unroute(/download%2F|\/download\//);

    await page.goto(`${sites.portal}documents?filter=templates`);
    const steps = page.locator('.ta-downloads__chain select');
    await expect(steps.first()).toBeVisible();
    // Each choice opens the next step.
    for (let step = 0; step < (await steps.count()); step += 1)
      await steps.nth(step).selectOption({ index: 1 });
    await expect(page.locator('.ta-downloads__templates button')).toBeEnabled();
    await look(page, `DOC-06 a template is chosen, ${language}`, steps.last());

    await page.route(/documents-list/, (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto(`${sites.portal}documents`);
    await look(page, `DOC no answer, ${language}`, page.locator('[part=failed]'));
  });

  test(`${language}: libraries with a preview of each kind, a ZIP under way, a search, and folders that are empty or gone`, async ({
    page,
    guard,
  }) => {
    guard.allow(/status of 503/);
    await openIn(page, account, language, 'marketing-materials?path=%2FCHRISTMAS');
    const previews = page.locator('button.ta-downloads__picture');
    await previews.first().click();
    await look(page, `LIB-07 preview of a picture, ${language}`, dialog(page).locator('img'));
    await page.keyboard.press('Escape');
    await page.locator('.ta-downloads__head').getByRole('checkbox').check();
    await look(
      page,
      `LIB selected files, ${language}`,
      page.locator('.ta-downloads__selection button').last(),
    );
    await page.route(/download-archive/, () => undefined);
    await page.locator('.ta-downloads__selection button').last().click();
    await look(page, `DOC-12 a ZIP is made, ${language}`, dialog(page).getByRole('progressbar'));
    await page.keyboard.press('Escape');
    await page.unroute(/download-archive/);
    await page.route(/download-archive/, (route) => route.fulfill({ status: 503, body: '' }));
    await page.locator('.ta-downloads__selection button').last().click();
    await look(page, `DOC-22 a ZIP that failed, ${language}`, page.getByRole('alertdialog'));
    await page.keyboard.press('Escape');

    const search = page.getByRole('searchbox');
    await page.goto(`${sites.portal}download`);
    await search.fill('poster');
    await look(page, `LIB search, ${language}`, page.locator('.ta-downloads__tile').first());
    await search.fill('zebra crossing');
    await look(page, `LIB search without results, ${language}`, page.locator('[part=empty]'));

    await page.goto(`${sites.portal}download?path=/nothing`);
    await look(page, `LIB-08 Folder not found, ${language}`, page.locator('[part=empty]'));

    await page.goto(`${sites.portal}video-tutorials/graphisoftware`);
    await page.locator('.ta-downloads__lesson button').first().click();
    await look(page, `LIB-07 preview of a film, ${language}`, dialog(page).locator('video'));
    await page.keyboard.press('Escape');
    // A folder that the lab has emptied meanwhile.
    const emptied = { name: 'CHRISTMAS', title: 'CHRISTMAS', type: 'folder', special: '', elements: [] };
    await page.route(/customer%2Fmarketing-materials/, (route) =>
      route.fulfill({ json: { downloads_new: { 'marketing-materials': [emptied] } } }),
    );
    await page.goto(`${sites.portal}marketing-materials?path=%2FCHRISTMAS`);
    await page.getByRole('button', { name: /^(Refresh|Aktualisieren)$/ }).click();
    await look(page, `LIB-08 Folder is empty, ${language}`, page.locator('[part=empty]'));
  });
}
