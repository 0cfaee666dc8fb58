import { readQuery, writeQuery } from '../kernel/address.ts';
import { readIsoDate } from '../kernel/dates.ts';
import { sortableColumns } from './columns.ts';
import { statusFilters } from '../contract/orderStatus.ts';
import type { StatusFilter } from '../contract/orderStatus.ts';
import type { Sort } from './sort.ts';

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
  readonly sort: Sort | null;
  /** Counts from 1. */
  readonly page: number;
}

/** Both tables of `/ta/orders-list` (ORD-05, ORD-35). */
export interface ListAddress {
  readonly orders: TableAddress;
  readonly incomplete: TableAddress;
}
export type ListTable = keyof ListAddress;

/** A value of the address that was not used, for a message beside the table. */
export interface AddressProblem {
  readonly parameter: string;
  readonly problem: 'unknownValue' | 'notADate' | 'notAPage' | 'tooLong';
}

export const emptyTable: TableAddress = {
  status: null,
  search: '',
  article: '',
  from: '',
  to: '',
  shippingFrom: '',
  shippingTo: '',
  sort: null,
  page: 1,
};

/** The documented names (ORD-01, ORD-34) with `from`, `to` and the incomplete table's own filters as additions. */
const names = {
  orders: {
    status: 'status',
    search: 'search',
    article: 'article',
    from: 'from',
    to: 'to',
    shippingFrom: 'shipping_from',
    shippingTo: 'shipping_to',
    sort: 'sort',
    direction: 'sd',
    page: 'page',
  },
  incomplete: {
    status: 'statusLast',
    search: 'searchLast',
    article: 'articleLast',
    from: 'fromLast',
    to: 'toLast',
    shippingFrom: '',
    shippingTo: '',
    sort: 'sortLast',
    direction: 'sdLast',
    page: 'pageLast',
  },
} as const;

const known = [...Object.values(names.orders), ...Object.values(names.incomplete)].filter(
  (name) => name !== '',
);
const longestSearch = 200;
const longestArticle = 100;
const lastPage = 1_000_000;

/** Reads the query of the address. Values that are none of ours are left out and named in `problems` (ORD-02). */
export function parseListAddress(
  search: string,
): ListAddress & { readonly problems: readonly AddressProblem[] } {
  const given: Partial<Record<string, string>> = readQuery(search, known);
  const problems: AddressProblem[] = [];
  const orders = readTable(names.orders, given, problems);
  const incomplete = readTable(names.incomplete, given, problems);
  return { orders: onlyActiveDates(orders), incomplete, problems };
}

/** The query without `?`; '' when everything is at its default. Page 1 is omitted (ORD-08). */
export function formatListAddress(address: ListAddress): string {
  return writeQuery({
    ...writeTable(names.orders, onlyActiveDates(address.orders)),
    ...writeTable(names.incomplete, address.incomplete),
  });
}

/** Another filter or sort: that table is on page 1 again, the other keeps its place (ORD-34, ORD-45). */
export function changeTable(
  address: ListAddress,
  table: ListTable,
  change: Partial<Omit<TableAddress, 'page'>>,
): ListAddress {
  const changed = { ...address[table], ...change, page: 1 };
  return { ...address, [table]: table === 'orders' ? onlyActiveDates(changed) : changed };
}

export function changePage(address: ListAddress, table: ListTable, page: number): ListAddress {
  return {
    ...address,
    [table]: { ...address[table], page: Math.min(Math.max(1, Math.trunc(page) || 1), lastPage) },
  };
}

/** Whether anything but page and sort narrows the table: the empty text differs, and 'reset' is offered. */
export function isFiltered(table: TableAddress): boolean {
  const { status, search, article, from, to, shippingFrom, shippingTo } = table;
  return (
    status !== null || [search, article, from, to, shippingFrom, shippingTo].some((value) => value !== '')
  );
}

/** Shipping dates belong to status 3, order dates to every other (ORD-03, DEC-09): the rest is dropped. */
function onlyActiveDates(table: TableAddress): TableAddress {
  return table.status === 3 ? { ...table, from: '', to: '' } : { ...table, shippingFrom: '', shippingTo: '' };
}

type Names = (typeof names)[ListTable];

function readTable(
  name: Names,
  given: Partial<Record<string, string>>,
  problems: AddressProblem[],
): TableAddress {
  const refuse = (parameter: string, problem: AddressProblem['problem']) =>
    problems.push({ parameter, problem });

  function text(parameter: string, longest: number): string {
    const value = given[parameter] ?? '';
    if (value.length <= longest) return value;
    refuse(parameter, 'tooLong');
    return '';
  }
  function date(parameter: string): string {
    const value = given[parameter] ?? '';
    if (value === '' || (value.length === 10 && readIsoDate(value) !== null)) return value;
    refuse(parameter, 'notADate');
    return '';
  }
  function status(): StatusFilter | null {
    const value = given[name.status];
    const found = statusFilters.find((filter) => String(filter) === value) ?? null;
    if (value !== undefined && found === null) refuse(name.status, 'unknownValue');
    return found;
  }
  function sort(): Sort | null {
    const value = given[name.sort];
    const direction = given[name.direction] ?? 'asc';
    const column = sortableColumns.find((sortable) => sortable === value);
    if (value !== undefined && !column) refuse(name.sort, 'unknownValue');
    if (direction !== 'asc' && direction !== 'desc') refuse(name.direction, 'unknownValue');
    return column ? { column, direction: direction === 'desc' ? 'desc' : 'asc' } : null;
  }
  function page(): number {
    const value = given[name.page] ?? '1';
    if (/^\d{1,9}$/.test(value) && Number(value) >= 1) return Math.min(Number(value), lastPage);
    refuse(name.page, 'notAPage');
    return 1;
  }

  return {
    status: status(),
    search: text(name.search, longestSearch),
    article: text(name.article, longestArticle),
    from: date(name.from),
    to: date(name.to),
    shippingFrom: date(name.shippingFrom),
    shippingTo: date(name.shippingTo),
    sort: sort(),
    page: page(),
  };
}

function writeTable(name: Names, table: TableAddress): Record<string, string | number | null> {
  const written: Record<string, string | number | null> = {
    [name.status]: table.status,
    [name.search]: table.search.trim(),
    [name.article]: table.article,
    [name.shippingFrom]: table.shippingFrom,
    [name.shippingTo]: table.shippingTo,
    [name.from]: table.from,
    [name.to]: table.to,
    [name.sort]: table.sort?.column ?? '',
    [name.direction]: table.sort?.direction === 'desc' ? 'desc' : '',
    [name.page]: table.page > 1 ? table.page : null,
  };
  delete written[''];
  return written;
}
