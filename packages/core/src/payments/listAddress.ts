import { dateWindow } from '../kernel/list/dateWindow.ts';
import type { DateWindow } from '../kernel/list/dateWindow.ts';
import { choiceField, dateField, pageField, sortField, textField } from '../kernel/list/fields.ts';
import { createListPage } from '../kernel/list/listPage.ts';
import { createListTable } from '../kernel/list/listTable.ts';
import type { Sort } from '../kernel/list/sort.ts';

/** Columns whose heading sorts (PAY-28). */
export const sortableColumns = ['code', 'article', 'shipping_date', 'date', 'price'] as const;
export type PaymentSortColumn = (typeof sortableColumns)[number];

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
  readonly sort: Sort<PaymentSortColumn> | null;
  /** Counts from 1. */
  readonly page: number;
}

/** One year back to today unless chosen (PAY-05); from 1 January five years back on (CONST-08). */
export function paymentDates(address: Pick<PaymentsAddress, 'from' | 'to'>, today: string): DateWindow {
  return dateWindow(today, address, 1);
}

const payments = createListTable<PaymentsAddress>({
  fields: {
    ref: textField('ref', 40),
    state: choiceField('status', paymentStates),
    search: textField('search', 200),
    article: textField('article', 100),
    from: dateField('from'),
    to: dateField('to'),
    sort: sortField('sort', 'sd', sortableColumns),
    page: pageField('page'),
  },
  // The default range is written into no address (PAY-26).
  dates: (address, today) => ({ from: 'from', to: 'to', window: paymentDates(address, today) }),
});

/**
 * The address of the payments list.
 *
 * @example
 * const { address } = paymentsPage.parse('status=1');
 * paymentsPage.format(paymentsPage.goToPage(address, 'payments', 2)); // 'status=1&page=2'
 */
export const paymentsPage = createListPage<{ readonly payments: PaymentsAddress }>({ payments });
