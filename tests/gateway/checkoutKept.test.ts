import { addCard, openCards, ticket } from '@trade-area/core/contract';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { call, signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';
import type { Browser } from './checkoutBrowser.ts';
import { good, openQuote, seenOn } from './checkoutSteps.ts';

/** Nothing that a customer has typed into the checkout is typed twice. */
let lab: TestLab;
let italian: SignedIn;

beforeAll(async () => {
  lab = await startTestLab();
  italian = await signIn(lab.base, 'it@studio.test');
});
afterAll(() => lab.stop());

const endSessions = () => lab.query(`delete from tickets where purpose = 'checkout-session'`);
async function reopen(browser: Browser, code: string, who = italian): Promise<Response> {
  const body = { purpose: 'checkout', order_code: code };
  const given = await call(lab.base, ticket, { token: who.token, body });
  return browser.send(`/checkout/${code}/`, { ta_token: parse(ticket.answer, given.json).ticket }, false);
}
const sandboxReference = (kind: string) =>
  `sandbox.${Buffer.from(JSON.stringify({ kind, brand: 'Visa', last4: '3220', month: 9, year: 2031 })).toString('base64url')}.${crypto.randomUUID()}`;
const typed = { ...good, bride: 'Ottilia', note: 'Copertina <rossa> & "nastro"', label: 'Rif. 77' };
const ticked = /<input[^>]*name="terms"[^>]*checked|<input[^>]*checked[^>]*name="terms"/;

describe('the form of the portal, posted twice', () => {
  it('CHECK-14: leads to the same checkout, and to the order that came of it', async () => {
    const { browser, code } = await openQuote(lab.base, italian);
    // As browsers post it again from the portal: with the used ticket, without the cookie, and saying so.
    const postAgain = async () => {
      const answer = await fetch(`${lab.base}/checkout/${code}/?mt=0`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'sec-fetch-site': 'cross-site' },
        body: new URLSearchParams({ ta_token: 'used', lang: 'it' }),
      });
      expect(answer.status).toBe(303);
      return answer.headers.get('location') ?? '';
    };
    const seen = seenOn(await browser.page(await postAgain()));
    expect(seen).toMatch(/^\d+$/);
    await browser.send(`/checkout/${code}/order`, { ...good, seen });
    const shown = await browser.send(await postAgain());
    expect([shown.status, shown.headers.get('location')]).toEqual([303, `/checkout/${code}/done?lang=it`]);
    expect(await lab.query(`select 1 from orders where commessa = '${code}'`)).toHaveLength(1);
    // It opens nothing in a browser without the session.
    const { base } = lab;
    expect((await fetch(`${base}${await postAgain()}`, { redirect: 'manual' })).status).toBe(403);
  });
});

describe('a form that is sent after the session has ended', () => {
  it.each(['details', 'order'])(
    '%s: says so, and fills the checkout when it is opened again',
    async (act) => {
      const { browser, code } = await openQuote(lab.base, italian);
      const seen = seenOn(await browser.page(`/checkout/${code}/`));
      await endSessions();
      const answer = await browser.send(`/checkout/${code}/${act}?lang=it`, { ...typed, seen });
      expect(answer.status).toBe(403);
      const page = await answer.text();
      expect(page).toContain('La sessione di acquisto è scaduta');
      expect(page).toContain(`href="${lab.config.portal.portalOrigin}/ta/print-again"`);
      expect(await lab.query(`select 1 from orders where commessa = '${code}'`)).toEqual([]);
      expect((await reopen(browser, code)).status).toBe(303);
      const again = await browser.page(`/checkout/${code}/`);
      expect(again).toContain('value="Ottilia"');
      expect(again).toContain('Copertina &lt;rossa&gt; &amp; &quot;nastro&quot;');
      expect(again).toContain('value="Rif. 77"');
      expect(await lab.query('select 1 from checkout_drafts')).toEqual([]);
    },
  );

  it('fills no checkout in another browser, and none of another quote', async () => {
    const { browser, code } = await openQuote(lab.base, italian);
    await endSessions();
    await browser.send(`/checkout/${code}/details`, typed);
    const other = await openQuote(lab.base, italian);
    expect(await other.browser.page(`/checkout/${other.code}/`)).not.toContain('Ottilia');
    await reopen(browser, other.code);
    expect(await browser.page(`/checkout/${other.code}/`)).not.toContain('Ottilia');
    await reopen(other.browser, code);
    expect(await other.browser.page(`/checkout/${code}/`)).not.toContain('Ottilia');
    await reopen(browser, code);
    expect(await browser.page(`/checkout/${code}/`)).toContain('Ottilia');
  });

  it('an address that was typed into the address book is there again, and so are the words before it', async () => {
    const { browser, code } = await openQuote(lab.base, italian);
    await browser.send(`/checkout/${code}/details?next=addresses`, typed);
    await endSessions();
    const address = { address_name: 'Casa Ottoboni', address_address: 'Via Lunga 7', address_country: 'IT' };
    const answer = await browser.send(`/checkout/${code}/addresses?lang=it`, address);
    expect(answer.status).toBe(403);
    await reopen(browser, code);
    const again = await browser.page(`/checkout/${code}/`);
    for (const word of ['Casa Ottoboni', 'Via Lunga 7', 'Ottilia'])
      expect(again).toContain(`value="${word}"`);
    expect(await lab.query('select 1 from checkout_drafts')).toEqual([]);
  });

  it('is forgotten after a day', async () => {
    const { browser, code } = await openQuote(lab.base, italian);
    await endSessions();
    await browser.send(`/checkout/${code}/details`, typed);
    await lab.query(`update checkout_drafts set expires_at = expires_at - interval '25 hours'`);
    await reopen(browser, code);
    expect(await browser.page(`/checkout/${code}/`)).not.toContain('Ottilia');
    const second = await openQuote(lab.base, italian);
    await endSessions();
    await second.browser.send(`/checkout/${second.code}/details`, typed);
    expect(await lab.query('select 1 from checkout_drafts')).toHaveLength(1);
  });

  it('a cancelled payment of an ended session leads back to the portal, too', async () => {
    const { browser, code } = await openQuote(lab.base, italian);
    await endSessions();
    const answer = await browser.send(`/checkout/${code}/payment/cancel?lang=fr`, {});
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain('La session de commande a expiré');
  });
});

describe('the Enter key', () => {
  it('presses a button that keeps what was typed: the first of the form, out of the Tab order', async () => {
    const { browser, code } = await openQuote(lab.base, italian);
    const form = (await browser.page(`/checkout/${code}/`)).split('<form')[1] ?? '';
    const first = /<button[^>]*>/.exec(form)?.[0] ?? '';
    expect(first).not.toContain('name=');
    expect(first).toContain('tabindex="-1"');
    const address = /formaction="([^"]*)"/i.exec(first)?.[1] ?? '';
    const sent = await browser.send(address, { ...typed, coupon: 'NO' });
    const drawn = await browser.page(sent.headers.get('location') ?? '');
    expect(drawn).toContain('value="Ottilia"');
    expect(drawn).toContain('value="NO"');
  });
});

describe('the terms', () => {
  it('stay accepted when the page is drawn again, for a coupon, a problem or another price', async () => {
    const { browser, code } = await openQuote(lab.base, italian);
    const first = await browser.page(`/checkout/${code}/`);
    expect(first).not.toMatch(ticked);
    const applied = await browser.send(`/checkout/${code}/details`, { ...good, coupon: 'NO' });
    expect(await browser.page(applied.headers.get('location') ?? '')).toMatch(ticked);
    const refused = await browser.send(`/checkout/${code}/order`, {
      ...good,
      payment: '',
      seen: seenOn(first),
    });
    expect(await browser.page(refused.headers.get('location') ?? '')).toMatch(ticked);
    const taken = await browser.send(`/checkout/${code}/details`, { ...good, terms: '' });
    expect(await browser.page(taken.headers.get('location') ?? '')).not.toMatch(ticked);
  });

  it.each([
    ['en', 'Terms and conditions of sale', 'Order and price', 'free of charge'],
    ['it', 'Condizioni generali di vendita', 'Ordine e prezzo', 'gratuitamente'],
    ['es', 'Condiciones generales de venta', 'Pedido y precio', 'sin coste'],
    ['fr', 'Conditions générales de vente', 'Commande et prix', 'gratuitement'],
    ['de', 'Allgemeine Geschäftsbedingungen', 'Bestellung und Preis', 'kostenlos neu'],
  ])('are read in %s, behind the words of the tick', async (language, title, heading, words) => {
    const { browser, code } = await openQuote(lab.base, italian);
    const page = await browser.page(`/checkout/${code}/?lang=${language}`);
    expect(page).toContain(`href="/terms?lang=${language}" target="_blank"`);
    const terms = await fetch(`${lab.base}/terms?lang=${language}`);
    const text = await terms.text();
    expect(terms.status).toBe(200);
    expect(text).toContain(`<h1 class="ta-title" dir="auto">${title}</h1>`);
    expect(text).toContain(words);
    // A heading ends with its line; the words under it are a paragraph.
    expect(text).toMatch(new RegExp(`<h2[^>]*>${heading}</h2><p[^>]*>[^<]+</p>`));
  });

  it('a lab without them has no page, asks for no tick, and takes the order', async () => {
    const { browser, code } = await openQuote(lab.base, italian);
    const [kept] = await lab.query(
      `delete from lab_texts where key = 'terms.sale' returning texts::text as texts`,
    );
    const page = await browser.page(`/checkout/${code}/`);
    expect(page).not.toContain('/terms');
    expect(page).not.toContain('name="terms"');
    expect((await fetch(`${lab.base}/terms`)).status).toBe(404);
    const placed = await browser.send(`/checkout/${code}/order`, { ...good, terms: '', seen: seenOn(page) });
    expect(placed.headers.get('location')).toContain('/done');
    const texts = (kept?.['texts'] ?? '').replaceAll(`'`, `''`);
    await lab.query(`insert into lab_texts values ('terms.sale', '${texts}'::jsonb)`);
  });

  it('a card is added without leaving the checkout, which has every word and the card chosen afterwards', async () => {
    const { browser, code } = await openQuote(lab.base, italian);
    await lab.query('delete from order_cards');
    await lab.query('delete from cards');
    const page = await browser.page(`/checkout/${code}/`);
    expect(page).toContain(`/checkout/${code}/details?lang=it&amp;next=cards`);
    const typed = { ...good, bride: 'Ginevra', note: 'Senza fretta', payment: '' };
    const led = await browser.send(`/checkout/${code}/details?lang=it&next=cards`, typed);
    expect(led.headers.get('location')).toBe(`/checkout/${code}/cards?lang=it`);

    const around = await browser.send(`/checkout/${code}/cards?lang=it`);
    expect(around.headers.get('content-security-policy')).toContain("frame-src 'self'");
    expect(around.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    const src = /src="(\/embed\/online_payments\?[^"]+)"/.exec(await around.text())?.[1] ?? '';
    const address = new URL(src.replaceAll('&amp;', '&'), lab.base);
    const framed = await fetch(address);
    expect(framed.headers.get('content-security-policy')).toMatch(
      new RegExp(`frame-ancestors [^;]*${lab.base}`),
    );
    const opened = await call(lab.base, openCards, {
      body: { ta_token: address.searchParams.get('ta_token') ?? '' },
    });
    const { session, parent } = parse(openCards.answer, opened.json);
    expect(parent).toBe(lab.base);
    const added = await call(lab.base, addCard, {
      body: { session, reference: sandboxReference('works'), holder: 'Anna Verdi' },
    });
    const { added: token } = parse(addCard.answer, added.json);

    const chosen = await browser.send(`/checkout/${code}/cards?lang=it`, { payment: token });
    expect(chosen.headers.get('location')).toBe(`/checkout/${code}/?lang=it`);
    const after = await browser.page(`/checkout/${code}/`);
    for (const words of ['value="Ginevra"', 'Senza fretta']) expect(after).toContain(words);
    expect(after).toMatch(new RegExp(`<input(?=[^>]*value="${token}")(?=[^>]*checked)[^>]*>`));

    const [foreign] = await lab.query(
      `insert into cards (customer_id, token, provider, reference, brand, holder, last4, expiry_month, expiry_year, created_at)
       select id, 'card_of_another', 'sandbox', 'reference_of_another', 'Visa', 'Eve', '0000', 9, 2031, now()
       from customers where code = '1005' returning token`,
    );
    await browser.send(`/checkout/${code}/cards`, { payment: String(foreign?.['token']) });
    const unchanged = await browser.page(`/checkout/${code}/`);
    expect(unchanged).not.toContain('card_of_another');
    expect(unchanged).toMatch(new RegExp(`<input(?=[^>]*value="${token}")(?=[^>]*checked)[^>]*>`));
  });

  it('T-A3: staff who act as a customer are led to no card frame', async () => {
    const staff = await signIn(lab.base, 'internal@lab.test', { as: '1001' });
    const { browser, code } = await openQuote(lab.base, staff);
    expect(await browser.page(`/checkout/${code}/`)).not.toContain('next=cards');
    const answer = await browser.send(`/checkout/${code}/cards`);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/checkout/${code}/`]);
  });
});
