import type { PaymentListRequest } from '../contract/index.ts';
import type { IsoDate } from '../kernel/format/dates.ts';
import { sortedFirst } from '../kernel/list/sort.ts';
import type { Sort } from '../kernel/list/sort.ts';
import { paymentDates } from './listAddress.ts';
import type { PaymentsAddress, PaymentSortColumn } from './listAddress.ts';

/** The current year and the three before (PAY-04), the latest first. */
export function paymentYears(today: IsoDate): readonly string[] {
  const year = Number(today.slice(0, 4));
  return [0, 1, 2, 3].map((back) => String(year - back));
}

/** The dates of a chosen year: from 1 January to 31 December, to today in the current year (PAY-19). */
export function datesOfYear(year: string, today: IsoDate): Pick<PaymentsAddress, 'from' | 'to'> {
  if (year === '') return { from: '', to: '' };
  const end = `${year}-12-31`;
  return { from: `${year}-01-01`, to: end > today ? today : end };
}

/** The year whose dates these are; '' when they are none's: editing a date clears the choice (PAY-19). */
export function yearOfDates(address: Pick<PaymentsAddress, 'from' | 'to'>, today: IsoDate): string {
  return (
    paymentYears(today).find((year) => {
      const { from, to } = datesOfYear(year, today);
      return address.from === from && address.to === to;
    }) ?? ''
  );
}

/**
 * The wire request (PAY-11). The range is always sent as shown, only not when the address names an order and no dates:
 * an old payment is found by its order (PAY-26). Empty filters are left out.
 */
export function toPaymentRequest(address: PaymentsAddress, today: IsoDate): PaymentListRequest {
  const { from, to } = paymentDates(address, today);
  const query: NonNullable<PaymentListRequest['query']> = {};
  if (address.ref === '' || address.from !== '' || address.to !== '') {
    query.from = from.value;
    query.to = to.value;
  }
  const search = address.search.trim();
  if (search !== '') query.search = search;
  if (address.article !== '') query.type = address.article;
  if (address.state !== null) query.status = address.state;
  if (address.ref !== '') query.cod_order_ref = address.ref;
  return { order_by: paymentOrderBy(address.sort), query };
}

const properties = {
  code: 'code',
  article: 'type',
  shipping_date: 'shipped_date',
  date: 'date',
  price: 'price',
} as const;

/** The chosen column ('article' travels as 'type', PAY-09), then shipping date and date, both descending. */
export function paymentOrderBy(sort: Sort<PaymentSortColumn> | null): PaymentListRequest['order_by'] {
  const usual = [
    { property: 'shipped_date', direction: 'DESC' },
    { property: 'date', direction: 'DESC' },
  ] as const;
  if (sort === null) return [...usual];
  return sortedFirst(properties[sort.column], sort, usual);
}
