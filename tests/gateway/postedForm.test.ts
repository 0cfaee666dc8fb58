import { checkoutFieldNames } from '@trade-area/core/checkout';
import { ticket } from '@trade-area/core/contract';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { call, signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';
import { Browser } from './checkoutBrowser.ts';
import { good, seenOn } from './checkoutSteps.ts';
import { saveQuote } from './quoteSteps.ts';

/** The hidden form of the portal: what of it is kept, and what is said where it differs from the lab (CHECK-01 to CHECK-03). */
let lab: TestLab;
let who: SignedIn;

beforeAll(async () => {
  lab = await startTestLab();
  who = await signIn(lab.base, 'it@studio.test');
});
afterAll(() => lab.stop());

const note = 'Alcuni dati erano diversi nella pagina da cui arrivi.';

/** The form as the portal fills it in for a Wedding Book of 30 × 30 cm. */
async function formOf(): Promise<{ code: string; form: Record<string, string> }> {
  const quote = await saveQuote(lab.base, who, '10', [{ name: 'Size', stringValue: '30x30' }]);
  const header = (name: string) =>
    String(quote.headerValues?.fields.find((field) => field.name === name)?.numberValue ?? '');
  const pages = quote.configuredProduct.fields.find(({ name }) => name === 'Pages')?.numberValue;
  const [customer] = await lab.query(`select public_id as hash from customers where code = '1001'`);
  const given = await call(lab.base, ticket, {
    token: who.token,
    body: { purpose: 'checkout', order_code: quote.code },
  });
  return {
    code: quote.code,
    form: {
      ...Object.fromEntries(checkoutFieldNames.map((name) => [name, ''])),
      type_conf: 'EPICOR',
      id_quote: quote.idQuote,
      id_configurator: '10',
      json_price: String(quote.totalPrice),
      cod_gs: String(customer?.['hash']),
      cod_gs_normal: '1001',
      valuta: 'EUR',
      nazione: 'it',
      vat: '22',
      shipping_price: '9.9',
      album_pages: String(pages),
      album_price: header('album_price'),
      layout_price: header('layout_price'),
      color_price: header('color_price'),
      samples: '0',
      collection: 'tc',
      flagged_as: 'new',
      wid: 'window-7',
      pid: '2d',
      url: 'http://localhost:5100/ta/config-product/10',
      fundy_order_code: 'F-2231',
      redirect_url: 'http://localhost:5100/ta/graphistore',
      ta_token: parse(ticket.answer, given.json).ticket,
    },
  };
}
async function post(code: string, form: Readonly<Record<string, string>>): Promise<Browser> {
  const browser = new Browser(lab.base);
  expect((await browser.send(`/checkout/${code}/?mt=0`, form, false)).status).toBe(303);
  return browser;
}
const differing = (code: string) =>
  lab.logged
    .map((line) => JSON.parse(line) as { message: string; order?: string; fields?: string })
    .filter(({ message, order }) => message.includes('differs from the lab') && order === code)
    .map(({ fields }) => fields);

describe('the hidden form', () => {
  it('that agrees with the lab is kept on the order, says nothing, and leads back afterwards', async () => {
    const { code, form } = await formOf();
    const browser = await post(code, form);
    const page = await browser.page(`/checkout/${code}/`);
    expect(page).not.toContain(note);
    expect(page).toContain('ta-page__top');
    expect(differing(code)).toEqual([]);
    await browser.send(`/checkout/${code}/order`, { ...good, seen: seenOn(page) });
    const [row] = await lab.query(
      `select d.origin::text as origin from order_details d join orders o on o.id = d.order_id where o.commessa = '${code}'`,
    );
    expect(JSON.parse(String(row?.['origin']))).toEqual({
      collection: 'tc',
      flagged_as: 'new',
      wid: 'window-7',
      pid: '2d',
      url: 'http://localhost:5100/ta/config-product/10',
      fundy_order_code: 'F-2231',
    });
    expect(await browser.page(`/checkout/${code}/done`)).toContain(
      'href="http://localhost:5100/ta/graphistore"',
    );
  });

  it.each([
    ['json_price', '1.00'],
    ['valuta', 'AUD'],
    ['vat', '0'],
    ['shipping_price', '0'],
    ['album_pages', '99'],
    ['album_price', '0.01'],
    ['cod_gs', 'c1002'],
    ['id_quote', '1'],
    ['samples', '1'],
  ])(
    'whose %s is %s is logged by its name and said to the customer; the price is the lab’s',
    async (name, value) => {
      const { code, form } = await formOf();
      const honest = seenOn(await (await post(code, form)).page(`/checkout/${code}/`));
      const again = await formOf();
      const browser = await post(again.code, { ...again.form, [name]: value });
      const page = await browser.page(`/checkout/${again.code}/`);
      expect(page).toContain(note);
      expect(seenOn(page)).toBe(honest);
      expect(differing(again.code)).toEqual([name]);
    },
  );

  it('keeps no address of another site, and cuts long texts', async () => {
    const { code, form } = await formOf();
    const long = 'x'.repeat(2_000);
    const browser = await post(code, {
      ...form,
      redirect_url: 'https://evil.test/',
      collection: long,
      url: 'javascript:alert(1)',
    });
    const page = await browser.page(`/checkout/${code}/`);
    await browser.send(`/checkout/${code}/order`, { ...good, seen: seenOn(page) });
    expect(await browser.page(`/checkout/${code}/done`)).not.toMatch(/evil\.test|javascript:/);
    const [row] = await lab.query(
      `select length(d.origin->>'collection') as length from order_details d join orders o on o.id = d.order_id where o.commessa = '${code}'`,
    );
    expect(Number(row?.['length'])).toBe(500);
  });

  it('in a window of its own has neither the site’s head nor its foot', async () => {
    const { code, form } = await formOf();
    const browser = await post(code, { ...form, ev: 'InPopUp' });
    const page = await browser.page(`/checkout/${code}/`);
    expect(page).not.toMatch(/ta-page__top|ta-page__foot/);
    await browser.send(`/checkout/${code}/order`, { ...good, seen: seenOn(page) });
    expect(await browser.page(`/checkout/${code}/done`)).not.toContain('ta-page__top');
  });
});
