import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  attachFile,
  detachFile,
  orderMessages,
  readLedger,
  serveAttachment,
  uploadStatus,
  verifyUpload,
} from '@trade-area/core/contract';
import type { UploadLedger } from '@trade-area/core/contract';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startBucket } from '../fixtures/bucket.ts';
import type { TestBucket } from '../fixtures/bucket.ts';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { sha256, tusOn } from '../fixtures/tus.ts';
import type { Tus } from '../fixtures/tus.ts';
import { findWaitingOrder } from '../fixtures/uploads.ts';
import { call, signIn } from '../fixtures/wire.ts';
import { signInAtDesk } from './desk.ts';
import { smallPdf, createMessages } from './messageFixture.ts';

/** Uploads in an S3-compatible store: parts, refusals, maintenance (T-D8, T-D10). */
const part = 8 * 1_048_576;
const day = 86_400_000;
let bucket: TestBucket;
let lab: TestLab;
let token = '';
let order = '';
let tus: Tus;

beforeAll(async () => {
  bucket = await startBucket();
  lab = await startTestLab({ bucket });
  await signedIn();
  order = await findWaitingOrder(lab.base, token);
});
afterAll(async () => {
  await lab.stop();
  await bucket.stop();
});

async function signedIn() {
  ({ token } = await signIn(lab.base, 'it@studio.test'));
  tus = tusOn(lab.base, token);
}
const createUpload = async (size: number) =>
  (await tus.create(size, { order_code: order, filename: 'b.jpg' })).id;
const keysOf = (id: string) => [...bucket.objects.keys()].filter((key) => key.includes(id)).sort();

async function waitUntilChecked(id: string) {
  return vi.waitFor(
    async () => {
      const { json } = await call(lab.base, readLedger, { token, body: { order_code: order } });
      const file = (json as UploadLedger).files.find((each) => each.id === id);
      if (!file || file.state === 'arrived') throw new Error('not looked at yet');
      return file;
    },
    { timeout: 40_000, interval: 50 },
  );
}
async function uploadInPieces(bytes: Buffer, pieces: readonly number[]): Promise<string> {
  const id = await createUpload(bytes.length);
  let offset = 0;
  for (const piece of pieces) {
    const answer = await tus.patch(id, offset, bytes.subarray(offset, offset + piece));
    expect(answer.status).toBe(204);
    ({ offset } = answer);
  }
  expect(offset).toBe(bytes.length);
  return id;
}
const verify = (id: string, bytes: Buffer) =>
  call(lab.base, verifyUpload, { token, body: { upload: id, sha256: sha256(bytes) } });

/** Two lab processes side by side on one PostgreSQL and one store. */
describe('files of messages in the bucket (MSG-13, MSG-25)', () => {
  const keyOf = (code: string) => `lab/attachments/${code}`;
  const onDisk = (code: string) => join(lab.dataFolder, 'attachments', code.slice(0, 2), code);
  const folder = () => `folder-${crypto.randomUUID()}`;
  const attach = (upload_folder: string, body: Buffer) =>
    call(lab.base, attachFile, { token, query: { cod_order: order, upload_folder, name: 'a.pdf' }, body });
  const codeOf = (response: { json: unknown }) => parse(attachFile.answer, response.json).id_attachment;

  it('an attachment is one object in the bucket, on no disk, and is served unchanged', async () => {
    const who = await signIn(lab.base, 'it@studio.test');
    const { orderCode: cod_order, sentId: id_contact, attachmentId } = await createMessages(lab.base, who);
    expect(bucket.objects.get(keyOf(attachmentId))?.bytes).toEqual(smallPdf);
    expect(existsSync(join(lab.dataFolder, 'attachments'))).toBe(false);
    const query = { cod_order, id_contact, id_attachment: attachmentId };
    const serve = () => call(lab.base, serveAttachment, { token: who.token, query });
    const served = await serve();
    expect([served.status, served.text]).toEqual([200, smallPdf.toString()]);

    // Imitates a lab that had no bucket yet: the file is on the disk only.
    bucket.objects.delete(keyOf(attachmentId));
    expect((await serve()).status).toBe(404);
    mkdirSync(join(onDisk(attachmentId), '..'), { recursive: true });
    writeFileSync(onDisk(attachmentId), smallPdf);
    const elder = await serve();
    expect([elder.status, elder.text]).toEqual([200, smallPdf.toString()]);
    // A file that is cut in half is not served.
    writeFileSync(onDisk(attachmentId), smallPdf.subarray(0, 5));
    expect((await serve()).status).toBe(404);
  });

  it('a file that arrived in pieces becomes an attachment in the bucket and is no longer an upload', async () => {
    const bytes = Buffer.concat([smallPdf, randomBytes(400_000)]);
    const about = { order_code: order, filename: 'b.pdf', upload_folder: folder(), sha256: sha256(bytes) };
    const { id } = await tus.create(bytes.length, about);
    await tus.patch(id, 0, bytes.subarray(0, 100_000));
    expect((await tus.patch(id, 100_000, bytes.subarray(100_000))).status).toBe(204);
    const response = await call(lab.base, uploadStatus, { token, body: { cod_order: order } });
    const mine = parse(uploadStatus.answer, response.json).files.find(({ upload }) => upload === id);
    expect(bucket.objects.get(keyOf(mine?.id_attachment ?? ''))?.bytes).toEqual(bytes);
    expect(keysOf(id)).toEqual([]);
  });

  it('a removed attachment is deleted from the bucket and from its former place on the disk', async () => {
    const [fresh, elder] = [
      codeOf(await attach(folder(), smallPdf)),
      codeOf(await attach(folder(), smallPdf)),
    ];
    mkdirSync(join(onDisk(elder), '..'), { recursive: true });
    writeFileSync(onDisk(elder), smallPdf);
    bucket.objects.delete(keyOf(elder));
    for (const id_attachment of [fresh, elder]) {
      const body = { cod_order: order, id_attachment };
      expect((await call(lab.base, detachFile, { token, body })).status).toBe(200);
    }
    expect([bucket.objects.has(keyOf(fresh)), existsSync(onDisk(elder))]).toEqual([false, false]);
  });

  it.each([
    ['refuses', 500, 'InternalError', 500],
    ['is full', 507, 'InsufficientStorage', 507],
  ])(
    'a store that %s keeps no attachment, and no row claims one (T-D8)',
    async (_what, status, code, told) => {
      const upload_folder = folder();
      bucket.fail({ matches: (ask) => ask.includes('/attachments/'), status, code });
      expect((await attach(upload_folder, smallPdf)).status).toBe(told);
      bucket.fail(null);
      const response = await call(lab.base, uploadStatus, { token, body: { cod_order: order } });
      const files = parse(uploadStatus.answer, response.json).files;
      expect(files.filter((file) => file.upload_folder === upload_folder)).toEqual([]);
      expect((await attach(upload_folder, smallPdf)).status).toBe(200);
    },
  );

  it('a file of the desk is in the bucket too, and both sides can open it', async () => {
    const cookie = await signInAtDesk(lab.base);
    const at = `${lab.base}/staff/orders/${order}`;
    const page = async () => (await fetch(at, { headers: { cookie } })).text();
    const body = new FormData();
    body.set('csrf', /name="csrf" value="([^"]+)"/.exec(await page())?.[1] ?? '');
    body.set('key', 'key-of-the-bucket');
    body.set('text', 'The leathers, as we have them.');
    body.set('files', new File([smallPdf], 'leathers.pdf'));
    const own = { cookie, 'sec-fetch-site': 'same-origin' };
    await fetch(`${at}/message`, { method: 'POST', body, headers: own, redirect: 'manual' });
    const { json } = await call(lab.base, orderMessages, { token, path: { id: order } });
    const told = parse(orderMessages.answer, json).find(({ attach: files }) =>
      files.some(({ original_name }) => original_name === 'leathers.pdf'),
    );
    const id_attachment = told?.attach[0]?.id_attachment ?? '';
    expect(bucket.objects.get(keyOf(id_attachment))?.bytes).toEqual(smallPdf);
    const opened = await fetch(`${at}/files/${id_attachment}`, { headers: { cookie } });
    expect(await opened.text()).toBe(smallPdf.toString());
    const query = { cod_order: order, id_contact: told?.id ?? '', id_attachment };
    const served = await call(lab.base, serveAttachment, { token, query });
    expect(served.text).toBe(smallPdf.toString());
  });
});

describe('uploads in a bucket', () => {
  it.each([
    ['as the uploader sends it', 2 * part + 777, [part, part, 777]],
    ['whole parts only', 2 * part, [part, part]],
    ['in pieces that fit no part', 2 * part + 5, [3_000_001, 6_000_000, 1, part, part]],
    ['less than a part', 1_000, [1, 998, 1]],
  ])(
    'a file %s is one object with the same bytes, and nothing is left beside it',
    async (_, size, pieces) => {
      const bytes = randomBytes(size);
      const id = await uploadInPieces(bytes, pieces);
      await verify(id, bytes);
      expect((await waitUntilChecked(id)).sha256).toBe(sha256(bytes));
      expect(keysOf(id)).toEqual([`lab/files/${id}`]);
      expect(sha256(bucket.objects.get(`lab/files/${id}`)?.bytes ?? Buffer.alloc(0))).toBe(sha256(bytes));
      expect([...bucket.begun.values()].filter(({ key }) => key.includes(id))).toEqual([]);
      expect((await tus.remove(id)).status).toBe(204);
      expect(keysOf(id)).toEqual([]);
    },
  );

  it('a file that differs from the sender’s checksum is marked damaged and never checked', async () => {
    const bytes = randomBytes(5_000);
    const id = await uploadInPieces(bytes, [5_000]);
    await verify(id, randomBytes(5_000));
    expect((await waitUntilChecked(id)).state).toBe('damaged');
    await tus.remove(id);
  });

  it.each([
    ['refuses', 500, 'InternalError', 500],
    ['is full', 507, 'InsufficientStorage', 507],
    ['has no room left for this owner', 403, 'QuotaExceeded', 507],
  ])(
    'a store that %s leaves the offset unchanged, and the upload resumes later',
    async (_what, status, code, told) => {
      const bytes = randomBytes(part + 1_000);
      const id = await createUpload(bytes.length);
      bucket.fail({ matches: (ask) => ask.startsWith('PUT') && ask.includes(id), status, code });
      expect((await tus.patch(id, 0, bytes)).status).toBe(told);
      expect((await tus.head(id)).offset).toBe(0);
      bucket.fail({ matches: (ask) => ask.includes('/tail/') && ask.startsWith('PUT'), status, code });
      expect((await tus.patch(id, 0, bytes)).status).toBe(told);
      expect((await tus.head(id)).offset).toBe(0);
      expect((await call(lab.base, readLedger, { token, body: { order_code: order } })).status).toBe(200);
      bucket.fail(null);
      expect((await tus.patch(id, 0, bytes)).offset).toBe(bytes.length);
      await verify(id, bytes);
      expect((await waitUntilChecked(id)).sha256).toBe(sha256(bytes));
      await tus.remove(id);
    },
  );

  it('the daily check reports a file that changed in the store, and no intact one (T-D10)', async () => {
    const bytes = randomBytes(4_000);
    const [good, bad] = [await uploadInPieces(bytes, [4_000]), await uploadInPieces(bytes, [4_000])];
    for (const id of [good, bad]) {
      await verify(id, bytes);
      await waitUntilChecked(id);
    }
    const rotten = Buffer.from(bytes);
    rotten[7] = (rotten[7] ?? 0) ^ 1;
    bucket.objects.set(`lab/files/${bad}`, { bytes: rotten, changed: new Date() });
    lab.advance(day + 1);
    await vi.waitFor(() => expect(lab.logged.join('\n')).toContain('uploaded files were checked'), 20_000);
    const faults = lab.logged.filter((line) => line.includes('is not what it should be'));
    expect(faults.join('\n')).toContain(bad);
    expect(faults.join('\n')).not.toContain(good);
    await signedIn();
    for (const id of [good, bad]) await tus.remove(id);
  });

  it('an abandoned upload is removed with its parts (T-D10)', async () => {
    const bytes = randomBytes(part + 10);
    const id = await createUpload(2 * part);
    await tus.patch(id, 0, bytes);
    expect(keysOf(id)).toEqual([`lab/open/${id}`, `lab/tail/${id}/${part + 10}`]);
    lab.advance(15.1 * day);
    // The clean-up runs every hour of the lab's clock; its first run began before the last day was over.
    await vi.waitFor(
      () => {
        lab.advance(3_600_000);
        expect(keysOf(id)).toEqual([]);
      },
      { timeout: 20_000, interval: 250 },
    );
    expect([...bucket.begun.values()].filter(({ key }) => key.includes(id))).toEqual([]);
  });

  it('a lab whose bucket does not exist does not start, and says what to do', async () => {
    const wrong = { ...bucket, address: { ...bucket.address, bucket: 'nobodys' } };
    await expect(startTestLab({ bucket: wrong })).rejects.toThrow(/TA_S3_BUCKET/);
  });
});
