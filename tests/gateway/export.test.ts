import {
  deleteView,
  exportOrders,
  listViews,
  orderListAnswer,
  ordersInProcess,
  saveView,
} from '@trade-area/core/contract';
import type { OrderListAnswer, OrderRow } from '@trade-area/core/contract';
import { parse as readCsv } from 'csv-parse/sync';
import { parse } from 'valibot';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { call, signIn } from '../fixtures/wire.ts';

const base = inject('base');
let token = '';
let all: OrderRow[] = [];

type Body = Readonly<Record<string, unknown>>;

async function page(body: Body, number = 1, list = ordersInProcess): Promise<OrderListAnswer> {
  const { status, json, text } = await call(base, list, { token, path: { page: number }, body });
  if (status !== 200) throw new Error(`${status} ${text}`);
  return parse(orderListAnswer, json);
}

async function everything(body: Body, list = ordersInProcess): Promise<OrderRow[]> {
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
});

describe('export', () => {
  const columns = [
    { key: 'code', title: 'Order' },
    { key: 'names', title: 'Names, "and" date' },
    { key: 'status', title: 'Status' },
  ];
  const ask = (body: Body) =>
    call(base, exportOrders, { token, body: { list: 'inprocess', columns, ...body } });

  it('contains exactly the rows that the filters match, in the order of the list', async () => {
    const request = { query: { status: 3 }, order_by: [{ property: 'code', direction: 'DESC' }] };
    const { text, headers } = await ask({ request, labels: { delivered: 'Consegnato' } });
    expect(headers.get('content-type')).toContain('text/csv');
    const lines = text.split('\r\n');
    expect(text.endsWith('\r\n')).toBe(true);
    expect(lines[0]?.replace('\uFEFF', '')).toBe('Order,"Names, ""and"" date",Status');
    const expected = sorted(codes(all.filter((row) => row.fm_status === 2))).toReversed();
    expect(lines.slice(1, -1).map((line) => line.split(',')[0])).toEqual(expected);
    expect(lines[1]?.endsWith(',Consegnato')).toBe(true);
  });

  it('begins with the byte order mark', async () => {
    const response = await fetch(`${base}/api/customer/orders/export`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ list: 'last', columns, request: {} }),
    });
    expect([...new Uint8Array(await response.arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  it('contains only the selected orders among those that match', async () => {
    const chosen = codes(all.filter((row) => row.fm_status === 2)).slice(0, 3);
    const other = codes(all.filter((row) => row.fm_status === 1)).slice(0, 1);
    const { text } = await ask({
      request: { query: { status: 3 } },
      codes: [...chosen, ...other, 'nothing'],
    });
    const listed = text
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(',')[0] ?? '');
    expect(sorted(listed)).toEqual(sorted(chosen));
  });
});

describe('DEC-26: CSV files in the form of the reader’s country', () => {
  const columns = ['code', 'price', 'order_date'].map((key) => ({ key, title: key }));
  const read = async (form: string | undefined) => {
    const body = { list: 'inprocess', columns, request: {}, ...(form === undefined ? {} : { form }) };
    const { status, text } = await call(base, exportOrders, { token, body });
    if (status !== 200) return status;
    const delimiter = form === 'semicolon' ? ';' : ',';
    return readCsv(text, { bom: true, columns: true, delimiter }) as unknown as Record<string, string>[];
  };

  it('has the same rows in both, with semicolons and decimal commas or in the English form', async () => {
    const [english, plain, european] = [await read('comma'), await read(undefined), await read('semicolon')];
    expect(plain).toEqual(english);
    if (typeof english === 'number' || typeof european === 'number') throw new Error('ta: no file');
    expect(english.length).toBe(all.length);
    expect(english.some(({ price = '' }) => /^\d+\.\d\d$/.test(price))).toBe(true);
    expect(european).toEqual(
      english.map((row) => ({ ...row, price: (row['price'] ?? '').replace('.', ',') })),
    );
    expect(european[0]?.['order_date']).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('knows no other form', async () => expect(await read('tab')).toBe(422));
});

describe('saved views', () => {
  it('are added, replaced by name, and removed', async () => {
    const name = 'Ship "week" <b>ü';
    const views = async () =>
      (await call(base, listViews, { token })).json as { views: { id: string; name: string }[] };
    const save = (search: string) =>
      call(base, saveView, { token, body: { name, search, columns: ['code', 'price'] } });
    expect((await save('status=3')).status).toBe(200);
    const { json } = await save('status=1');
    expect((json as { views: unknown[] }).views).toContainEqual({
      id: expect.any(String) as string,
      name,
      search: 'status=1',
      columns: ['code', 'price'],
    });
    const mine = (await views()).views.filter((view) => view.name === name);
    expect(mine).toHaveLength(1);
    const id = mine[0]?.id ?? '';
    expect((await call(base, deleteView, { token, body: { id } })).status).toBe(200);
    expect((await call(base, deleteView, { token, body: { id } })).status).toBe(200);
    expect((await views()).views.some((view) => view.name === name)).toBe(false);
  });
});
