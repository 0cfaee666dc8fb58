import type { OrderCounts } from '../contract/index.ts';
import type { StatusFilter } from '../contract/orderStatus.ts';
import { ordersPage } from './listAddress.ts';
import type { OrdersAddress, OrdersTableName, TableAddress } from './listAddress.ts';

/** The views of the list page, in the order of their tabs (DEC-22). */
export const orderViews = ['todo', 'production', 'hold', 'shipped', 'all'] as const;
export type OrderView = (typeof orderViews)[number];

/** Each view is a value of the documented status filter. What waits for an answer of the customer is suspended. */
const statuses: Readonly<Record<OrderView, StatusFilter | null>> = {
  todo: 2,
  production: 1,
  hold: 4,
  shipped: 3,
  all: null,
};

/** The view that an address shows. */
export function orderViewOf({ orders }: OrdersAddress): OrderView {
  return orderViews.find((view) => statuses[view] === orders.status) ?? 'all';
}

/**
 * The address of a view; search, product and dates stay. `all` is sorted by date, the newest first: the order without
 * a sort begins with returned and cancelled orders (ORD-13), and an address without parameters opens another view.
 */
export function goToOrderView(address: OrdersAddress, view: OrderView): OrdersAddress {
  const sort = view === 'all' ? ({ column: 'date', direction: 'desc' } as const) : null;
  return changeSharedFilters(address, { status: statuses[view], sort });
}

/** The address after a change of the filters above both tables: both show their first page again (ORD-45). */
export function changeSharedFilters(
  address: OrdersAddress,
  change: Partial<Omit<TableAddress, 'page'>>,
): OrdersAddress {
  return ordersPage.goToPage(ordersPage.change(address, 'orders', change), 'incomplete', 1);
}

/** How many orders each view has: incomplete ones stand above "To do" and "All". */
export function countByView(counts: OrderCounts): Readonly<Record<OrderView, number>> {
  const { incomplete, in_progress, suspended, shipped, on_hold, inprocess } = counts;
  return {
    todo: incomplete + suspended,
    production: in_progress,
    hold: on_hold,
    shipped,
    all: incomplete + inprocess,
  };
}

/**
 * The view of a page that is opened without parameters: what waits for the customer, else what is being made; null =
 * there is no order to show.
 */
export function openingView(counts: OrderCounts): OrderView | null {
  const sizes = countByView(counts);
  return orderViews.find((view) => sizes[view] > 0) ?? null;
}

/**
 * The table that an address does not speak of and that is folded to one line; null = both are shown. A view of one
 * status names YOUR ORDERS, parameters of the incomplete table alone name the other.
 */
export function foldedTable(address: OrdersAddress): OrdersTableName | null {
  const { empty } = ordersPage.tables.orders;
  const isEmpty = (table: OrdersTableName) =>
    ordersPage.format({ orders: empty, incomplete: empty, [table]: address[table] }) === '';
  if (!isEmpty('incomplete')) return isEmpty('orders') ? 'orders' : null;
  return ['todo', 'all'].includes(orderViewOf(address)) ? null : 'incomplete';
}

/** Search, product and order dates of the page apply to incomplete orders too, unless their own are given. */
export function withSharedFilters({ orders, incomplete }: OrdersAddress): TableAddress {
  const { search, article, from, to } = incomplete;
  const hasDates = from !== '' || to !== '';
  return {
    ...incomplete,
    search: search || orders.search,
    article: article || orders.article,
    from: hasDates ? from : orders.from,
    to: hasDates ? to : orders.to,
  };
}

/** The address without the filters above both tables. "To do" stays: its tab stands for its filter. */
export function clearSharedFilters(address: OrdersAddress): OrdersAddress {
  const { sort, status } = address.orders;
  const view = orderViewOf(address);
  return changeSharedFilters(address, {
    ...ordersPage.tables.orders.empty,
    sort,
    status: view === 'todo' ? status : null,
  });
}

/** Both tables without their filters; their sorts stay. */
export function withoutFilters({ orders, incomplete }: OrdersAddress): OrdersAddress {
  const { empty } = ordersPage.tables.orders;
  return { orders: { ...empty, sort: orders.sort }, incomplete: { ...empty, sort: incomplete.sort } };
}
