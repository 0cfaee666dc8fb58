import {
  addCard,
  cardData,
  listPayments,
  openCards,
  paymentListAnswer,
  preferCard,
  proveCard,
  removeCard,
  saveView,
  setCardToken,
  ticket,
} from '@trade-area/core/contract';
import type { CardFrameAnswer } from '@trade-area/core/contract';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardNumbers, numbersIn, numbersInFolder } from '../fixtures/cardNumbers.ts';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { call, signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';

let lab: TestLab;
let owner: SignedIn;
let stranger: SignedIn;
let orders: string[];

beforeAll(async () => {
  lab = await startTestLab();
  owner = await signIn(lab.base, 'us@studio.test');
  stranger = await signIn(lab.base, 'fr@studio.test');
  // Of orders in progress: the card of a paid order that has left the lab stays.
  const body = { query: { status: 1 } };
  const { json } = await call(lab.base, listPayments, { token: owner.token, body });
  orders = parse(paymentListAnswer, json)
    .orders.filter(({ price }) => price.payment_method === 'card')
    .map(({ commessa }) => commessa);
});
afterAll(() => lab.stop());

/** Makes the reference that the card page's own script makes of a test card. */
function reference(kind: 'works' | 'declines' | 'challenges', more: Record<string, unknown> = {}): string {
  const answerOf = { kind, brand: 'Visa', last4: '3220', month: 9, year: 2031, ...more };
  return `sandbox.${Buffer.from(JSON.stringify(answerOf)).toString('base64url')}.${crypto.randomUUID()}`;
}

async function ticketFor(who: SignedIn, purpose = 'cards'): Promise<string> {
  const { json } = await call(lab.base, ticket, { token: who.token, body: { purpose } });
  return (json as { ticket: string }).ticket;
}

async function frameOf(who: SignedIn) {
  const { status, json } = await call(lab.base, openCards, { body: { ta_token: await ticketFor(who) } });
  expect(status).toBe(200);
  return json as { session: string; parent: string; cards: CardFrameAnswer['cards'] };
}

const add = async (session: string, given: string, key = '') =>
  call(lab.base, addCard, {
    body: { session, reference: given, holder: 'Hannah Prescott' },
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
  });
const answerOf = (response: { json: unknown }) => response.json as CardFrameAnswer;

describe('the card frame, EMB-09', () => {
  it('opens once, with a ticket for cards only', async () => {
    const code = await ticketFor(owner);
    const open = (ta_token: string) => call(lab.base, openCards, { body: { ta_token } });
    expect((await open(code)).status).toBe(200);
    expect((await open(code)).status).toBe(403);
    expect((await open(await ticketFor(owner, 'store'))).status).toBe(403);
    expect((await open(owner.token)).status).toBe(403);
    const late = await ticketFor(owner);
    lab.advance(61_000);
    expect((await open(late)).status).toBe(403);
  });

  it('its session is valid for cards only, for half an hour', async () => {
    const { session } = await frameOf(owner);
    expect((await call(lab.base, listPayments, { token: session, body: {} })).status).toBe(401);
    lab.advance(31 * 60_000);
    expect((await add(session, reference('works'))).status).toBe(403);
  });

  it('stores a card, declines one, and requires a confirmation for one', async () => {
    const { session, cards } = await frameOf(owner);
    const kept = answerOf(await add(session, reference('works')));
    expect([kept.outcome, kept.cards.length]).toEqual(['done', cards.length + 1]);
    expect(answerOf(await add(session, reference('declines')))).toMatchObject({
      outcome: 'declined',
      reason: 'declined',
    });
    expect(answerOf(await add(session, reference('works', { year: 2020 })))).toMatchObject({
      reason: 'expired',
    });
    expect(answerOf(await add(session, 'sandbox.nothing.12345678'))).toMatchObject({
      reason: 'notATestCard',
    });

    const asked = answerOf(await add(session, reference('challenges')));
    expect(asked.outcome).toBe('challenge');
    const prove = (code: string) =>
      call(lab.base, proveCard, { body: { session, challenge: asked.challenge, code } });
    expect(answerOf(await prove('000000'))).toMatchObject({ outcome: 'declined', reason: 'challengeFailed' });
    const proven = await Promise.all([prove('123456'), prove('123456'), prove('123456')]);
    const counts = proven
      .filter(({ status }) => status === 200)
      .map((response) => answerOf(response).cards.length);
    expect(Math.max(...counts)).toBe(cards.length + 2);
    expect((await frameOf(owner)).cards.length).toBe(cards.length + 2);
  });

  it('T-E2 five presses and twenty retries of one request store one card; another request under the same key is refused', async () => {
    const { session, cards } = await frameOf(owner);
    const key = crypto.randomUUID();
    const given = reference('works');
    const response = await Promise.all(Array.from({ length: 25 }, () => add(session, given, key)));
    expect(new Set(response.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(response.map((one) => answerOf(one).added)).size).toBe(1);
    expect((await frameOf(owner)).cards.length).toBe(cards.length + 1);
    expect((await add(session, reference('works'), key)).status).toBe(422);
  });

  it('removes a card or makes it the default, and never one of another customer', async () => {
    const mine = await frameOf(owner);
    const theirs = await frameOf(stranger);
    const token = mine.cards[1]?.token ?? '';
    const change = (endpoint: typeof removeCard, session: string) =>
      call(lab.base, endpoint, { body: { session, token } });
    expect((await change(preferCard, theirs.session)).status).toBe(404);
    expect((await change(removeCard, theirs.session)).status).toBe(200);
    expect((await frameOf(owner)).cards.map((card) => card.token)).toContain(token);
    expect(answerOf(await change(preferCard, mine.session)).cards[0]).toMatchObject({
      token,
      is_default: true,
    });
    const left = answerOf(await change(removeCard, mine.session)).cards;
    expect(left.map((card) => card.token)).not.toContain(token);
    expect(left.filter((card) => card.is_default).length).toBe(1);
  });

  it('notifies the page that opened it, uses the given locale, and is framed by configured sites only (EMB-09)', async () => {
    const { json } = await call(lab.base, ticket, {
      token: owner.token,
      body: { purpose: 'cards' },
      headers: { origin: 'http://127.0.0.1:5300' },
    });
    const ta_token = (json as { ticket: string }).ticket;
    const page = await fetch(`${lab.base}/embed/online_payments?mode=use&ta_token=${ta_token}&locale=de`);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/frame-ancestors http:\/\/localhost:5100 [^;*]*;/);
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await page.text()).toContain('lang="de"');
    const opened = await call(lab.base, openCards, { body: { ta_token } });
    expect((opened.json as { parent: string }).parent).toBe('http://127.0.0.1:5300');
    for (const path of ['/embed/online_payments', '/site/online_payments']) {
      const without = await fetch(lab.base + path);
      expect(await without.text()).toMatch(/<h1[ >]/);
    }
  });
});

describe('the card of an order', () => {
  const read = async (cod_order: string, who = owner) =>
    (await call(lab.base, cardData, { token: who.token, body: { cod_order } })).json as Record<
      string,
      unknown
    >;
  const set = (who: SignedIn, body: Record<string, string>, key = '') =>
    call(lab.base, setCardToken, {
      token: who.token,
      body,
      ...(key ? { headers: { 'idempotency-key': key } } : {}),
    });

  it('PAY-14, GW-41, GW-42 can be changed to a stored one and is read back', async () => {
    const [cod_order = ''] = orders;
    const { session } = await frameOf(owner);
    const { added } = answerOf(await add(session, reference('works', { last4: '0007' })));
    const data = JSON.stringify({ token: added, last4: '9999', cardType: 'Forged' });
    expect((await set(owner, { cod_order, data, new_card: '1', task: 'changed' })).json).toEqual({
      error: 0,
    });
    expect(await read(cod_order)).toMatchObject({
      last4: '0007',
      cardType: 'Visa',
      view_card: true,
      token: added,
    });
  });

  it('PAY-25 Proceed continues with the current card', async () => {
    const [, cod_order = ''] = orders;
    const before = await read(cod_order);
    expect((await set(owner, { cod_order, new_card: '0' })).json).toEqual({ error: 0 });
    expect(await read(cod_order)).toEqual(before);
  });

  it('ROLE-08 refuses Proceed to a customer without the authorisation of a stored card', async () => {
    const { json } = await call(lab.base, listPayments, { token: stranger.token, body: {} });
    const [theirs] = parse(paymentListAnswer, json).orders;
    expect((await set(stranger, { cod_order: theirs?.commessa ?? '', new_card: '0' })).status).toBe(403);
  });

  it('T-A1 refuses a card or an order of another customer', async () => {
    const [cod_order = ''] = orders;
    const theirs = (await frameOf(stranger)).cards[0]?.token ?? '';
    const before = await read(cod_order);
    expect((await set(owner, { cod_order, data: JSON.stringify({ token: theirs }) })).status).toBe(404);
    expect((await set(stranger, { cod_order, data: JSON.stringify({ token: theirs }) })).status).toBe(404);
    expect(await read(cod_order)).toEqual(before);
  });

  it('T-E2 counts once for its key', async () => {
    const [cod_order = ''] = orders;
    const [first, second] = (await frameOf(owner)).cards;
    const key = crypto.randomUUID();
    const wish = { cod_order, data: JSON.stringify({ token: first?.token }) };
    const response = await Promise.all(Array.from({ length: 20 }, () => set(owner, wish, key)));
    expect(response.map(({ json }) => json)).toEqual(response.map(() => ({ error: 0 })));
    const other = { cod_order, data: JSON.stringify({ token: second?.token }) };
    expect((await set(owner, other, key)).status).toBe(422);
  });

  it.each(['', 'null', '[]', '{}', '{"token":7}', 'x'.repeat(3_000)])('refuses data %j', async (data) => {
    const [cod_order = ''] = orders;
    expect((await set(owner, { cod_order, data })).status).toBe(422);
  });
});

describe('T-B4 a card number', () => {
  it('is refused in every field of a write, in any spelling, and not logged', async () => {
    const { session } = await frameOf(owner);
    const [cod_order = ''] = orders;
    for (const number of cardNumbers) {
      const spaced = number.replace(/(.{4})/g, '$1 ').trim();
      for (const text of [number, spaced, spaced.replaceAll(' ', '-'), `my card ${number}, please`]) {
        const response = [
          await add(session, text),
          await call(lab.base, addCard, { body: { session, reference: reference('works'), holder: text } }),
          await call(lab.base, setCardToken, {
            token: owner.token,
            body: { cod_order, data: JSON.stringify({ token: text }) },
          }),
          await call(lab.base, saveView, {
            token: owner.token,
            body: { name: text, search: '', columns: [] },
          }),
        ];
        expect(response.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
      }
    }
    expect(numbersIn(lab.logged.join('\n'))).toEqual([]);
    const tables = await lab.dump();
    expect(tables.length).toBeGreaterThan(100_000);
    expect(numbersIn(tables)).toEqual([]);
    // Proves that the dump contains the tables.
    expect(numbersInFolder(lab.dataFolder, { without: 'db' })).toEqual([]);
  });

  it('would be found if it were stored', async () => {
    const { session } = await frameOf(owner);
    const brand = 'Marked';
    await add(session, reference('works', { brand, last4: '0009' }));
    expect(await lab.dump()).toContain(brand);
    for (const text of ['4111 1111 1111 1111', '3782-822463-10005', btoa('"n":"4242424242424242"')])
      expect(numbersIn(text)).toHaveLength(1);
  });

  it('is not reported in texts without one', async () => {
    for (const name of ['2600169', '+39 0424 5550100', '1234567890123456', '2026-11-21 4000 EUR'])
      expect(
        (await call(lab.base, saveView, { token: owner.token, body: { name, search: '', columns: [] } }))
          .status,
      ).toBe(200);
  });
});
