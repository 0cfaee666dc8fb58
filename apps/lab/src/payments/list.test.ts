import { paymentListRequest } from '@trade-area/core/contract';
import { and, eq, gt, sql } from 'drizzle-orm';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseForTest } from '../../test/databaseForTest.ts';
import { rowsOf } from '../database/open.ts';
import type { Database } from '../database/open.ts';
import { customers } from '../database/schema/customers.ts';
import { orders } from '../database/schema/orders.ts';
import { invoices, payments } from '../database/schema/payments.ts';
import { ownerOf } from '../base/owner.ts';
import type { Owner } from '../base/owner.ts';
import { countsOf } from '../orders/listTable.ts';
import { readPage } from '../lists/page.ts';
import { createListState } from '../lists/state.ts';
import { createPaymentList } from './list.ts';
import type { ListLimits } from './list.ts';
import { selectionOf } from './selection.ts';
import type { PaymentSelection } from './selection.ts';

/** A payment with its filter and sort columns, read without the list's own statements. */
interface Plain {
  readonly id: number;
  readonly commessa: string;
  readonly article: string;
  readonly state: number;
  readonly day: string;
  readonly shipped: string | null;
  readonly amount: number;
  readonly search: string;
  readonly numbers: string;
}

const perPage = 23;
/** Thresholds of a list of millions: no list is small, no match is collected, more than forty matches are many. */
const large: ListLimits = { smallList: 0, maxFound: 40, maxChecked: 0, maxCollected: 0 };
let opened: Awaited<ReturnType<typeof databaseForTest>>;
let database: Database;
let owner: Owner;
let all: Plain[] = [];

beforeAll(async () => {
  opened = await databaseForTest();
  ({ database } = opened);
  owner = await account('1001');
  const other = await account('1002');
  for (const each of [owner, other]) await pay(each, each === owner ? 160 : 30);
  // Later changes of orders: some are shipped, some suspended, some cancelled, some deleted.
  const { queries } = database;
  await queries.execute(
    sql`update orders set shipping_date = date '2026-03-09', fm_status = 2 where id % 17 = 0`,
  );
  await queries.execute(sql`update orders set shipping_date = null, fm_status = 4 where id % 23 = 0`);
  await queries.execute(sql`update payments set day = day - 1 where id % 19 = 0`);
  await queries.delete(orders).where(and(eq(orders.customerId, owner), gt(sql`id % 13`, 11)));
  all = await rowsOf<Plain>(
    queries,
    sql`select p.id::int, p.commessa, p.article, p.state::int, p.day::text, p.shipping_date::text as shipped, p.amount::float8, o.search,
      coalesce((select string_agg(i.number::text, ' ') from invoices i where i.order_id = o.id), '') as numbers
      from payments p join orders o on o.id = p.order_id where p.customer_id = ${owner}`,
  );
}, 60_000);

afterAll(() => opened.stop());

async function account(code: string): Promise<Owner> {
  const company = { name: 'Studio', address: '', city: '', zip: '', state: '', country: 'IT', vat: '' };
  const turnover = {
    fatturato_anno_corrente: 0,
    fatturato_passato_oggi: 0,
    max_fatturato_biennio: 0,
    perc_wedding_corrente: 0,
    perc_wedding_passato: 0,
  };
  const rest = { name: '', surname: '', area: '1', currency: 'EUR', company, turnover, passwordHash: '' };
  const [row] = await database.queries
    .insert(customers)
    .values({ code, publicId: code, email: `${code}@studio.test`, ...rest })
    .returning({ id: customers.id });
  return ownerOf({ customerId: row?.id ?? 0 });
}

const articles = ['Album', 'album Óptimo', 'Box', 'Zebra', 'Ärmel', 'Book'];
const couples = ['anna bruno', 'carla dario', 'emma fabio'];
const currencies = ['EUR', 'USD', 'GBP'];
const dayOf = (index: number) => `2026-0${1 + (index % 3)}-${String(1 + (index % 5)).padStart(2, '0')}`;

/** Payments that share a day, a price or a product; refunds, amounts of 0 and of ten millions; other currencies. */
async function pay(customerId: Owner, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    const commessa = `${customerId}${String((n * 7919) % 10_000).padStart(4, '0')}${n % 2 === 0 ? 'a' : 'B'}`;
    const article = articles[n % articles.length] ?? '';
    const fmStatus = [2, 1, 3, 2, 8][n % 5] ?? 1;
    const shippingDate = fmStatus === 2 || n % 11 === 0 ? dayOf(n + 1) : null;
    const currency = currencies[n % 3] ?? 'EUR';
    const search = `${commessa.toLowerCase()} ${couples[(n * 5) % 3]} ${n % 29 === 0 ? 'rare' : ''}`;
    const order = { customerId, commessa, orderCode: commessa, article, incomplete: false, currency };
    const [row] = await database.queries
      .insert(orders)
      .values({ ...order, orderDate: dayOf(n), shippingDate, status: fmStatus, fmStatus, search })
      .returning({ id: orders.id });
    const orderId = row?.id ?? 0;
    const amount = [0, 12_300, 12_300, 4_500, 1_000_000_000][n % 5] ?? 0;
    const state = fmStatus === 3 ? 2 : fmStatus === 1 ? 1 : 3;
    const base = { customerId, orderId, commessa, article, state, shippingDate, currency, method: 'card' };
    const booked = Math.round(amount * 0.92);
    await database.queries.insert(payments).values({ ...base, day: dayOf(n), amount, bookAmount: booked });
    if (n % 6 === 0)
      await database.queries
        .insert(payments)
        .values({ ...base, day: dayOf(n + 2), amount: -amount, bookAmount: -booked });
    if (n % 4 === 0)
      await database.queries.insert(invoices).values({
        customerId,
        orderId,
        series: String(customerId),
        year: 2026,
        number: 500 + n,
        issued: dayOf(n),
        currency,
        net: amount,
        vat: 0,
        vatRate: 0,
        customer: {} as (typeof invoices.$inferInsert)['customer'],
      });
  }
}

/** The reference implementation of the list, over plain rows. */
function model({ from, to, article, state, code, patterns, number, sort }: PaymentSelection): Plain[] {
  const bytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));
  const compared = {
    code: (a: Plain, b: Plain) => bytes(a.commessa, b.commessa),
    type: (a: Plain, b: Plain) => bytes(a.article, b.article),
    date: (a: Plain, b: Plain) => bytes(a.day, b.day),
    price: (a: Plain, b: Plain) => a.amount - b.amount,
    shipped_date: (a: Plain, b: Plain) => bytes(a.shipped ?? '', b.shipped ?? ''),
  };
  const dateUp = sort.some(({ key, isDescending }) => key === 'date' && !isDescending);
  return all
    .filter(
      (row) =>
        (from === '' || row.day >= from) &&
        (to === '' || row.day <= to) &&
        (article === '' || row.article === article) &&
        (state === null || row.state === state) &&
        (code === '' || row.commessa === code) &&
        (patterns.every((pattern) => row.search.includes(pattern.slice(1, -1))) ||
          (number !== null && row.numbers.split(' ').includes(String(number)))),
    )
    .sort((a, b) => {
      for (const { key, isDescending } of sort) {
        // Unshipped payments come last in both directions (PAY-09).
        if (key === 'shipped_date' && (a.shipped === null) !== (b.shipped === null))
          return a.shipped === null ? 1 : -1;
        const order = compared[key](a, b);
        if (order !== 0) return isDescending ? -order : order;
      }
      return dateUp ? a.id - b.id : b.id - a.id;
    });
}

type Query = Record<string, unknown>;
type Order = { readonly property: string; readonly direction: 'ASC' | 'DESC' };
const both = (property: string): Order[][] => [
  [{ property, direction: 'ASC' }],
  [{ property, direction: 'DESC' }],
];
const orderings: Order[][] = [
  [],
  ...['code', 'type', 'shipped_date', 'date', 'price'].flatMap(both),
  [...(both('shipped_date')[0] ?? []), ...(both('date')[0] ?? [])],
  [...(both('shipped_date')[1] ?? []), ...(both('price')[0] ?? [])],
];
const days = { from: '2026-01-03', to: '2026-02-28' };
const filters: Query[] = [
  {},
  { status: 1 },
  { status: 2 },
  { status: 3, ...days },
  days,
  { from: '2026-02-01' },
  { type: 'Zebra' },
  { type: 'Album', status: 3, ...days },
];
const searches: Query[] = [
  { search: 'rare' },
  { search: 'anna' },
  { search: 'Brunò', ...days },
  { search: 'carla', status: 3 },
  { search: '508' },
  { search: '5' },
  { search: 'nobody at all' },
];

async function pagesOf(query: Query, order_by: Order[], limits?: ListLimits, isExport = false) {
  const selection = selectionOf(parse(paymentListRequest, { query, order_by }));
  const { queries } = database;
  const state = createListState(await countsOf(queries, owner, false));
  const list = createPaymentList(limits);
  const ask = (page: number) =>
    readPage(list, { queries, owner, selection, state }, { page, perPage, isExport });
  const first = await ask(1);
  const ids = [...first.ids];
  for (let page = 2; page <= first.pages; page += 1) ids.push(...(await ask(page)).ids);
  return { ids, total: first.total, pages: first.pages, model: model(selection).map(({ id }) => id) };
}

const linesFor = (query: Query, order: Order[]) =>
  `${JSON.stringify(query)} by ${order.map(({ property, direction }) => `${property} ${direction}`).join(', ') || 'nothing'}`;

describe('the payments list, with every strategy', () => {
  it('the test data covers every state, refunds, a very large amount and unshipped orders', () => {
    expect(all.length).toBeGreaterThan(160);
    expect(new Set(all.map(({ state }) => state))).toEqual(new Set([1, 2, 3]));
    expect(all.some(({ amount }) => amount < 0)).toBe(true);
    expect(all.some(({ amount }) => amount === 1_000_000_000)).toBe(true);
    expect(all.some(({ shipped }) => shipped === null)).toBe(true);
  });

  it.each([
    ['the list of a small account', undefined],
    ['the list of a large account', large],
  ])('PAY-04 PAY-09 PAY-28 filters and sorts %s', async (_what, limits) => {
    for (const query of filters)
      for (const order of orderings) {
        const { ids, total, pages, model: expected } = await pagesOf(query, order, limits);
        expect([linesFor(query, order), ids]).toEqual([linesFor(query, order), expected]);
        expect([total, pages]).toEqual([expected.length, Math.max(1, Math.ceil(expected.length / perPage))]);
      }
  });

  it.each([
    ['the list of a small account', undefined],
    ['the list of a large account', large],
  ])('PAY-11 GW-43 searches %s; uncounted matches have no total (PAY-21)', async (_what, limits) => {
    const seen = { exact: 0, many: 0 };
    for (const query of searches)
      for (const order of [[], ...both('price'), ...both('date')]) {
        const { ids, total, model: expected } = await pagesOf(query, order, limits);
        const many = limits !== undefined && expected.length > limits.maxFound;
        const reached = many ? expected.slice(0, limits.maxFound) : expected;
        expect([linesFor(query, order), ids]).toEqual([linesFor(query, order), reached]);
        expect(total).toBe(many ? null : expected.length);
        seen[many ? 'many' : 'exact'] += 1;
      }
    expect(seen.exact).toBeGreaterThan(0);
    expect(seen.many > 0).toBe(limits !== undefined);
  });

  it('the export reaches every match of a large account', async () => {
    for (const query of [{ search: 'anna' }, { status: 3 }, {}]) {
      const { ids, total, model: expected } = await pagesOf(query, [], large, true);
      expect([ids, total]).toEqual([expected, expected.length]);
    }
  });

  it('PAY-18 lists the payments of one order with its refunds', async () => {
    const refund = all.find(({ amount }) => amount < 0);
    for (const limits of [undefined, large]) {
      const { ids, model: expected } = await pagesOf({ cod_order_ref: refund?.commessa }, [], limits);
      expect(ids).toEqual(expected);
      expect(ids).toHaveLength(2);
    }
  });

  it('the counters agree with the payments after every change', async () => {
    const counted = sql`select customer_id::int, day::text, shipping_date::text, state::int, payments::int from payment_counts`;
    const read = sql`select customer_id::int, day::text, coalesce(shipping_date, '9999-12-31')::text as shipping_date, state::int, count(*)::int as payments from payments group by 1, 2, 3, 4`;
    const order = sql`order by customer_id, day, shipping_date, state`;
    expect(await rowsOf(database.queries, sql`${counted} ${order}`)).toEqual(
      await rowsOf(database.queries, sql`select * from (${read}) r ${order}`),
    );
  });
});
