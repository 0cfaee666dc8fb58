import { acceptFindings, placeUpload, readLedger, sendToLab, verifyUpload } from '@trade-area/core/contract';
import type { UploadLedger } from '@trade-area/core/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startBucket } from '../fixtures/bucket.ts';
import type { TestBucket } from '../fixtures/bucket.ts';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { makeSheet, sheetPixels } from '../fixtures/sheets.ts';
import { sha256, tusOn } from '../fixtures/tus.ts';
import { waitingOrder } from '../fixtures/uploads.ts';
import { call, signIn } from '../fixtures/wire.ts';

/** editor.md 3(c): auto-fixes make a new file beside the original; after Send a proof PDF of the order is made. */
let bucket: TestBucket;
let lab: TestLab;
let token = '';
let order = '';

beforeAll(async () => {
  bucket = await startBucket();
  lab = await startTestLab({ bucket });
  ({ token } = await signIn(lab.base, 'it@studio.test'));
  order = await waitingOrder(lab.base, token, ({ tipo }) => tipo !== 'album');
});
afterAll(async () => {
  await lab.stop();
  await bucket.stop();
});

const ledger = async () =>
  (await call(lab.base, readLedger, { token, body: { order_code: order } })).json as UploadLedger;

describe('what the lab makes of sent files', () => {
  it('a file without bleed gets one in a new file; the original stays; the proof is its owner’s', async () => {
    const { slots, proof } = await ledger();
    expect(proof).toBe('');
    const [slot] = slots;
    if (!slot) throw new Error('no place');
    const bytes = await makeSheet({ ...sheetPixels({ ...slot, bleed_mm: 0 }), quality: 60 });
    const tus = tusOn(lab.base, token);
    const { id } = await tus.create(bytes.length, { order_code: order, filename: 'trim.jpg' });
    await tus.patch(id, 0, bytes);
    await call(lab.base, placeUpload, { token, body: { upload: id, slot: slot.slot } });
    await call(lab.base, verifyUpload, { token, body: { upload: id, sha256: sha256(bytes) } });
    await vi.waitFor(
      async () => {
        const file = (await ledger()).files.find((each) => each.id === id);
        expect(file?.findings.map(({ code, fix }) => `${code} ${fix}`)).toEqual(['noBleed mirrorBleed']);
      },
      { timeout: 60_000, interval: 200 },
    );
    await call(lab.base, acceptFindings, { token, body: { upload: id, codes: ['noBleed'] } });
    expect((await call(lab.base, sendToLab, { token, body: { order_code: order } })).status).toBe(200);

    await vi.waitFor(async () => expect((await ledger()).proof).toBe(id), { timeout: 60_000, interval: 200 });
    expect(sha256(bucket.objects.get(`lab/files/${id}`)?.bytes ?? Buffer.alloc(0))).toBe(sha256(bytes));
    const fixed = bucket.objects.get(`lab/fixed/${id}`)?.bytes ?? Buffer.alloc(0);
    expect(fixed.subarray(0, 3).toString('hex')).toBe('ffd8ff');
    const get = (by: string) =>
      fetch(`${lab.base}/files/${id}/proof`, { headers: { authorization: `Bearer ${by}` } });
    const told = await get(token);
    expect([told.status, told.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(told.headers.get('content-disposition')).toMatch(/^attachment; filename="proof-.*\.pdf"$/);
    expect(
      Buffer.from(await told.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect((await get((await signIn(lab.base, 'fr@studio.test')).token)).status).toBe(404);
  });
});
