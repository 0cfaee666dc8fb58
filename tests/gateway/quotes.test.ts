import {
  deleteQuote,
  duplicateQuote,
  quoteEndpoints,
  quoteList,
  renameQuote,
  restoreQuote,
  shareQuote,
  unshareQuote,
} from '@trade-area/core/contract';
import type { Endpoint, Quote } from '@trade-area/core/contract';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { call, signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';

let lab: TestLab;
let italian: SignedIn;
let american: SignedIn;

beforeAll(async () => {
  lab = await startTestLab();
  italian = await signIn(lab.base, 'it@studio.test');
  american = await signIn(lab.base, 'us@studio.test');
});
afterAll(() => lab.stop());

const { read, create, save } = quoteEndpoints[''];

const configured = (values: Readonly<Record<string, string | number>>) => ({
  configuredProduct: JSON.stringify({
    fields: Object.entries(values).map(([name, value]) =>
      typeof value === 'number' ? { name, numberValue: value } : { name, stringValue: value },
    ),
  }),
});

async function newQuote(
  who: SignedIn,
  values: Readonly<Record<string, string | number>> = { Size: '30x30', Pages: 40 },
  product = '10',
): Promise<Quote> {
  const answer = await call(lab.base, create, {
    token: who.token,
    path: { product_id: product },
    body: configured(values),
  });
  expect(answer.status).toBe(200);
  return parse(create.answer, answer.json);
}

async function listed(who: SignedIn, query: Record<string, string> = {}) {
  const answer = await call(lab.base, quoteList, { token: who.token, query });
  expect(answer.status).toBe(200);
  return parse(quoteList.answer, answer.json);
}
const rowOf = async (who: SignedIn, id: string, query: Record<string, string> = {}) =>
  (await listed(who, query)).result.find((row) => row.id === id);

const ask = (endpoint: Endpoint, who: SignedIn, body: Record<string, unknown>, key?: string) =>
  call(lab.base, endpoint, {
    token: who.token,
    body,
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
  });

const orderNumber = ({ headerValues }: Quote) =>
  headerValues?.fields.find(({ name }) => name === 'order_code')?.stringValue ?? '';

describe('the list of quotes (AGAIN-02)', () => {
  it('has product, size, pages, price, price list and picture of each', async () => {
    const made = await newQuote(italian);
    expect(await rowOf(italian, made.id)).toMatchObject({
      product: 'Wedding Book',
      size: '30x30',
      pages: 40,
      total: made.totalPrice,
      currency: 'EUR',
      list_version: 20_260_101,
      is_ordered: false,
      is_available: true,
      picture: expect.stringMatching(/^https?:\/\/.+\/pictures\//),
      link_edit: expect.stringMatching(new RegExp(`/ta/config-product/10/product-config/${made.id}$`)),
    });
  });

  it('finds words of name, product and number, without accents, in one customer’s quotes', async () => {
    const made = await newQuote(italian, { Pages: 30 });
    await ask(renameQuote, italian, { id: made.id, name: 'Zoë & José' });
    for (const search of ['zoe jose', 'WEDDING zoë', orderNumber(made)]) {
      expect((await listed(italian, { search })).result.map(({ id }) => id)).toEqual([made.id]);
      expect((await listed(american, { search })).total).toBe(0);
    }
    expect((await listed(italian, { search: 'zoe 100%' })).total).toBe(0);
  });

  it('separates what was ordered', async () => {
    const made = await newQuote(italian, { Pages: 32 });
    await lab.query(`update quotes set is_ordered = true where uuid = '${made.id}'`);
    expect(await rowOf(italian, made.id, { state: 'ordered' })).toMatchObject({ is_ordered: true });
    expect(await rowOf(italian, made.id, { state: 'open' })).toBeUndefined();
  });

  it('answers the last page for one past it', async () => {
    const { page, pages } = await listed(italian, { page: '900' });
    expect(page).toBe(pages);
  });

  it('marks a quote whose product is no longer sold', async () => {
    const made = await newQuote(american, { Size: '20x20' }, '13');
    const slug = (await rowOf(american, made.id))?.slug ?? '';
    await lab.query(`update products set is_archived = true where slug = '${slug}'`);
    expect(await rowOf(american, made.id)).toMatchObject({ is_available: false });
    await lab.query(`update products set is_archived = false where slug = '${slug}'`);
  });
});

describe('a quote in the list', () => {
  it('is renamed; the second of two windows is told', async () => {
    const made = await newQuote(italian);
    const first = await ask(renameQuote, italian, { id: made.id, name: ' Anna e Paolo ' });
    expect(parse(renameQuote.answer, first.json).name).toBe('Anna e Paolo');
    const second = await ask(renameQuote, italian, { id: made.id, name: 'Paolo e Anna' });
    expect(second.status).toBe(409);
    expect((await rowOf(italian, made.id))?.name).toBe('Anna e Paolo');
    // The same name twice is one wish.
    expect((await ask(renameQuote, italian, { id: made.id, name: 'Anna e Paolo' })).status).toBe(200);
    const former = { id: made.id, name: 'Paolo e Anna', former: 'Anna e Paolo' };
    expect((await ask(renameQuote, italian, former)).status).toBe(200);
  });

  it('keeps its name when its configuration is saved, and is still saved after it was renamed', async () => {
    const made = await newQuote(italian);
    await ask(renameQuote, italian, { id: made.id, name: 'Anna' });
    const answer = await call(lab.base, save, {
      token: italian.token,
      path: { conf_id: made.id, idQuote: made.idQuote },
      body: { ...configured({ Pages: 60 }), revision: String(made.revision) },
    });
    expect(answer.status).toBe(200);
    expect(await rowOf(italian, made.id, { search: 'anna' })).toMatchObject({ name: 'Anna', pages: 60 });
  });

  it('is duplicated once for a button that is pressed twice, with a number of its own (T-E2)', async () => {
    const made = await newQuote(italian, { Pages: 44 });
    await lab.query(`update quotes set is_ordered = true, total = 1 where uuid = '${made.id}'`);
    const key = crypto.randomUUID();
    const [one, two] = await Promise.all([
      ask(duplicateQuote, italian, { id: made.id }, key),
      ask(duplicateQuote, italian, { id: made.id }, key),
    ]);
    const copy = parse(duplicateQuote.answer, one.json);
    expect(parse(duplicateQuote.answer, two.json)).toEqual(copy);
    const row = await rowOf(italian, copy.id);
    expect(row).toMatchObject({ pages: 44, total: made.totalPrice, is_ordered: false });
    expect(row?.order_code).not.toBe(orderNumber(made));
    expect(copy.link_edit).toBe(row?.link_edit);
  });

  it('is gone everywhere once it was deleted, and restored as it was', async () => {
    const made = await newQuote(italian, { Pages: 48 });
    const reading = () => call(lab.base, read, { token: italian.token, path: { conf_id: made.id } });
    const saving = () =>
      call(lab.base, save, {
        token: italian.token,
        path: { conf_id: made.id, idQuote: made.idQuote },
        body: configured({ Pages: 50 }),
      });
    expect((await ask(deleteQuote, italian, { id: made.id })).status).toBe(200);
    expect((await ask(deleteQuote, italian, { id: made.id })).status).toBe(200);
    expect(await rowOf(italian, made.id)).toBeUndefined();
    const refused = [
      await reading(),
      await saving(),
      await ask(renameQuote, italian, { id: made.id, name: 'x' }),
      await ask(duplicateQuote, italian, { id: made.id }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await ask(restoreQuote, italian, { id: made.id })).status).toBe(200);
    expect(parse(read.answer, (await reading()).json)).toEqual(made);
  });

  it('that was ordered stays with its order', async () => {
    const made = await newQuote(italian);
    await lab.query(`update quotes set is_ordered = true where uuid = '${made.id}'`);
    expect((await ask(deleteQuote, italian, { id: made.id })).status).toBe(409);
    expect(await rowOf(italian, made.id)).toBeDefined();
  });

  it.each([
    ['renamed', renameQuote, { name: 'mine' }],
    ['duplicated', duplicateQuote, {}],
    ['deleted', deleteQuote, {}],
    ['restored', restoreQuote, {}],
  ] as const)('of another customer is not %s (ROLE-02, DEC-06)', async (_what, endpoint, more) => {
    const made = await newQuote(italian);
    expect((await ask(endpoint, american, { id: made.id, ...more })).status).toBe(404);
    expect(await rowOf(italian, made.id)).toMatchObject({ name: '' });
  });
});

describe('a quote that is shared by a link', () => {
  async function shared(who: SignedIn, id: string) {
    const answer = await ask(shareQuote, who, { id });
    expect(answer.status).toBe(200);
    return parse(shareQuote.answer, answer.json);
  }
  const visit = async (link: string, language = 'en') => {
    const page = await fetch(`${lab.base}${new URL(link).pathname}`, {
      headers: { 'accept-language': language },
    });
    return { page, text: await page.text() };
  };

  it('is read by anyone without a price, in the reader’s language, and indexed by nobody (DEC-23)', async () => {
    const made = await newQuote(italian, { Size: '30x30', Pages: 40, CoverMaterial: 'leather' });
    await ask(renameQuote, italian, { id: made.id, name: '<Anna & Paolo>' });
    const { link } = await shared(italian, made.id);
    const { page, text } = await visit(link, 'de');
    expect([page.status, page.headers.get('x-robots-tag')]).toEqual([200, 'noindex, nofollow']);
    expect(page.headers.get('cache-control')).toBe('no-store');
    for (const word of ['&lt;Anna &amp; Paolo&gt;', 'Wedding Book', 'Studio Aurora', '30 × 30 cm', 'Leder'])
      expect(text).toContain(word);
    expect(text).not.toMatch(/€|EUR|\d[.,]\d\d\b|1001/);
    expect(text).toContain(`/product-config/${made.id}`);
  });

  it('has one link however often it is shared, which its list shows, and none once sharing ended', async () => {
    const made = await newQuote(italian);
    const first = await shared(italian, made.id);
    expect(await shared(italian, made.id)).toEqual(first);
    expect(await rowOf(italian, made.id)).toMatchObject({ share_link: first.link, share_ends: first.ends });
    expect((await ask(unshareQuote, italian, { id: made.id })).status).toBe(200);
    expect(await rowOf(italian, made.id)).toMatchObject({ share_link: '', share_ends: '' });
    const gone = await visit(first.link);
    expect(gone.page.status).toBe(404);
    expect(gone.text).toContain('This link isn’t available');
    expect((await shared(italian, made.id)).link).not.toBe(first.link);
  });

  it('is gone with its quote, and does not come back with it', async () => {
    const made = await newQuote(italian);
    const { link } = await shared(italian, made.id);
    await ask(deleteQuote, italian, { id: made.id });
    expect((await visit(link)).page.status).toBe(404);
    await ask(restoreQuote, italian, { id: made.id });
    expect((await visit(link)).page.status).toBe(404);
  });

  it('says that its link expired, and gets a new one', async () => {
    const made = await newQuote(italian);
    const { link } = await shared(italian, made.id);
    await lab.query(`update quotes set share_ends_at = '2020-01-01' where uuid = '${made.id}'`);
    const { page, text } = await visit(link, 'it');
    expect(page.status).toBe(410);
    expect(text).toContain('Questo link è scaduto');
    expect((await shared(italian, made.id)).link).not.toBe(link);
    expect((await visit(link)).page.status).toBe(404);
  });

  it('says that its product is no longer sold', async () => {
    const made = await newQuote(american, { Size: '20x20' }, '13');
    const { link } = await shared(american, made.id);
    const slug = (await rowOf(american, made.id))?.slug ?? '';
    await lab.query(`update products set is_archived = true where slug = '${slug}'`);
    expect((await visit(link)).text).toContain('This product is no longer available');
    await lab.query(`update products set is_archived = false where slug = '${slug}'`);
  });

  it('of another customer is not shared, and its sharing is not ended (ROLE-02, DEC-06)', async () => {
    const made = await newQuote(italian);
    expect((await ask(shareQuote, american, { id: made.id })).status).toBe(404);
    const { link } = await shared(italian, made.id);
    expect((await ask(unshareQuote, american, { id: made.id })).status).toBe(404);
    expect((await visit(link)).page.status).toBe(200);
  });
});
