import { deleteQuote, logout, quoteList, ticket } from '@trade-area/core/contract';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { call, signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';
import { Browser } from './checkoutBrowser.ts';
import { good, seenOn } from './checkoutSteps.ts';
import { saveQuote } from './quoteSteps.ts';

let lab: TestLab;
let german: SignedIn;
let french: SignedIn;

beforeAll(async () => {
  lab = await startTestLab();
  german = await signIn(lab.base, 'de@studio.test');
  french = await signIn(lab.base, 'fr@studio.test');
});
afterAll(() => lab.stop());

const path = '/embed/print-again';

async function newQuote(
  who: SignedIn,
  size: string,
): Promise<{ readonly id: string; readonly total: number }> {
  const fields = [
    { name: 'Size', stringValue: size },
    { name: 'Pages', numberValue: 40 },
  ];
  const made = await saveQuote(lab.base, who, '10', fields);
  return { id: made.id, total: made.totalPrice ?? 0 };
}

async function ticketOf(who: SignedIn, purpose = 'print-again'): Promise<string> {
  const { json } = await call(lab.base, ticket, { token: who.token, body: { purpose } });
  return parse(ticket.answer, json).ticket;
}

const open = (parameters: Record<string, string>) =>
  fetch(`${lab.base}${path}?${new URLSearchParams(parameters)}`);
const send = (fields: Record<string, string>) =>
  fetch(`${lab.base}${path}`, { method: 'POST', body: new URLSearchParams(fields) });
const passIn = (page: string) => /name="pass" value="([\w-]{43})"/.exec(page)?.[1] ?? '';

async function openedBy(who: SignedIn) {
  const answer = await open({ c: who.c, ta_token: await ticketOf(who) });
  const page = await answer.text();
  expect(answer.status).toBe(200);
  return { page, pass: passIn(page), policy: answer.headers.get('content-security-policy') ?? '' };
}

async function listed(who: SignedIn) {
  return (await firstPage(who)).result;
}
async function firstPage(who: SignedIn) {
  const { json } = await call(lab.base, quoteList, { token: who.token, query: { state: 'open' } });
  return parse(quoteList.answer, json);
}

describe('the frame of saved quotes (AGAIN-04)', () => {
  it('AGAIN-03, GW2-37: shows the customer’s quotes with the price of today, and opens pages in the top window', async () => {
    const { id, total } = await newQuote(german, '30x30');
    const { page } = await openedBy(german);
    const [row] = (await listed(german)).filter((each) => each.id === id);
    expect(row).toMatchObject({ total, total_now: total });
    expect(page).toContain('Wedding Book');
    expect(page).toContain('30 × 30 cm · 40 Seiten');
    expect(page).toMatch(new RegExp(`href="[^"]*/product-config/${id}" target="_top"`));
    expect(page).toContain(new Intl.NumberFormat('de', { minimumFractionDigits: 2 }).format(total));
  });

  it('shows the pieces that the checkout orders, at the price of all of them', async () => {
    const { id, total } = await newQuote(german, '25x25');
    await lab.query(`update quotes set quantity = 3 where uuid = '${id}'`);
    const { page } = await openedBy(german);
    const card = page.split('ta-page-quotes__item').find((each) => each.includes(`/product-config/${id}"`));
    expect(card).toContain('40 Seiten · 3 Stück');
    const [row] = (await listed(german)).filter((each) => each.id === id);
    const all = row?.price?.total ?? 0;
    expect(all).toBeGreaterThan(total * 2);
    expect(card).toContain(new Intl.NumberFormat('de', { minimumFractionDigits: 2 }).format(all));
  });

  it('deletes, restores and copies a quote; a copy that is sent twice is one', async () => {
    const { id } = await newQuote(german, '35x35');
    const { pass } = await openedBy(german);
    const about = { pass, id, name: 'Wedding Book', state: 'open', page: '1', search: '' };
    const deleted = await (await send({ ...about, do: 'delete' })).text();
    expect(deleted).toContain('wurde gelöscht');
    expect(deleted).toContain('value="restore"');
    expect((await listed(german)).some((row) => row.id === id)).toBe(false);
    expect(await (await send({ ...about, do: 'restore' })).text()).toContain('wurde wiederhergestellt');
    const before = (await firstPage(german)).total;
    const copy = { ...about, do: 'duplicate', key: 'one-copy-of-this-quote' };
    expect(await (await send(copy)).text()).toContain('wurde dupliziert');
    await send(copy);
    expect((await firstPage(german)).total).toBe(before + 1);
  });

  it('AGAIN-04: orders a quote: its checkout opens for the customer of the frame, and ends in an order', async () => {
    const made = await saveQuote(lab.base, german, '10', [{ name: 'Size', stringValue: '30x30' }]);
    const { page, pass } = await openedBy(german);
    const form = new RegExp(
      `<form[^>]*target="_top"[^>]*>(?:(?!</form>).)*value="${made.id}"(?:(?!</form>).)*value="order"`,
      's',
    );
    expect(page).toMatch(form);
    const browser = new Browser(lab.base);
    const order = (id: string, sent = pass) =>
      browser.send(`${path}?lang=de`, { pass: sent, id, name: 'Wedding Book', do: 'order' });
    const opened = await order(made.id);
    expect([opened.status, opened.headers.get('location')]).toEqual([303, `/checkout/${made.code}/?lang=de`]);
    const checkout = await browser.page(`/checkout/${made.code}/`);
    const placed = await browser.send(`/checkout/${made.code}/order`, { ...good, seen: seenOn(checkout) });
    expect(placed.headers.get('location')).toBe(`/checkout/${made.code}/done`);
    expect(await lab.query(`select 1 from orders where commessa = '${made.code}'`)).toHaveLength(1);

    // Ordered, or another customer's, or without a pass: there is nothing to order.
    const theirs = await newQuote(french, '20x20');
    for (const id of [made.id, theirs.id, 'nothing']) {
      const refused = await order(id);
      expect([refused.status, await refused.text()]).toEqual([200, expect.stringContaining('role="alert"')]);
    }
    expect((await order(theirs.id, '')).status).toBe(403);
    const another = new Browser(lab.base);
    expect(
      (await another.send(`${path}`, { pass, id: theirs.id, name: '', do: 'order' })).headers.getSetCookie(),
    ).toEqual([]);
  });

  it('T-A11: a form of another site opens no checkout in this browser', async () => {
    const made = await saveQuote(lab.base, german, '10', [{ name: 'Size', stringValue: '30x30' }]);
    const { pass } = await openedBy(german);
    const answer = await fetch(`${lab.base}${path}`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      body: new URLSearchParams({ pass, id: made.id, name: '', do: 'order' }),
      redirect: 'manual',
    });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
  });

  it('offers no order of a quote that must be changed first', async () => {
    const made = await saveQuote(lab.base, german, '10', [{ name: 'Pages', numberValue: 200 }]);
    const { page } = await openedBy(german);
    expect(page).toContain(`/product-config/${made.id}"`);
    expect(page).not.toMatch(new RegExp(`value="${made.id}"(?:(?!</form>).)*value="order"`, 's'));
  });

  it('speaks the language that its address asks for, and goes on in it', async () => {
    const answer = await open({ c: german.c, ta_token: await ticketOf(german), lang: 'es' });
    const page = await answer.text();
    expect(page).toContain('<html lang="es"');
    const action = /action="([^"]*)"/.exec(page)?.[1] ?? '';
    const body = new URLSearchParams({ pass: passIn(page), search: 'zzz' });
    const found = await (await fetch(`${lab.base}${action}`, { method: 'POST', body })).text();
    expect(found).toContain('<html lang="es"');
    // How a quote is made is no answer to a search.
    expect(found).not.toContain('Configura un producto');
  });

  it('DEC-21: writes an English day as the portal does, the day before the month', async () => {
    const page = await (await open({ c: german.c, ta_token: await ticketOf(german), lang: 'en' })).text();
    const [year, month, day] = lab.today().split('-');
    expect(page).toContain(`${day}/${month}/${year}`);
    expect(page).not.toMatch(/\b[A-Z][a-z]{2} \d{1,2}, \d{4}\b/);
  });

  it('finds by words, and says when nothing is found', async () => {
    const { pass } = await openedBy(german);
    const found = await (await send({ pass, search: 'wedding', state: 'open' })).text();
    expect(found).toContain('value="wedding"');
    expect(found).toContain('class="ta-page-quotes__item"');
    const none = await (await send({ pass, search: 'zzz nothing', state: 'open' })).text();
    expect(none).toContain('Keine Angebote für diese Suche');
    expect(none).not.toContain('class="ta-page-quotes__item"');
  });
});

describe('the frame refuses', () => {
  const read = async (answer: Response) => {
    const page = await answer.text();
    return {
      status: answer.status,
      pass: passIn(page),
      isList: page.includes('ta-page-quotes__item'),
      leadsBack: /href="[^"]*\/ta\/print-again" target="_top"/.test(page),
    };
  };
  const refused = { status: 403, pass: '', isList: false, leadsBack: true };

  it.each([
    ['no token', async () => ({})],
    ['an invented token', async () => ({ ta_token: 'a'.repeat(43) })],
    ['the token of the session itself', async () => ({ ta_token: german.token })],
    ['a ticket for something else', async () => ({ ta_token: await ticketOf(german, 'cards') })],
    [
      'a ticket with the hash of another customer',
      async () => ({ c: french.c, ta_token: await ticketOf(german) }),
    ],
  ])('%s (DEC-01)', async (_name, parameters: () => Promise<Record<string, string>>) =>
    expect(await read(await open(await parameters()))).toEqual(refused),
  );

  it('a ticket that was used', async () => {
    const ta_token = await ticketOf(german);
    expect((await open({ ta_token })).status).toBe(200);
    expect(await read(await open({ ta_token }))).toEqual(refused);
  });

  it('a pass that is none, and the pass of a session that has ended (T-A10)', async () => {
    expect(await read(await send({ pass: 'b'.repeat(43) }))).toEqual(refused);
    const leaving = await signIn(lab.base, 'es@studio.test');
    const { pass } = await openedBy(leaving);
    expect((await send({ pass })).status).toBe(200);
    await call(lab.base, logout, { token: leaving.token });
    expect(await read(await send({ pass }))).toEqual(refused);
  });

  it('to touch the quote of another customer', async () => {
    const { id } = await newQuote(french, '30x30');
    const { pass } = await openedBy(german);
    const page = await (await send({ pass, id, name: 'x', do: 'delete' })).text();
    expect(page).toContain('nicht funktioniert');
    expect((await listed(french)).some((row) => row.id === id)).toBe(true);
    expect((await call(lab.base, deleteQuote, { token: german.token, body: { id } })).status).toBe(404);
  });

  it('EMB-12: every parent but the portal and the configured pages', async () => {
    const { policy } = await openedBy(german);
    expect(policy).toMatch(/frame-ancestors http:\/\/localhost:5100 [^;*]*(;|$)/);
    expect(policy).toContain("form-action 'self'");
    const answer = await fetch(`${lab.base}${path}`, { headers: { origin: 'https://evil.example' } });
    expect(answer.headers.get('content-security-policy')).not.toContain('evil.example');
  });
});
