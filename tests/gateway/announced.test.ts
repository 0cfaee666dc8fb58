import {
  announceFiles,
  exchangeUploadTicket,
  ordersIncomplete,
  readLedger,
  submitUploads,
  ticket,
} from '@trade-area/core/contract';
import type { OrderRow, UploadLedger } from '@trade-area/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { tusOn } from '../fixtures/tus.ts';
import { findWaitingOrder } from '../fixtures/uploads.ts';
import { call, signIn } from '../fixtures/wire.ts';

/** The list of the files that were chosen for an order, before a byte of them is sent (P-RESUME). */
let lab: TestLab;
let token = '';
let order = '';

beforeAll(async () => {
  lab = await startTestLab();
  ({ token } = await signIn(lab.base, 'it@studio.test'));
  order = await findWaitingOrder(lab.base, token, ({ tipo }) => tipo === 'album');
});
afterAll(() => lab.stop());

const idOf = (number: number) => String(number).padStart(32, '0');
const chosen = (number: number, change: object = {}) => ({
  id: idOf(number),
  name: `${String(number).padStart(3, '0')}.jpg`,
  size: 1_000 + number,
  mtime: 5,
  slot: '',
  findings: [],
  ...change,
});
const announce = (files: object[], withdrawn: string[] = [], by = token, code = order) =>
  call(lab.base, announceFiles, { token: by, body: { order_code: code, files, withdrawn } as never });
const ledger = async () =>
  (await call(lab.base, readLedger, { token, body: { order_code: order } })).json as UploadLedger;
const rowOfList = async () => {
  for (let page = 1; page < 20; page += 1) {
    const { json } = await call(lab.base, ordersIncomplete, { token, path: { page }, body: {} });
    const found = (json as { orders: OrderRow[] }).orders.find(({ commessa }) => commessa === order);
    if (found) return found;
  }
  throw new Error('the order is in no list');
};

describe('chosen files', () => {
  it('are known after a reload and on every computer: 25 chosen, none sent; the list of orders names the missing', async () => {
    const files = Array.from({ length: 25 }, (_, index) => chosen(index + 1));
    expect((await announce(files)).status).toBe(200);
    // A repeated announcement, and one of a second window, change nothing.
    await announce(files);
    await announce([chosen(900, { name: '007.jpg', size: 1_007 })]);
    const told = await ledger();
    expect(told.announced.map(({ name }) => name)).toEqual(files.map(({ name }) => name));
    const row = await rowOfList();
    expect(row.transfer_status).toBe(1);
    expect(row.files).toMatchObject({ chosen: 25, missing: 25 });
    expect(row.files.names.slice(0, 2)).toEqual(['001.jpg', '002.jpg']);
  });

  it('leave the list when their upload begins, and stay missing until they are whole', async () => {
    const tus = tusOn(lab.base, token);
    const metadata = { order_code: order, filename: '001.jpg', mtime: '5', announced: idOf(1) };
    const { id } = await tus.create(1_001, metadata);
    expect((await ledger()).announced).toHaveLength(24);
    expect((await rowOfList()).files).toMatchObject({ chosen: 25, missing: 25 });
    await tus.patch(id, 0, Buffer.alloc(1_001, 7));
    expect((await rowOfList()).files).toMatchObject({ chosen: 25, missing: 24 });
    // An upload that was begun by another program without the id is the same file.
    await tus.create(1_002, { order_code: order, filename: '002.jpg', mtime: '5' });
    expect((await ledger()).announced).toHaveLength(23);
    // A file whose upload was begun is not announced again.
    await announce([chosen(901, { name: '002.jpg', size: 1_002 })]);
    expect((await ledger()).announced).toHaveLength(23);
  });

  it('keep the order from being submitted until each has come or was withdrawn; refused ones do not', async () => {
    const send = async () =>
      (await call(lab.base, submitUploads, { token, body: { order_code: order } })).text;
    expect(await send()).toContain('"awaited":"001.jpg, 002.jpg, 003.jpg,');
    await announce(
      [],
      Array.from({ length: 25 }, (_, index) => idOf(index + 1)),
    );
    const finding = { code: 'type', level: 'block', values: { type: 'PSD' }, fix: '' };
    expect((await announce([chosen(30, { name: 'notes.psd', findings: [finding] })])).status).toBe(200);
    const told = await ledger();
    expect(told.announced.map(({ findings }) => findings)).toEqual([[finding]]);
    const refusal = await send();
    expect(refusal).not.toContain('notes.psd');
    expect(refusal).toContain('"awaited":"001.jpg, 002.jpg"');
  });

  it('T-A8: are nobody else’s, and a pass announces for its own order only', async () => {
    const stranger = await signIn(lab.base, 'fr@studio.test');
    expect((await announce([chosen(40)], [], stranger.token)).status).toBe(404);
    const given = await call(lab.base, ticket, { token, body: { purpose: 'upload', order_code: order } });
    const body = { order_code: order, ta_token: (given.json as { ticket: string }).ticket };
    const { pass } = (await call(lab.base, exchangeUploadTicket, { body })).json as { pass: string };
    const other = await findWaitingOrder(lab.base, token, ({ commessa }) => commessa !== order);
    expect((await announce([chosen(41)], [], pass, other)).status).toBe(404);
    expect((await announce([chosen(41)], [], pass)).status).toBe(200);
    const many = Array.from({ length: 2_000 }, (_, index) => chosen(5_000 + index));
    expect((await announce(many)).status).toBe(422);
  });

  it('T-A8: store no more than a list of files needs, and no number or text that the database refuses', async () => {
    const finding = { code: 'type', level: 'block', values: { type: 'PSD' }, fix: '' };
    const withFinding = (change: object, number = 50) =>
      chosen(number, { findings: [{ ...finding, ...change }] });
    const before = await ledger();
    for (const file of [
      withFinding({ code: 'x'.repeat(250_000) }),
      withFinding({ code: 'noSuchCheck' }),
      withFinding({ fix: 'x'.repeat(1_000) }),
      withFinding({ values: { type: 'x'.repeat(1_001) } }),
      withFinding({ values: Object.fromEntries(Array.from({ length: 13 }, (_, at) => [`v${at}`, at])) }),
      withFinding({ values: { type: '\ud800' } }),
      withFinding({ values: { '\udfff': 1 } }),
      withFinding({ values: { '\u0000': 1 } }),
      chosen(50, { size: 1e300 }),
      chosen(50, { mtime: 2 ** 60 }),
    ])
      expect([(await announce([file])).status, JSON.stringify(file).slice(0, 200)]).toEqual([
        422,
        JSON.stringify(file).slice(0, 200),
      ]);
    expect((await ledger()).announced).toEqual(before.announced);

    // Each request is allowed, and the order takes no more than its share of them.
    const values = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`v${at}`, 'x'.repeat(1_000)]));
    const batch = (from: number) => Array.from({ length: 15 }, (_, at) => withFinding({ values }, from + at));
    const statuses: number[] = [];
    for (let from = 6_000; from < 6_000 + 15 * 12; from += 15)
      statuses.push((await announce(batch(from))).status);
    expect(statuses).toContain(200);
    expect(statuses.at(-1)).toBe(422);
    expect(JSON.stringify(await ledger()).length).toBeLessThan(2_500_000);
  });
});
