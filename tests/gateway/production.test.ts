import {
  acceptFindings,
  ordersIncomplete,
  ordersInProcess,
  assignUpload,
  readLedger,
  submitUploads,
  verifyUpload,
} from '@trade-area/core/contract';
import type { UploadLedger } from '@trade-area/core/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startBucket } from '../fixtures/bucket.ts';
import type { TestBucket } from '../fixtures/bucket.ts';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { makeSheet, sheetPixels } from '../fixtures/sheets.ts';
import { sha256, tusOn } from '../fixtures/tus.ts';
import { findWaitingOrder } from '../fixtures/uploads.ts';
import { call, signIn } from '../fixtures/wire.ts';
import { signInAtDesk } from './desk.ts';

/** Automatic fixes make a new file beside the original, and submitting makes a proof PDF (P-FIXES, P-SUBMIT). */
let bucket: TestBucket;
let lab: TestLab;
let token = '';
let order = '';

beforeAll(async () => {
  bucket = await startBucket();
  lab = await startTestLab({ bucket });
  ({ token } = await signIn(lab.base, 'it@studio.test'));
  order = await findWaitingOrder(lab.base, token, ({ tipo }) => tipo !== 'album');
});
afterAll(async () => {
  await lab.stop();
  await bucket.stop();
});

const ledger = async () =>
  (await call(lab.base, readLedger, { token, body: { order_code: order } })).json as UploadLedger;

describe('print files and proofs of a sent order', () => {
  it('a file without bleed gets bleed in a new file; the original stays; only the owner opens the proof', async () => {
    const { slots, proof } = await ledger();
    expect(proof).toBe('');
    const [slot] = slots;
    if (!slot) throw new Error('no place');
    const bytes = await makeSheet({ ...sheetPixels({ ...slot, bleed_mm: 0 }), quality: 60 });
    const tus = tusOn(lab.base, token);
    const { id } = await tus.create(bytes.length, { order_code: order, filename: 'trim.jpg' });
    await tus.patch(id, 0, bytes);
    await call(lab.base, assignUpload, { token, body: { upload: id, slot: slot.slot } });
    await call(lab.base, verifyUpload, { token, body: { upload: id, sha256: sha256(bytes) } });
    await vi.waitFor(
      async () => {
        const file = (await ledger()).files.find((each) => each.id === id);
        expect(file?.findings.map(({ code, fix }) => `${code} ${fix}`)).toEqual(['noBleed mirrorBleed']);
      },
      { timeout: 60_000, interval: 200 },
    );
    await call(lab.base, acceptFindings, { token, body: { upload: id, codes: ['noBleed'] } });
    const body = { query: { search: order } };
    const listed = async (list: typeof ordersIncomplete | typeof ordersInProcess) =>
      ((await call(lab.base, list, { token, body })).json as { total: number }).total;
    expect([await listed(ordersIncomplete), await listed(ordersInProcess)]).toEqual([1, 0]);
    expect((await call(lab.base, submitUploads, { token, body: { order_code: order } })).status).toBe(200);
    // EMB-14: a sent order leaves the incomplete table.
    expect([await listed(ordersIncomplete), await listed(ordersInProcess)]).toEqual([0, 1]);

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

  it('staff can open the proof, the print file and the customer’s original', async () => {
    const cookie = await signInAtDesk(lab.base);
    const at = `${lab.base}/staff/orders/${order}`;
    const [{ id, name } = { id: '', name: '' }] = (await ledger()).files;
    const page = await (await fetch(at, { headers: { cookie } })).text();
    const links = [...page.matchAll(/href="(\/staff\/orders\/[^"]+)"/g)].map(([, href = '']) => href);
    const own = `/staff/orders/${order}`;
    expect(links).toEqual([
      `${own}/proof`,
      `${own}/sheets/${id}`,
      `${own}/sheets/${id}/fixed`,
      `${own}/cancel`,
    ]);
    expect(page).toContain('corrected: bleed mirrored');
    expect(page).toContain('Files received');
    const listed = async (list: string) =>
      (await (await fetch(`${lab.base}/staff/?list=${list}`, { headers: { cookie } })).text()).includes(
        at.slice(lab.base.length),
      );
    expect([await listed('arrived'), await listed('waiting')]).toEqual([true, false]);
    const open = async (href: string) => {
      const answer = await fetch(`${lab.base}${href}`, { headers: { cookie } });
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
      const bytes = Buffer.from(await answer.arrayBuffer());
      const [how] = (answer.headers.get('content-disposition') ?? '').split(';');
      return { type: answer.headers.get('content-type'), how, bytes };
    };
    const stored = (kind: string) => bucket.objects.get(`lab/${kind}/${id}`)?.bytes;
    const [proof = '', sent = '', fixed = ''] = links;
    expect(await open(proof)).toEqual({ type: 'application/pdf', how: 'inline', bytes: stored('proofs') });
    expect(await open(fixed)).toEqual({ type: 'image/jpeg', how: 'inline', bytes: stored('fixed') });
    // The lab's site serves a customer's file as a download and never opens it.
    const original = { type: 'application/octet-stream', how: 'attachment', bytes: stored('files') };
    expect(await open(sent)).toEqual(original);
    expect(name).toBe('trim.jpg');

    for (const href of links) {
      for (const headers of [{}, { authorization: `Bearer ${token}` }, { cookie: `ta_staff=${token}` }]) {
        const answer = await fetch(`${lab.base}${href}`, { headers, redirect: 'manual' });
        expect([answer.status, answer.headers.get('location')]).toEqual([303, '/staff/']);
      }
    }
    const another = await findWaitingOrder(lab.base, token, ({ commessa }) => commessa !== order);
    // Another order has a page that cancels it, and none of these files.
    for (const href of [proof, sent, fixed]) {
      const elsewhere = href.replace(order, another);
      expect((await fetch(`${lab.base}${elsewhere}`, { headers: { cookie } })).status).toBe(404);
    }
  });
});
