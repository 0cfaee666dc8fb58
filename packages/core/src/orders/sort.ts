import type { OrderListRequest } from '../contract/index.ts';
import type { SortColumn } from './columns.ts';

/** `sd`: asc or desc (ORD-45). */
export interface Sort {
  readonly column: SortColumn;
  readonly direction: 'asc' | 'desc';
}

type OrderBy = OrderListRequest['order_by'];

/**
 * The chosen column ('article' travels as 'type'), then status ascending, then date descending (ORD-12, ORD-36);
 * without a choice status and date, both descending (ORD-13). A property never stands twice.
 */
export function orderBy(sort: Sort | null): NonNullable<OrderBy> {
  if (sort === null) {
    return [
      { property: 'status', direction: 'DESC' },
      { property: 'date', direction: 'DESC' },
    ];
  }
  const property = sort.column === 'article' ? 'type' : sort.column;
  const chosen = { property, direction: sort.direction === 'asc' ? 'ASC' : 'DESC' } as const;
  const secondary = [
    { property: 'status', direction: 'ASC' },
    { property: 'date', direction: 'DESC' },
  ] as const;
  return [chosen, ...secondary.filter((other) => other.property !== property)];
}

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

/** What a click on a header makes of the sort: asc, desc, none (ORD-45). */
export function nextSort(current: Sort | null, column: SortColumn): Sort | null {
  if (current?.column !== column) return { column, direction: 'asc' };
  return current.direction === 'asc' ? { column, direction: 'desc' } : null;
}
