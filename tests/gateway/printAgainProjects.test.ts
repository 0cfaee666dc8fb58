import { printPrice, ticket } from '@trade-area/core/contract';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { makeSheet } from '../fixtures/sheets.ts';
import { call, signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';
import { Browser } from './checkoutBrowser.ts';
import { documentOf, printsOn, withPrints } from './printSteps.ts';
import { good, seenOn } from './checkoutSteps.ts';

/** The print projects of a customer in the frame of saved quotes. */
let lab: TestLab;
let german: SignedIn;
let french: SignedIn;
let pass: string;

const path = '/embed/print-again';
const finished = '0b1c2d3e-4444-4222-8333-000000000001';
const empty = '0b1c2d3e-4444-4222-8333-000000000002';
const theirs = '0b1c2d3e-4444-4222-8333-000000000003';
const { make, saved, send } = printsOn(() => lab.base);

beforeAll(async () => {
  lab = await startTestLab();
  german = await signIn(lab.base, 'de@studio.test');
  french = await signIn(lab.base, 'fr@studio.test');
  const kept = await make(german, finished);
  const photo = await send(german, kept, await makeSheet({ width: 1600, height: 2200, seed: 1 }));
  await saved(german, withPrints(documentOf(kept), [photo], 3));
  await make(german, empty, '20x30');
  await make(french, theirs);
  pass = await passOf(german);
}, 120_000);
afterAll(() => lab.stop());

async function passOf(who: SignedIn): Promise<string> {
  const { json } = await call(lab.base, ticket, { token: who.token, body: { purpose: 'print-again' } });
  const query = new URLSearchParams({ c: who.c, ta_token: parse(ticket.answer, json).ticket });
  const page = await (await fetch(`${lab.base}${path}?${query}`)).text();
  return /name="pass" value="([\w-]{43})"/.exec(page)?.[1] ?? '';
}
async function press(fields: Record<string, string>, sent = pass): Promise<string> {
  const body = new URLSearchParams({ pass: sent, state: 'prints', ...fields });
  return (await fetch(`${lab.base}${path}`, { method: 'POST', body })).text();
}
/** The card of a project, by the address of its editor; '' = it has none. */
const cardOf = (page: string, uuid: string) =>
  page.split('ta-page-quotes__item').find((card) => card.includes(`/ta/config-print/27/${uuid}"`)) ?? '';
const isThere = async (uuid: string) =>
  (await lab.query(`select 1 from projects where uuid = '${uuid}'`)).length > 0;

describe('the print projects of the frame (AGAIN-04)', () => {
  it('shows own projects with size, sheets and the price of today; the editor opens in the top window', async () => {
    const page = await press({});
    const { json } = await call(lab.base, printPrice, { token: german.token, path: { uuid: finished } });
    const total = parse(printPrice.answer, json).price?.total ?? 0;
    expect(total).toBeGreaterThan(1);
    const card = cardOf(page, finished);
    expect(card).toContain('13 × 18 cm · 1 Bogen');
    expect(card).toContain(new Intl.NumberFormat('de', { minimumFractionDigits: 2 }).format(total));
    expect(card).toMatch(/config-print\/27\/[^"]*" target="_top"/);
    expect(card).toContain('value="order-project"');
    // Without a sheet there is nothing to order.
    expect(cardOf(page, empty)).toContain('20 × 30 cm');
    expect(cardOf(page, empty)).not.toContain('value="order-project"');
    expect(page).not.toContain(theirs);
  });

  it('finds projects by the words of their names and products', async () => {
    expect(cardOf(await press({ search: 'luca ANNA' }), finished)).not.toBe('');
    const none = await press({ search: 'zzz nothing' });
    expect(none).toContain('Keine Projekte für diese Suche');
    expect(none).not.toContain('ta-page-quotes__item');
  });

  it('orders a project: its checkout opens for the customer of the frame, and ends in an order', async () => {
    const browser = new Browser(lab.base);
    const order = (id: string) =>
      browser.send(`${path}?lang=de`, {
        pass,
        id,
        name: 'Anna & Luca',
        do: 'order-project',
        state: 'prints',
      });
    const opened = await order(finished);
    const [, code = ''] = /^\/checkout\/(\d{9})\/\?lang=de$/.exec(opened.headers.get('location') ?? '') ?? [];
    expect([opened.status, code]).toEqual([303, expect.stringMatching(/^\d{9}$/)]);
    const checkout = await browser.page(`/checkout/${code}/`);
    const contents = /name="contents" value="([^"]*)"/.exec(checkout)?.[1] ?? '';
    const placed = await browser.send(`/checkout/${code}/order`, {
      ...good,
      seen: seenOn(checkout),
      contents,
    });
    expect(placed.headers.get('location')).toBe(`/checkout/${code}/done`);
    expect(await lab.query(`select 1 from orders where commessa = '${code}'`)).toHaveLength(1);

    // Empty, or another customer's: there is nothing to order.
    for (const id of [empty, theirs, 'nothing']) {
      const refused = await order(id);
      expect([refused.status, await refused.text()]).toEqual([
        200,
        expect.stringMatching(/role="alert"[^]*kann noch nicht bestellt werden/),
      ]);
    }
  });

  it('T-A11: a form of another site opens no checkout in this browser', async () => {
    const answer = await fetch(`${lab.base}${path}`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      body: new URLSearchParams({ pass, id: finished, name: '', do: 'order-project' }),
      redirect: 'manual',
    });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
  });

  it('copies a project once, however often the form is sent', async () => {
    const copies = async () => (await lab.query(`select 1 from projects where name = 'Anna & Luca'`)).length;
    const before = await copies();
    const copy = { id: finished, name: 'Anna & Luca', do: 'duplicate-project', key: 'one-copy-of-a-project' };
    expect(await press(copy)).toContain('wurde dupliziert');
    await press(copy);
    expect(await copies()).toBe(before + 1);
  });

  it('asks before it deletes a project, and touches none of another customer', async () => {
    const about = { id: empty, name: 'Anna & Luca' };
    const asked = await press({ ...about, do: 'ask-project' });
    expect(asked).toContain('löschen?');
    expect(asked).toMatch(new RegExp(`value="${empty}"(?:(?!</form>).)*value="delete-project"`, 's'));
    expect(await isThere(empty)).toBe(true);
    expect(await press({ ...about, do: '' })).not.toContain('löschen?');
    expect(await press({ ...about, do: 'delete-project' })).toContain('wurde gelöscht');
    expect(await isThere(empty)).toBe(false);
    for (const act of ['delete-project', 'duplicate-project'])
      expect(await press({ id: theirs, name: 'x', do: act })).toContain('nicht funktioniert');
    expect(await isThere(theirs)).toBe(true);
    expect(
      await lab.query(`select 1 from projects where name = 'Anna & Luca' and customer_id = (
      select id from customers where email = 'fr@studio.test')`),
    ).toHaveLength(1);
  });
});
