import { randomBytes } from 'node:crypto';
import type { FrameLocator, Page, Request } from '@playwright/test';
import { expect, sites } from './fixtures.ts';

interface Order {
  readonly commessa: string;
  readonly by_ftp: boolean;
  readonly blocked: boolean;
  readonly tipo: string;
  readonly transfer_status: number | null;
}
export interface Slot {
  readonly slot: string;
  readonly kind: string;
  readonly number: number;
  readonly w_mm: number;
  readonly h_mm: number;
  readonly bleed_mm: number;
}

export async function ask(page: Page, token: string, path: string, data: unknown): Promise<never> {
  const answer = await page.request.post(`${sites.lab}gateway?endpoint=${path}`, {
    data,
    headers: { authorization: `Bearer ${token}` },
  });
  if (!answer.ok()) throw new Error(`ta: ${path} answered ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()) as never;
}

/** An album that waits for its files, on the first page of its list. Each test has an account of its own. */
export async function waitingAlbum(page: Page, token: string): Promise<{ code: string; slots: Slot[] }> {
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

export async function open(
  page: Page,
  code: string,
  button = /SEND FILES|RESUME UPLOAD/,
): Promise<FrameLocator> {
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

export const choose = (frame: FrameLocator, files: { name: string; buffer: Buffer }[]) =>
  frame
    .locator('.ta-uploads-drop input[type=file]')
    .first()
    .setInputFiles(files.map(({ name, buffer }) => ({ name, buffer, mimeType: 'image/jpeg' })));

/** Records the bytes that the browser sends to the lab. */
export function recordPatches(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(request);
  });
  return sent;
}
/** '1' is not '10'. */
export const row = (frame: FrameLocator, place: string) =>
  frame.getByRole('listitem').filter({ hasText: new RegExp(`${place.replace('.', '\\.')}(?!\\d)`) });

/** Another file of more than one piece of 8 MiB with the same picture: a JPEG may carry anything behind its end. */
export const makeLarge = (sheet: Buffer) => Buffer.concat([sheet, randomBytes(12_000_000)]);
