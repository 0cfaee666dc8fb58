import { randomBytes } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
import type { FrameLocator, Page, Request } from '@playwright/test';
import { makeSheet, sheetPixels } from '../fixtures/sheets.ts';
import { openSession, credentialsOf, expect, sites, test } from './fixtures.ts';

interface Order {
  readonly commessa: string;
  readonly by_ftp: boolean;
  readonly blocked: boolean;
  readonly tipo: string;
  readonly transfer_status: number | null;
}
interface Slot {
  readonly slot: string;
  readonly kind: string;
  readonly number: number;
  readonly w_mm: number;
  readonly h_mm: number;
  readonly bleed_mm: number;
}

async function ask(page: Page, token: string, path: string, data: unknown): Promise<never> {
  const answer = await page.request.post(`${sites.lab}gateway?endpoint=${path}`, {
    data,
    headers: { authorization: `Bearer ${token}` },
  });
  if (!answer.ok()) throw new Error(`ta: ${path} answered ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()) as never;
}

/** An album that waits for its files, on the first page of its list. Each test has an account of its own. */
async function waitingAlbum(page: Page, token: string): Promise<{ code: string; slots: Slot[] }> {
  const { orders } = (await ask(page, token, '/api/customer/orders/last', {})) as { orders: Order[] };
  const found = orders.filter(
    ({ by_ftp, blocked, tipo, transfer_status: sent }) =>
      by_ftp && blocked && tipo === 'album' && (sent === 0 || sent === 1),
  );
  const code = found[0]?.commessa;
  if (code === undefined) throw new Error('ta: this account has no album that waits for files');
  const { slots } = (await ask(page, token, '/api/customer/uploads/ledger', { order_code: code })) as {
    slots: Slot[];
  };
  return { code, slots };
}

async function open(page: Page, code: string, button = /SEND FILES|RESUME UPLOAD/): Promise<FrameLocator> {
  await page.goto(`${sites.portal}orders-list`);
  const row = page
    .getByRole('region', { name: 'INCOMPLETE ORDERS' })
    .locator('tbody')
    .getByRole('row')
    .filter({ hasText: code });
  await row.getByRole('button', { name: button }).click();
  const frame = page.getByRole('dialog', { name: `Upload files for order ${code}` }).frameLocator('iframe');
  await expect(frame.getByText(`Files for order ${code}`)).toBeVisible();
  return frame;
}

const choose = (frame: FrameLocator, files: { name: string; buffer: Buffer }[]) =>
  frame
    .locator('.ta-uploads-drop input[type=file]')
    .first()
    .setInputFiles(files.map(({ name, buffer }) => ({ name, buffer, mimeType: 'image/jpeg' })));

/** Records the bytes that the browser sends to the lab. */
function recordPatches(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(request);
  });
  return sent;
}
/** '1' is not '10'. */
const row = (frame: FrameLocator, place: string) =>
  frame.getByRole('listitem').filter({ hasText: new RegExp(`${place.replace('.', '\\.')}(?!\\d)`) });

/** Another file of more than one piece of 8 MiB with the same picture: a JPEG may carry anything behind its end. */
const makeLarge = (sheet: Buffer) => Buffer.concat([sheet, randomBytes(12_000_000)]);

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
