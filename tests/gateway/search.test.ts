import {
  addMessage,
  orderListAnswer,
  ordersIncomplete,
  ordersInProcess,
  searchOwn,
  unreadMessages,
} from '@trade-area/core/contract';
import type { OrderRow } from '@trade-area/core/contract';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { call, signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';

let lab: TestLab;
let who: SignedIn;
let other: SignedIn;
let rows: readonly OrderRow[];
let withNames: OrderRow;

beforeAll(async () => {
  lab = await startTestLab();
  who = await signIn(lab.base, 'de@studio.test');
  other = await signIn(lab.base, 'fr@studio.test');
  rows = await ordersOf(who);
  const named = rows.find(({ event }) => event.sposa.length > 4 && /^[a-z]+$/i.test(event.sposa));
  if (!named) throw new Error('no order has names');
  withNames = named;
});
afterAll(() => lab.stop());

async function ordersOf({ token }: SignedIn): Promise<readonly OrderRow[]> {
  const found: OrderRow[] = [];
  for (const list of [ordersInProcess, ordersIncomplete])
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const { json } = await call(lab.base, list, { token, path: { page }, body: {} });
      const answer = parse(orderListAnswer, json);
      found.push(...answer.orders);
      pages = answer.pages;
    }
  return found;
}

const find = async (search: string, { token } = who) => {
  const { status, json } = await call(lab.base, searchOwn, { token, body: { search } });
  expect(status).toBe(200);
  return parse(searchOwn.answer, json);
};

describe('orders', () => {
  it('one by its code', async () => {
    const { orders, orders_total, orders_similar } = await find(withNames.commessa);
    expect(orders.map(({ commessa }) => commessa)).toContain(withNames.commessa);
    expect(orders_total).toBeGreaterThanOrEqual(1);
    expect(orders_similar).toBe(false);
  });

  it('by a name, whatever its case: the newest first, as many as the lists have', async () => {
    const name = withNames.event.sposa;
    const { orders, orders_total } = await find(name.toUpperCase());
    const expected = rows.filter(({ event }) =>
      [event.sposa, event.sposo, event.name, event.user_label].some((text) =>
        text.toLowerCase().includes(name.toLowerCase()),
      ),
    );
    expect(orders_total).toBeGreaterThanOrEqual(expected.length);
    const dates = orders.map(({ order_date }) => order_date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(orders.length).toBeGreaterThan(0);
  });

  it('by words in any order', async () => {
    const { sposa } = withNames.event;
    const { orders } = await find(`${withNames.article} ${sposa}`);
    expect(orders.map(({ commessa }) => commessa)).toContain(withNames.commessa);
  });

  it('by a name with a wrong letter, marked as similar', async () => {
    const { sposa } = withNames.event;
    const mistyped = `${sposa.slice(0, 2)}${sposa[2]}${sposa.slice(2)}`;
    const { orders, orders_similar, orders_total } = await find(`${mistyped} ${withNames.commessa}`);
    expect(orders.map(({ commessa }) => commessa)).toContain(withNames.commessa);
    expect(orders_similar).toBe(true);
    expect(orders_total).toBeNull();
  });

  it('no other one for a code that is almost right', async () => {
    const wrong = `9${withNames.commessa.slice(1)}9`;
    expect((await find(wrong)).orders).toEqual([]);
  });

  it('six at most, incomplete ones among them', async () => {
    const word = rows[0]?.article.split(' ').find((part) => part.length > 3) ?? '';
    expect((await find(word)).orders.length).toBeLessThanOrEqual(6);
    const incomplete = parse(
      orderListAnswer,
      (await call(lab.base, ordersIncomplete, { token: who.token, body: {} })).json,
    ).orders[0];
    const { orders } = await find(incomplete?.commessa ?? '');
    expect(orders.find(({ commessa }) => commessa === incomplete?.commessa)?.incomplete).toBe(true);
  });
});

describe('messages', () => {
  const secret = 'Bitte Größe übernehmen: Lesezeichen aus Zwetschgenholz';
  let code = '';
  beforeAll(async () => {
    const unread = parse(
      unreadMessages.answer,
      (await call(lab.base, unreadMessages, { token: who.token })).json,
    );
    code = unread[0]?.cod_order ?? '';
    const filler = 'Danke für die schnelle Antwort. '.repeat(12);
    const body = { cod_order: code, txt_public: `${filler}${secret} ${filler}` };
    await call(lab.base, addMessage, { token: who.token, body });
  });

  it.each([
    ['a word', 'zwetschgenholz', 'Zwetschgenholz'],
    ['a part of a word', 'schgenho', 'Zwetschgenholz'],
    ['accents that are not typed', 'grosse ubernehmen', 'Größe'],
    ['a wrong letter', 'zwetchgenholz', ''],
    ['swapped letters', 'lesezeihcen', ''],
  ])('by %s, with the part of it that has the word', async (_rule, typed, part) => {
    const { messages } = await find(typed);
    expect(messages[0]?.cod_order).toBe(code);
    expect(messages[0]?.excerpt.length).toBeLessThanOrEqual(162);
    expect(messages[0]?.excerpt).toContain(part);
  });

  it('are never another customer’s, nor are orders, whatever is typed', async () => {
    const theirs = new Set((await ordersOf(other)).map(({ commessa }) => commessa));
    const typed = [
      'zwetschgenholz',
      'zwetchgenholz',
      withNames.commessa,
      withNames.event.sposa,
      withNames.article,
      "' or true --",
      '%',
      '%%%',
      '\\',
      'a%',
      '__',
      '{"search":1}',
    ];
    for (const search of typed) {
      const { orders, messages } = await find(search, other);
      const codes = [
        ...orders.map(({ commessa }) => commessa),
        ...messages.map(({ cod_order }) => cod_order),
      ];
      expect(codes.filter((found) => !theirs.has(found))).toEqual([]);
    }
    expect(theirs.size).toBeGreaterThan(0);
    expect((await find('zwetschgenholz')).messages).toHaveLength(1);
  });
});

describe('bad input', () => {
  it.each([[''], [' '], ['a'], ['\u0301\u0301'], ['😀']])('%j finds nothing', async (search) => {
    const { orders, messages } = await find(search);
    expect([orders, messages]).toEqual([[], []]);
  });

  it.each([
    ['x'.repeat(100)],
    ['wedding '.repeat(12).trim()],
    ['.*+?^${}()|[]\\'],
    ['\u0000ab'.slice(1)],
    ['日本語の結婚式'],
  ])('%j breaks nothing', async (search) => {
    expect((await find(search)).orders.length).toBeLessThanOrEqual(6);
  });

  it.each([[{}], [{ search: 7 }], [{ search: 'x'.repeat(101) }], [{ search: null }]])(
    '%j is refused',
    async (body) => {
      const { status } = await call(lab.base, searchOwn, { token: who.token, body });
      expect(status).toBe(422);
    },
  );

  it('nobody without a session', async () => {
    expect((await call(lab.base, searchOwn, { body: { search: 'zwetschgenholz' } })).status).toBe(401);
  });
});
