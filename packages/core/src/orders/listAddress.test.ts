import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { orderListRequest } from '../contract/index.ts';
import { dateFilterOf, ordersPage } from './listAddress.ts';
import { toRequest } from './request.ts';

const today = '2026-11-20';
const { format } = ordersPage;
const emptyTable = ordersPage.tables.orders.empty;
const parse = (search: string) => {
  const { address, problems } = ordersPage.parse(search);
  return { ...address, problems };
};

describe('reading', () => {
  it.each([
    [
      'ORD-01',
      'status=3&search=anna&article=Album&shipping_from=2026-01-01&shipping_to=2026-02-01&sort=price&sd=desc&page=4',
      {
        status: 3,
        search: 'anna',
        article: 'Album',
        shippingFrom: '2026-01-01',
        shippingTo: '2026-02-01',
        sort: { column: 'price', direction: 'desc' },
        page: 4,
      },
    ],
    ['ORD-02', 'status=&search=&page=', {}],
    ['ORD-03', 'status=1&shipping_from=2026-01-01&shipping_to=2026-02-01', { status: 1 }],
    ['ORD-03', 'shipping_from=2026-01-01', {}],
    ['DEC-09', 'status=1&from=2026-01-01&to=2026-02-01', { status: 1, from: '2026-01-01', to: '2026-02-01' }],
    ['DEC-09', 'status=3&from=2026-01-01', { status: 3 }],
    ['ORD-45', 'sort=code', { sort: { column: 'code', direction: 'asc' } }],
    ['ORD-45', 'sd=desc', {}],
    ['ORD-34', 'pageLast=3', {}],
    ['unknown parameters', 'ta_token=x&foo=1', {}],
  ])('%s: %s', (_id, search, expected) => {
    const read = parse(search);
    expect(read.orders).toEqual({ ...emptyTable, ...expected });
    expect(read.problems).toEqual([]);
  });

  it('ORD-34, ORD-35: the incomplete table has its own page and filters', () => {
    const read = parse(
      'status=3&page=2&pageLast=5&statusLast=1&searchLast=bruno&articleLast=Mats&fromLast=2026-01-01&toLast=2026-03-01&sortLast=date&sdLast=desc',
    );
    expect(read.incomplete).toEqual({
      ...emptyTable,
      status: 1,
      search: 'bruno',
      article: 'Mats',
      from: '2026-01-01',
      to: '2026-03-01',
      sort: { column: 'date', direction: 'desc' },
      page: 5,
    });
    expect(read.orders).toEqual({ ...emptyTable, status: 3, page: 2 });
  });

  it.each([
    ['status=9', 'status', 'unknownValue'],
    ['status=1%20OR%201=1', 'status', 'unknownValue'],
    ['sort=password', 'sort', 'unknownValue'],
    ['sort=__proto__', 'sort', 'unknownValue'],
    ['sort=code&sd=sideways', 'sd', 'unknownValue'],
    ['page=0', 'page', 'notAPage'],
    ['page=-1', 'page', 'notAPage'],
    ['page=1e9', 'page', 'notAPage'],
    ['page=99999999999999999999', 'page', 'notAPage'],
    ['page=two', 'page', 'notAPage'],
    ['pageLast=1.5', 'pageLast', 'notAPage'],
    ['status=3&shipping_from=2026-02-30', 'shipping_from', 'notADate'],
    ['fromLast=2026-01-01T00:00', 'fromLast', 'notADate'],
    [`search=${'a'.repeat(201)}`, 'search', 'tooLong'],
    [`articleLast=${'a'.repeat(101)}`, 'articleLast', 'tooLong'],
  ])('a value that is none of ours is named and left out: %s', (search, parameter, problem) => {
    const read = parse(search);
    expect(read.problems).toEqual([{ parameter, problem }]);
    expect(v.is(orderListRequest, toRequest('orders', read.orders, today))).toBe(true);
  });
});

describe('writing', () => {
  it.each([
    ['ORD-02 nothing', '', ''],
    ['ORD-08 page 1 is omitted', 'page=1&pageLast=1&status=1', 'status=1'],
    ['ORD-45 asc is omitted', 'sort=code&sd=asc', 'sort=code'],
    [
      'ORD-01',
      'page=2&sd=desc&sort=price&search=a+b%26&status=3',
      'status=3&search=a+b%26&sort=price&sd=desc&page=2',
    ],
    ['ORD-34', 'pageLast=2&page=3', 'page=3&pageLast=2'],
    ['ORD-03', 'status=2&shipping_from=2026-01-01', 'status=2'],
  ])('%s: %s', (_id, search, expected) => {
    expect(format(parse(search))).toBe(expected);
  });

  it('what is written reads the same, for every combination', () => {
    const values = {
      status: ['', '1', '3'],
      search: ['', 'Zoë & Co'],
      sort: ['', 'date'],
      sd: ['', 'desc'],
      page: ['', '7'],
      shipping_from: ['', '2026-01-01'],
      from: ['', '2025-05-05'],
      pageLast: ['', '2'],
      searchLast: ['', '#?/'],
    };
    let all: Record<string, string>[] = [{}];
    for (const [name, options] of Object.entries(values)) {
      all = all.flatMap((made) => options.map((value) => ({ ...made, [name]: value })));
    }
    for (const made of all) {
      const { orders, incomplete } = parse(new URLSearchParams(made).toString());
      const { orders: again, incomplete: incompleteAgain } = parse(format({ orders, incomplete }));
      expect([again, incompleteAgain]).toEqual([orders, incomplete]);
    }
    expect(all.length).toBe(768);
  });
});

describe('changing', () => {
  const address = parse('status=3&shipping_from=2026-01-01&page=4&pageLast=2');
  it.each([
    ['ORD-45 a filter', { search: 'x' }, 'status=3&search=x&shipping_from=2026-01-01&pageLast=2'],
    [
      'ORD-45 a sort',
      { sort: { column: 'code', direction: 'asc' } },
      'status=3&shipping_from=2026-01-01&sort=code&pageLast=2',
    ],
    ['ORD-03 another status', { status: 1 }, 'status=1&pageLast=2'],
  ] as const)('%s goes to page 1 of its own table', (_id, change, expected) => {
    expect(format(ordersPage.change(address, 'orders', change))).toBe(expected);
  });
  it('ORD-34: the incomplete table leaves the other where it is', () => {
    expect(format(ordersPage.change(address, 'incomplete', { search: 'x' }))).toBe(
      'status=3&shipping_from=2026-01-01&page=4&searchLast=x',
    );
  });
  it.each([
    [9, 9],
    [0, 1],
    [-5, 1],
    [Number.NaN, 1],
    [2.7, 2],
  ])('ORD-08: page %d becomes %d', (page, expected) => {
    expect(ordersPage.goToPage(address, 'orders', page).orders.page).toBe(expected);
  });
  it('knows whether anything narrows', () => {
    expect([
      ordersPage.tables.orders.isFiltered(address.orders),
      ordersPage.tables.orders.isFiltered(address.incomplete),
      ordersPage.tables.orders.isFiltered({ ...emptyTable, page: 3 }),
    ]).toEqual([true, false, false]);
  });
});

describe('the wire request', () => {
  const byDefault = [
    { property: 'status', direction: 'DESC' },
    { property: 'date', direction: 'DESC' },
  ];
  it.each([
    ['ORD-02, ORD-13', 'orders', '', { order_by: byDefault, query: {} }],
    [
      'ORD-39',
      'orders',
      'status=3',
      { order_by: byDefault, query: { status: 3, shipping_from: '2024-11-20', shipping_to: today } },
    ],
    [
      'ORD-04',
      'orders',
      'status=3&shipping_from=2026-01-01&shipping_to=2026-02-01',
      { order_by: byDefault, query: { status: 3, shipping_from: '2026-01-01', shipping_to: '2026-02-01' } },
    ],
    [
      'ORD-10 bounds',
      'orders',
      'status=3&shipping_from=1999-01-01&shipping_to=2030-01-01',
      { order_by: byDefault, query: { status: 3, shipping_from: '2021-01-01', shipping_to: today } },
    ],
    [
      'ORD-11',
      'orders',
      'status=1&search=anna&article=Album',
      { order_by: byDefault, query: { status: 1, search: 'anna', type: 'Album' } },
    ],
    [
      'DEC-09',
      'orders',
      'status=2&from=2026-01-01',
      { order_by: byDefault, query: { status: 2, from: '2026-01-01', to: today } },
    ],
    [
      'ORD-47',
      'incomplete',
      'fromLast=2026-01-01&statusLast=1',
      { order_by: byDefault, query: { status: 1, from: '2026-01-01', to: today } },
    ],
    ['ORD-47', 'incomplete', 'statusLast=3', { order_by: byDefault, query: { status: 3 } }],
  ] as const)('%s: %s of %s', (_id, table, search, expected) => {
    const request = toRequest(table, parse(search)[table], today);
    expect(request).toEqual(expected);
    expect(v.is(orderListRequest, request)).toBe(true);
  });

  it.each([
    ['ORD-03', 'orders', 'status=3', 'shipping'],
    ['DEC-09', 'orders', 'status=1', 'addition'],
    ['ORD-47', 'incomplete', '', 'order'],
  ] as const)('%s: the dates of %s with %j are %s', (_id, table, search, kind) => {
    expect(dateFilterOf(table, parse(search)[table], today).kind).toBe(kind);
  });
});
