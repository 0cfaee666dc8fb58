import {
  addMessage,
  attachFile,
  contactAttachments,
  largestAttachment,
  messageThreads,
  orderDetail,
  orderDetails,
  orderMessages,
  readMessage,
  reorder,
  serveAttachment,
  unreadMessages,
} from '@trade-area/core/contract';
import type { Message } from '@trade-area/core/contract';
import { array, parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostileBodies } from '../fixtures/hostileMessages.ts';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { call, signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';
import { smallPdf, createMessages } from './messageFixture.ts';

let lab: TestLab;
let who: SignedIn;
let code = '';

beforeAll(async () => {
  lab = await startTestLab();
  who = await signIn(lab.base, 'de@studio.test');
  code = (await createMessages(lab.base, who)).orderCode;
});
afterAll(() => lab.stop());

const ask = (endpoint: Parameters<typeof call>[1], given: Parameters<typeof call>[2] = {}) =>
  call(lab.base, endpoint, { token: who.token, ...given });
const messagesOf = async (order = code): Promise<Message[]> =>
  parse(orderMessages.answer, (await ask(orderMessages, { path: { id: order } })).json);
const send = (txt_public: string, key: string, more: object = {}) =>
  ask(addMessage, {
    body: { cod_order: code, txt_public, ...more },
    headers: { 'idempotency-key': key },
  });
const findMessage = async (text: string) =>
  (await messagesOf()).filter(({ txt_public }) => txt_public === text).length;

describe('repeated messages (T-E2)', () => {
  it('are stored once under their key, even twenty at once', async () => {
    const sent = await Promise.all(Array.from({ length: 20 }, () => send('Only once', 'key-of-a-message')));
    expect(sent.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(await findMessage('Only once')).toBe(1);
  });

  it('are refused when the key belongs to another text or is invalid', async () => {
    expect((await send('Something else', 'key-of-a-message')).status).toBe(422);
    expect((await send('Short', 'short')).status).toBe(422);
    expect(await findMessage('Something else')).toBe(0);
  });

  it('are stored twice without a key', async () => {
    const body = { cod_order: code, txt_public: 'Twice' };
    await Promise.all([ask(addMessage, { body }), ask(addMessage, { body })]);
    expect(await findMessage('Twice')).toBe(2);
  });
});

describe('texts', () => {
  it('an empty message is refused; files alone carry the fixed text (MSG-10)', async () => {
    expect((await send('  ', 'key-of-nothing')).status).toBe(422);
    const upload_folder = 'folder-of-one-file';
    await ask(attachFile, { query: { cod_order: code, upload_folder, name: 'a.pdf' }, body: smallPdf });
    await send('', 'key-of-a-file', { upload_folder });
    const last = (await messagesOf()).at(-1);
    expect([last?.txt_public, last?.attachments, last?.attach[0]?.original_name]).toEqual([
      'File inviati',
      1,
      'a.pdf',
    ]);
  });

  it('any text comes back as it was written (GW-33, GW-34, T-E10, T-C1)', async () => {
    const texts = [
      '<img src=x onerror=alert(1)>',
      '<script>alert(1)</script>',
      '\u202egnp.exe',
      '𝒳 ﷽ 👩‍👩‍👧‍👦 Ω≈ç√∫',
      "'; drop table messages; --",
      ...hostileBodies('2600001')
        .slice(0, 20)
        .map((body) => String(body)),
    ].filter(
      (text) => !text.includes('\u0000') && text.trim() === text && text !== '' && text.length < 2_000,
    );
    for (const text of texts)
      expect((await ask(addMessage, { body: { cod_order: code, txt_public: text } })).status).toBe(200);
    const kept = (await messagesOf()).map(({ txt_public }) => txt_public);
    expect(texts.filter((text) => !kept.includes(text))).toEqual([]);
  });

  it('a reply closes its question, and only a question of this order (MSG-12)', async () => {
    const { threads } = parse(messageThreads.answer, (await ask(messageThreads)).json);
    const open = threads.find((thread) => thread.open_question)?.cod_order ?? '';
    const question = (await messagesOf(open)).find((message) => message.is_missing);
    const body = { cod_order: open, txt_public: 'Both names', contact_id: question?.id ?? '' };
    expect((await ask(addMessage, { body: { ...body, cod_order: code } })).status).toBe(422);
    expect((await ask(addMessage, { body })).status).toBe(200);
    const after = await messagesOf(open);
    expect(after.find(({ id }) => id === question?.id)?.is_missing_status).toBe('answered');
    expect(after.at(-1)?.answers).toBe(question?.id);
  });
});

describe('reading (MSG-07, MSG-08)', () => {
  const unread = async (who: SignedIn) => {
    const { json } = await call(lab.base, unreadMessages, { token: who.token });
    return parse(unreadMessages.answer, json).reduce((sum, each) => sum + (each.unread ?? 1), 0);
  };
  it('marks one message, once; staff who view as a customer mark none (GW-35, MSG-07, MSG-08)', async () => {
    const message = (await messagesOf()).find(({ fao, ts_read }) => fao === 'client' && ts_read === '');
    const body = { cod_order: code, id: message?.id ?? '', inter: 0 };
    const staff = await signIn(lab.base, 'internal@lab.test', { as: '1003' });
    const before = await unread(who);
    await call(lab.base, readMessage, { token: staff.token, body });
    expect(await unread(who)).toBe(before);
    await ask(readMessage, { body });
    expect(await unread(who)).toBe(before - 1);
    const first = (await messagesOf()).find(({ id }) => id === message?.id)?.ts_read;
    lab.advance(60_000);
    await ask(readMessage, { body });
    expect((await messagesOf()).find(({ id }) => id === message?.id)?.ts_read).toBe(first);
  });
});

describe('files (MSG-25, T-D6, T-D9)', () => {
  const jpeg = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex');
  it.each([
    ['a picture', 'photo.jpg', jpeg, 200],
    ['a picture that is none', 'photo.jpg', smallPdf, 422],
    ['markup', 'page.html', Buffer.from('<script>alert(1)</script>'), 422],
    ['a drawing with a script', 'a.svg', Buffer.from('<svg onload=alert(1)>'), 422],
    ['markup under a good name', 'page.pdf', Buffer.from('<script>alert(1)</script>'), 422],
    ['a program behind two endings', 'photo.jpg.exe', jpeg, 422],
    ['nothing', 'photo.jpg', Buffer.alloc(0), 422],
    ['more than 25 MB', 'photo.jpg', Buffer.concat([jpeg, Buffer.alloc(largestAttachment)]), 413],
  ])('%s', async (_what, name, body, status) => {
    const query = { cod_order: code, upload_folder: 'folder-of-kinds', name };
    expect((await ask(attachFile, { query, body })).status).toBe(status);
  });

  it.each([
    ['../../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\x\\a.pdf', 'a.pdf'],
    ['\u202efdp.exe.pdf', 'fdp.exe.pdf'],
    [`${'x'.repeat(250)}.pdf`, `${'x'.repeat(120)}.pdf`],
  ])('the name %s is shown as %s, and is never used as a path', async (name, shown) => {
    const query = { cod_order: code, upload_folder: 'folder-of-names', name };
    const { json } = await ask(attachFile, { query, body: smallPdf });
    const { original_name, id_attachment } = parse(attachFile.answer, json);
    expect(original_name).toBe(shown);
    expect(id_attachment).toMatch(/^[0-9a-f]{32}$/);
  });

  it('are listed by their message, for its owner alone (GW-37)', async () => {
    const { orderCode, sentId, attachmentId } = await createMessages(lab.base, who);
    const body = { cod_order: orderCode, id_contact: sentId };
    const listed = parse(contactAttachments.answer, (await ask(contactAttachments, { body })).json);
    expect(listed).toMatchObject([{ id_attachment: attachmentId, original_name: 'note.pdf' }]);
    const stranger = await signIn(lab.base, 'fr@studio.test');
    const others = await call(lab.base, contactAttachments, { token: stranger.token, body });
    expect(others.status).toBe(404);
  });

  it('are downloaded unchanged, by their owner only (GW-38, T-D9)', async () => {
    const written = await createMessages(lab.base, who);
    const query = {
      cod_order: written.orderCode,
      id_contact: written.sentId,
      id_attachment: written.attachmentId,
    };
    const own = await ask(serveAttachment, { query });
    expect([own.status, own.text]).toEqual([200, smallPdf.toString()]);
    expect(own.headers.get('content-disposition')).toMatch(/^attachment; filename="note.pdf"/);
    expect(own.headers.get('x-content-type-options')).toBe('nosniff');
    const stranger = await signIn(lab.base, 'fr@studio.test');
    const others = await call(lab.base, serveAttachment, { token: stranger.token, query });
    expect(others.status).toBe(404);
    for (const wrong of [{ id_contact: '1' }, { cod_order: '1' }, { id_attachment: '../../db' }])
      expect((await ask(serveAttachment, { query: { ...query, ...wrong } })).status).toBe(404);
  });
});

describe('ordering again', () => {
  it('creates one incomplete order with the same names under one key, without a price', async () => {
    const headers = { 'idempotency-key': 'key-of-a-reorder' };
    const body = { cod_order: code };
    const made = await Promise.all(Array.from({ length: 5 }, () => ask(reorder, { body, headers })));
    const codes = new Set(made.map(({ json }) => parse(reorder.answer, json).cod_order));
    expect(codes.size).toBe(1);
    const { json } = await ask(orderDetails, { path: { id: [...codes][0] ?? '' } });
    const [order] = parse(array(orderDetail), json);
    expect([order?.order_status, order?.price, order?.blocked, order?.transfer_status]).toEqual([
      0,
      null,
      true,
      0,
    ]);
    const stranger = await signIn(lab.base, 'fr@studio.test');
    expect((await call(lab.base, reorder, { token: stranger.token, body })).status).toBe(404);
  });
});
