import type { PaymentListRequest } from '@trade-area/core/contract';
import { searchPatterns } from '../lists/searchText.ts';
import { chosenSort, removeRepeats } from '../lists/sort.ts';
import type { OrderBy, Sort } from '../lists/sort.ts';

export type PaymentSortKey = 'code' | 'type' | 'shipped_date' | 'date' | 'price';
export type PaymentSort = Sort<PaymentSortKey>;

/** The conditions of a payments request, in the columns of the table. */
export interface PaymentSelection {
  /** Day of the payment, ISO, '' = open. */
  readonly from: string;
  readonly to: string;
  readonly article: string;
  /** null = every one. */
  readonly state: number | null;
  /** One order; '' = all. */
  readonly code: string;
  /** LIKE patterns, all of which must fit. */
  readonly patterns: readonly string[];
  /** The whole search as a document number; null when it is none. */
  readonly number: number | null;
  readonly sort: readonly PaymentSort[];
}

export function selectionOf({ query, order_by }: PaymentListRequest): PaymentSelection {
  const search = (query.search ?? '').trim();
  return {
    from: query.from ?? '',
    to: query.to ?? '',
    article: query.type ?? '',
    state: query.status ?? null,
    code: query.cod_order_ref ?? '',
    patterns: searchPatterns(search),
    number: /^\d{1,9}$/.test(search) ? Number(search) : null,
    sort: completeSort(order_by),
  };
}

/** The default order is shipping date, then date, both descending; they also follow a chosen column (PAY-09). */
export function completeSort(orderBy: OrderBy<PaymentSortKey>): PaymentSort[] {
  const sort = removeRepeats([
    ...chosenSort(orderBy),
    { key: 'shipped_date', isDescending: true },
    { key: 'date', isDescending: true },
  ]);
  // Within one day only the order of entry counts.
  const date = sort.findIndex(({ key }) => key === 'date');
  return date === 0 ? sort.slice(0, 1) : sort.slice(0, Math.max(date, 1) + 1);
}

/** Whether `payment_counts` covers the selection: it filters by days and state only. */
export function isCounted({ article, code, patterns }: PaymentSelection): boolean {
  return article === '' && code === '' && patterns.length === 0;
}
