import { describe, expect, it } from 'vitest';
import { exportColumns, sortProperties } from '../contract/index.ts';
import { chosenColumns, columnKeys, columnsOf, exportColumnsFor, sortableColumns } from './columns.ts';
import { latestIncomplete, latestInProduction, latestShipped, orderBy } from './sort.ts';
import { nextSort } from '../kernel/list/sort.ts';
import { currentView, makeView, readView, viewNameProblem } from './views.ts';
import { ordersPage } from './listAddress.ts';

const wire = (sort: Parameters<typeof orderBy>[0]) =>
  orderBy(sort).map(({ property, direction }) => `${property} ${direction}`);

describe('sort', () => {
  it.each([
    ['ORD-13, ORD-36', null, ['status DESC', 'date DESC']],
    ['ORD-12', { column: 'article', direction: 'asc' }, ['type ASC', 'status ASC', 'date DESC']],
    ['ORD-12', { column: 'price', direction: 'desc' }, ['price DESC', 'status ASC', 'date DESC']],
    ['ORD-36 once each', { column: 'status', direction: 'desc' }, ['status DESC', 'date DESC']],
    ['ORD-36 once each', { column: 'date', direction: 'asc' }, ['date ASC', 'status ASC']],
  ] as const)('%s: %j', (_id, sort, expected) => {
    expect(wire(sort)).toEqual(expected);
  });
  it('ORD-12: every column that sorts has its word on the wire', () => {
    const sent = sortableColumns.map((column) => orderBy({ column, direction: 'asc' })[0]?.property);
    expect(sent.every((property) => property && sortProperties.includes(property))).toBe(true);
    expect(sent).toContain('type');
  });
  it('ORD-14: the home lists', () => {
    expect(latestShipped).toEqual({
      order_by: [{ property: 'date', direction: 'DESC' }],
      query: { status: 3 },
    });
    expect(latestInProduction.query).toEqual({ status: 1 });
    for (const { order_by } of [latestIncomplete, latestInProduction])
      expect(order_by).toEqual(latestShipped.order_by);
  });
  it('ORD-45: a header goes asc, desc, none; another header begins anew', () => {
    const first = nextSort(null, 'code');
    const second = nextSort(first, 'code');
    expect([first, second, nextSort(second, 'code'), nextSort(second, 'price')]).toEqual([
      { column: 'code', direction: 'asc' },
      { column: 'code', direction: 'desc' },
      null,
      { column: 'price', direction: 'asc' },
    ]);
  });
});

describe('columns', () => {
  it.each([
    ['DASH-04', 'incomplete', {}, 'code article names date price status delete'],
    ['DASH-06', 'production', {}, 'code article names date price progress'],
    ['DASH-06', 'production', { progress: false }, 'code article names date price'],
    ['DASH-27', 'shipped', {}, 'code article names date price'],
    ['ORD-40', 'orders', { status: 1 }, 'code article names date price status progress'],
    ['ORD-40', 'orders', { status: 3 }, 'code article names date shipping_date price status progress'],
  ] as const)('%s: %s %j', (_id, table, options, expected) => {
    expect(columnsOf(table, options).join(' ')).toBe(expected);
  });
  it.each([
    [null, 'code article names date price status progress'],
    [[], 'code article names date price status progress'],
    [['price', 'names'], 'code names price'],
    [['gone', 'status'], 'code status'],
  ])('chosen %j', (chosen, expected) => {
    expect(chosenColumns(columnsOf('orders'), chosen).join(' ')).toBe(expected);
  });
  it('every column but delete has its place in the CSV', () => {
    const sent = exportColumnsFor(columnKeys);
    expect(sent.every((column) => exportColumns.includes(column))).toBe(true);
    expect([...sent].sort()).toEqual([...exportColumns].sort());
    expect(exportColumnsFor(['delete'])).toEqual([]);
  });
});

describe('saved views', () => {
  const address = ordersPage.parse('status=3&search=anna&page=4&pageLast=2').address;
  const saved = { id: '1', ...makeView('  Anna shipped ', address, ['code', 'price']) };
  it('keeps filters, sort and columns; the page is not part of it', () => {
    expect(saved).toEqual({
      id: '1',
      name: 'Anna shipped',
      search: 'status=3&search=anna',
      columns: ['code', 'price'],
    });
    expect(readView(saved).address.orders).toMatchObject({ status: 3, search: 'anna', page: 1 });
    expect(readView({ ...saved, columns: ['gone', 'price', 'code'] }).columns).toEqual(['code', 'price']);
  });
  it('knows which view is on screen', () => {
    expect(currentView([saved], address, ['price', 'code'])?.id).toBe('1');
    expect(currentView([saved], address, ['code'])).toBeNull();
    expect(currentView([saved], ordersPage.parse('status=1').address, ['code', 'price'])).toBeNull();
  });
  it.each([
    ['', [], 'empty'],
    ['   ', [], 'empty'],
    ['x'.repeat(61), [], 'tooLong'],
    ['x'.repeat(60), [], null],
    ['new', Array.from({ length: 30 }, (_, index) => ({ ...saved, name: `v${index}` })), 'full'],
    ['v3', Array.from({ length: 30 }, (_, index) => ({ ...saved, name: `v${index}` })), null],
  ])('the name %j', (name, views, expected) => {
    expect(viewNameProblem(name, views, address)).toBe(expected);
  });
});
