import { readFile } from 'node:fs/promises';
import { expect, sites, test } from './fixtures.ts';
import { openDesk } from './messageSteps.ts';
import { readEnglish, readIn } from './reading.ts';
import { unzip } from '../fixtures/zip.ts';

test('the owner downloads a copy of the data, and requests an erasure, which the desk confirms', async ({
  page,
  browser,
}) => {
  // Its photos are no other flow's.
  await readEnglish(page, 'empty');
  await page.goto(`${sites.portal}account?page=data`);
  await page.getByRole('button', { name: 'Prepare download' }).click();
  await expect(page.getByText('Your download is ready until')).toBeVisible({ timeout: 20_000 });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download ZIP' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^trade-area-\d+-\d{4}-\d{2}-\d{2}\.zip$/);
  const files = unzip(await readFile(await download.path()));
  expect(files.get('data/customers.json')?.toString()).toContain('empty@studio.test');

  // A request is withdrawn as long as it waits.
  await page.getByRole('radio', { name: 'Photos' }).check();
  await page.getByRole('button', { name: 'Request erasure' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Request erasure' }).click();
  await expect(page.getByText('Your request was sent.')).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw request: Photos' }).click();
  await expect(page.getByText('Your request was withdrawn.')).toBeVisible();

  await page.getByRole('button', { name: 'Request erasure' }).click();
  await question.getByRole('button', { name: 'Request erasure' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Photos' }).first();
  await expect(row).toContainText('Waiting for the lab');

  const { desk } = await openDesk(browser);
  await desk.getByRole('link', { name: /^Data requests\s*\d/ }).click();
  const waiting = desk.getByRole('listitem').filter({ hasText: 'To decide' });
  await waiting.getByRole('button', { name: 'Erase' }).click();
  await expect(desk.getByText('Tick the box to confirm that you’ve checked the request.')).toBeVisible();
  await waiting.getByRole('checkbox').check();
  await waiting.getByRole('button', { name: 'Erase' }).click();
  await expect(desk.getByText('Confirmed. The data is being erased.')).toBeVisible();
  await expect(waiting).toHaveCount(0);

  await expect(async () => {
    await page.reload();
    await expect(row).toContainText('Done', { timeout: 1_000 });
  }).toPass();
  // The copy held what is erased now.
  await expect(page.getByRole('button', { name: 'Download ZIP' })).toHaveCount(0);
});

test('the periods are shown in the reader’s language', async ({ page }) => {
  await readIn(page, 'empty', 'de');
  await page.goto(`${sites.portal}account?page=data`);
  await page.getByText('Wie lange wir Daten aufbewahren').click();
  await expect(page.getByText('Druckdateien nach der Lieferung').locator('..')).toContainText('1 Jahr');
  await expect(page.getByText('Bestellungen, Zahlungen und Rechnungen').locator('..')).toContainText(
    '10 Jahre',
  );
});
