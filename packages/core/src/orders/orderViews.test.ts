import { describe, expect, it } from 'vitest';
import { ordersPage } from './listAddress.ts';
import {
  changeSharedFilters,
  clearSharedFilters,
  countByView,
  foldedTable,
  goToOrderView,
  openingView,
  orderViewOf,
  orderViews,
  withoutFilters,
  withSharedFilters,
} from './orderViews.ts';

const parse = (search: string) => ordersPage.parse(search).address;
const counts = { incomplete: 0, in_progress: 0, suspended: 0, shipped: 0, on_hold: 0, inprocess: 0 };

describe('the views of the list page (DEC-22)', () => {
  it.each([
    ['todo', 'status=2&search=anna'],
    ['production', 'status=1&search=anna'],
    ['hold', 'status=4&search=anna'],
    ['shipped', 'status=3&search=anna'],
    ['all', 'search=anna&sort=date&sd=desc'],
  ] as const)('%s is documented parameters and keeps the search: %s', (view, search) => {
    const shown = goToOrderView(parse('search=anna&sort=price&page=4&pageLast=2'), view);
    expect(ordersPage.format(shown)).toBe(search);
    expect(orderViewOf(parse(search))).toBe(view);
  });

  it('every view has an address with parameters: opening it again shows the same view', () => {
    for (const view of orderViews) expect(ordersPage.format(goToOrderView(parse(''), view))).not.toBe('');
  });

  it('order dates stay from view to view, shipping dates belong to shipped orders (ORD-03)', () => {
    const shipped = goToOrderView(parse('status=1&from=2026-01-01'), 'shipped');
    expect(ordersPage.format(shipped)).toBe('status=3');
    const all = goToOrderView(parse('status=1&from=2026-01-01'), 'all');
    expect(ordersPage.format(all)).toBe('from=2026-01-01&sort=date&sd=desc');
  });

  it.each([
    [{ incomplete: 2, in_progress: 5, inprocess: 9 }, 'todo'],
    [{ suspended: 1, in_progress: 5, inprocess: 9 }, 'todo'],
    [{ in_progress: 5, shipped: 4, inprocess: 9 }, 'production'],
    [{ on_hold: 1, shipped: 3, inprocess: 4 }, 'hold'],
    [{ shipped: 4, inprocess: 4 }, 'shipped'],
    [{ inprocess: 4 }, 'all'],
    [{}, null],
  ] as const)('a page that is opened with %o shows %s', (some, view) => {
    expect(openingView({ ...counts, ...some })).toBe(view);
  });

  it('counts incomplete orders where they are shown', () => {
    const some = { incomplete: 2, in_progress: 5, suspended: 1, shipped: 3, on_hold: 4, inprocess: 20 };
    expect(countByView(some)).toEqual({ todo: 3, production: 5, hold: 4, shipped: 3, all: 22 });
  });
});

describe('the table that a link does not name is folded (DEC-22)', () => {
  it.each([
    ['', null],
    ['status=2', null],
    ['sort=date&sd=desc', null],
    ['search=anna', null],
    ['status=3', 'incomplete'],
    ['status=1&search=anna', 'incomplete'],
    ['page=2', null],
    ['pageLast=2', 'orders'],
    ['searchLast=anna', 'orders'],
    ['search=anna&searchLast=anna', null],
    ['status=3&statusLast=1', null],
  ] as const)('%s: %s', (search, table) => {
    expect(foldedTable(parse(search))).toBe(table);
  });
});

describe('one set of filters above both tables', () => {
  it.each([
    ['search=anna&article=Album&from=2026-01-01', 'searchLast=anna&articleLast=Album&fromLast=2026-01-01'],
    ['search=anna&searchLast=bruno', 'searchLast=bruno'],
    ['from=2026-01-01&toLast=2026-03-01', 'toLast=2026-03-01'],
    ['status=3&shipping_from=2026-01-01&sort=price&page=3', ''],
    ['pageLast=2&sortLast=date&search=anna', 'searchLast=anna&sortLast=date&pageLast=2'],
  ])('%s shows the incomplete orders of %s (ORD-35)', (search, incomplete) => {
    expect(withSharedFilters(parse(search))).toEqual(parse(incomplete).incomplete);
  });

  it('a change of it shows the first page of both tables, whatever their own filters and sorts (ORD-45)', () => {
    const address = parse('page=4&pageLast=2&articleLast=Album&sortLast=date');
    expect(ordersPage.format(changeSharedFilters(address, { search: 'anna' }))).toBe(
      'search=anna&articleLast=Album&sortLast=date',
    );
  });

  it.each([
    ['status=1&search=anna&sort=price&pageLast=2', 'sort=price'],
    ['status=2&search=anna&from=2026-01-01', 'status=2'],
    ['search=anna&articleLast=Album', 'articleLast=Album'],
  ])('%s cleared is %s', (search, cleared) => {
    expect(ordersPage.format(clearSharedFilters(parse(search)))).toBe(cleared);
  });

  it('is removed from both tables, the sorts stay', () => {
    const address = parse('status=1&search=anna&sort=price&articleLast=Album&sortLast=date&pageLast=3');
    expect(ordersPage.format(withoutFilters(address))).toBe('sort=price&sortLast=date');
  });
});
