import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { uploadLimits } from '@trade-area/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tusOn } from '../fixtures/tus.ts';
import { signIn } from '../fixtures/wire.ts';
import { bytes, startTusLab } from './tusLab.ts';
import type { TusLab } from './tusLab.ts';

/** Tus 1.0.0 with creation, creation-with-upload, checksum, expiration and termination, from outside. */
let at: TusLab;
let lab: TusLab['lab'];
let tus: TusLab['tus'];
let stranger: TusLab['stranger'];
let about: TusLab['about'];
let createUpload: TusLab['createUpload'];

describe.each(['folder', 'bucket'])('tus 1.0.0, files in a %s (T-D3)', (store) => {
  beforeAll(async () => {
    at = await startTusLab(store);
    ({ lab, tus, stranger, about, createUpload } = at);
  });
  afterAll(() => at.stop());

  it('OPTIONS answers version, extensions, size and algorithms, without a session', async () => {
    const told = await tus.ask('OPTIONS', '/files/', {});
    expect(told.status).toBe(204);
    expect(told.headers.get('tus-version')).toBe('1.0.0');
    expect(told.headers.get('tus-extension')?.split(',').sort()).toEqual(
      ['checksum', 'creation', 'creation-with-upload', 'expiration', 'termination'].sort(),
    );
    expect(told.headers.get('tus-max-size')).toBe(String(uploadLimits.file));
    expect(told.headers.get('tus-checksum-algorithm')?.split(',')).toContain('sha1');
  });

  it('POST answers 201 with a Location that names 128 bits, Upload-Expires and Tus-Resumable', async () => {
    const made = await tus.create(5, about());
    expect(made.status).toBe(201);
    expect(made.id).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(made.headers.get('tus-resumable')).toBe('1.0.0');
    expect(Date.parse(made.headers.get('upload-expires') ?? '')).toBeGreaterThan(Date.now());
  });

  it('HEAD answers offset, length, metadata and no-store', async () => {
    const id = await createUpload();
    const told = await tus.head(id);
    expect([told.status, told.offset]).toEqual([200, 0]);
    expect(told.headers.get('upload-length')).toBe(String(bytes.length));
    expect(told.headers.get('cache-control')).toBe('no-store');
    expect(told.headers.get('upload-metadata')).toContain('filename ');
  });

  it('PATCH answers 204 and the new offset; in pieces, to the end', async () => {
    const id = await createUpload();
    expect((await tus.patch(id, 0, bytes.subarray(0, 4000))).offset).toBe(4000);
    const last = await tus.patch(id, 4000, bytes.subarray(4000));
    expect([last.status, last.offset]).toEqual([204, bytes.length]);
    expect((await tus.head(id)).offset).toBe(bytes.length);
  });

  it('creation-with-upload takes the first bytes at once', async () => {
    const made = await tus.create(bytes.length, about(), {
      body: bytes.subarray(0, 100),
      headers: { 'content-type': 'application/offset+octet-stream' },
    });
    expect([made.status, made.offset]).toEqual([201, 100]);
    expect((await tus.head(made.id)).offset).toBe(100);
  });

  it('an empty file is finished when it is created', async () => {
    const made = await tus.create(0, about('empty.jpg'));
    expect(made.status).toBe(201);
    expect((await tus.head(made.id)).offset).toBe(0);
  });

  it('Upload-Checksum: a correct one passes, a wrong one gives 460 and changes nothing, an unknown algorithm 400', async () => {
    const id = await createUpload();
    const piece = bytes.subarray(0, 500);
    const sum = (algorithm: string, of: Uint8Array) => ({
      body: piece,
      headers: { 'upload-checksum': `${algorithm} ${createHash(algorithm).update(of).digest('base64')}` },
    });
    expect((await tus.patch(id, 0, piece, sum('sha1', bytes))).status).toBe(460);
    expect((await tus.head(id)).offset).toBe(0);
    expect((await tus.patch(id, 0, piece, sum('sha256', piece))).offset).toBe(500);
    const unknown = { body: piece, headers: { 'upload-checksum': 'crc32 AAAA' } };
    expect((await tus.patch(id, 500, piece, unknown)).status).toBe(400);
    expect((await tus.head(id)).offset).toBe(500);
  });

  it('DELETE ends an upload: 204, then 404', async () => {
    const id = await createUpload();
    expect((await tus.remove(id)).status).toBe(204);
    expect((await tus.head(id)).status).toBe(404);
    expect((await tus.patch(id, 0, bytes)).status).toBe(404);
    expect((await tus.remove(id)).status).toBe(404);
  });

  it('a finished upload takes no more bytes', async () => {
    const id = await createUpload(10);
    await tus.patch(id, 0, bytes.subarray(0, 10));
    expect((await tus.patch(id, 10, bytes.subarray(0, 1))).status).toBe(403);
    expect((await tus.patch(id, 0, bytes.subarray(0, 1))).status).toBe(409);
  });

  it('two PATCHes at one offset: one is written, and the file is intact', async () => {
    const id = await createUpload();
    const answers = await Promise.all(Array.from({ length: 5 }, () => tus.patch(id, 0, bytes)));
    expect(answers.filter(({ status }) => status === 204).length).toBeGreaterThanOrEqual(1);
    for (const { status } of answers) expect([204, 400, 403, 409, 423]).toContain(status);
    expect((await tus.head(id)).offset).toBe(bytes.length);
  });

  it('a session that ends during a transfer: received bytes are kept, the next session resumes there (T-D4)', async () => {
    const other = await signIn(lab.base, 'it@studio.test');
    const first = tusOn(lab.base, other.token);
    const { id } = await first.create(bytes.length, about());
    await first.patch(id, 0, bytes.subarray(0, 4_000));
    const { port } = new URL(lab.base);
    const sent = request({
      ...{ host: 'localhost', port, path: `/files/${id}`, method: 'PATCH' },
      headers: {
        authorization: `Bearer ${other.token}`,
        'tus-resumable': '1.0.0',
        'upload-offset': '4000',
        'content-type': 'application/offset+octet-stream',
        'content-length': String(bytes.length - 4_000),
      },
    });
    sent.once('error', () => undefined);
    const over = new Promise((resolve) => sent.once('close', resolve));
    await new Promise((resolve) => sent.write(bytes.subarray(4_000, 7_000), resolve));
    await fetch(`${lab.base}/auth/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${other.token}` },
    });
    sent.end(bytes.subarray(7_000)).once('response', (answer) => void answer.resume());
    await over;
    expect((await first.head(id)).status).toBe(401);
    expect((await first.patch(id, bytes.length, bytes.subarray(0, 1))).status).toBe(401);
    expect((await stranger.head(id)).status).toBe(404);
    // The whole piece when the request started before the session ended, else only earlier bytes; never other bytes.
    const { offset } = await tus.head(id);
    expect(offset).toBeGreaterThanOrEqual(4_000);
    expect((await tus.patch(id, offset, bytes.subarray(offset))).offset).toBe(bytes.length);
  });

  it('CORS as for the other calls: allowed for the portal, refused for strangers', async () => {
    const ours = await tus.ask('OPTIONS', '/files/', { origin: 'http://localhost:5100' });
    expect(ours.headers.get('access-control-allow-origin')).toBe('http://localhost:5100');
    expect(ours.headers.get('access-control-allow-methods')).toContain('PATCH');
    const theirs = await tus.ask('OPTIONS', '/files/', { origin: 'https://evil.test' });
    expect(theirs.headers.get('access-control-allow-origin')).toBeNull();
    const head = await tus.head(await createUpload(), { headers: { origin: 'http://localhost:5100' } });
    expect(head.headers.get('access-control-expose-headers')?.toLowerCase()).toContain('upload-offset');
    const foreign = await tus.head(await createUpload(), { headers: { origin: 'https://evil.test' } });
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('an abandoned upload expires after 14 days: 410', async () => {
    const id = await createUpload();
    lab.advance(13.9 * 86_400_000);
    const { token } = await signIn(lab.base, 'it@studio.test');
    const later = tusOn(lab.base, token);
    expect((await later.head(id)).status).toBe(200);
    lab.advance(0.2 * 86_400_000);
    const latest = tusOn(lab.base, (await signIn(lab.base, 'it@studio.test')).token);
    expect((await latest.head(id)).status).toBe(410);
    expect((await latest.patch(id, 0, bytes)).status).toBe(410);
  });
});
