import type { OrderListRequest } from '../contract/index.ts';
import { sortedFirst } from '../kernel/list/sort.ts';
import type { Sort } from '../kernel/list/sort.ts';
import type { SortColumn } from './columns.ts';

type OrderBy = OrderListRequest['order_by'];

/**
 * The chosen column ('article' travels as 'type'), then status ascending, then date descending (ORD-12, ORD-36);
 * without a choice status and date, both descending (ORD-13). A property never occurs twice.
 */
export function orderBy(sort: Sort<SortColumn> | null): NonNullable<OrderBy> {
  if (sort === null) {
    return [
      { property: 'status', direction: 'DESC' },
      { property: 'date', direction: 'DESC' },
    ];
  }
  const property = sort.column === 'article' ? 'type' : sort.column;
  return sortedFirst(property, sort, [
    { property: 'status', direction: 'ASC' },
    { property: 'date', direction: 'DESC' },
  ]);
}

/** The incomplete orders of the home page, the newest first as in its other lists: ORD-13 names the list pages only. */
export const latestIncomplete: OrderListRequest = {
  order_by: [{ property: 'date', direction: 'DESC' }],
  query: {},
};

/** The shipped list of the home page (ORD-14). */
export const latestShipped: OrderListRequest = {
  order_by: [{ property: 'date', direction: 'DESC' }],
  query: { status: 3 },
};

/** The latest in production, on the home page (DASH-06): latest is by date, as for the shipped ones. */
export const latestInProduction: OrderListRequest = {
  order_by: [{ property: 'date', direction: 'DESC' }],
  query: { status: 1 },
};
