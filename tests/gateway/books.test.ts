import {
  acceptFindings,
  assignUpload,
  readLedger,
  submitUploads,
  verifyUpload,
} from '@trade-area/core/contract';
import type { UploadLedger } from '@trade-area/core/contract';
import { readFacts } from '@trade-area/core/preflight';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { makePdf } from '../fixtures/pdf.ts';
import { makeSheet, sheetPixels } from '../fixtures/sheets.ts';
import { sha256, tusOn } from '../fixtures/tus.ts';
import { findWaitingOrder } from '../fixtures/uploads.ts';
import { call, signIn } from '../fixtures/wire.ts';
import { signInAtDesk } from './desk.ts';

/** Files that hold more or less than one sheet, from the upload to the proof (P-CHECK-PDF, P-CHECK-SPREAD). */
let lab: TestLab;
let token = '';
beforeAll(async () => {
  lab = await startTestLab();
});
afterAll(() => lab.stop());

const ledgerOf = async (order: string) =>
  (await call(lab.base, readLedger, { token, body: { order_code: order } })).json as UploadLedger;

/** An album of this customer that waits for its files, reduced to a cover and three spreads. */
async function album(email: string): Promise<string> {
  ({ token } = await signIn(lab.base, email));
  const order = await findWaitingOrder(lab.base, token, ({ tipo }) => tipo === 'album');
  await ledgerOf(order);
  await lab.query(
    `update upload_sets set pages = 6 where order_id = (select id from orders where commessa = '${order}')`,
  );
  return order;
}

/** Uploads a file for a slot, sends its checksum, waits for the lab's findings. */
async function uploadToSlot(order: string, slot: string, bytes: Uint8Array, name: string) {
  const tus = tusOn(lab.base, token);
  const { id, status } = await tus.create(bytes.length, { order_code: order, filename: name, slot });
  expect(status).toBe(201);
  await tus.patch(id, 0, bytes);
  await call(lab.base, verifyUpload, { token, body: { upload: id, sha256: sha256(bytes) } });
  const codes = await waitForFile(order, id);
  return { id, codes, sum: sha256(bytes) };
}

const waitForFile = (order: string, id: string) =>
  vi.waitFor(
    async () => {
      const file = (await ledgerOf(order)).files.find((each) => each.id === id);
      if (file?.state !== 'checked') throw new Error('not looked at yet');
      return file.findings.map(({ level, code }) => `${level} ${code}`);
    },
    { timeout: 60_000, interval: 100 },
  );
const assignToSlot = (id: string, slot: string) =>
  call(lab.base, assignUpload, { token, body: { upload: id, slot } });
const slotsOf = async (order: string) =>
  Object.fromEntries((await ledgerOf(order)).files.map(({ name, slot }) => [name, slot]));

async function pdfOf(order: string, pages: number, colour?: (page: number) => string): Promise<Uint8Array> {
  const { slots } = await ledgerOf(order);
  const spread = slots.find(({ kind }) => kind === 'spread');
  if (!spread) throw new Error('no double page');
  const { w_mm, h_mm, bleed_mm } = spread;
  const size = { width: w_mm + 2 * bleed_mm, height: h_mm + 2 * bleed_mm };
  return makePdf(pages, colour ? { ...size, colour } : size);
}

/** Pages of the proof, once the lab has made it. */
async function proofOf(order: string): Promise<number> {
  const id = await vi.waitFor(
    async () => {
      const { proof } = await ledgerOf(order);
      if (proof === '') throw new Error('no proof yet');
      return proof;
    },
    { timeout: 90_000, interval: 200 },
  );
  const told = await fetch(`${lab.base}/files/${id}/proof`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const bytes = new Uint8Array(await told.arrayBuffer());
  const read = async (at: number, length: number) => bytes.subarray(at, at + length);
  return (await readFacts({ size: bytes.length, read })).pages;
}

async function manifestOf(order: string) {
  const [row] = await lab.query(
    `select manifest::text as manifest from upload_sets where order_id = (select id from orders where commessa = '${order}')`,
  );
  return JSON.parse(row?.['manifest'] ?? '{}') as {
    files: { slot: string; upload: string; page?: number; half?: string }[];
    fixed: Record<string, { sha256: string; joined?: string }>;
  };
}
const cover = async (order: string) => {
  const [slot] = (await ledgerOf(order)).slots;
  if (!slot) throw new Error('no cover');
  return uploadToSlot(order, 'cover', await makeSheet({ ...sheetPixels(slot), quality: 50 }), 'cover.jpg');
};

describe('files that hold more or less than one sheet', () => {
  it('the lab refuses a PDF in CMYK and names the page', async () => {
    const order = await album('de@studio.test');
    const pink = await pdfOf(order, 3, (page) => (page === 2 ? '0 0.8 0.2 0 k' : '0 0 0 1 k'));
    const { id, codes } = await uploadToSlot(order, 'spreads', pink, 'pink.pdf');
    expect(codes.filter((code) => code.startsWith('block'))).toEqual(['block pdfColour']);
    const { files } = await ledgerOf(order);
    expect(files.find((file) => file.id === id)?.findings[0]?.values).toEqual({ model: 'CMYK', pages: '2' });
  });

  it('one PDF fills all spreads only when it has as many pages', async () => {
    const order = await album('it@studio.test');
    const whole = ['note pdfByHand'];
    const right = await uploadToSlot(order, 'spreads', await pdfOf(order, 3), 'book.pdf');
    expect(right.codes.filter((code) => !whole.includes(code))).toEqual([]);
    const wrong = await uploadToSlot(order, 'spreads', await pdfOf(order, 4), 'four.pdf');
    expect(wrong.codes[0]).toBe('block pdfPages');
    const { files } = await ledgerOf(order);
    expect(files.find(({ id }) => id === wrong.id)?.findings[0]?.values).toEqual({ pages: 4, wanted: 3 });
    // The second file has replaced the first in its slots; the first goes back in.
    expect(await slotsOf(order)).toEqual({ 'book.pdf': '', 'four.pdf': 'spreads' });
    await tusOn(lab.base, token).remove(wrong.id);
    await assignToSlot(right.id, 'spread-001');
    expect((await waitForFile(order, right.id))[0]).toBe('block pdfAllSpreads');
    expect((await assignToSlot(right.id, 'spread-009')).status).toBe(422);
    await assignToSlot(right.id, 'spreads');

    const early = await call(lab.base, submitUploads, { token, body: { order_code: order } });
    expect([early.status, early.text.includes('cover'), early.text.includes('spread')]).toEqual([
      422,
      true,
      false,
    ]);
    expect((await cover(order)).codes).toEqual([]);
    const told = await call(lab.base, submitUploads, { token, body: { order_code: order } });
    expect(told.json).toMatchObject({ files: 2 });
    expect(await proofOf(order)).toBe(4);
    expect((await manifestOf(order)).files.map(({ slot, page }) => [slot, page])).toEqual([
      ['cover', undefined],
      ['spread-001', 1],
      ['spread-002', 2],
      ['spread-003', 3],
    ]);
  });

  it('single pages are paired in a new file beside the originals; another file on the same paper replaces them', async () => {
    const order = await album('fr@studio.test');
    const { slots } = await ledgerOf(order);
    const spread = slots[1];
    if (!spread) throw new Error('no double page');
    const { width, height } = sheetPixels(spread);
    const half = (seed: number) => makeSheet({ width: Math.round(width / 2), height, seed, quality: 50 });
    const left = await uploadToSlot(order, 'spread-001', await half(1), '001.jpg');
    expect(left.codes).toEqual(['block singlePage']);
    await assignToSlot(left.id, 'spread-001-l');
    expect(await waitForFile(order, left.id)).toEqual(['note joined']);
    const right = await uploadToSlot(order, 'spread-001-r', await half(2), '002.jpg');
    expect(right.codes).toEqual(['note joined']);

    const second = await uploadToSlot(
      order,
      'spread-002',
      await makeSheet({ width, height, seed: 3, quality: 50 }),
      'b.jpg',
    );
    const third = await uploadToSlot(
      order,
      'spread-003',
      await makeSheet({ width, height, seed: 4, quality: 50 }),
      'c.jpg',
    );
    // A whole spread replaces both halves, and the PDF of all spreads replaces every file.
    await assignToSlot(second.id, 'spread-001');
    expect(await slotsOf(order)).toMatchObject({ '001.jpg': '', '002.jpg': '', 'b.jpg': 'spread-001' });
    const book = await uploadToSlot(order, 'spreads', await pdfOf(order, 3), 'book.pdf');
    expect(Object.values(await slotsOf(order)).sort()).toEqual(['', '', '', '', 'spreads']);
    await tusOn(lab.base, token).remove(book.id);
    for (const [id, slot] of [
      [left.id, 'spread-001-l'],
      [right.id, 'spread-001-r'],
      [second.id, 'spread-002'],
      [third.id, 'spread-003'],
    ] as const) {
      await assignToSlot(id, slot);
      await waitForFile(order, id);
    }
    await cover(order);
    await call(lab.base, acceptFindings, { token, body: { upload: left.id, codes: [] } });
    const told = await call(lab.base, submitUploads, { token, body: { order_code: order } });
    expect([told.status, told.text]).toEqual([200, expect.stringContaining('"files":5')]);
    expect(await proofOf(order)).toBe(4);
    const { files, fixed } = await manifestOf(order);
    expect(
      files.filter(({ slot }) => slot === 'spread-001').map(({ upload, half: side }) => [upload, side]),
    ).toEqual([
      [left.id, 'left'],
      [right.id, 'right'],
    ]);
    expect(fixed).toMatchObject({ [left.id]: { joined: right.id } });
    const desk = { headers: { cookie: await signInAtDesk(lab.base) } };
    const page = await (await fetch(`${lab.base}/staff/orders/${order}`, desk)).text();
    expect(page.split('two pages joined into one spread')).toHaveLength(2);
    expect(page).toContain(`/sheets/${left.id}/fixed"`);
    expect(page).not.toContain(`/sheets/${right.id}/fixed"`);
  });
});
