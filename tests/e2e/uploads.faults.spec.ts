import { createHash, randomBytes } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Locator, Route } from '@playwright/test';
import { makeSheet, sheetPixels } from '../fixtures/sheets.ts';
import { logIn, expect, sites, test } from './fixtures.ts';

/**
 * T-D5: whatever happens to the connection and the tab, a file is finished or its row says why not; it is ready
 * only when the lab has its SHA-256; no byte that the lab has is sent again. The short form tries two, the long
 * one two hundred with up to 64 MB: `TA_LONG=1 npx playwright test --config tests/playwright.config.ts
 * e2e/uploads.faults.spec.ts --workers=1` after `npm run build`. TA_SEED repeats a run.
 */
const rounds = process.env['TA_LONG'] ? 200 : 2;
const most = process.env['TA_LONG'] ? 64_000_000 : 9_000_000;
const seed = Number(process.env['TA_SEED'] ?? (process.env['TA_LONG'] ? Date.now() % 1_000_000 : 3));

interface Slot {
  readonly slot: string;
  readonly kind: string;
  readonly w_mm: number;
  readonly h_mm: number;
  readonly bleed_mm: number;
}
interface Ledger {
  readonly slots: Slot[];
  readonly files: { readonly id: string; readonly sha256: string; readonly state: string }[];
}

/** Numbers between 0 and 1, the same for the same seed. */
function randomFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const faults = {
  /** The connection breaks before a byte is sent. */
  reset: (route: Route) => route.abort('connectionreset'),
  /** The whole request arrives, the response does not. */
  lostAnswer: async (route: Route) => {
    await route.fetch().catch(() => undefined);
    await route.abort('connectionreset');
  },
  unavailable: (route: Route) =>
    route.fulfill({ status: 503, headers: { 'access-control-allow-origin': '*' }, body: '' }),
  silence: (route: Route) => route.abort('timedout'),
} as const;
const kinds = Object.keys(faults) as (keyof typeof faults)[];

test(`a file survives ${rounds} rounds of connection and tab failures (T-D5)`, async ({ page, guard }) => {
  test.setTimeout(rounds * 60_000);
  guard.allow(/Failed to load resource|ERR_|503/);
  const { token } = await logIn(page, 'ca');
  const headers = { authorization: `Bearer ${token}` };
  const ask = async (path: string, data: unknown) =>
    (
      await page.request.post(`${sites.lab}gateway?endpoint=${path}`, { data, headers })
    ).json() as Promise<never>;
  const { orders } = (await ask('/api/customer/orders/last', {})) as {
    orders: { commessa: string; by_ftp: boolean; blocked: boolean; tipo: string }[];
  };
  const order_code = orders.find(
    ({ by_ftp, blocked, tipo }) => by_ftp && blocked && tipo === 'album',
  )?.commessa;
  const ledger = () => ask('/api/customer/uploads/ledger', { order_code }) as Promise<Ledger>;
  const { slots } = await ledger();
  const slot = slots.find(({ kind }) => kind === 'spread') as Slot;
  const sheet = await makeSheet({ ...sheetPixels(slot), seed: 11, quality: 50 });

  const open = async () => {
    const { ticket } = (await ask('/api/customer/ticket', { purpose: 'upload', order_code })) as {
      ticket: string;
    };
    await page.goto(`${sites.lab}embed/uploader?order_code=${order_code}&ta_token=${ticket}`);
    await expect(page.locator('.ta-uploads-drop')).toBeVisible();
  };
  const row = page.locator('.ta-uploads-row[data-slot="spread-001"]');
  const told = { finished: 0, sent: 0, size: 0 };

  for (let round = 0; round < rounds; round += 1) {
    const random = randomFrom(seed + round);
    const size = Math.round(1_000_000 + random() * (most - 1_000_000));
    const buffer = Buffer.concat([sheet, randomBytes(Math.max(1, size - sheet.length))]);
    const file = test.info().outputPath(String(round), '001.jpg');
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, buffer);
    const choose = () => page.locator('.ta-uploads-drop input[type=file]').first().setInputFiles(file);
    let left = 1 + Math.floor(random() * 3);
    const offsets: number[] = [];
    await page.route('**/files/**', async (route) => {
      const request = route.request();
      const fault = left > 0 && random() < 0.5 ? kinds[Math.floor(random() * kinds.length)] : undefined;
      if (fault) left -= 1;
      if (request.method() === 'PATCH' && (!fault || fault === 'lostAnswer'))
        offsets.push(Number(request.headers()['upload-offset']));
      await (fault ? faults[fault](route) : route.continue()).catch(() => undefined);
    });
    await open();
    await choose();
    if (random() < 0.4) {
      await expect(row).toHaveAttribute('data-state', /sending|retrying|checking|checked/);
      await page.context().setOffline(true);
      await expect(row).toHaveAttribute('data-state', /retrying|checking|checked|failed/);
      await page.context().setOffline(false);
    }
    if (random() < 0.4) {
      await expect(row).toHaveAttribute('data-state', /sending|retrying|checking|checked/);
      await open();
      await expect(row).toHaveAttribute('data-state', /missing|needsFile|checking|checked/);
      if (/missing|needsFile/.test((await row.getAttribute('data-state')) ?? '')) await choose();
    }
    await waitForUpload(row, choose);
    const state = await row.getAttribute('data-state');
    // A beginning whose answer was lost is tidied away when the lab is looked at next.
    await expect.poll(async () => (await ledger()).files.length).toBeLessThanOrEqual(1);
    const { files } = await ledger();
    expect(files, `seed ${seed}, round ${round}`).toHaveLength(1);
    expect(state, `seed ${seed}, round ${round}`).toBe('checked');
    expect(files[0]?.sha256, `seed ${seed}, round ${round}`).toBe(
      createHash('sha256').update(buffer).digest('hex'),
    );
    // The lab says from where to go on, so nothing it has is sent a second time: never back.
    expect(offsets, `seed ${seed}, round ${round}`).toEqual(offsets.toSorted((a, b) => a - b));
    told.finished += 1;
    told.size += buffer.length;
    told.sent += offsets.reduce((sum, at) => sum + Math.min(8 * 1024 ** 2, buffer.length - at), 0);
    await page.unroute('**/files/**');
    await rm(dirname(file), { recursive: true });
    for (const { id } of files)
      await page.request.delete(`${sites.lab}files/${id}`, {
        headers: { ...headers, 'tus-resumable': '1.0.0' },
      });
  }
  console.log(
    `browser faults, seed ${seed}: ${told.finished} of ${rounds} finished, 0 wrong, ${((told.sent / told.size) * 100 - 100).toFixed(1)} % sent again`,
  );
});

/**
 * Acts like a person: retries a row that stopped, and chooses the file of a row that asks for it. A row that waits for
 * the connection continues by itself.
 */
async function waitForUpload(row: Locator, choose: () => Promise<void>): Promise<void> {
  await expect(async () => {
    if ((await row.getAttribute('data-state')) === 'needsFile') await choose();
    const again = row.getByRole('button', { name: 'Retry 001.jpg' });
    // The row may continue by itself before the click.
    if (await again.isVisible()) await again.click({ timeout: 1_000 }).catch(() => undefined);
    await expect(row).toHaveAttribute('data-state', 'checked', { timeout: 5_000 });
  }).toPass({ timeout: 55_000 });
}
