import { AxeBuilder } from '@axe-core/playwright';
import type { FrameLocator, Page } from '@playwright/test';
import { makeSheet, sheetPixels } from '../fixtures/sheets.ts';
import { expect, logIn, openSession, sites, test } from './fixtures.ts';

interface Order {
  readonly commessa: string;
  readonly by_ftp: boolean;
  readonly blocked: boolean;
  readonly tipo: string;
  readonly transfer_status: number | null;
}
interface Ledger {
  readonly slots: readonly { w_mm: number; h_mm: number; bleed_mm: number }[];
  readonly files: readonly { name: string; state: string }[];
  readonly sent: string;
}

async function ask<T>(page: Page, token: string, path: string, data: unknown): Promise<T> {
  const answer = await page.request.post(`${sites.lab}gateway?endpoint=${path}`, {
    data,
    headers: { authorization: `Bearer ${token}` },
  });
  if (!answer.ok()) throw new Error(`ta: ${path} answered ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

const ledgerOf = (page: Page, token: string, code: string) =>
  ask<Ledger>(page, token, '/api/customer/uploads/ledger', { order_code: code });

const accountsWithOrders = ['us', 'uk', 'ca', 'ie', 'au'] as const;

/** An order of prints that waits for its files: any number of them, each of one size. */
async function waitingPrints(page: Page) {
  for (const account of accountsWithOrders) {
    const { token } = await logIn(page, account);
    const { orders } = await ask<{ orders: Order[] }>(page, token, '/api/customer/orders/last', {});
    const found = orders.find(
      ({ by_ftp, blocked, tipo, transfer_status: status }) =>
        by_ftp && blocked && tipo !== 'album' && status === 0,
    );
    if (found) return { account, code: found.commessa };
  }
  throw new Error('ta: no account has prints that wait for files');
}

const listed = (page: Page, code: string) =>
  page
    .getByRole('region', { name: 'INCOMPLETE ORDERS' })
    .locator('tbody')
    .getByRole('row')
    .filter({ hasText: code });

async function open(page: Page, code: string): Promise<FrameLocator> {
  await listed(page, code)
    .getByRole('button', { name: /SEND FILES|RESUME UPLOAD/ })
    .click();
  const frame = page.getByRole('dialog', { name: `Upload files for order ${code}` }).frameLocator('iframe');
  await expect(frame.getByText(`Files for order ${code}`)).toBeVisible();
  return frame;
}

type ChosenFile = { readonly name: string; readonly buffer: Buffer };
const choose = (frame: FrameLocator, files: readonly ChosenFile[]) =>
  frame
    .locator('.ta-uploads-drop input[type=file]')
    .first()
    .setInputFiles(files.map(({ name, buffer }) => ({ name, buffer, mimeType: 'image/jpeg' })));

test('25 files are chosen, the page is closed in the middle: on another computer the order names the missing ones, takes them and is submitted (P-RESUME, P-UPLOAD)', async ({
  page,
  browser,
  guard,
}) => {
  test.setTimeout(150_000);
  guard.allow(/ERR_|Failed to load/);
  const { account, code } = await waitingPrints(page);
  const token = await openSession(page, account);
  const [slot] = (await ledgerOf(page, token, code)).slots;
  if (!slot) throw new Error('ta: the order asks for no file');
  const files = await Promise.all(
    Array.from({ length: 25 }, async (_, index): Promise<ChosenFile> => {
      const buffer = await makeSheet({ ...sheetPixels(slot), seed: index + 1, quality: 40 });
      return { name: `${String(index + 1).padStart(3, '0')}.jpg`, buffer };
    }),
  );

  // Ten files get through, then the line stands still.
  let passed = 0;
  await page.route('**/files/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    passed += 1;
    if (passed <= 10) await route.continue();
  });
  await page.goto(`${sites.portal}orders-list`);
  const frame = await open(page, code);
  await choose(frame, files);
  const arrived = async () =>
    (await ledgerOf(page, token, code)).files.filter(({ state }) => state === 'checked').length;
  await expect.poll(arrived, { timeout: 60_000 }).toBe(10);

  // The window asks, once: neither the page inside nor the browser asks again.
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close window' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(asked).toEqual([]);
  await page.close();

  const elsewhere = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const other = await elsewhere.newPage();
  const session = await openSession(other, account);
  await other.goto(`${sites.portal}orders-list`);
  await expect(listed(other, code)).toContainText('15 of 25 files missing: 0');
  const second = await open(other, code);
  const missing = second.getByText(/Missing: /);
  const here = new Set(
    (await ledgerOf(other, session, code)).files
      .filter(({ state }) => state === 'checked')
      .map(({ name }) => name),
  );
  expect(here.size).toBe(10);
  const rest = files.filter(({ name }) => !here.has(name));
  await expect(missing).toContainText(rest[0]?.name ?? 'none');
  await expect(missing).toContainText('3 more');
  const submit = second.getByRole('button', { name: 'Submit for printing' });
  await expect(submit).toBeDisabled();
  const { violations } = await new AxeBuilder({ page: other })
    .withTags(['wcag2a', 'wcag2aa', 'wcag22aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);

  await choose(second, rest);
  await expect(second.getByText('25 of 25 ready')).toBeVisible({ timeout: 90_000 });
  await expect(missing).toHaveCount(0);
  // A removed file returns to its place without being sent again.
  const sent: string[] = [];
  other.on('request', (request) => void (request.method() === 'PATCH' && sent.push(request.url())));
  await second.getByRole('button', { name: 'Remove 007.jpg' }).press('Enter');
  await expect(second.getByText('24 of 24 ready')).toBeVisible();
  await expect(second.getByRole('button', { name: 'Undo' })).toBeFocused();
  await other.keyboard.press('Enter');
  await expect(second.getByText('25 of 25 ready')).toBeVisible();
  expect(sent).toEqual([]);
  await submit.click();
  await expect(other.getByRole('dialog')).toHaveCount(0);
  expect((await ledgerOf(other, session, code)).sent).not.toBe('');
  await elsewhere.close();
});
