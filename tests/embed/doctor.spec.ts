import { AxeBuilder } from '@axe-core/playwright';
import { expect, sites, test } from '../e2e/fixtures.ts';
import { gateway, openPageWith } from './page.ts';

/** Scripts that do not come have ten seconds. */
const patient = { timeout: 20_000 };

/** The page at which one mistake of each kind is made. */
const mistakes = [
  'moduleType',
  'script',
  'policy',
  'gateway',
  'frames',
  'names',
  'properties',
  'language',
  'nesting',
  'size',
  'tokens',
];

test('each mistake of a page is found, with its reason and the code to write instead, in two languages', async ({
  page,
  guard,
}) => {
  guard.allow(/outside a module|frame-ancestors|ERR_BLOCKED|Framing|refused to connect/i);
  await page.goto(`${sites.demo}mistakes/`);
  const doctor = page.locator('ta-doctor');
  await expect(doctor.getByText('<ta-documents> has no script on this page.')).toBeVisible(patient);
  const found = await doctor
    .locator('[data-check]')
    .evaluateAll((items) => [...new Set(items.map((item) => item.getAttribute('data-check')))]);
  expect(found.toSorted()).toEqual(mistakes.toSorted());
  // The policy of the framed page is none of this page's.
  await expect(doctor.locator('[data-check=policy]')).toHaveCount(1);

  for (const code of [
    `<script type="module" src="${gateway}/widgets/v1/documents.js"></script>`,
    `<script type="module" src="${gateway}/widgets/v1/cards.js"></script>`,
    `media-src 'self' ${gateway};`,
    `gateway="${gateway}"`,
    '<ta-orders variant="full">',
    'list="shipped"',
    '<ta-payments></ta-payments>',
    'lang="en"',
    '--ta-color-accent: …;',
  ])
    await expect(doctor.getByText(code, { exact: true }), code).toBeVisible();

  const { violations } = await new AxeBuilder({ page }).include('ta-doctor').analyze();
  expect(violations).toEqual([]);
  await page.getByLabel('Language').selectOption('de');
  await expect(doctor.getByText('Für <ta-documents> fehlt auf dieser Seite das Skript.')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  const { width = 0 } = (await doctor.boundingBox()) ?? {};
  const widest = await doctor.evaluate(
    (element) => element.shadowRoot?.querySelector('section')?.scrollWidth ?? 0,
  );
  expect(widest).toBeLessThanOrEqual(Math.ceil(width));
});

test('a page that does everything right is told so, and stays so', async ({ page }) => {
  await openPageWith(
    page,
    `<ta-provider gateway="${gateway}" lang="en"><ta-login></ta-login><ta-doctor></ta-doctor></ta-provider>`,
  );
  const doctor = page.locator('ta-doctor');
  await expect(doctor.getByText('Nothing wrong found')).toBeVisible(patient);
  const asked = page.waitForResponse(`${gateway}/health`);
  await doctor.getByRole('button', { name: 'Check again' }).click();
  expect((await asked).status()).toBe(200);
  await expect(doctor.getByText('Nothing wrong found')).toBeVisible();
});
