import type { OrderListRequest } from '@trade-area/core/contract';
import { searchPatterns } from '../lists/searchText.ts';
import { chosenSort, removeRepeats } from '../lists/sort.ts';
import type { OrderBy, Sort } from '../lists/sort.ts';

export type SortKey = 'code' | 'type' | 'status' | 'date' | 'shipping_date' | 'price';
export type OrderSort = Sort<SortKey>;
export type ListName = 'inprocess' | 'last';

/** The conditions of a list request, in the columns of the table. */
export interface Selection {
  readonly incomplete: boolean;
  /** fm_status values, null = every one. */
  readonly statuses: readonly number[] | null;
  readonly onHold: boolean;
  readonly article: string;
  /** Order date, ISO, '' = open. */
  readonly from: string;
  readonly to: string;
  readonly shippingFrom: string;
  readonly shippingTo: string;
  /** LIKE patterns, all of which must fit. */
  readonly patterns: readonly string[];
  /** Only these, when given. */
  readonly codes: readonly string[] | null;
  readonly sort: readonly OrderSort[];
}

/**
 * Filter values: 1 in progress covers every running status under one label (ORD-43), so an order on hold that is
 * delivered is not in it (ORD-22, ORD-44); 2 suspended; 3 shipped; 4 on hold whatever its status (ORD-46).
 */
const filters: Readonly<Record<number, { statuses: readonly number[] | null; onHold: boolean }>> = {
  1: { statuses: [1, 3, 4, 5], onHold: false },
  2: { statuses: [3, 4, 5], onHold: false },
  3: { statuses: [2], onHold: false },
  4: { statuses: null, onHold: true },
};

export function selectionOf(
  list: ListName,
  request: OrderListRequest,
  codes: readonly string[] | null = null,
): Selection {
  const query = request.query;
  const filter = filters[query.status ?? 0] ?? { statuses: null, onHold: false };
  // The shipping range applies to shipped orders only (ORD-03).
  const shipped = list === 'inprocess' && query.status === 3;
  return {
    incomplete: list === 'last',
    ...filter,
    article: query.type ?? '',
    from: query.from ?? '',
    to: query.to ?? '',
    shippingFrom: shipped ? (query.shipping_from ?? '') : '',
    shippingTo: shipped ? (query.shipping_to ?? '') : '',
    patterns: searchPatterns(query.search ?? ''),
    codes,
    sort: completeSort(request.order_by),
  };
}

/**
 * The default order is status then date, both descending; after a chosen column follow status ascending and date
 * descending (ORD-13, ORD-36). Repeated keys and keys without effect are left out.
 */
export function completeSort(orderBy: OrderBy<SortKey>): OrderSort[] {
  const chosenKeys = chosenSort(orderBy);
  if (chosenKeys.length === 0)
    return [
      { key: 'status', isDescending: true },
      { key: 'date', isDescending: true },
    ];
  const sort = removeRepeats([
    ...chosenKeys,
    { key: 'status', isDescending: false },
    { key: 'date', isDescending: true },
  ]);
  // A list by date alone keeps orders of one day in the order of their arrival (ORD-14).
  if (chosenKeys.length === 1 && chosenKeys[0]?.key === 'date') return sort.slice(0, 1);
  // Codes are unique, so keys after a code have no effect.
  const code = sort.findIndex(({ key }) => key === 'code');
  return code < 0 ? sort : sort.slice(0, code + 1);
}
