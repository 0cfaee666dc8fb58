import { readFile } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { makeSheet, sheetPixels } from '../fixtures/sheets.ts';
import { logIn, openSession, expect, sites, test } from './fixtures.ts';
import { ask, choose, open, recordPatches, row, waitingAlbum } from './uploadSteps.ts';
import type { Slot } from './uploadSteps.ts';

test('files are chosen, checked, assigned, accepted and submitted (P-UPLOAD, EMB-06)', async ({ page }) => {
  test.setTimeout(240_000);
  const token = await openSession(page, 'ie');
  const { code, slots } = await waitingAlbum(page, token);
  const sent = recordPatches(page);
  const frame = await open(page, code);

  await choose(frame, [
    { name: '002.jpg', buffer: Buffer.from('8BPS not a picture of a kind the lab prints') },
  ]);
  await expect(row(frame, '002.jpg')).toContainText('Export as JPG, TIFF or PDF');
  await row(frame, '002.jpg').getByRole('button', { name: 'Remove 002.jpg' }).click();
  expect(sent).toHaveLength(0);

  const files = await Promise.all(
    slots.map(async (slot) => {
      const soft = slot.kind === 'spread' && slot.number === 2 ? 0.7 : 1;
      const { width, height } = sheetPixels(slot);
      const size = { width: Math.ceil(width * soft), height: Math.ceil(height * soft) };
      const name = slot.kind === 'cover' ? 'cover.jpg' : `${String(slot.number).padStart(3, '0')}.jpg`;
      return { name, buffer: await makeSheet({ ...size, seed: slot.number + 40, quality: 60 }) };
    }),
  );
  await choose(frame, files);
  const send = frame.getByRole('button', { name: 'Submit for printing' });
  await expect(frame.getByText(`${slots.length - 1} of ${slots.length} ready`)).toBeVisible({
    timeout: 120_000,
  });
  await expect(send).toBeDisabled();
  const soft = row(frame, 'Spread 2');
  await expect(soft).toContainText('210 dpi instead of 300');
  await soft.getByRole('button', { name: 'Print anyway: 002.jpg' }).click();
  await expect(frame.getByText(`${slots.length} of ${slots.length} ready`)).toBeVisible();

  await send.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const order = page
    .getByRole('region', { name: 'INCOMPLETE ORDERS' })
    .locator('tbody')
    .getByRole('row')
    .filter({ hasText: code });
  await expect(order.getByRole('button', { name: /SEND FILES|RESUME UPLOAD/ })).toHaveCount(0);
  const ledger = (await ask(page, token, '/api/customer/uploads/ledger', { order_code: code })) as {
    sent: string;
    open: boolean;
  };
  expect([ledger.sent !== '', ledger.open]).toEqual([true, false]);
});

/** Signs in as a customer who reads English and has an order that waits for files, of a product with a template in its size. */
async function waitingWithTemplate(page: Page): Promise<{ code: string; template: string }> {
  for (const account of ['us', 'uk', 'au', 'ca', 'ie'] as const) {
    const { token } = await logIn(page, account);
    const { orders } = (await ask(page, token, '/api/customer/orders/last', {})) as {
      orders: { commessa: string; by_ftp: boolean; blocked: boolean; transfer_status: number | null }[];
    };
    for (const { commessa: code, by_ftp, blocked, transfer_status: sent } of orders) {
      if (!by_ftp || !blocked || (sent !== 0 && sent !== 1)) continue;
      const body = { order_code: code };
      const { order } = (await ask(page, token, '/api/customer/uploads/ledger', body)) as {
        order: { template: string };
      };
      if (order.template === '') continue;
      await openSession(page, account);
      return { code, template: order.template };
    }
  }
  throw new Error('ta: no order that waits for files has a template');
}

test('P-UPLOAD: the head leads to the template of the product in its size', async ({ page }) => {
  const { code, template: address } = await waitingWithTemplate(page);
  const frame = await open(page, code);
  const link = frame.getByRole('link', { name: 'Download the template' });
  await expect(link).toHaveAttribute('href', address);
  const [saved] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(await readFile(await saved.path(), 'utf8')).toContain('<svg');
  // Nothing but the file: no other tab, and the uploader is still there.
  expect(page.context().pages()).toHaveLength(1);
  await expect(link).toBeVisible();
});

test('by the keyboard alone a file is moved to another position and removed', async ({ page }) => {
  const token = await openSession(page, 'au');
  const { code, slots } = await waitingAlbum(page, token);
  const slot = slots.find(({ kind }) => kind === 'spread') as Slot;
  const frame = await open(page, code);
  await choose(frame, [{ name: '003.jpg', buffer: await makeSheet({ ...sheetPixels(slot), seed: 5 }) }]);
  await expect(row(frame, 'Spread 3')).toContainText('Ready', { timeout: 60_000 });
  await frame.getByRole('button', { name: 'Move 003.jpg to' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(row(frame, 'Spread 1')).toContainText('003.jpg');
  await frame.getByRole('button', { name: 'Remove 003.jpg' }).focus();
  await page.keyboard.press('Enter');
  await expect(row(frame, 'Spread 1')).toContainText('No file yet');
  // The focus goes to the way back; a restored file has its place again.
  await expect(frame.getByRole('button', { name: 'Undo', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row(frame, 'Spread 1')).toContainText('003.jpg');
  await frame.getByRole('button', { name: 'Remove 003.jpg' }).press('Enter');
  await frame.getByRole('button', { name: 'Dismiss' }).press('Enter');
  await expect(frame.getByText('003.jpg')).toHaveCount(0);

  // P-CHECK-PAGES: another number of them, and the list says what the order costs then.
  await frame.getByRole('button', { name: 'Change pages' }).press('Enter');
  await frame.getByRole('combobox', { name: 'Pages' }).press('ArrowDown');
  const said = frame.getByText(/^New order total/);
  const total = /total: (\S+)/.exec((await said.textContent()) ?? '')?.[1] ?? 'nothing';
  await frame.getByRole('button', { name: /^Change to/ }).press('Enter');
  await expect(frame.getByText(`The order now has ${slots.length * 2} pages.`)).toBeVisible();
  await expect(row(frame, `Spread ${slots.length}`)).toContainText('No file yet');
  // No upload is running: no question is asked.
  await page.getByRole('button', { name: 'Close', exact: true }).press('Enter');
  await expect(page.getByRole('row').filter({ hasText: code })).toContainText(total);

  // Escape inside the page closes the window around it.
  const again = await open(page, code);
  await again.getByRole('button', { name: 'Change pages' }).press('Escape');
  await expect(page.getByRole('dialog', { name: `Upload files for order ${code}` })).toHaveCount(0);
});

for (const { scheme, width } of [
  { scheme: 'light', width: 390 },
  { scheme: 'dark', width: 1440 },
] as const)
  test(`the uploader and the change of method pass axe, ${scheme}, ${width} px wide`, async ({ browser }) => {
    const context = await browser.newContext({ colorScheme: scheme, viewport: { width, height: 900 } });
    const page = await context.newPage();
    const token = await openSession(page, 'de');
    const { code, slots } = await waitingAlbum(page, token);
    const ticket = async (purpose: string) =>
      ((await ask(page, token, '/api/customer/ticket', { purpose, order_code: code })) as { ticket: string })
        .ticket;
    await page.goto(`${sites.lab}embed/uploader?order_code=${code}&ta_token=${await ticket('upload')}`);
    await expect(page.getByText(`Dateien für Bestellung ${code}`)).toBeVisible();
    const slot = slots.find(({ kind }) => kind === 'spread') as Slot;
    const { width: w, height } = sheetPixels(slot);
    await page
      .locator('.ta-uploads-drop input[type=file]')
      .first()
      .setInputFiles([
        { name: `${width}.jpg`, mimeType: 'image/jpeg', buffer: Buffer.from('nothing') },
        {
          name: '1.jpg',
          mimeType: 'image/jpeg',
          buffer: await makeSheet({ width: Math.round(w / 2), height, seed: width }),
        },
      ]);
    await expect(page.getByText(/^Das ist eine Einzelseite/)).toBeVisible();
    const look = async () =>
      (
        await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
          .analyze()
      ).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    await page.getByRole('button', { name: 'Seitenzahl ändern' }).click();
    await expect(page.getByRole('combobox', { name: 'Seiten' })).toBeVisible();
    expect(await look()).toEqual([]);
    await page.goto(
      `${sites.lab}embed/change-method?order_code=${code}&by_ftp=1&ta_token=${await ticket('change-method')}`,
    );
    await expect(page.getByRole('radio').first()).toBeChecked();
    expect(await look()).toEqual([]);
    await context.close();
  });
