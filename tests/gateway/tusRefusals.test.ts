import { request } from 'node:http';
import { ordersIncomplete, uploadLimits } from '@trade-area/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, signIn } from '../fixtures/wire.ts';
import { bytes, startTusLab } from './tusLab.ts';
import type { TusLab } from './tusLab.ts';

/** Refusals of the upload protocol change nothing. */
let at: TusLab;
let lab: TusLab['lab'];
let tus: TusLab['tus'];
let stranger: TusLab['stranger'];
let token: TusLab['token'];
let order: TusLab['order'];
let about: TusLab['about'];
let createUpload: TusLab['createUpload'];

describe.each(['folder', 'bucket'])('refusals of tus 1.0.0, files in a %s (T-D3)', (store) => {
  beforeAll(async () => {
    at = await startTusLab(store);
    ({ lab, tus, stranger, token, order, about, createUpload } = at);
  });
  afterAll(() => at.stop());

  it.each([
    ['no Tus-Resumable', { without: ['tus-resumable'] }],
    ['another version', { headers: { 'tus-resumable': '0.2.2' } }],
  ])('412 and Tus-Version for %s, on every method', async (_what, wish) => {
    const id = await createUpload();
    for (const answer of [
      await tus.create(5, about(), wish),
      await tus.head(id, wish),
      await tus.patch(id, 0, bytes.subarray(0, 10), { body: bytes.subarray(0, 10), ...wish }),
      await tus.remove(id, wish),
    ]) {
      expect(answer.status).toBe(412);
      expect(answer.headers.get('tus-version')).toBe('1.0.0');
    }
    expect((await tus.head(id)).offset).toBe(0);
  });

  it.each([
    ['another content type', { headers: { 'content-type': 'application/octet-stream' } }],
    ['no content type', { without: ['content-type'] }],
  ])('415 for a PATCH with %s', async (_what, wish) => {
    const id = await createUpload();
    expect(
      (await tus.patch(id, 0, bytes.subarray(0, 10), { body: bytes.subarray(0, 10), ...wish })).status,
    ).toBe(415);
    expect((await tus.head(id)).offset).toBe(0);
  });

  it.each([5, bytes.length + 1])('409 at the wrong offset %s', async (offset) => {
    const id = await createUpload();
    expect((await tus.patch(id, offset, bytes.subarray(0, 1))).status).toBe(409);
    expect((await tus.head(id)).offset).toBe(0);
  });

  it.each(['-1', 'x', '1.5', ''])('400 for Upload-Offset %j', async (offset) => {
    const id = await createUpload();
    const answer = await tus.patch(id, 0, bytes.subarray(0, 1), {
      body: bytes.subarray(0, 1),
      headers: { 'upload-offset': offset },
    });
    expect(answer.status).toBe(400);
  });

  it.each(['-1', 'x', '1.5'])('400 for Upload-Length %j', async (size) => {
    expect((await tus.create(1, about(), { headers: { 'upload-length': size } })).status).toBe(400);
  });

  it('400 without Upload-Length, 501 for a deferred one and for concatenation', async () => {
    expect((await tus.create(1, about(), { without: ['upload-length'] })).status).toBe(400);
    const later = { without: ['upload-length'], headers: { 'upload-defer-length': '1' } };
    expect((await tus.create(1, about(), later)).status).toBe(501);
    expect((await tus.create(1, about(), { headers: { 'upload-concat': 'partial' } })).status).toBe(501);
  });

  it('400 for invalid metadata, or metadata without order or file', async () => {
    expect((await tus.create(1, about(), { headers: { 'upload-metadata': 'a b c' } })).status).toBe(400);
    expect((await tus.create(1, { filename: 'a.jpg' })).status).toBe(400);
    expect((await tus.create(1, { order_code: order })).status).toBe(400);
  });

  it('413 for a file above the limit, and for bytes beyond the length', async () => {
    expect((await tus.create(uploadLimits.file + 1, about())).status).toBe(413);
    const id = await createUpload(100);
    expect((await tus.patch(id, 0, bytes.subarray(0, 101))).status).toBe(413);
    expect((await tus.head(id)).offset).toBe(0);
  });

  it('413 for a body without a length that is longer than the file; no byte after its end is kept', async () => {
    const id = await createUpload(100);
    const { port } = new URL(lab.base);
    const status = await new Promise((resolve, reject) => {
      const sent = request({
        ...{ host: 'localhost', port, path: `/files/${id}`, method: 'PATCH' },
        headers: {
          authorization: `Bearer ${token}`,
          'tus-resumable': '1.0.0',
          'upload-offset': '0',
          'content-type': 'application/offset+octet-stream',
        },
      });
      sent.once('error', reject);
      sent.once('response', (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      // The second piece begins inside the file and ends beyond it.
      sent.write(bytes.subarray(0, 60), () => sent.end(bytes.subarray(60, 160)));
    });
    expect(status).toBe(413);
    const { offset } = await tus.head(id);
    expect(offset).toBeLessThanOrEqual(60);
    expect((await tus.patch(id, offset, bytes.subarray(offset, 100))).offset).toBe(100);
  });

  it('413 when the files of the order exceed its quota', async () => {
    const made: string[] = [];
    for (let index = 0; index < 3; index += 1) {
      const { status, id } = await tus.create(uploadLimits.file, about());
      if (status === 201) made.push(id);
    }
    const over = await tus.create(uploadLimits.file, about());
    expect([over.status, over.text.includes('quota')]).toEqual([413, true]);
    for (const id of made) expect((await tus.remove(id)).status).toBe(204);
  });

  it('404 for invalid ids', async () => {
    for (const id of ['A'.repeat(22), 'x', '..%2f..%2fetc%2fpasswd', 'A'.repeat(500), '%00'])
      expect((await tus.head(id)).status).toBe(404);
  });

  it('401 without a session or with an invalid one, before the body is read', async () => {
    const id = await createUpload();
    for (const headers of [{ authorization: '' }, { authorization: 'Bearer none' }]) {
      expect((await tus.create(5, about(), { headers })).status).toBe(401);
      expect((await tus.head(id, { headers })).status).toBe(401);
      expect((await tus.patch(id, 0, bytes, { body: bytes, headers })).status).toBe(401);
      expect((await tus.remove(id, { headers })).status).toBe(401);
    }
  });

  it('another customer cannot see, change or end an upload, or create one for this order (T-D7)', async () => {
    const id = await createUpload();
    await tus.patch(id, 0, bytes.subarray(0, 100));
    expect((await stranger.head(id)).status).toBe(404);
    expect((await stranger.patch(id, 100, bytes.subarray(100))).status).toBe(404);
    expect((await stranger.remove(id)).status).toBe(404);
    for (const path of [`/files/${id}`, `/files/${id}/thumbnail`])
      for (const method of ['GET', 'POST', 'PUT'])
        expect((await stranger.send(method, path)).status).not.toBe(200);
    expect((await stranger.ask('GET', `/files/${id}/thumbnail`, {})).status).toBe(401);
    expect((await stranger.create(5, about())).status).toBe(404);
    expect((await tus.head(id)).offset).toBe(100);
  });

  it('403 for an order that takes no files', async () => {
    const { token } = await signIn(lab.base, 'it@studio.test');
    const { json } = await call(lab.base, ordersIncomplete, { token, body: {} });
    const rows = (json as { orders: { commessa: string; by_ftp: boolean; blocked: boolean }[] }).orders;
    const closed = rows.find(({ blocked, by_ftp }) => !blocked || !by_ftp);
    expect((await tus.create(5, { order_code: closed?.commessa ?? '', filename: 'a.jpg' })).status).toBe(403);
  });
});
