import {
  ordersIncomplete,
  ordersInProcess,
  readLedger,
  removeUpload,
  restoreUpload,
  undoMinutes,
  verifyUpload,
} from '@trade-area/core/contract';
import type { OrderRow, UploadLedger } from '@trade-area/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { makeSheet, sheetPixels } from '../fixtures/sheets.ts';
import { sha256, tusOn } from '../fixtures/tus.ts';
import { findWaitingOrder } from '../fixtures/uploads.ts';
import { call, signIn } from '../fixtures/wire.ts';

/** A removed file can be restored for an hour, and no byte of it is sent again (P-UPLOAD). */
let lab: TestLab;
let token = '';
let order = '';

beforeAll(async () => {
  lab = await startTestLab();
  ({ token } = await signIn(lab.base, 'it@studio.test'));
  order = await findWaitingOrder(lab.base, token, ({ tipo }) => tipo === 'album');
});
afterAll(() => lab.stop());

const ledger = async () =>
  (await call(lab.base, readLedger, { token, body: { order_code: order } })).json as UploadLedger;
const remove = (upload: string, by = token) => call(lab.base, removeUpload, { token: by, body: { upload } });
const restore = (upload: string, by = token) =>
  call(lab.base, restoreUpload, { token: by, body: { upload } });

/** A whole sheet in a slot, checked by the lab; `part`: its first bytes only. */
async function upload(slot: string, part?: number): Promise<string> {
  const { slots } = await ledger();
  const sheet = slots.find((each) => each.slot === slot);
  if (!sheet) throw new Error(`no ${slot}`);
  const bytes = await makeSheet({ ...sheetPixels(sheet), seed: sheet.number, quality: 40 });
  const tus = tusOn(lab.base, token);
  const { id } = await tus.create(bytes.length, {
    order_code: order,
    filename: `${slot}.jpg`,
    slot,
    mtime: '5',
  });
  await tus.patch(id, 0, bytes.subarray(0, part));
  if (part !== undefined) return id;
  await call(lab.base, verifyUpload, { token, body: { upload: id, sha256: sha256(bytes) } });
  await expect
    .poll(async () => (await ledger()).files.find((file) => file.id === id)?.state, { timeout: 60_000 })
    .toBe('checked');
  return id;
}

/** Any order of these accounts that fits, whatever became of it. */
async function findOrder(accounts: readonly string[], fits: (row: OrderRow) => boolean) {
  for (const account of accounts) {
    const { token: by } = await signIn(lab.base, `${account}@studio.test`);
    for (const list of [ordersIncomplete, ordersInProcess])
      for (let page = 1; page < 20; page += 1) {
        const { json } = await call(lab.base, list, { token: by, path: { page }, body: {} });
        const { orders, pages } = json as { orders: OrderRow[]; pages: number };
        const found = orders.find(fits);
        if (found) return { by, code: found.commessa };
        if (page >= pages) break;
      }
  }
  throw new Error('ta: the demonstration has no such order');
}

describe('a removed file', () => {
  it('leaves the order at once, and comes back whole into its slot: checked, with pixels, resolution and profile', async () => {
    const id = await upload('spread-001');
    const before = (await ledger()).files;
    expect(before[0]).toMatchObject({ slot: 'spread-001', density: 300, profile: 'sRGB' });
    expect((await remove(id)).json).toEqual({ success: true, restorable: true });
    expect((await ledger()).files).toEqual([]);
    const tus = tusOn(lab.base, token);
    expect((await tus.head(id)).status).toBe(404);
    expect((await remove(id)).status).toBe(404);
    expect((await restore(id)).json).toEqual({ slot: 'spread-001' });
    expect((await ledger()).files).toEqual(before);
    expect((await restore(id)).status).toBe(404);
  });

  it('is unassigned when its slot was filled meanwhile, and goes on where it stopped when it was half here', async () => {
    const id = await upload('spread-002', 5_000);
    await remove(id);
    const other = await upload('spread-002', 100);
    expect((await restore(id)).json).toEqual({ slot: '' });
    expect((await tusOn(lab.base, token).head(id)).offset).toBe(5_000);
    expect((await ledger()).files.find((file) => file.id === other)?.slot).toBe('spread-002');
  });

  it('T-A8: is restored by its customer only, and for an hour', async () => {
    const id = await upload('spread-003', 10);
    const stranger = await signIn(lab.base, 'fr@studio.test');
    expect((await remove(id, stranger.token)).status).toBe(404);
    await remove(id);
    expect((await restore(id, stranger.token)).status).toBe(404);
    lab.advance((undoMinutes + 1) * 60_000);
    expect((await restore(id)).status).toBe(404);
  });

  it('P-UPLOAD: the head has the template of the order’s product in its size and profile, which the lab serves', async () => {
    const inSize = (size: RegExp) =>
      findOrder(['it', 'fr', 'de', 'es'], (row) => row.tipo === 'album' && size.test(row.book_type));
    const { by, code } = await inSize(/^(30x20|30x30|40x30) cm/);
    const { json } = await call(lab.base, readLedger, { token: by, body: { order_code: code } });
    const { order: head } = json as UploadLedger;
    const [size = ''] = head.size.split(' ');
    expect(head.template).toContain(`/${size}.svg?`);
    expect(head.template).toContain(head.profile);
    const served = await fetch(head.template.replace(/^https?:\/\/[^/]+/, lab.base));
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    // The lab has no template of 24 × 24.
    const none = await inSize(/^24x24 cm/);
    const other = await call(lab.base, readLedger, { token: none.by, body: { order_code: none.code } });
    expect((other.json as UploadLedger).order.template).toBe('');
  });
});
