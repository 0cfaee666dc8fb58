import { randomBytes } from 'node:crypto';
import { renameSync, rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { addMessage, orderMessages, readLedger, uploadStatus, verifyUpload } from '@trade-area/core/contract';
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

/**
 * T-D2: ledger and disk disagree, because one of them lost power or was put back from a copy. What is on the
 * disk is the truth: the sender learns that offset, resumes there, and the file is complete in the end.
 */
const bytes = randomBytes(300_000);
const document = Buffer.concat([Buffer.from('%PDF-1.4\n'), bytes]);
const sent = 200_000;
let lab: TestLab;
let tus: Tus;
let token = '';
let order = '';

async function openLab(bucket?: TestBucket): Promise<void> {
  lab = await startTestLab(bucket ? { bucket } : {});
  ({ token } = await signIn(lab.base, 'it@studio.test'));
  tus = tusOn(lab.base, token);
  order = await findWaitingOrder(lab.base, token);
}

async function createPartialUpload(until = sent): Promise<string> {
  const { id } = await tus.create(bytes.length, { order_code: order, filename: 'truth.jpg' });
  for (let at = 0; at < until; at += 100_000)
    expect((await tus.patch(id, at, bytes.subarray(at, at + 100_000))).status).toBe(204);
  return id;
}

/** Resumes like a client: from the offset that the lab names, which it requests again when the upload has moved. */
async function resumeUpload(id: string): Promise<number[]> {
  const from: number[] = [];
  for (let { offset } = await tus.head(id); offset < bytes.length; { offset } = await tus.head(id)) {
    from.push(offset);
    expect(from.length).toBeLessThan(5);
    const { status } = await tus.patch(id, offset, bytes.subarray(offset));
    expect([204, 409]).toContain(status);
  }
  return from;
}

async function verifyUploadedFile(id: string) {
  await call(lab.base, verifyUpload, { token, body: { upload: id, sha256: sha256(bytes) } });
  return vi.waitFor(
    async () => {
      const { json } = await call(lab.base, readLedger, { token, body: { order_code: order } });
      const file = (json as UploadLedger).files.find((each) => each.id === id);
      if (!file || file.state === 'arrived') throw new Error('not looked at yet');
      return [file.state, file.sha256];
    },
    { timeout: 20_000 },
  );
}

const setReceivedBytes = (id: string, received: number) =>
  lab.query(`update uploads set received = ${received}, state = 'partial', sha256 = '' where id = '${id}'`);

/**
 * A file of a message: the ledger says that all of it arrived, and the disk was put back from before its end had come.
 * @returns the offset at which its sender resumes.
 */
async function sendMessageAfterLoss(lose: (id: string) => unknown = () => undefined): Promise<number> {
  const upload_folder = 'message-of-truth';
  const about = { order_code: order, filename: 'truth.pdf', upload_folder, sha256: sha256(document) };
  const { id } = await tus.create(document.length, about);
  expect((await tus.patch(id, 0, document.subarray(0, sent))).status).toBe(204);
  await lab.query(`update uploads set received = size, state = 'arrived' where id = '${id}'`);
  await lose(id);

  const status = async () => {
    const { json } = await call(lab.base, uploadStatus, { token, body: { cod_order: order } });
    return parse(uploadStatus.answer, json);
  };
  const send = () =>
    call(lab.base, addMessage, { token, body: { cod_order: order, txt_public: '', upload_folder } });
  const { interrupted, files } = await status();
  const file = files.find(({ upload }) => upload === id);
  expect([interrupted, file?.id_attachment]).toEqual([true, '']);
  // The lab refuses the message, because its file is incomplete.
  expect((await send()).status).toBe(409);
  const { offset } = await tus.head(id);
  expect(offset).toBe(file?.offset);
  expect((await tus.patch(id, offset, document.subarray(offset))).status).toBe(204);
  expect(await status()).toMatchObject({
    interrupted: false,
    files: [{ upload: id, offset: document.length, sha256: sha256(document) }],
  });
  const message = parse(orderMessages.answer, (await send()).json).at(-1);
  expect(message?.attach).toMatchObject([{ original_name: 'truth.pdf', size: document.length }]);
  return offset;
}

describe('files in a folder', () => {
  beforeAll(() => openLab());
  afterAll(() => lab.stop());
  const at = (kind: 'part' | 'whole', id: string) => join(lab.dataFolder, 'uploads', kind, id);

  it.each<[string, (id: string) => unknown, number[]]>([
    ['the ledger lost its last rows', (id) => setReceivedBytes(id, 50_000), [50_000]],
    ['the file lost its end', (id) => truncateSync(at('part', id), 150_000), [sent, 150_000]],
    ['the file is gone', (id) => rmSync(at('part', id)), [sent, 0]],
    [
      'the file was finished, and the ledger lost that',
      (id) => renameSync(at('part', id), at('whole', id)),
      [sent],
    ],
  ])('%s', async (_case, lose, from) => {
    const id = await createPartialUpload();
    await lose(id);
    expect(await resumeUpload(id)).toEqual(from);
    expect(await verifyUploadedFile(id)).toEqual(['checked', sha256(bytes)]);
    await tus.remove(id);
  });

  it('a lab killed between row and file: the upload exists and accepts its bytes', async () => {
    const id = await createPartialUpload(0);
    rmSync(at('part', id));
    expect(await resumeUpload(id)).toEqual([0]);
    expect(await verifyUploadedFile(id)).toEqual(['checked', sha256(bytes)]);
    await tus.remove(id);
  });

  it('bytes acknowledged but missing on the disk: the file is never ready, and its sender is asked to resend', async () => {
    const id = await createPartialUpload(bytes.length);
    truncateSync(at('part', id), 299_999);
    expect((await verifyUploadedFile(id))[0]).toBe('damaged');
    expect(lab.logged.some((line) => line.includes('shorter than what was acknowledged'))).toBe(true);
    await tus.remove(id);
  });

  it('a file of a message lost its end after it arrived: its sender resumes at the bytes on the disk', async () => {
    expect(await sendMessageAfterLoss()).toBe(sent);
    expect(await sendMessageAfterLoss((id) => rmSync(at('part', id)))).toBe(0);
  });
});

describe('files in a bucket', () => {
  let bucket: TestBucket;
  beforeAll(async () => {
    bucket = await startBucket();
    await openLab(bucket);
  });
  afterAll(async () => {
    await lab.stop();
    await bucket.stop();
  });

  it.each<[string, (id: string) => unknown, number[]]>([
    ['the tail is gone', (id) => forget(`tail/${id}/`), [sent, 0]],
    ['all of it is gone', (id) => forget(id), [sent, 0]],
  ])('%s', async (_case, lose, from) => {
    const id = await createPartialUpload();
    await lose(id);
    expect(await resumeUpload(id)).toEqual(from);
    expect(await verifyUploadedFile(id)).toEqual(['checked', sha256(bytes)]);
    await tus.remove(id);
  });

  it('a file of a message lost its end after it arrived: its sender resumes at the bytes on the disk', async () => {
    expect(await sendMessageAfterLoss()).toBe(sent);
    expect(await sendMessageAfterLoss((id) => forget(id))).toBe(0);
  });

  /** Restores the store to a moment before the upload began. */
  function forget(part: string): void {
    const gone = [...bucket.objects.keys()].filter((key) => key.includes(part));
    expect(gone.length).toBeGreaterThan(0);
    for (const key of gone) bucket.objects.delete(key);
  }
});
