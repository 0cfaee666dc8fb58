import {
  addMessage,
  detachFile,
  largestAttachment,
  orderDetails,
  orderMessages,
  readLedger,
  uploadStatus,
} from '@trade-area/core/contract';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { sha256, tusOn } from '../fixtures/tus.ts';
import type { Tus } from '../fixtures/tus.ts';
import { findWaitingOrder } from '../fixtures/uploads.ts';
import { call, signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';

/** Uploads files for a message that is being written (MSG-06, MSG-14, MSG-25, MSG-28). */
let lab: TestLab;
let who: SignedIn;
let tus: Tus;
let code = '';
const bytes = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(300_000, 7), Buffer.from('%%EOF\n')]);

beforeAll(async () => {
  lab = await startTestLab();
  who = await signIn(lab.base, 'it@studio.test');
  tus = tusOn(lab.base, who.token);
  // An order that waits for its own files too: the lab must not confuse the two kinds.
  code = await findWaitingOrder(lab.base, who.token);
});
afterAll(() => lab.stop());

const ask = (endpoint: Parameters<typeof call>[1], given: Parameters<typeof call>[2] = {}) =>
  call(lab.base, endpoint, { token: who.token, ...given });
const about = (upload_folder: string, more: Readonly<Record<string, string>> = {}) => ({
  order_code: code,
  filename: 'Crease of the cover.pdf',
  upload_folder,
  ...more,
});
const status = async () =>
  parse(uploadStatus.answer, (await ask(uploadStatus, { body: { cod_order: code } })).json);
const waiting = async (folder: string) =>
  (await status()).files.filter(({ upload_folder }) => upload_folder === folder);
const send = (upload_folder: string) =>
  ask(addMessage, { body: { cod_order: code, txt_public: '', upload_folder } });

describe('a file of a message', () => {
  it('resumes after an interruption, belongs to its message, and is no file of the order (GW-36)', async () => {
    const before = (await ask(orderDetails, { path: { id: code } })).json;
    const folder = 'message-of-a-break';
    const { id, status: made } = await tus.create(bytes.length, about(folder, { sha256: sha256(bytes) }));
    expect(made).toBe(201);
    await tus.patch(id, 0, bytes.subarray(0, 100_000));
    expect((await status()).interrupted).toBe(true);
    expect(await waiting(folder)).toMatchObject([
      { upload: id, id_attachment: '', offset: 100_000, size: bytes.length, sha256: sha256(bytes) },
    ]);
    // The lab refuses the message, because its file has not arrived.
    expect((await send(folder)).status).toBe(409);
    expect((await tus.head(id)).offset).toBe(100_000);
    expect((await tus.patch(id, 100_000, bytes.subarray(100_000))).status).toBe(204);
    expect((await status()).interrupted).toBe(false);
    expect(await waiting(folder)).toMatchObject([
      { upload: id, offset: bytes.length, original_name: 'Crease of the cover.pdf' },
    ]);
    const ledger = parse(readLedger.answer, (await ask(readLedger, { body: { order_code: code } })).json);
    expect(ledger.files).toEqual([]);
    expect((await ask(orderDetails, { path: { id: code } })).json).toEqual(before);

    const sent = parse(orderMessages.answer, (await send(folder)).json).at(-1);
    expect(sent).toMatchObject({ txt_public: 'File inviati', attachments: 1, uploads: 0 });
    expect(sent?.attach[0]).toMatchObject({ original_name: 'Crease of the cover.pdf', size: bytes.length });
    expect(await waiting(folder)).toEqual([]);
  });

  it('can be removed before its message is sent, during the upload and after it', async () => {
    const folder = 'message-of-regret';
    const half = await tus.create(bytes.length, about(folder));
    await tus.patch(half.id, 0, bytes.subarray(0, 10));
    const whole = await tus.create(bytes.length, about(folder));
    await tus.patch(whole.id, 0, bytes);
    expect((await tus.remove(half.id)).status).toBe(204);
    const [left] = await waiting(folder);
    const body = { cod_order: code, id_attachment: left?.id_attachment ?? '' };
    expect((await ask(detachFile, { body })).status).toBe(200);
    expect(await waiting(folder)).toEqual([]);
  });

  it('cannot be seen or changed by another customer (T-A1)', async () => {
    const folder = 'message-of-mine';
    const { id } = await tus.create(bytes.length, about(folder));
    const stranger = await signIn(lab.base, 'fr@studio.test');
    const theirs = tusOn(lab.base, stranger.token);
    expect((await theirs.head(id)).status).toBe(404);
    expect((await theirs.patch(id, 0, bytes)).status).toBe(404);
    expect((await theirs.remove(id)).status).toBe(404);
    expect((await theirs.create(bytes.length, about(folder))).status).toBe(404);
    const answer = await call(lab.base, uploadStatus, { token: stranger.token, body: { cod_order: code } });
    expect(answer.status).toBe(404);
    expect((await tus.head(id)).offset).toBe(0);
    await tus.remove(id);
  });
});

describe('refused files', () => {
  it.each([
    ['nothing', 0, {}, 422],
    ['more than 25 MB', largestAttachment + 1, {}, 413],
    ['a program', 10, { filename: 'photo.jpg.exe' }, 422],
    ['no good folder', 10, { upload_folder: '../..' }, 422],
    ['no such order', 10, { order_code: '1' }, 404],
  ])('%s, before the first byte', async (_what, size, more, expected) => {
    expect((await tus.create(size, about('message-of-refusals', more))).status).toBe(expected);
    expect(await waiting('message-of-refusals')).toEqual([]);
  });

  it.each([
    ['markup under a good name', Buffer.from('<script>alert(1)</script>'), {}],
    ['other bytes than those that were begun', bytes, { sha256: 'a'.repeat(64) }],
  ])('%s, when it is complete, and nothing of it is kept', async (_what, body, more) => {
    const folder = 'message-of-surprises';
    const { id } = await tus.create(body.length, about(folder, more));
    expect((await tus.patch(id, 0, body)).status).toBe(422);
    expect((await tus.head(id)).status).toBe(404);
    expect(await waiting(folder)).toEqual([]);
  });

  it('the twenty-first file of one message', async () => {
    const folder = 'message-of-many';
    for (let count = 0; count < 20; count += 1)
      expect((await tus.create(bytes.length, about(folder))).status).toBe(201);
    expect((await tus.create(bytes.length, about(folder))).status).toBe(422);
    for (const { upload } of await waiting(folder)) await tus.remove(upload);
  });
});
