import { quoteEndpoints, quoteList } from '@trade-area/core/contract';
import { parse } from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { call, signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';

let lab: TestLab;
let italian: SignedIn;

beforeAll(async () => {
  lab = await startTestLab();
  italian = await signIn(lab.base, 'it@studio.test');
});
afterAll(() => lab.stop());

const { create } = quoteEndpoints[''];
const configuredProduct = JSON.stringify({
  idProduct: '10',
  fields: [{ name: 'CoverMaterial', stringValue: 'leather' }],
});

async function newQuote() {
  const answer = await call(lab.base, create, {
    token: italian.token,
    path: { product_id: '10' },
    body: { configuredProduct },
  });
  expect(answer.status).toBe(200);
  return parse(create.answer, answer.json);
}
async function listed(id: string) {
  const answer = await call(lab.base, quoteList, { token: italian.token });
  return parse(quoteList.answer, answer.json).result.find((row) => row.id === id);
}

it('a quote without a picture of its own has that of its product', async () => {
  const quote = await newQuote();
  expect(quote.picture).toContain('/pictures/weddingbook-');
  expect((await listed(quote.id))?.picture).toBe(quote.picture);
  const image = await fetch(quote.picture);
  expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/webp']);
});
