import {
  acceptFindings,
  exchangeUploadTicket,
  orderDetails,
  ordersIncomplete,
  assignUpload,
  readLedger,
  submitUploads,
  ticket,
  verifyUpload,
} from '@trade-area/core/contract';
import type { UploadLedger } from '@trade-area/core/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { makeSheet, sheetPixels } from '../fixtures/sheets.ts';
import { sha256, tusOn } from '../fixtures/tus.ts';
import { findWaitingOrder } from '../fixtures/uploads.ts';
import { call, signIn } from '../fixtures/wire.ts';

/** Files from the first byte to the submitted order, and the lab's refusals (P-UPLOAD, P-TRANSPORT). */
let lab: TestLab;
let token = '';
let order = '';

beforeAll(async () => {
  lab = await startTestLab();
  ({ token } = await signIn(lab.base, 'it@studio.test'));
  order = await findWaitingOrder(lab.base, token, ({ tipo }) => tipo === 'album');
});
afterAll(() => lab.stop());

const ledgerOf = async (code = order, by = token) =>
  (await call(lab.base, readLedger, { token: by, body: { order_code: code } })).json as UploadLedger;

async function upload(bytes: Uint8Array, name: string, code = order): Promise<string> {
  const tus = tusOn(lab.base, token);
  const { id, status, text } = await tus.create(bytes.length, {
    order_code: code,
    filename: name,
    mtime: '5',
  });
  if (status !== 201) throw new Error(`${status} ${text}`);
  if (bytes.length > 0) await tus.patch(id, 0, bytes);
  return id;
}
const verify = (id: string, sum: string) =>
  call(lab.base, verifyUpload, { token, body: { upload: id, sha256: sum } });
const assignToSlot = (id: string, slot: string) =>
  call(lab.base, assignUpload, { token, body: { upload: id, slot } });

async function waitUntilChecked(id: string) {
  return vi.waitFor(
    async () => {
      const file = (await ledgerOf()).files.find((each) => each.id === id);
      if (!file || file.state === 'arrived') throw new Error('not looked at yet');
      return file;
    },
    { timeout: 40_000, interval: 100 },
  );
}

/** Uploads a file, assigns it to a slot, sends its checksum, waits for the lab's findings. */
async function uploadAndWait(bytes: Uint8Array, name: string, slot = '') {
  const id = await upload(bytes, name);
  if (slot !== '') await assignToSlot(id, slot);
  await verify(id, sha256(bytes));
  const file = await waitUntilChecked(id);
  return { id, file, codes: file.findings.map(({ level, code }) => `${level} ${code}`) };
}
const remove = (id: string) => tusOn(lab.base, token).remove(id);
const spread = async () => {
  const slot = (await ledgerOf()).slots.find(({ kind }) => kind === 'spread');
  if (!slot) throw new Error('no spread');
  return { slot, ...sheetPixels(slot) };
};

describe('files of an order', () => {
  it('the ledger lists the slots of an order: a cover and its spreads (P-SLOTS)', async () => {
    const told = await ledgerOf();
    expect(told.order).toMatchObject({ code: order, area: '1' });
    expect(told.open).toBe(true);
    expect(told.slots.filter(({ kind }) => kind === 'cover')).toHaveLength(1);
    expect(told.slots.filter(({ kind }) => kind === 'spread')).toHaveLength(told.order.pages / 2);
    expect(told.slots[1]).toMatchObject({ first_page: 1, last_page: 2, bleed_mm: 3 });
  });

  it('a file is complete only when both sides have the same SHA-256 (T-D2, T-D5)', async () => {
    const { width, height } = await spread();
    const bytes = await makeSheet({ width, height, seed: 2 });
    const id = await upload(bytes, '001.jpg');
    // The file is complete but its checksum never came, so the next visitor of the order is asked for it again.
    expect((await ledgerOf()).files.find((file) => file.id === id)?.state).toBe('partial');
    await verify(id, sha256(Buffer.concat([bytes, Buffer.from('x')])));
    expect((await waitUntilChecked(id)).state).toBe('damaged');
    await remove(id);
  });

  it('ORD-26: the list says RESUME UPLOAD while the ledger has files of the order', async () => {
    const status = async () => {
      const { json } = await call(lab.base, orderDetails, { token, path: { id: order }, body: {} });
      return (json as { transfer_status: number }[])[0]?.transfer_status;
    };
    const id = await upload(Buffer.from('half'), 'x.jpg');
    expect(await status()).toBe(1);
    await remove(id);
    expect(await status()).toBe(0);
  });

  it('every check, on real files', async () => {
    const { slot, width, height } = await spread();
    const of = async (name: string, bytes: Uint8Array) => {
      const { id, codes } = await uploadAndWait(bytes, name, slot.slot);
      await remove(id);
      return codes;
    };
    const scaled = (factor: number) => ({
      width: Math.round(width * factor),
      height: Math.round(height * factor),
    });
    const good = await makeSheet({ width, height });
    expect(await of('exact.jpg', good)).toEqual([]);
    expect(await of('cut.jpg', good.subarray(0, Math.floor(good.length * 0.7)))).toEqual(['block damaged']);
    expect(await of('soft.jpg', await makeSheet(scaled(0.7)))).toEqual(['warn softDensity']);
    expect(await of('low.jpg', await makeSheet(scaled(0.3)))).toEqual(['block lowDensity']);
    expect(await of('tag.jpg', await makeSheet({ width, height, density: 72 }))).toEqual(['note densityTag']);
    expect(await of('none.jpg', await makeSheet({ width, height, profile: null }))).toEqual([
      'warn noProfile',
    ]);
    expect(await of('p3.jpg', await makeSheet({ width, height, profile: 'p3' }))).toEqual([
      'warn otherProfile',
    ]);
    const half = await makeSheet({ width: Math.round(width / 2), height });
    expect(await of('single.jpg', half)).toEqual(['block singlePage']);
    const trim = sheetPixels({ ...slot, bleed_mm: 0 });
    expect(await of('trim.jpg', await makeSheet(trim))).toEqual(['warn noBleed']);
    const cmyk = await sharp(good).toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer();
    expect(await of('cmyk.jpg', cmyk)).toContain('block colourModel');
    const tiff = await sharp(good)
      .withIccProfile('srgb')
      .withMetadata({ density: 300 })
      .tiff({ compression: 'lzw' })
      .toBuffer();
    expect(await of('sheet.tif', tiff)).toEqual([]);
    const framed = await sharp(good)
      .extract({ left: 60, top: 60, width: width - 120, height: height - 120 })
      .extend({ top: 60, bottom: 60, left: 60, right: 60, background: '#ffffff' })
      .withIccProfile('srgb')
      .withMetadata({ density: 300 })
      .jpeg()
      .toBuffer();
    expect(await of('white border.jpg', framed)).toEqual(['warn bareEdge']);
  });

  it('hostile files are refused by their bytes, whatever their name (T-D6)', async () => {
    const bomb = await sharp({
      create: { width: 30_000, height: 17_000, channels: 3, background: '#ffffff' },
      limitInputPixels: false,
    })
      .tiff({ compression: 'deflate' })
      .toBuffer();
    const files: [string, Uint8Array, string][] = [
      ['empty.jpg', Buffer.alloc(0), 'block empty'],
      [
        'photo.jpg',
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
        'block type',
      ],
      ['photo.jpg', Buffer.from('GIF89a/*<html><script>alert(1)</script>*/=1'), 'block type'],
      ['photo.jpg.exe', Buffer.from('MZ\u0090\u0000'), 'block type'],
      [
        'eicar.jpg',
        Buffer.from('X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'),
        'block type',
      ],
      ['book.psd', Buffer.from('8BPS\u0000\u0001aaaaaaaaaaaa'), 'block type'],
      ['../../etc/passwd', Buffer.from('PK\u0003\u0004aaaa'), 'block type'],
      [
        'not-a-jpeg.jpg',
        Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(4_000, 7)]),
        'block damaged',
      ],
      ['bomb.tif', bomb, 'block pixels'],
      [
        'push graphic-context.jpg',
        Buffer.from('push graphic-context\nviewbox 0 0 640 480\nfill url(https://x)'),
        'block type',
      ],
      ['broken.pdf', Buffer.from('%PDF-1.7\nnothing of one'), 'block damaged'],
    ];
    for (const [name, bytes, expected] of files) {
      const { id, codes, file } = await uploadAndWait(bytes, name);
      expect([name, codes]).toEqual([name, [expected]]);
      expect(file.name).not.toContain('/');
      await remove(id);
    }
    expect((await fetch(`${lab.base}/health`)).status).toBe(200);
  });

  it('file names are shown as sent, without direction marks, control characters and excess length (T-D6, T-E10)', async () => {
    const names = [
      '\u202Egpj.exe',
      'a\u0000b.jpg',
      '....',
      'ü'.repeat(400),
      '"><img src=x onerror=alert(1)>.jpg',
      'CON',
      '日本語 спасибо.jpg',
    ];
    const ids = [];
    for (const name of names) ids.push(await upload(Buffer.from('x'), name));
    const { files } = await ledgerOf();
    const told = ids.map((each) => files.find(({ id }) => id === each)?.name);
    expect(told).toEqual([
      'gpj.exe',
      'ab.jpg',
      'file',
      'ü'.repeat(255),
      '"><img src=x onerror=alert(1)>.jpg',
      'CON',
      names[6],
    ]);
    for (const id of ids) await remove(id);
  });

  it('a thumbnail is generated by the lab, for its owner only', async () => {
    const { slot, width, height } = await spread();
    const { id } = await uploadAndWait(await makeSheet({ width, height, seed: 9 }), '003.jpg', slot.slot);
    const get = (by: string) =>
      fetch(`${lab.base}/files/${id}/thumbnail`, { headers: { authorization: `Bearer ${by}` } });
    const shown = await get(token);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
    const stranger = await signIn(lab.base, 'fr@studio.test');
    expect((await get(stranger.token)).status).toBe(404);
    // The original file is never served.
    const raw = await fetch(`${lab.base}/files/${id}`, { headers: { authorization: `Bearer ${token}` } });
    expect(raw.status).toBe(404);
    await remove(id);
  });

  it('a pass from a ticket uploads files of its order only and ends with the session', async () => {
    const mine = await signIn(lab.base, 'it@studio.test');
    const given = await call(lab.base, ticket, {
      token: mine.token,
      body: { purpose: 'upload', order_code: order },
    });
    const body = { order_code: order, ta_token: (given.json as { ticket: string }).ticket };
    const opened = await call(lab.base, exchangeUploadTicket, { body });
    const { pass } = opened.json as { pass: string };
    expect((await call(lab.base, exchangeUploadTicket, { body })).status).toBe(403);
    expect((await ledgerOf(order, pass)).order.code).toBe(order);
    expect((await call(lab.base, ordersIncomplete, { token: pass, body: {} })).status).toBe(401);
    const other = await findWaitingOrder(lab.base, token, ({ commessa }) => commessa !== order);
    expect((await call(lab.base, readLedger, { token: pass, body: { order_code: other } })).status).toBe(404);
    const tus = tusOn(lab.base, pass);
    expect((await tus.create(5, { order_code: other, filename: 'a.jpg' })).status).toBe(404);
    const made = await tus.create(5, { order_code: order, filename: 'a.jpg' });
    expect(made.status).toBe(201);
    await fetch(`${lab.base}/auth/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${mine.token}` },
    });
    expect((await tus.head(made.id)).status).toBe(401);
    await remove(made.id);
  });

  it('an order is submitted when every slot is filled and every warning accepted, and leaves the incomplete list', async () => {
    const { slots } = await ledgerOf();
    const early = await call(lab.base, submitUploads, { token, body: { order_code: order } });
    expect(early.status).toBe(422);
    let warned = '';
    for (const slot of slots) {
      const first = slot.kind === 'spread' && slot.number === 1;
      const bytes = await makeSheet({
        ...sheetPixels(slot),
        seed: slot.number + 20,
        quality: 60,
        profile: first ? null : 'srgb',
      });
      const { id, codes } = await uploadAndWait(bytes, `${slot.slot}.jpg`, slot.slot);
      expect(codes).toEqual(first ? ['warn noProfile'] : []);
      if (first) warned = id;
    }
    const red = await call(lab.base, submitUploads, { token, body: { order_code: order } });
    expect([red.status, red.text.includes('spread-001')]).toEqual([422, true]);
    await call(lab.base, acceptFindings, { token, body: { upload: warned, codes: ['noProfile'] } });
    const sent = await call(lab.base, submitUploads, { token, body: { order_code: order } });
    expect(sent.json).toMatchObject({ files: slots.length, warnings: 1 });
    const again = await call(lab.base, submitUploads, { token, body: { order_code: order } });
    expect(again.json).toEqual(sent.json);
    const { json } = await call(lab.base, orderDetails, { token, path: { id: order }, body: {} });
    expect(json).toMatchObject([{ blocked: false, messages: { unread: expect.any(Number) as number } }]);
    expect((await ledgerOf()).open).toBe(false);
    expect((await tusOn(lab.base, token).create(5, { order_code: order, filename: 'a.jpg' })).status).toBe(
      403,
    );
  });
});
