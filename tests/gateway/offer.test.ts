import { execFileSync } from 'node:child_process';
import { deleteQuote, quoteEndpoints, quoteOffer, saveQuotePicture } from '@trade-area/core/contract';
import sharp from 'sharp';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { call, signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';

let lab: TestLab;
let italian: SignedIn;
let french: SignedIn;
let id = '';
let net = 0;

const { create } = quoteEndpoints[''];
const fields = [
  { name: 'Size', stringValue: '30x30' },
  { name: 'Pages', numberValue: 40 },
  { name: 'CoverMaterial', stringValue: 'leather' },
];

beforeAll(async () => {
  lab = await startTestLab();
  italian = await signIn(lab.base, 'it@studio.test');
  french = await signIn(lab.base, 'fr@studio.test');
  const { json } = await call(lab.base, create, {
    token: italian.token,
    path: { product_id: '10' },
    body: { configuredProduct: JSON.stringify({ fields }) },
  });
  const quote = parse(create.answer, json);
  id = quote.id;
  net = quote.totalPrice ?? 0;
});
afterAll(() => lab.stop());

/** Asks for the offer of a quote as a browser does. */
function ask(token: string, query: Readonly<Record<string, string>>, quote = id): Promise<Response> {
  const asked = new URLSearchParams({ endpoint: quoteOffer.path.replace('{id}', quote), ...query });
  return fetch(`${lab.base}/gateway?${asked}`, { headers: { authorization: `Bearer ${token}` } });
}

const hasPoppler = (() => {
  try {
    execFileSync('pdftotext', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    console.error('ta: poppler-utils are not installed: the words of offers are NOT tested.');
    return false;
  }
})();
async function read(query: Readonly<Record<string, string>>): Promise<string> {
  const answer = await ask(italian.token, query);
  expect(answer.status).toBe(200);
  const input = Buffer.from(await answer.arrayBuffer());
  return execFileSync('pdftotext', ['-layout', '-', '-'], { input }).toString();
}

describe('the PDF offer of a quote', () => {
  it('is a file of the customer alone, kept by no cache', async () => {
    const answer = await ask(italian.token, { percent: '50' });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(answer.headers.get('cache-control')).toMatch(/no-store|private, no-cache/);
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect((await ask('', { percent: '50' })).status).toBe(401);
    expect((await ask(french.token, { percent: '50' })).status).toBe(404);
  });

  it.each([
    [{}],
    [{ percent: '0', amount: '0.00' }],
    [{ percent: '-5' }],
    [{ percent: 'x' }],
    [{ percent: '50', step: '7' }],
    [{ percent: '50', vat: 'none' }],
  ])('is refused with %j: without a margin it would show the lab’s price (DEC-23)', async (query) => {
    expect((await ask(italian.token, query)).status).toBe(422);
  });

  it('is gone with its quote', async () => {
    const { json } = await call(lab.base, create, {
      token: italian.token,
      path: { product_id: '10' },
      body: { configuredProduct: JSON.stringify({ fields }) },
    });
    const other = parse(create.answer, json).id;
    expect((await ask(italian.token, { percent: '50' }, other)).status).toBe(200);
    await call(lab.base, deleteQuote, { token: italian.token, body: { id: other } });
    expect((await ask(italian.token, { percent: '50' }, other)).status).toBe(404);
  });

  /** The only picture of an offer. */
  async function pictureOf(quote: string): Promise<Buffer> {
    const answer = await ask(italian.token, { percent: '50' }, quote);
    const document = Buffer.from(await answer.arrayBuffer());
    const start = document.indexOf(Buffer.from([0xff, 0xd8, 0xff]));
    expect(start).toBeGreaterThan(0);
    return document.subarray(start, document.indexOf('endstream', start));
  }
  const widthOf = async (quote: string) => (await sharp(await pictureOf(quote)).metadata()).width;

  it('CONF-06: shows the product in the chosen color where no browser has drawn it', async () => {
    const bluenessOf = async (value: string) => {
      const color = { name: 'CoverColor', stringValue: value };
      const { json } = await call(lab.base, create, {
        token: italian.token,
        path: { product_id: '10' },
        body: { configuredProduct: JSON.stringify({ fields: [...fields, color] }) },
      });
      const { channels } = await sharp(await pictureOf(parse(create.answer, json).id)).stats();
      const [red = 0, , blue = 0] = channels.map(({ mean }) => mean);
      return blue - red;
    };
    expect(await bluenessOf('leather-navy')).toBeGreaterThan((await bluenessOf('leather-cognac')) + 20);
  });

  it('CONF-06: shows what was configured, and the product’s picture while there is no other', async () => {
    const { json } = await call(lab.base, create, {
      token: italian.token,
      path: { product_id: '10' },
      body: { configuredProduct: JSON.stringify({ fields }) },
    });
    const own = parse(create.answer, json).id;
    expect(await widthOf(own)).toBe(720);
    const drawn = sharp({ create: { width: 90, height: 60, channels: 3, background: '#a04020' } });
    const sent = await call(lab.base, saveQuotePicture, {
      token: italian.token,
      query: { id: own, revision: '1' },
      body: new Uint8Array(await drawn.webp().toBuffer()),
    });
    expect(sent.status).toBe(200);
    expect(await widthOf(own)).toBe(90);
  });

  it('is refused for options that cannot be ordered together', async () => {
    const few = [...fields.filter(({ name }) => name !== 'Pages'), { name: 'Pages', numberValue: 2 }];
    const { json } = await call(lab.base, create, {
      token: italian.token,
      path: { product_id: '10' },
      body: { configuredProduct: JSON.stringify({ fields: few }) },
    });
    expect((await ask(italian.token, { percent: '50' }, parse(create.answer, json).id)).status).toBe(422);
  });

  it.skipIf(!hasPoppler)(
    'names the studio and its price, and neither the lab nor the lab’s price',
    async () => {
      const words = await read({ percent: '50', lang: 'en' });
      const price = Math.round(Math.round(net * 150) * 1.22) / 100;
      for (const word of ['Studio Aurora', 'Offer', 'Wedding Book', '30 × 30 cm', 'incl. 22% VAT'])
        expect(words).toContain(word);
      expect(words).toContain(price.toFixed(2).replace('.', ','));
      expect(words).not.toContain(net.toFixed(2).replace('.', ','));
      expect(words).not.toMatch(/Stamperia|Lume|EUR_IT|1001/);
      expect(words.match(/\d,\d\d €/g)).toHaveLength(1);
    },
  );

  it.skipIf(!hasPoppler)(
    'says nothing of what is between photographer and lab, and that its picture is of an example',
    async () => {
      const services = [
        { name: 'LayoutBy', stringValue: 'lab' },
        { name: 'Images', numberValue: 60 },
        { name: 'ColorCorrection', numberValue: 1 },
      ];
      const { json } = await call(lab.base, create, {
        token: italian.token,
        path: { product_id: '10' },
        body: { configuredProduct: JSON.stringify({ fields: [...fields, ...services] }) },
      });
      const own = parse(create.answer, json).id;
      const answer = await ask(italian.token, { percent: '50', lang: 'en' }, own);
      const input = Buffer.from(await answer.arrayBuffer());
      const words = execFileSync('pdftotext', ['-layout', '-', '-'], { input }).toString();
      expect(words).toMatch(/Cover material\s+Leather/);
      expect(words).toContain('Picture for illustration');
      expect(words).not.toMatch(/Layout|Style|Number of images|Color correction|designs it/);
    },
  );

  it.skipIf(!hasPoppler)('is rounded up, and without tax where asked for', async () => {
    const words = await read({ percent: '33.5', amount: '10', step: '10', vat: 'excl', lang: 'en' });
    const price = Math.ceil((Math.round(net * 133.5) / 100 + 10) / 10) * 10;
    expect(words).toContain(`${price},00`);
    expect(words).toContain('excl. VAT');
  });

  it.skipIf(!hasPoppler).each([
    ['it', 'Offerta', 'Prezzo', 'Pelle'],
    ['es', 'Oferta', 'Precio', 'Piel'],
    ['fr', 'Offre', 'Prix', 'Cuir'],
    ['de', 'Angebot', 'Preis', 'Leder'],
  ])('is written in %s', async (lang, ...expected) => {
    const words = await read({ percent: '50', lang });
    for (const word of expected) expect(words).toContain(word);
  });
});
