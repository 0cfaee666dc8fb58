import { makeSheet, sheetPixels } from '../fixtures/sheets.ts';
import { openSession, credentialsOf, expect, sites, test } from './fixtures.ts';
import { choose, makeLarge, open, recordPatches, row, waitingAlbum } from './uploadSteps.ts';
import type { Slot } from './uploadSteps.ts';

test('an interrupted upload continues where it stopped after a reload, when the file is chosen again; a changed file starts over', async ({
  page,
  guard,
}) => {
  test.setTimeout(180_000);
  guard.allow(/Failed to load resource|ERR_/);
  const token = await openSession(page, 'uk');
  const { code, slots } = await waitingAlbum(page, token);
  const slot = slots.find(({ kind }) => kind === 'spread') as Slot;
  const sheet = await makeSheet({ ...sheetPixels(slot), seed: 7 });
  const buffer = makeLarge(sheet);
  const frame = await open(page, code);
  // The second chunk of the file never arrives.
  await page.route('**/files/*', (route) =>
    Number(route.request().headers()['upload-offset'] ?? '0') > 0 ? route.abort() : route.continue(),
  );
  await choose(frame, [{ name: '001.jpg', buffer }]);
  await expect(row(frame, 'Spread 1')).toContainText('Connection lost. Retrying…');

  const dialog = page.getByRole('dialog', { name: `Upload files for order ${code}` });
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close window' }).click();
  await page.unroute('**/files/*');

  const again = await open(page, code, /RESUME UPLOAD/);
  await expect(again.getByText('An earlier upload was interrupted')).toBeVisible();
  await expect(row(again, 'Spread 1')).toContainText('Choose the file again to continue');
  const sent = recordPatches(page);
  await choose(again, [{ name: '001.jpg', buffer }]);
  await expect(row(again, 'Spread 1')).toContainText('Ready', { timeout: 60_000 });
  expect(sent.map((request) => request.headers()['upload-offset'])).toEqual([String(8 * 1024 * 1024)]);

  // The same name with other bytes is another file: no byte of the former is kept.
  await page.route('**/files/*', (route) =>
    Number(route.request().headers()['upload-offset'] ?? '0') > 0 ? route.abort() : route.continue(),
  );
  await choose(again, [{ name: '002.jpg', buffer: makeLarge(sheet) }]);
  await expect(row(again, 'Spread 2')).toContainText('Connection lost. Retrying…');
  await page.unroute('**/files/*');
  const third = await open(page, code, /RESUME UPLOAD/);
  await expect(row(third, 'Spread 2')).toContainText('Choose the file again to continue');
  const later = recordPatches(page);
  await choose(third, [{ name: '002.jpg', buffer: makeLarge(sheet) }]);
  await expect(row(third, 'Spread 2')).toContainText('The file has changed since the upload started');
  await expect(row(third, 'Spread 2')).toContainText('Ready', { timeout: 60_000 });
  expect(later[0]?.headers()['upload-offset']).toBe('0');
});

test('when the session ends during an upload, signing in over the page continues it (T-D4, DEC-02)', async ({
  page,
  guard,
}) => {
  test.setTimeout(180_000);
  guard.allow(/401/);
  const token = await openSession(page, 'us');
  const { code, slots } = await waitingAlbum(page, token);
  const slot = slots.find(({ kind }) => kind === 'spread') as Slot;
  const frame = await open(page, code);
  const address = page.url();
  let ended = false;
  await page.route('**/files/*', async (route) => {
    if (!ended && Number(route.request().headers()['upload-offset'] ?? '0') > 0) {
      ended = true;
      await page.request.post(`${sites.lab}auth/logout`, { headers: { authorization: `Bearer ${token}` } });
    }
    await route.continue();
  });
  const sent = recordPatches(page);
  const sheet = await makeSheet({ ...sheetPixels(slot), seed: 3 });
  await choose(frame, [{ name: '001.jpg', buffer: makeLarge(sheet) }]);
  await expect(frame.getByText('Sign in to continue')).toBeVisible();
  const again = page.getByLabel('Password', { exact: true });
  await again.fill(credentialsOf('us').password);
  await again.press('Enter');
  await expect(row(frame, 'Spread 1')).toContainText('Ready', { timeout: 60_000 });
  await expect(frame.getByText('Sign in to continue')).toHaveCount(0);
  expect(page.url()).toBe(address);
  // The refused chunk is sent once more, and nothing else.
  const offsets = sent.map((request) => Number(request.headers()['upload-offset']));
  expect(offsets.filter((offset) => offset === 0)).toHaveLength(1);
});
