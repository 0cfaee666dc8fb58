import { configuratorPrice, quoteEndpoints, ticket } from '@trade-area/core/contract';
import { checkoutFieldNames } from '@trade-area/core/checkout';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { call, signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';
import { Browser } from './checkoutBrowser.ts';
import { good, seenOn } from './checkoutSteps.ts';

/** A checkout that is told lies, or whose ground moves between the configurator and the order. */
let lab: TestLab;
let italian: SignedIn;
let french: SignedIn;

beforeAll(async () => {
  lab = await startTestLab();
  italian = await signIn(lab.base, 'it@studio.test');
  french = await signIn(lab.base, 'fr@studio.test');
});
afterAll(() => lab.stop());

const { create, save } = quoteEndpoints[''];
const forty = [{ name: 'Pages', numberValue: 40 }];
const configured = (fields: readonly unknown[]) => ({ configuredProduct: JSON.stringify({ fields }) });

async function newQuote(who: SignedIn, fields: readonly unknown[] = forty, configurator = '10') {
  const path = { product_id: configurator };
  const { json } = await call(lab.base, create, { token: who.token, path, body: configured(fields) });
  const quote = parse(create.answer, json);
  const code = quote.headerValues?.fields.find(({ name }) => name === 'order_code')?.stringValue ?? '';
  return { ...quote, code };
}
async function open(who: SignedIn, code: string, form: Readonly<Record<string, string>> = {}) {
  const body = { purpose: 'checkout', order_code: code };
  const { json } = await call(lab.base, ticket, { token: who.token, body });
  const browser = new Browser(lab.base);
  const ta_token = parse(ticket.answer, json).ticket;
  const opened = await browser.send(`/checkout/${code}/?mt=0`, { ...form, ta_token }, false);
  return { browser, opened };
}
const seenBy = async (browser: Browser, code: string) => seenOn(await browser.page(`/checkout/${code}/`));
const place = (browser: Browser, code: string, seen: string, more: Record<string, string> = {}) =>
  browser.send(`/checkout/${code}/order`, { ...good, ...more, seen });
const ordersOf = (code: string) => lab.query(`select id from orders where commessa = '${code}'`);

/** The press showed the price of now, ordered nothing, and the next press orders at it. */
async function expectShownThenOrdered(browser: Browser, code: string, before: string): Promise<string> {
  const refused = await place(browser, code, before);
  const page = await browser.page(refused.headers.get('location') ?? '');
  expect(page).toContain('Il prezzo è cambiato');
  expect(await ordersOf(code)).toEqual([]);
  const now = seenOn(page);
  expect(now).not.toBe(before);
  const placed = await place(browser, code, now);
  expect(placed.headers.get('location')).toBe(`/checkout/${code}/done`);
  expect(await ordersOf(code)).toHaveLength(1);
  return now;
}

describe('what the form says', () => {
  it('every field but the ticket forged: price, product and person are those of the quote', async () => {
    const { code } = await newQuote(italian);
    const honest = await seenBy((await open(italian, code)).browser, code);
    const names = checkoutFieldNames.filter((name) => name !== 'ta_token');
    const forged = Object.fromEntries(names.map((name) => [name, '0.01']));
    const { browser, opened } = await open(italian, code, {
      ...forged,
      cod_gs: 'c1002',
      cod_gs_normal: '1002',
      id_quote: '1',
      json: '[]',
      valuta: 'AUD',
      lang: '',
      url: 'https://evil.test/',
      redirect_url: 'https://evil.test/',
    });
    expect(opened.headers.get('location')).toBe(`/checkout/${code}/`);
    const page = await browser.page(`/checkout/${code}/`);
    expect(seenOn(page)).toBe(honest);
    expect(page).not.toContain('evil.test');
    const prices = { total: '1', net: '1', vat: '0', shipping: '0', shipping_price: '0', discount: '99' };
    await place(browser, code, honest, { ...prices, currency: 'AUD', customer: '1002', orderCode: '1' });
    const [row] = await lab.query(
      `select c.code, o.currency from orders o join customers c on c.id = o.customer_id where o.commessa = '${code}'`,
    );
    expect(row).toEqual({ code: '1001', currency: 'EUR' });
  });

  it.each(['', '-1', '0', '1e9', 'NaN', '99999999999999999999', '0x10', '12.5'])(
    'a seen price of %j orders nothing',
    async (seen) => {
      const { code } = await newQuote(italian);
      const { browser } = await open(italian, code);
      const answer = await place(browser, code, seen);
      expect(answer.status).toBeLessThan(500);
      expect(await ordersOf(code)).toEqual([]);
    },
  );

  it('200 pages where 110 are allowed are priced with their problem, and never ordered', async () => {
    const fields = [{ name: 'Pages', numberValue: 200 }];
    const { json } = await call(lab.base, configuratorPrice, {
      token: italian.token,
      body: { configurator: '10', fields },
    });
    expect(parse(configuratorPrice.answer, json).problems).toMatchObject([
      { field: 'Pages', code: 'tooMany', limit: 110 },
    ]);
    const quote = await newQuote(italian);
    await lab.query(
      `update quotes set fields = replace(fields::text, '40', '200')::jsonb where uuid = '${quote.id}'`,
    );
    const { browser } = await open(italian, quote.code);
    const refused = await place(browser, quote.code, await seenBy(browser, quote.code));
    expect(await browser.page(refused.headers.get('location') ?? '')).toContain('opzione');
    expect(await ordersOf(quote.code)).toEqual([]);
  });

  it.each([
    ['an unknown configurator', '999999', forty],
    ['an unknown product of one', '10', [{ name: 'ProductCode', stringValue: 'no-such-book' }]],
    ['a product of another configurator', '10', [{ name: 'ProductCode', stringValue: 'gobook' }]],
  ])('%s makes no quote', async (_what, configurator, fields) => {
    const path = { product_id: configurator };
    const answer = await call(lab.base, create, { token: italian.token, path, body: configured(fields) });
    expect(answer.status).toBe(404);
  });
});

describe('what moves between the configurator and the order', () => {
  it('a list whose prices rose is shown, not charged', async () => {
    const { code } = await newQuote(italian, forty, '13');
    const { browser } = await open(italian, code);
    const before = await seenBy(browser, code);
    await lab.query(`update size_prices set price = price + 1000 where list in ('contessa', 'wedding')`);
    await lab.query(`update product_prices set amount = amount + 1000 where slug = 'contessa'`);
    const now = await expectShownThenOrdered(browser, code, before);
    expect(Number(now)).toBeGreaterThan(Number(before));
  });

  it('a promotion that ended is shown, not granted', async () => {
    const { code } = await newQuote(italian);
    const { browser } = await open(italian, code);
    const before = await seenBy(browser, code);
    const ends = await lab.query('select id, ends_at from promotions');
    await lab.query(`update promotions set ends_at = '2020-01-01T00:00:00Z'`);
    const now = await expectShownThenOrdered(browser, code, before);
    for (const { id, ends_at: at } of ends)
      await lab.query(
        `update promotions set ends_at = '${new Date(String(at)).toISOString()}' where id = '${id}'`,
      );
    expect(Number(now)).toBeGreaterThan(Number(before));
  });

  it('a quote that another tab saved again is ordered as it is now, and only at its price', async () => {
    const quote = await newQuote(italian);
    const { browser } = await open(italian, quote.code);
    const before = await seenBy(browser, quote.code);
    const fields = [{ name: 'Pages', numberValue: 60 }];
    const path = { conf_id: quote.id, idQuote: quote.idQuote };
    const body = { ...configured(fields), revision: String(quote.revision) };
    expect((await call(lab.base, save, { token: italian.token, path, body })).status).toBe(200);
    await expectShownThenOrdered(browser, quote.code, before);
    const late = { ...configured(forty), revision: String(quote.revision + 1) };
    expect((await call(lab.base, save, { token: italian.token, path, body: late })).status).toBe(409);
  });

  it('two checkouts of one quote at once make one order', async () => {
    const { code } = await newQuote(italian);
    const tabs = [(await open(italian, code)).browser, (await open(italian, code)).browser] as const;
    const seen = await seenBy(tabs[0], code);
    const answers = await Promise.all(tabs.map((browser) => place(browser, code, seen)));
    expect(answers.map((answer) => answer.headers.get('location'))).toEqual([
      `/checkout/${code}/done`,
      `/checkout/${code}/done`,
    ]);
    expect(await ordersOf(code)).toHaveLength(1);
  });

  it('a coupon that two customers use at once reduces each order once (PROMO-14)', async () => {
    const small = [{ name: 'Size', stringValue: '25x25' }];
    const placed = await Promise.all(
      [italian, french].map(async (who) => {
        const { code } = await newQuote(who, small, '22');
        const { browser } = await open(who, code);
        const full = Number(await seenBy(browser, code));
        await browser.send(`/checkout/${code}/details`, { ...good, coupon: 'GO20' });
        const reduced = await seenBy(browser, code);
        const answers = await Promise.all([
          place(browser, code, reduced, { coupon: 'GO20' }),
          place(browser, code, reduced, { coupon: 'GO20' }),
        ]);
        expect(answers.map(({ status }) => status)).toEqual([303, 303]);
        return { code, isLess: Number(reduced) < full };
      }),
    );
    expect(placed.map(({ isLess }) => isLess)).toEqual([true, true]);
    for (const { code } of placed) expect(await ordersOf(code)).toHaveLength(1);
  });
});

it('no page of the checkout may be framed (EMB-10)', async () => {
  const { code } = await newQuote(italian);
  const { browser } = await open(italian, code);
  const pages = [await browser.send(`/checkout/${code}/`)];
  await place(browser, code, await seenBy(browser, code));
  pages.push(
    await browser.send(`/checkout/${code}/done`),
    await new Browser(lab.base).send(`/checkout/${code}/`),
  );
  for (const { headers } of pages)
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});
