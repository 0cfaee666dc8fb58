import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, sites, test } from './fixtures.ts';
import { readIn } from './reading.ts';

const address = `${sites.portal}create-layout`;

test('LAY-01, LAY-02, LAY-03, LAY-37: the three ways, one section at a time, in the address', async ({
  page,
}) => {
  await readIn(page, 'us', 'en');
  await page.goto(`${sites.portal}faq`);
  await page
    .getByRole('main')
    .getByRole('link', { name: 'The 3 ways to create a layout: choose yours!' })
    .click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'The 3 ways to create a layout: choose yours!',
  );
  const more = page.getByRole('button', { name: /^MORE INFO/ });
  await expect(more).toHaveText(['MORE INFO', 'MORE INFO', 'MORE INFO']);
  await more.first().click();
  await expect(page).toHaveURL(`${address}#graphisoftware`);
  await expect(page.getByText('419.8 MB', { exact: true })).toBeVisible();
  for (const [part, count] of [
    ['mac', 12],
    ['windows', 8],
    ['faq', 15],
  ] as const)
    await expect(page.locator(`[data-part="${part}"] summary`)).toHaveCount(count);
  await expect(page.locator('[data-part="tips"] li')).toHaveCount(8);

  await more.nth(1).click();
  await expect(page).toHaveURL(`${address}#graficafornita`);
  await expect(page.locator('[data-part="requirements"] li')).toHaveCount(5);
  await expect(page.locator('[data-part="faq"] summary')).toHaveCount(7);
  await expect(page.getByText('419.8 MB')).toHaveCount(0);

  await more.nth(2).click();
  await expect(page).toHaveURL(`${address}#impaginazione`);
  await expect(page.locator('[data-part="faq"] summary')).toHaveCount(6);
  await expect(page.getByRole('row')).toHaveCount(11);
  await page.goBack();
  await expect(page).toHaveURL(`${address}#graficafornita`);
  await expect(page.locator('[data-part="faq"] summary')).toHaveCount(7);
});

test('LAY-14, LAY-37: a link to a trouble leads through the sign-in to its answer', async ({ page }) => {
  await readIn(page, 'us', 'en');
  await page.goto(`${address}#graphisoftware/windows-index`);
  await expect(page.locator('summary', { hasText: 'Index out of range' }).last()).toBeFocused();
  await expect(
    page.locator('[data-part="windows-index"]').getByText('Reset the preferences'),
  ).toBeInViewport();
});

test('LAY-18, LAY-22, LAY-23, LAY-33: orientation, unit, size and profile lead to a template, which is downloaded', async ({
  page,
}) => {
  await readIn(page, 'us', 'en');
  await page.goto(`${address}#graficafornita/template`);
  const form = page.getByRole('form', { name: 'Download a template' });
  const button = form.getByRole('button', { name: 'Download' });
  await form.getByLabel('Orientation').selectOption('Square');
  await form.getByLabel('Unit').selectOption('Inches (in)');
  await form.getByLabel('Size').selectOption('30x30');
  await expect(button).toBeDisabled();
  await form.getByLabel('Colour profile').selectOption('sRGB');
  await form.getByLabel('Template').selectOption('Wedding Book · PDF');
  const [saved] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(saved.suggestedFilename()).toMatch(/^weddingbook-12x12in-\d{4}-sRGB\.pdf$/);
  expect(readFileSync(await saved.path(), 'latin1').slice(0, 5)).toBe('%PDF-');
});

for (const [agent, isDirect] of [
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_6) AppleWebKit/605.1.15', false],
] as const)
  test.describe(agent, () => {
    test.use({ userAgent: agent });
    test(`LAY-08, LAY-09: an older version leads to its download, ${isDirect ? 'straight to the file' : 'through the helper'}`, async ({
      page,
    }) => {
      await readIn(page, 'us', 'en');
      await page.goto(`${address}#graphisoftware`);
      await page.getByText('Previous versions for Mac', { exact: true }).last().click();
      await page.getByRole('link', { name: 'Download: Graphisoftware 6.0.0 for Mac' }).click();
      await expect(page).toHaveURL(`${sites.portal}documents?filter=graphisoftware`);
      const name = /^Download: Graphisoftware 6\.0\.0 for Mac/;
      await expect(page.getByRole(isDirect ? 'link' : 'button', { name })).toBeVisible();
      await expect(page.getByRole(isDirect ? 'button' : 'link', { name })).toHaveCount(0);
    });
  });

test('CONST2-31, CONST2-35: 60 pages with 80 photos are 20 extra', async ({ page }) => {
  await readIn(page, 'us', 'en');
  await page.goto(`${address}#impaginazione/images`);
  const form = page.getByRole('form', { name: 'Check your number of photos' });
  await form.getByLabel('Graphic style').selectOption('Reportage');
  await form.getByLabel('Number of pages').fill('60');
  await form.getByLabel('Number of photos').fill('80');
  await expect(form.getByRole('status')).toHaveText(
    /60 pages in Reportage: 80 photos.*fits.*20 photos are beyond the number of pages and are charged/,
  );
});

for (const [language, title, colorScheme] of [
  ['de', 'Die 3 Wege zum Layout: Wählen Sie Ihren!', 'dark'],
  ['it', 'I 3 modi per creare un’impaginazione: scegli il tuo!', 'light'],
  ['es', 'Las 3 formas de crear una maquetación: ¡elige la tuya!', 'dark'],
  ['fr', 'Les 3\u00a0façons de créer une mise en page\u00a0: choisissez la vôtre\u202f!', 'light'],
] as const)
  test(`LAY-04, I18N2-09: in ${language} at 390 px, ${colorScheme}: everything is translated, fits and passes axe`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme });
    await readIn(page, 'us', language);
    for (const way of ['graphisoftware', 'graficafornita', 'impaginazione']) {
      await page.goto(`${address}#${way}`);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(main.locator(`#ta-layout-${way}`)).toBeVisible();
      await expect(main.locator('[aria-busy="true"], .ta-skeleton')).toHaveCount(0);
      await expect(main.locator('[lang="en"]')).toHaveCount(0);
      const { violations } = await new AxeBuilder({ page }).include('main').analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(await overflow()).toBeLessThanOrEqual(0);
    }
  });
