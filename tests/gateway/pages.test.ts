import {
  changePages,
  orderDetails,
  ordersIncomplete,
  readPageChoices,
  assignUpload,
  readLedger,
  submitUploads,
  verifyUpload,
} from '@trade-area/core/contract';
import type { PageChoices, UploadLedger } from '@trade-area/core/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { makeSheet, sheetPixels } from '../fixtures/sheets.ts';
import { sha256, tusOn } from '../fixtures/tus.ts';
import { call, signIn } from '../fixtures/wire.ts';

/** The page count of an order can follow its files, at the list's price (P-CHECK-PAGES). */
interface Waiting {
  readonly commessa: string;
  readonly article: string;
  readonly by_ftp: boolean;
  readonly blocked: boolean;
  readonly tipo: string;
  readonly price: { readonly total: number; readonly price: number } | null;
}

let lab: TestLab;
let token = '';
let order: Waiting;

const waiting = async (page = 1) =>
  (await call(lab.base, ordersIncomplete, { token, path: { page }, body: {} })).json as {
    orders: Waiting[];
    pages: number;
  };
const ledger = async () =>
  (await call(lab.base, readLedger, { token, body: { order_code: order.commessa } })).json as UploadLedger;
const choices = async () =>
  (await call(lab.base, readPageChoices, { token, body: { order_code: order.commessa } }))
    .json as PageChoices;
const change = (pages: number, total: number | null, code = order.commessa) =>
  call(lab.base, changePages, { token, body: { order_code: code, pages, total } });
const choiceOf = async (pages: number) => {
  const found = (await choices()).choices.find((each) => each.pages === pages);
  if (!found) throw new Error(`no choice of ${pages} pages`);
  return found;
};

/** Hundredths of the currency, as in the lists of orders. */
const costs = async () => {
  const path = { id: order.commessa };
  const { json } = await call(lab.base, orderDetails, { token, path, body: {} });
  const [row] = json as { price: { total: number } | null }[];
  return Math.round((row?.price?.total ?? 0) * 100);
};

/** Uploads a picture for a slot and waits for the lab's findings. */
async function upload(slot: string, size: { readonly width: number; readonly height: number }) {
  const bytes = await makeSheet({ ...size, seed: slot.length + size.width, quality: 60 });
  const tus = tusOn(lab.base, token);
  const { id } = await tus.create(bytes.length, {
    order_code: order.commessa,
    filename: `${slot || 'left over'}.jpg`,
    slot,
  });
  await tus.patch(id, 0, bytes);
  await call(lab.base, verifyUpload, { token, body: { upload: id, sha256: sha256(bytes) } });
  return id;
}
const checked = (id: string) =>
  vi.waitFor(
    async () => {
      const file = (await ledger()).files.find((each) => each.id === id);
      if (file?.state !== 'checked') throw new Error('not looked at yet');
      return { slot: file.slot, codes: file.findings.map(({ level, code }) => `${level} ${code}`) };
    },
    { timeout: 40_000, interval: 100 },
  );

beforeAll(async () => {
  lab = await startTestLab();
  ({ token } = await signIn(lab.base, 'it@studio.test'));
  for (let page = 1; ; page += 1) {
    const { orders, pages } = await waiting(page);
    for (const each of orders) {
      order = each;
      const isBook = each.by_ftp && each.blocked && each.tipo === 'album' && (each.price?.price ?? 0) > 0;
      if (isBook && (await choices()).choices.length > 0) return;
    }
    if (page >= pages) throw new Error('ta: no priced book of this account waits for its files');
  }
});
afterAll(() => lab.stop());

it('lists every page count of the product with its price difference and the total', async () => {
  const { pages, currency, choices: all } = await choices();
  expect(currency).toBe('EUR');
  expect(all[0]).toEqual({
    pages,
    difference: 0,
    total: Math.round((order.price?.total ?? 0) * 100),
  });
  // Every amount of the comparison includes VAT.
  for (const { difference, total } of all)
    expect(difference).toBe((total ?? 0) - Math.round((order.price?.total ?? 0) * 100));
  const [, second, third] = all;
  expect(second?.difference).toBeGreaterThan(0);
  expect(third?.difference).toBe((second?.difference ?? 0) * 2);
  expect(new Set(all.map((each) => each.pages % 2))).toEqual(new Set([0]));
});

it('refuses a page count that was not offered, another price, and another customer’s order', async () => {
  const { pages } = await choices();
  const next = await choiceOf(pages + 4);
  expect((await change(pages + 4, (next.total ?? 0) - 1)).status).toBe(409);
  expect((await change(pages + 4, null)).status).toBe(409);
  for (const wrong of [pages - 2, pages + 1, 398])
    expect((await change(wrong, next.total)).json).toMatchObject({ error: { code: 'invalid' } });
  expect((await change(pages + 4, next.total, '1')).status).toBe(404);
  const { token: other } = await signIn(lab.base, 'gb@studio.test');
  for (const [endpoint, body] of [
    [readPageChoices, { order_code: order.commessa }],
    [changePages, { order_code: order.commessa, pages: pages + 4, total: next.total }],
  ] as const)
    expect((await call(lab.base, endpoint, { token: other, body } as never)).status).toBe(404);
  expect((await choices()).pages).toBe(pages);
});

it('more pages change slots, price, spine and add a message to the lab; fewer leave files unassigned', async () => {
  const before = await ledger();
  const { pages } = before.order;
  const cover = before.slots.find(({ kind }) => kind === 'cover');
  const spread = before.slots.find(({ kind }) => kind === 'spread');
  if (!cover || !spread) throw new Error('no cover, no spread');
  const coverFile = await upload('cover', sheetPixels(cover));
  expect((await checked(coverFile)).codes).toEqual([]);

  const wanted = await choiceOf(pages + 4);
  const [one, twin] = await Promise.all([change(pages + 4, wanted.total), change(pages + 4, wanted.total)]);
  expect([one.status, twin.status, one.json]).toEqual([200, 200, { pages: pages + 4 }]);
  const after = await ledger();
  expect(after.order.pages).toBe(pages + 4);
  expect(after.slots.filter(({ kind }) => kind === 'spread')).toHaveLength(pages / 2 + 2);
  // Two more leaves widen the cover by 1.8 mm, 22 pixels, so the uploaded cover no longer fits.
  expect((await checked(coverFile)).codes).not.toEqual([]);
  expect(await costs()).toBe(wanted.total);
  expect((await choiceOf(pages)).difference).toBe(-wanted.difference);

  const last = await upload(`spread-${String(pages / 2 + 2).padStart(3, '0')}`, sheetPixels(spread));
  expect(await checked(last)).toEqual({
    slot: `spread-${String(pages / 2 + 2).padStart(3, '0')}`,
    codes: [],
  });
  const back = await choiceOf(pages);
  expect((await change(pages, back.total)).status).toBe(200);
  expect(await checked(last)).toEqual({ slot: '', codes: [] });
  expect((await checked(coverFile)).codes).toEqual([]);
  expect(await costs()).toBe(Math.round((order.price?.total ?? 0) * 100));

  // A printable file without a slot keeps the order from being sent.
  const given = await call(lab.base, submitUploads, { token, body: { order_code: order.commessa } });
  expect(given.json).toMatchObject({ error: { code: 'invalid', fields: { unplaced: last } } });
  const gone = { upload: last, slot: `spread-${String(pages / 2 + 2).padStart(3, '0')}` };
  expect((await call(lab.base, assignUpload, { token, body: gone })).json).toMatchObject({
    error: { code: 'invalid' },
  });
});
