import { readdirSync, readFileSync, utimesSync } from 'node:fs';
import http from 'node:http';
import { join } from 'node:path';
import {
  deleteQuote,
  duplicateQuote,
  ordersIncomplete,
  orderDetails,
  quoteEndpoints,
  quoteList,
  saveQuotePicture,
} from '@trade-area/core/contract';
import { parse } from 'valibot';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { call, signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';
import { add, hiddenOn } from './cartSteps.ts';
import { good } from './checkoutSteps.ts';
import { openCheckout } from './quoteSteps.ts';

let lab: TestLab;
let italian: SignedIn;
let american: SignedIn;

beforeAll(async () => {
  lab = await startTestLab();
  italian = await signIn(lab.base, 'it@studio.test');
  american = await signIn(lab.base, 'us@studio.test');
});
afterAll(() => lab.stop());

const { create, save } = quoteEndpoints[''];
const configuredProduct = JSON.stringify({
  idProduct: '10',
  fields: [{ name: 'CoverMaterial', stringValue: 'leather' }],
});
const drawn = (width: number, height: number, red = 120) =>
  sharp({ create: { width, height, channels: 3, background: { r: red, g: 80, b: 40 } } });

async function newQuote() {
  const answer = await call(lab.base, create, {
    token: italian.token,
    path: { product_id: '10' },
    body: { configuredProduct },
  });
  expect(answer.status).toBe(200);
  return parse(create.answer, answer.json);
}
const send = (id: string, bytes: Uint8Array, { who = italian, revision = 1 } = {}) =>
  call(lab.base, saveQuotePicture, {
    token: who.token,
    query: { id, revision: String(revision) },
    body: new Uint8Array(bytes),
  });
async function sent(id: string, bytes: Uint8Array, revision = 1): Promise<string> {
  const answer = await send(id, bytes, { revision });
  expect(answer.status).toBe(200);
  return parse(saveQuotePicture.answer, answer.json).picture;
}
async function listed(id: string) {
  const answer = await call(lab.base, quoteList, { token: italian.token });
  return parse(quoteList.answer, answer.json).result.find((row) => row.id === id);
}

describe('the picture of a quote', () => {
  it('is that of its product in its material and color until one is sent', async () => {
    const quote = await newQuote();
    expect(quote.picture).toMatch(/\/pictures\/posters\/weddingbook\/CoverColor\/leather-\w+\.webp$/);
    expect((await listed(quote.id))?.picture).toBe(quote.picture);
    const image = await fetch(quote.picture);
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  it('is that of its copy too, until one of the two is saved with other choices', async () => {
    const { id } = await newQuote();
    const address = await sent(id, await drawn(300, 200).webp().toBuffer());
    const copied = await call(lab.base, duplicateQuote, { token: italian.token, body: { id } });
    const copy = parse(duplicateQuote.answer, copied.json).id;
    expect((await listed(copy))?.picture).toBe(address);
    await call(lab.base, deleteQuote, { token: italian.token, body: { id } });
    lab.advance(32 * 24 * 3_600_000);
    italian = await signIn(lab.base, 'it@studio.test');
    american = await signIn(lab.base, 'us@studio.test');
    await lab.jobsDone();
    expect((await lab.query(`select 1 from quotes where uuid = '${id}'`)).length).toBe(0);
    lab.advance(2 * 3_600_000);
    await lab.jobsDone();
    expect((await fetch(address)).status).toBe(200);
    await lab.query(`update quotes set picture = null, picture_size = null where uuid = '${copy}'`);
    expect((await fetch(address)).status).toBe(404);
    const [name = ''] = /[0-9a-f]{32}/.exec(address) ?? [];
    const filesOfPicture = () =>
      readdirSync(lab.dataFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
        file.includes(name),
      );
    expect(filesOfPicture()).toHaveLength(1);
    // Files age by the clock of their disk, which the test's clock does not change.
    const longAgo = Date.now() / 1000 - 2 * 24 * 3_600;
    for (const file of filesOfPicture()) utimesSync(join(lab.dataFolder, file), longAgo, longAgo);
    lab.advance(2 * 3_600_000);
    await lab.jobsDone();
    expect(filesOfPicture()).toEqual([]);
  });

  it('is drawn anew from what was sent: WebP of 960 px at most, without what else the file carried', async () => {
    const { id } = await newQuote();
    const jpeg = await drawn(1600, 1200)
      .withExif({ IFD0: { Copyright: 'SECRET-NAME' } })
      .jpeg()
      .toBuffer();
    expect(jpeg.toString('latin1')).toContain('SECRET-NAME');
    const address = await sent(id, jpeg);
    expect((await listed(id))?.picture).toBe(address);
    const image = await fetch(address);
    expect(image.headers.get('cache-control')).toContain('private');
    expect(image.headers.get('x-robots-tag')).toBe('noindex');
    const bytes = Buffer.from(await image.arrayBuffer());
    expect(bytes.length).toBeLessThanOrEqual(200_000);
    expect(bytes.toString('latin1')).not.toContain('SECRET-NAME');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 960, height: 720 });
  });

  it.each([
    ['an SVG with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
    ['HTML that begins like a JPEG', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<html>')])],
    ['a WebP header and nothing else', Buffer.from('RIFF\x10\0\0\0WEBPVP8 ', 'latin1')],
    ['no bytes', Buffer.alloc(0)],
  ])('%s is refused, and the one before stays', async (_what, bytes) => {
    const quote = await newQuote();
    expect((await send(quote.id, bytes)).status).toBe(422);
    expect((await listed(quote.id))?.picture).toBe(quote.picture);
  });

  it.each([
    ['announces 26 MB', { 'content-length': '26000000' }, 1_000],
    ['announces nothing and goes on', { 'transfer-encoding': 'chunked' }, 200_001],
  ])('of more than 200 kB that %s is refused before the rest is sent', async (_what, headers, first) => {
    const quote = await newQuote();
    const query = new URLSearchParams({ id: quote.id, revision: '1' });
    const { origin } = new URL(lab.base);
    const status = await new Promise((resolve, reject) => {
      const request = http.request(`${origin}${saveQuotePicture.path}?${query}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${italian.token}`, ...headers },
      });
      request.once('error', reject);
      // The body is never ended: an answer comes only from a lab that does not wait for it.
      request.once('response', (answer) => {
        resolve(answer.statusCode);
        request.destroy();
      });
      request.write(Buffer.alloc(first, 0xff));
    });
    expect(status).toBe(413);
    expect((await listed(quote.id))?.picture).toBe(quote.picture);
  });

  it('a PNG and a picture of too many pixels are refused', async () => {
    const { id } = await newQuote();
    expect((await send(id, await drawn(80, 60).png().toBuffer())).status).toBe(422);
    const bomb = await drawn(6000, 6000).webp({ quality: 1 }).toBuffer();
    expect(bomb.length).toBeLessThan(200_000);
    expect((await send(id, bomb)).status).toBe(422);
  });

  it('of another customer’s quote cannot be set, and its address cannot be guessed (DEC-06)', async () => {
    const quote = await newQuote();
    const picture = await drawn(80, 60).webp().toBuffer();
    expect((await send(quote.id, picture, { who: american })).status).toBe(404);
    const address = await sent(quote.id, picture);
    const ofAmerican = await call(lab.base, quoteList, { token: american.token });
    expect(ofAmerican.text).not.toContain('/quote-pictures/');
    for (const wrong of [quote.id, 'a'.repeat(32), '..%2f..%2fattachments', `${address.slice(-37, -5)}.jpg`])
      expect((await fetch(`${lab.base}/quote-pictures/${wrong}.webp`)).status).toBe(404);
  });

  it('stays when the same configuration is saved again, as on the way to the checkout', async () => {
    const quote = await newQuote();
    const address = await sent(quote.id, await drawn(80, 60, 15).webp().toBuffer());
    const again = await call(lab.base, save, {
      token: italian.token,
      path: { conf_id: quote.id, idQuote: quote.idQuote },
      body: { configuredProduct, revision: '1' },
    });
    expect(parse(save.answer, again.json)).toMatchObject({ revision: 2, picture: address });
    expect((await fetch(address)).status).toBe(200);
  });

  it('ends with the next save of another configuration; one of an earlier save is refused', async () => {
    const leather = { name: 'CoverMaterial', stringValue: 'leather' };
    const other = JSON.stringify({ fields: [leather, { name: 'Pages', numberValue: 42 }] });
    const quote = await newQuote();
    const first = await sent(quote.id, await drawn(80, 60, 10).webp().toBuffer());
    const again = await call(lab.base, save, {
      token: italian.token,
      path: { conf_id: quote.id, idQuote: quote.idQuote },
      body: { configuredProduct: other, revision: '1' },
    });
    expect(parse(save.answer, again.json)).toMatchObject({ revision: 2, picture: quote.picture });
    expect((await fetch(first)).status).toBe(404);
    const late = await drawn(80, 60, 20).webp().toBuffer();
    expect((await send(quote.id, late)).status).toBe(409);
    const second = await sent(quote.id, late, 2);
    expect(second).not.toBe(first);
    expect((await listed(quote.id))?.picture).toBe(second);
  });

  it('goes through cart and checkout with its order into mail, lists and page, and stays as it was ordered', async () => {
    const quote = await newQuote();
    const address = await sent(quote.id, await drawn(80, 60, 30).webp().toBuffer());
    const cart = await add(lab.base, italian, quote.id);
    expect(cart.lines.map(({ picture }) => picture)).toContain(address);
    const browser = await openCheckout(lab.base, italian, cart.code);
    const checkout = await browser.page(`/checkout/${cart.code}/`);
    expect(checkout).toContain(`src="${address}"`);
    await browser.send(`/checkout/${cart.code}/order`, { ...good, ...hiddenOn(checkout) });
    const [order] = await lab.query(`select order_code as code from quotes where uuid = '${quote.id}'`);
    const code = order?.['code'] ?? '';

    await lab.jobsDone();
    const mails = readdirSync(join(lab.dataFolder, 'mail'))
      .filter((name) => name.endsWith('.eml'))
      // Long lines of a mail are broken by a sign of equality.
      .map((name) => readFileSync(join(lab.dataFolder, 'mail', name), 'utf8').replaceAll('=\r\n', ''));
    expect(mails.some((mail) => mail.includes(code) && mail.includes(address))).toBe(true);
    const rows = await call(lab.base, ordersIncomplete, { token: italian.token, body: {} });
    expect(parse(ordersIncomplete.answer, rows.json).orders.map(({ picture }) => picture)).toContain(address);
    const page = await call(lab.base, orderDetails, { token: italian.token, path: { id: code } });
    expect(parse(orderDetails.answer, page.json)[0]?.picture).toBe(address);
    expect((await send(quote.id, await drawn(80, 60, 40).webp().toBuffer())).status).toBe(409);
  });
});
