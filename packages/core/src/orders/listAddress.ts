import { statusFilters } from '../contract/orderStatus.ts';
import type { StatusFilter } from '../contract/orderStatus.ts';
import { dateWindow } from '../kernel/list/dateWindow.ts';
import type { DateWindow } from '../kernel/list/dateWindow.ts';
import {
  absentField,
  choiceField,
  dateField,
  pageField,
  sortField,
  textField,
} from '../kernel/list/fields.ts';
import { createListPage } from '../kernel/list/listPage.ts';
import { createListTable } from '../kernel/list/listTable.ts';
import type { Sort } from '../kernel/list/sort.ts';
import { sortableColumns } from './columns.ts';
import type { SortColumn } from './columns.ts';

/** One table's part of the list page's address. Dates are `yyyy-mm-dd`; '' and null stand for absent. */
export interface TableAddress {
  readonly status: StatusFilter | null;
  readonly search: string;
  /** Product type, one of `types_list`. */
  readonly article: string;
  /** Order date: of the incomplete table (ORD-47), and our narrowing of YOUR ORDERS unless status is 3 (DEC-09). */
  readonly from: string;
  readonly to: string;
  /** Shipping date: of YOUR ORDERS with status 3 only (ORD-03). */
  readonly shippingFrom: string;
  readonly shippingTo: string;
  readonly sort: Sort<SortColumn> | null;
  /** Counts from 1. */
  readonly page: number;
}

/** Both tables of `/ta/orders-list` (ORD-05, ORD-35). */
export type OrdersAddress = { readonly orders: TableAddress; readonly incomplete: TableAddress };
export type OrdersTableName = keyof OrdersAddress;

/** The date fields of a table: which date they mean and which days they allow (ORD-10, ORD-39). */
export interface DateFilter {
  /** `shipping`: of YOUR ORDERS with status 3. `order`: of the incomplete table, or our addition (DEC-09). */
  readonly kind: 'shipping' | 'order' | 'addition';
  readonly window: DateWindow;
}

export function dateFilterOf(table: OrdersTableName, address: TableAddress, today: string): DateFilter {
  const shipping = table === 'orders' && address.status === 3;
  const chosen = shipping
    ? { from: address.shippingFrom, to: address.shippingTo }
    : { from: address.from, to: address.to };
  const kind = shipping ? 'shipping' : table === 'incomplete' ? 'order' : 'addition';
  return { kind, window: dateWindow(today, chosen) };
}

/** Shipping dates belong to status 3, order dates to every other (ORD-03, DEC-09): the rest is dropped. */
function onlyActiveDates(table: TableAddress): TableAddress {
  return table.status === 3 ? { ...table, from: '', to: '' } : { ...table, shippingFrom: '', shippingTo: '' };
}

/** The documented names (ORD-01, ORD-34) with `from` and `to` as additions. */
const orders = createListTable<TableAddress>({
  fields: {
    status: choiceField('status', statusFilters),
    search: textField('search', 200),
    article: textField('article', 100),
    from: dateField('from'),
    to: dateField('to'),
    shippingFrom: dateField('shipping_from'),
    shippingTo: dateField('shipping_to'),
    sort: sortField('sort', 'sd', sortableColumns),
    page: pageField('page'),
  },
  normalize: onlyActiveDates,
  dates(address, today) {
    const { kind, window } = dateFilterOf('orders', address, today);
    return kind === 'shipping'
      ? { from: 'shippingFrom', to: 'shippingTo', window }
      : { from: 'from', to: 'to', window };
  },
});

/** `pageLast` is documented (ORD-34); the filters of the incomplete table are additions. */
const incomplete = createListTable<TableAddress>({
  fields: {
    status: choiceField('statusLast', statusFilters),
    search: textField('searchLast', 200),
    article: textField('articleLast', 100),
    from: dateField('fromLast'),
    to: dateField('toLast'),
    shippingFrom: absentField,
    shippingTo: absentField,
    sort: sortField('sortLast', 'sdLast', sortableColumns),
    page: pageField('pageLast'),
  },
  dates: (address, today) => ({
    from: 'from',
    to: 'to',
    window: dateFilterOf('incomplete', address, today).window,
  }),
});

/**
 * The address of the orders list page: two tables that keep their filters and pages apart.
 *
 * @example
 * const { address } = ordersPage.parse('status=3&page=2');
 * const filtered = ordersPage.change(address, 'orders', { search: 'Anna' });
 * ordersPage.format(filtered); // 'status=3&search=Anna'
 */
export const ordersPage = createListPage<OrdersAddress>({ orders, incomplete });
