import {
  addToCart,
  configuratorPrice,
  customerStore,
  orderDetails,
  productInfo,
  publicStore,
  quoteList,
  readCart,
  readLedger,
  submitUploads,
  verifyUpload,
} from '@trade-area/core/contract';
import type { Endpoint, UploadLedger } from '@trade-area/core/contract';
import { parse } from 'valibot';
import type { GenericSchema, InferOutput } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { makeSheet, sheetPixels } from '../fixtures/sheets.ts';
import { sha256, tusOn } from '../fixtures/tus.ts';
import { findWaitingOrder } from '../fixtures/uploads.ts';
import { call, signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';
import { openQuote } from './checkoutSteps.ts';

let lab: TestLab;
let italian: SignedIn;
const started = new Date();
/** Of a lab that has always another day than UTC. */
const timeZone = started.getUTCHours() < 11 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati';
const today = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(started);

beforeAll(async () => {
  // Tomorrow the lab is closed: nothing is made on it.
  const closedDays = [later(today, 1)];
  lab = await startTestLab({ change: (config) => ({ ...config, calendar: { timeZone, closedDays } }) });
  italian = await signIn(lab.base, 'it@studio.test');
});
afterAll(() => lab.stop());

function later(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Counted by hand: Monday to Friday, without tomorrow. */
function readyAfter(workingDays: number): string {
  let day = today;
  for (let left = workingDays; left > 0; ) {
    day = later(day, 1);
    const weekday = new Date(day).getUTCDay();
    if (weekday > 0 && weekday < 6 && day !== later(today, 1)) left -= 1;
  }
  return day;
}

async function answerTo<T extends GenericSchema>(
  endpoint: Endpoint & { readonly answer: T },
  given: Parameters<typeof call>[2],
): Promise<InferOutput<T>> {
  const { status, json } = await call(lab.base, endpoint, given);
  expect(status).toBe(200);
  return parse(endpoint.answer, json);
}

describe('the day on which an order is ready to ship', () => {
  const fields = [{ name: 'Size', stringValue: '30x30' }];

  it('CONF-01: comes with the price of a configuration, for customers and visitors', async () => {
    const body = { configurator: '10', product: 'weddingbook', fields };
    for (const token of [italian.token, undefined]) {
      const { dispatch_date } = await answerTo(configuratorPrice, { ...(token ? { token } : {}), body });
      expect(dispatch_date).toBe(readyAfter(10));
    }
  });

  it('PROD-14: is the same on the product’s card and page, and for visitors', async () => {
    const info = await answerTo(productInfo, { token: italian.token, path: { product: 'weddingbook' } });
    const own = await answerTo(customerStore, { token: italian.token });
    const shared = await answerTo(publicStore, {});
    const ofCard = (items: typeof own) => items.find(({ slug }) => slug === 'weddingbook')?.dispatch_date;
    expect([info.details.dispatch_date, ofCard(own), ofCard(shared)]).toEqual(
      Array.from({ length: 3 }, () => readyAfter(10)),
    );
  });

  it('CHECK-08: is the same in quotes, cart and checkout, in the reader’s language', async () => {
    const { id, code, browser } = await openQuote(lab.base, italian, '10', fields);
    await call(lab.base, addToCart, { token: italian.token, body: { id } });
    const { result } = await answerTo(quoteList, { token: italian.token });
    const { lines } = await answerTo(readCart, { token: italian.token });
    for (const row of [result.find((each) => each.id === id), lines.find((each) => each.id === id)])
      expect([row?.giorni, row?.dispatch_date]).toEqual(['8-10', readyAfter(10)]);
    for (const [language, words] of [
      ['en', 'Estimated dispatch'],
      ['it', 'Spedizione prevista'],
      ['es', 'Envío previsto'],
      ['fr', 'Expédition prévue'],
      ['de', 'Voraussichtlicher Versand'],
    ] as const) {
      const text = await browser.page(`/checkout/${code}/?mt=0&lang=${language}`);
      const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
      expect(text).toMatch(new RegExp(`${words}\\s?: ${day.format(new Date(readyAfter(10)))}`));
    }
  });

  it('DET-09: is written into the order once all files are submitted', async () => {
    const { token } = italian;
    const order = await findWaitingOrder(lab.base, token, ({ tipo }) => tipo !== 'album');
    const ledger = async () =>
      (await answerTo(readLedger, { token, body: { order_code: order } })) as UploadLedger;
    const detail = async () => (await answerTo(orderDetails, { token, path: { id: order } }))[0];
    const [slot] = (await ledger()).slots;
    if (!slot) throw new Error('ta: the order has no slot');
    const bytes = await makeSheet({ ...sheetPixels(slot), seed: 5, quality: 30 });
    const tus = tusOn(lab.base, token);
    const { id } = await tus.create(bytes.length, { order_code: order, filename: 'a.jpg', slot: slot.slot });
    await tus.patch(id, 0, bytes);
    await call(lab.base, verifyUpload, { token, body: { upload: id, sha256: sha256(bytes) } });
    await expect
      .poll(async () => (await ledger()).files.map(({ state }) => state), { timeout: 60_000 })
      .toEqual(['checked']);
    const [product] = await lab.query(
      `select p.days from orders o join order_details d on d.order_id = o.id join products p on p.slug = d.article_id
       where o.commessa = '${order}'`,
    );
    const most = Number(product?.['days']?.split('-').at(-1));
    expect(most).toBeGreaterThan(0);
    expect((await detail())?.promise?.date).toBe('');
    const sent = await call(lab.base, submitUploads, { token, body: { order_code: order } });
    expect(sent.status).toBe(200);
    expect((await detail())?.promise?.date).toBe(readyAfter(most));
  });
});
