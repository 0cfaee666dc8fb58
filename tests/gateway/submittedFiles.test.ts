import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  assignUpload,
  orderDetails,
  readLedger,
  removeUpload,
  submitUploads,
  undoMinutes,
  verifyUpload,
} from '@trade-area/core/contract';
import type { UploadLedger } from '@trade-area/core/contract';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { makeSheet, sheetPixels } from '../fixtures/sheets.ts';
import { sha256, tusOn } from '../fixtures/tus.ts';
import { findWaitingOrder } from '../fixtures/uploads.ts';
import { call, signIn } from '../fixtures/wire.ts';

/** The files that a manifest names stay, whatever their customer sends (P-SUBMIT, T-A8). */
let lab: TestLab;
let token = '';

beforeAll(async () => {
  lab = await startTestLab();
  ({ token } = await signIn(lab.base, 'it@studio.test'));
});
afterAll(() => lab.stop());

const ledgerOf = async (order: string) =>
  (await call(lab.base, readLedger, { token, body: { order_code: order } })).json as UploadLedger;
const submit = (order: string) => call(lab.base, submitUploads, { token, body: { order_code: order } });
const remove = (upload: string) => call(lab.base, removeUpload, { token, body: { upload } });
const isOnDisk = (id: string) =>
  readdirSync(join(lab.dataFolder, 'uploads'), { recursive: true })
    .map(String)
    .some((path) => /^(part|whole)\//.test(path) && path.includes(id));
const namesInManifest = async (order: string) => {
  const [row] = await lab.query(
    `select coalesce(s.manifest::text, '') as manifest from upload_sets s join orders o on o.id = s.order_id
     where o.commessa = '${order}'`,
  );
  return row?.['manifest'] ?? '';
};

const used = new Set<string>();

/** A print order whose only image is checked: it could be submitted at once. */
async function readyOrder(): Promise<{ order: string; id: string }> {
  const order = await findWaitingOrder(
    lab.base,
    token,
    ({ commessa, tipo }) => tipo !== 'album' && !used.has(commessa),
  );
  used.add(order);
  const [slot] = (await ledgerOf(order)).slots;
  if (!slot) throw new Error('ta: the order has no slot');
  const bytes = await makeSheet({ ...sheetPixels(slot), seed: 3, quality: 30 });
  const tus = tusOn(lab.base, token);
  const { id } = await tus.create(bytes.length, { order_code: order, filename: 'a.jpg', slot: slot.slot });
  await tus.patch(id, 0, bytes);
  await call(lab.base, verifyUpload, { token, body: { upload: id, sha256: sha256(bytes) } });
  await expect
    .poll(async () => (await ledgerOf(order)).files.map(({ state }) => state), { timeout: 60_000 })
    .toEqual(['checked']);
  return { order, id };
}

describe('files of a submitted order', () => {
  it('stand on the order’s page with their small pictures, its size and pages (DET-11), and stay', async () => {
    const { order, id } = await readyOrder();
    const detail = async (by = token) => {
      const { json } = await call(lab.base, orderDetails, { token: by, path: { id: order } });
      return parse(orderDetails.answer, json)[0];
    };
    expect((await submit(order)).status).toBe(200);
    await lab.jobsDone();
    const told = await detail();
    const { order: set } = await ledgerOf(order);
    expect(told).toMatchObject({
      book_type: set.size,
      pages: set.pages,
      received: { total: 1, files: [{ id, name: 'a.jpg', thumbnail: true }] },
    });
    const picture = await fetch(`${lab.base}/files/${id}/thumbnail`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const other = await signIn(lab.base, 'fr@studio.test');
    expect(await detail(other.token)).toBeUndefined();

    // They are removed by no request of their customer, and outlive the clean-up.
    const refused = await tusOn(lab.base, token).remove(id);
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('no longer be removed')]);
    expect((await remove(id)).status).toBe(409);
    expect((await call(lab.base, assignUpload, { token, body: { upload: id, slot: '' } })).status).toBe(409);
    lab.advance((undoMinutes + 61) * 60_000);
    await lab.jobsDone();
    expect((await ledgerOf(order)).files.map((file) => file.id)).toEqual([id]);
    expect(isOnDisk(id)).toBe(true);
  });

  it.each([
    ['removal', 'submission', 'its removal'],
    ['submission', 'removal', 'a DELETE'],
  ])('%s, %s at once (%s): the file is in the manifest and on disk, or in neither', async (first, _, way) => {
    const { order, id } = await readyOrder();
    const acts = {
      removal: async () =>
        (way === 'a DELETE' ? await tusOn(lab.base, token).remove(id) : await remove(id)).status,
      submission: async () => (await submit(order)).status,
    };
    const [removed, sent] = await (first === 'removal'
      ? Promise.all([acts.removal(), acts.submission()])
      : Promise.all([acts.submission(), acts.removal()]).then(([a, b]) => [b, a] as const));
    const isRemoved = removed < 300;
    expect([removed, sent]).toEqual(isRemoved ? [removed, 422] : [409, 200]);
    lab.advance((undoMinutes + 61) * 60_000);
    await lab.jobsDone();
    expect((await namesInManifest(order)).includes(id)).toBe(!isRemoved);
    expect((await ledgerOf(order)).files.map((file) => file.id)).toEqual(isRemoved ? [] : [id]);
    expect(isOnDisk(id)).toBe(!isRemoved);
  });
});
