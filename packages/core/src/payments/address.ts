import { readQuery, writeQuery } from '../kernel/address.ts';
import { isIsoDate } from '../kernel/dates.ts';

/** Columns whose heading sorts (PAY-28). */
export const sortableColumns = ['code', 'article', 'shipping_date', 'date', 'price'] as const;
export type PaymentSortColumn = (typeof sortableColumns)[number];
export interface PaymentSort {
  readonly column: PaymentSortColumn;
  readonly direction: 'asc' | 'desc';
}

/** 1 in progress, 2 suspended, 3 delivered (PAY-10). */
export const paymentStates = [1, 2, 3] as const;
export type PaymentState = (typeof paymentStates)[number];

/** The address of the payments list (PAY-01, PAY-20, PAY-28); '' and null stand for absent. */
export interface PaymentsAddress {
  readonly search: string;
  /** Product type. */
  readonly article: string;
  readonly state: PaymentState | null;
  /** Days of payment, ISO. */
  readonly from: string;
  readonly to: string;
  /** Order code. */
  readonly ref: string;
  readonly sort: PaymentSort | null;
  /** Counts from 1. */
  readonly page: number;
}

/** A value of the address that was not used, for a message over the table. */
export interface PaymentsProblem {
  readonly parameter: string;
  readonly problem: 'unknownValue' | 'notADate' | 'notAPage' | 'tooLong';
}

export const emptyPayments: PaymentsAddress = {
  search: '',
  article: '',
  state: null,
  from: '',
  to: '',
  ref: '',
  sort: null,
  page: 1,
};

const known = ['page', 'from', 'to', 'search', 'article', 'ref', 'status', 'sort', 'sd'] as const;
const lastPage = 999_999_999;

/** The parts of an address query. Values that are none of ours are left out and named in `problems`. */
export function parsePaymentsAddress(
  search: string,
): PaymentsAddress & { readonly problems: readonly PaymentsProblem[] } {
  const given: Partial<Record<string, string>> = readQuery(search, known);
  const problems: PaymentsProblem[] = [];
  const refuse = (parameter: string, problem: PaymentsProblem['problem']) =>
    problems.push({ parameter, problem });
  function text(parameter: string, longest: number): string {
    const value = given[parameter] ?? '';
    if (value.length <= longest) return value;
    refuse(parameter, 'tooLong');
    return '';
  }
  function date(parameter: string): string {
    const value = given[parameter] ?? '';
    if (value === '' || isIsoDate(value)) return value;
    refuse(parameter, 'notADate');
    return '';
  }
  function state(): PaymentState | null {
    const found = paymentStates.find((each) => String(each) === given['status']) ?? null;
    if (given['status'] !== undefined && found === null) refuse('status', 'unknownValue');
    return found;
  }
  function sort(): PaymentSort | null {
    const column = sortableColumns.find((sortable) => sortable === given['sort']);
    const direction = given['sd'] ?? 'asc';
    if (given['sort'] !== undefined && !column) refuse('sort', 'unknownValue');
    if (direction !== 'asc' && direction !== 'desc') refuse('sd', 'unknownValue');
    return column ? { column, direction: direction === 'desc' ? 'desc' : 'asc' } : null;
  }
  function page(): number {
    const value = given['page'] ?? '1';
    if (/^\d{1,9}$/.test(value) && Number(value) >= 1) return Math.min(Number(value), lastPage);
    refuse('page', 'notAPage');
    return 1;
  }
  return {
    search: text('search', 200),
    article: text('article', 100),
    state: state(),
    from: date('from'),
    to: date('to'),
    ref: text('ref', 40),
    sort: sort(),
    page: page(),
    problems,
  };
}

/** The query without `?`; '' when everything is at its default. The default range stands in no address (PAY-26). */
export function formatPaymentsAddress(address: PaymentsAddress): string {
  return writeQuery({
    ref: address.ref,
    status: address.state,
    search: address.search.trim(),
    article: address.article,
    from: address.from,
    to: address.to,
    sort: address.sort?.column ?? '',
    sd: address.sort?.direction === 'desc' ? 'desc' : '',
    page: address.page > 1 ? address.page : null,
  });
}

/** Another filter or sort: page 1 again. */
export function changePayments(
  address: PaymentsAddress,
  change: Partial<Omit<PaymentsAddress, 'page'>>,
): PaymentsAddress {
  return { ...address, ...change, page: 1 };
}

/** Whether anything but page and sort narrows the list: the empty text differs, and 'clear' is offered. */
export function isNarrowed({ search, article, state, from, to, ref }: PaymentsAddress): boolean {
  return state !== null || [search, article, from, to, ref].some((value) => value !== '');
}

/** What a press on a heading makes of the sort: ascending, descending, none. */
export function nextPaymentSort(current: PaymentSort | null, column: PaymentSortColumn): PaymentSort | null {
  if (current?.column !== column) return { column, direction: 'asc' };
  return current.direction === 'asc' ? { column, direction: 'desc' } : null;
}
