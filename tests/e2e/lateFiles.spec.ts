/** Files that come when they are first needed, and never answer: ten seconds later the work goes on without them (T-B9). */
import type { Page } from '@playwright/test';
import { makeSheet, sheetPixels } from '../fixtures/sheets.ts';
import { openSession, expect, sites, test } from './fixtures.ts';
import { orderWith } from './messageSteps.ts';
import { choose, open, row, waitingAlbum } from './uploadSteps.ts';
import type { Slot } from './uploadSteps.ts';

/** From now on these files do not answer, until `answer` is called; `asked` resolves with the first question. */
async function holdFiles(page: Page, files: RegExp) {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((come) => (answer = come));
  await page.route(files, async (route) => {
    await answered;
    await route.continue();
  });
  const asked = page.waitForRequest(files);
  await page.clock.install();
  return { asked, answer: () => answer() };
}

test('answers of the lab are shown as words without the file that makes their HTML safe', async ({
  page,
}) => {
  await openSession(page, 'us');
  const files = await holdFiles(page, /\/purify-[\w-]+\.js$/);
  await page.goto(`${sites.portal}faq?question=discounts`);
  await files.asked;
  const words = page.getByText('private to your account');
  await page.clock.fastForward(4_000);
  await expect(words).toHaveCount(0);
  await page.clock.fastForward(7_000);
  await expect(words).toBeVisible();
});

test('chosen files are uploaded without the file that checks them in the browser: the lab does', async ({
  page,
}) => {
  const token = await openSession(page, 'uk');
  const { code, slots } = await waitingAlbum(page, token);
  const slot = slots.find(({ kind }) => kind === 'spread') as Slot;
  const files = await holdFiles(page, /\/examine-[\w-]+\.js$/);
  const frame = await open(page, code);
  const name = `${String(slot.number).padStart(3, '0')}.jpg`;
  await choose(frame, [{ name, buffer: await makeSheet({ ...sheetPixels(slot), seed: 5, quality: 60 }) }]);
  await files.asked;
  await page.clock.fastForward(11_000);
  await expect(row(frame, name)).toContainText('Ready');
});

test('a file beside a message waits for the file that sends it, and RESUME UPLOAD sends it', async ({
  page,
}) => {
  const token = await openSession(page, 'uk');
  const code = await orderWith(page, token, 'quiet');
  const files = await holdFiles(page, /\/tusTransport-[\w-]+\.js$/);
  await page.goto(`${sites.portal}order/${code}/message`);
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'cover.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n1') });
  await files.asked;
  await page.clock.fastForward(11_000);
  const resume = page.getByRole('button', { name: 'RESUME UPLOAD' });
  await expect(resume).toBeVisible();
  files.answer();
  await expect(async () => {
    // Until the file has come, the upload is interrupted at once.
    await resume.click();
    await expect(page.getByText('Uploaded', { exact: true })).toBeVisible({ timeout: 2_000 });
  }).toPass();
});
