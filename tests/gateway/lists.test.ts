import {
  orderCounts,
  orderDetails,
  orderListAnswer,
  ordersCounts,
  ordersIncomplete,
  ordersInProcess,
} from '@trade-area/core/contract';
import type { OrderListAnswer, OrderRow } from '@trade-area/core/contract';
import { dateWindow, todayIn } from '@trade-area/core/kernel';
import { parse } from 'valibot';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { call, signIn } from '../fixtures/wire.ts';

const base = inject('base');
let token = '';
let all: OrderRow[] = [];
let waiting: OrderRow[] = [];

type Body = Readonly<Record<string, unknown>>;
type List = typeof ordersInProcess | typeof ordersIncomplete;

async function page(body: Body, number = 1, list: List = ordersInProcess): Promise<OrderListAnswer> {
  const { status, json, text } = await call(base, list, { token, path: { page: number }, body });
  if (status !== 200) throw new Error(`${status} ${text}`);
  return parse(orderListAnswer, json);
}

async function everything(body: Body, list: List = ordersInProcess): Promise<OrderRow[]> {
  const first = await page(body, 1, list);
  const rows = [...first.orders];
  for (let number = 2; number <= first.pages; number += 1)
    rows.push(...(await page(body, number, list)).orders);
  expect(rows).toHaveLength(first.total ?? -1);
  return rows;
}

const codes = (rows: readonly OrderRow[]) => rows.map(({ commessa }) => commessa);
const sorted = (values: readonly string[]) => [...values].sort();

beforeAll(async () => {
  token = (await signIn(base, 'big@studio.test')).token;
  all = await everything({});
  waiting = await everything({}, ordersIncomplete);
});

describe('filters', () => {
  const running = [1, 3, 4, 5];
  const rules: [string, number, (row: OrderRow) => boolean][] = [
    ['ORD-20, ORD-22 1 is in progress', 1, (row) => running.includes(row.fm_status)],
    ['ORD-43 2 is suspended', 2, (row) => [3, 4, 5].includes(row.fm_status)],
    ['ORD-20 3 is shipped', 3, (row) => row.fm_status === 2],
    ['ORD-46 4 is on hold', 4, (row) => row.is_onhold === 1],
  ];
  it.each(rules)('%s', async (_rule, status, fits) => {
    const found = await everything({ query: { status } });
    expect(found.length).toBeGreaterThan(0);
    expect(sorted(codes(found))).toEqual(sorted(codes(all.filter(fits))));
  });

  it('DEC-22 the counts are those of the lists, one for each filter; shipped orders are those of two years (ORD-39)', async () => {
    const { json } = await call(base, ordersCounts, { token });
    const { from, to } = dateWindow(todayIn(new Date(), 'Europe/Rome'));
    const total = async (query: Body) => (await page({ query })).total;
    expect(parse(orderCounts, json)).toEqual({
      incomplete: waiting.length,
      in_progress: await total({ status: 1 }),
      suspended: await total({ status: 2 }),
      shipped: await total({ status: 3, shipping_from: from.value, shipping_to: to.value }),
      on_hold: await total({ status: 4 }),
      inprocess: all.length,
    });
  });

  it('each row has the picture of its product, an address of the lab that answers', async () => {
    const addresses = new Set(all.map(({ picture }) => picture));
    const pictured = all.filter(({ picture }) => picture !== '');
    expect(pictured.length).toBeGreaterThan(all.length / 2);
    const byArticle = new Map(pictured.map(({ article, picture }) => [article, picture]));
    expect(new Set(byArticle.values()).size).toBeGreaterThan(3);
    for (const address of [...addresses].filter((given) => given !== '').slice(0, 3)) {
      const { pathname, search } = new URL(address);
      const answer = await fetch(new URL(pathname + search, base));
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    }
  });

  it('every order appears once in the two lists (GW-02, GW-03)', () => {
    expect(new Set(codes(all)).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(200);
    expect(waiting.length).toBeGreaterThan(10);
  });

  it('ORD-16 types_list contains every product type, and each filters the list', async () => {
    const { types_list } = await page({});
    expect(types_list).toEqual(sorted([...new Set(all.map(({ article }) => article))]));
    for (const type of types_list.slice(0, 5)) {
      const found = await everything({ query: { type } });
      expect(sorted(codes(found))).toEqual(sorted(codes(all.filter(({ article }) => article === type))));
    }
  });

  it('ORD-04, ORD-47 the shipping range filters shipped orders', async () => {
    const shipped = all.filter((row) => row.fm_status === 2 && row.shipping_date !== '');
    const days = sorted(shipped.map((row) => row.shipping_date));
    const shipping_from = days[10] ?? '';
    const shipping_to = days[60] ?? '';
    const fits = (row: OrderRow) => row.shipping_date >= shipping_from && row.shipping_date <= shipping_to;
    const found = await everything({ query: { status: 3, shipping_from, shipping_to } });
    expect(sorted(codes(found))).toEqual(sorted(codes(shipped.filter(fits))));
    expect((await page({ query: { shipping_from, shipping_to } })).total).toBe(all.length);
  });

  it('DEC-09 order dates filter both lists', async () => {
    for (const [list, rows] of [
      [ordersInProcess, all],
      [ordersIncomplete, waiting],
    ] as const) {
      const days = sorted(rows.map((row) => row.order_date));
      const from = days[3] ?? '';
      const to = days[days.length - 3] ?? '';
      const found = await everything({ query: { from, to } }, list);
      const fits = (row: OrderRow) => row.order_date >= from && row.order_date <= to;
      expect(sorted(codes(found))).toEqual(sorted(codes(rows.filter(fits))));
    }
  });
});

describe('search', () => {
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const told = (row: OrderRow) =>
    plain(
      [
        row.commessa,
        row.order_code,
        row.article,
        row.event.name,
        row.event.user_label,
        row.event.sposa,
        row.event.sposo,
      ].join(' '),
    );
  it.each(['GIULIA', 'nicolo', 'NICOLÒ', 'young book', 'copia', 'zz-nobody', 'Anna'])(
    'finds %j',
    async (search) => {
      const words = plain(search).split(' ');
      const expected = all.filter((row) => words.every((word) => told(row).includes(word)));
      expect(sorted(codes(await everything({ query: { search } })))).toEqual(sorted(codes(expected)));
    },
  );

  it('finds one order by its code, with the status filter as well', async () => {
    const [some] = all.filter((row) => row.fm_status === 2);
    const search = some?.commessa ?? '';
    expect(codes(await everything({ query: { search, status: 3 } }))).toContain(search);
    expect(codes(await everything({ query: { search, status: 2 } }))).not.toContain(search);
  });

  it('GW-32 gives one order by its code, and an empty list for none', async () => {
    const ask = async (id: string) => (await call(base, orderDetails, { token, path: { id } })).json;
    const code = all[0]?.commessa ?? '';
    expect(parse(orderDetails.answer, await ask(code)).map(({ commessa }) => commessa)).toEqual([code]);
    expect(await ask('1')).toEqual([]);
  });

  it.each(['%', '_', '\\', "'", '"', '100%'])('takes %j as it is', async (search) => {
    const expected = all.filter((row) => told(row).includes(search));
    expect((await page({ query: { search } })).total).toBe(expected.length);
  });
});

describe('sort', () => {
  const price = (row: OrderRow) => Math.round(((row.price?.price ?? 0) + (row.price?.vat ?? 0)) * 100);
  const value: Record<string, (row: OrderRow) => string | number> = {
    code: (row) => row.commessa,
    type: (row) => row.article,
    status: (row) => row.fm_status,
    date: (row) => row.order_date,
    price,
    shipping_date: (row) => row.shipping_date,
  };
  const compare = (keys: readonly [string, 'ASC' | 'DESC'][]) => (a: OrderRow, b: OrderRow) => {
    for (const [key, direction] of keys) {
      const read = value[key] ?? (() => 0);
      const [x, y] = [read(a), read(b)];
      // An empty value comes last in both directions.
      if ((x === '') !== (y === '')) return x === '' ? 1 : -1;
      if (x !== y) return (x < y ? -1 : 1) * (direction === 'ASC' ? 1 : -1);
    }
    return 0;
  };
  const keysOf = (rows: readonly OrderRow[], keys: readonly [string, 'ASC' | 'DESC'][]) =>
    rows.map((row) => keys.map(([key]) => value[key]?.(row)));

  it('ORD-13, ORD-36 default to status, then date, both descending', () => {
    const keys = [
      ['status', 'DESC'],
      ['date', 'DESC'],
    ] as const;
    expect(
      keysOf(
        all,
        [...keys].map(([a, b]) => [a, b]),
      ),
    ).toEqual(
      keysOf(
        [...all].sort(compare([...keys].map(([a, b]) => [a, b]))),
        [...keys].map(([a, b]) => [a, b]),
      ),
    );
  });

  const columns = ['code', 'type', 'status', 'date', 'price', 'shipping_date'] as const;
  it.each(
    columns.flatMap((column) => (['ASC', 'DESC'] as const).map((direction) => [column, direction] as const)),
  )('ORD-12 by %s %s, then status ascending, then date descending', async (property, direction) => {
    const order_by = [
      { property, direction },
      { property: 'status', direction: 'ASC' },
      { property: 'date', direction: 'DESC' },
    ];
    const keys: [string, 'ASC' | 'DESC'][] = [[property, direction]];
    if (property !== 'status') keys.push(['status', 'ASC']);
    if (property !== 'date') keys.push(['date', 'DESC']);
    for (const status of [undefined, 3, 1]) {
      const rows = await everything({ order_by, query: status ? { status } : {} });
      expect(keysOf(rows, keys)).toEqual(keysOf([...rows].sort(compare(keys)), keys));
    }
  });

  it('ORD-14 shipped orders by date alone, as the dashboard asks', async () => {
    const { orders } = await page({
      order_by: [{ property: 'date', direction: 'DESC' }],
      query: { status: 3 },
    });
    const days = orders.map((row) => row.order_date);
    expect(days).toEqual([...days].sort().toReversed());
  });
});

describe('pages', () => {
  it('GW-49, ORD-41 count from 1; a page after the last gives the last', async () => {
    const first = await page({});
    const last = await page({}, first.pages);
    const past = await page({}, 999_999);
    expect(first.page).toBe(1);
    expect(past.page).toBe(first.pages);
    expect(codes(past.orders)).toEqual(codes(last.orders));
    expect(first.pages).toBe(Math.ceil((first.total ?? 0) / first.orders.length));
  });

  it.each(['0', '-1', 'abc', '1.5', '1e3', '%00'])('page %j is refused with its name', async (number) => {
    const { status, json } = await call(base, ordersInProcess, { token, path: { page: number }, body: {} });
    expect(status).toBe(422);
    expect(json).toMatchObject({
      error: { code: 'invalid', fields: { page: expect.any(String) as string } },
    });
  });
});

describe('unchanged answers', () => {
  it('carry an ETag and answer it with 304, also for reads by POST', async () => {
    const first = await call(base, ordersInProcess, { token, body: {} });
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toMatch(/^"[^"]+"$/);
    const again = await call(base, ordersInProcess, { token, body: {}, headers: { 'if-none-match': tag } });
    expect(again.status).toBe(304);
    expect(again.text).toBe('');
    const other = await call(base, ordersInProcess, {
      token,
      body: { query: { status: 1 } },
      headers: { 'if-none-match': tag },
    });
    expect(other.status).toBe(200);
  });

  it('are compressed for a browser that accepts it', async () => {
    const { headers } = await call(base, ordersInProcess, { token, headers: { 'accept-encoding': 'br' } });
    expect(headers.get('content-encoding')).toBe('br');
    expect(headers.get('vary')).toContain('accept-encoding');
  });
});
