import type { OrderListRequest } from '../contract/index.ts';
import type { IsoDate } from '../kernel/dates.ts';
import { orderDateWindow } from '../kernel/dateWindow.ts';
import type { DateWindow } from '../kernel/dateWindow.ts';
import type { ListTable, TableAddress } from './listAddress.ts';
import { orderBy } from './sort.ts';

/** The date fields of a table: which date they mean, whether they may be used, what they show (ORD-10, ORD-39). */
export interface DateFilter {
  /** `shipping`: of YOUR ORDERS with status 3. `order`: of the incomplete table, or our addition (DEC-09). */
  readonly kind: 'shipping' | 'order' | 'addition';
  readonly window: DateWindow;
}

export function dateFilterOf(table: ListTable, address: TableAddress, today: IsoDate): DateFilter {
  const shipping = table === 'orders' && address.status === 3;
  const chosen = shipping
    ? { from: address.shippingFrom, to: address.shippingTo }
    : { from: address.from, to: address.to };
  const kind = shipping ? 'shipping' : table === 'incomplete' ? 'order' : 'addition';
  return { kind, window: orderDateWindow(today, chosen) };
}

/**
 * The wire request of a table of the list page. The shipping range is always sent with status 3 (ORD-04, ORD-39), an
 * order-date range as shown once the person gave one of its dates; what is empty is left out (ORD-02).
 */
export function toRequest(table: ListTable, address: TableAddress, today: IsoDate): OrderListRequest {
  const { kind, window } = dateFilterOf(table, address, today);
  const query: NonNullable<OrderListRequest['query']> = {};
  if (kind === 'shipping') {
    query.shipping_from = window.from.value;
    query.shipping_to = window.to.value;
  } else if (address.from !== '' || address.to !== '') {
    query.from = window.from.value;
    query.to = window.to.value;
  }
  const search = address.search.trim();
  if (search !== '') query.search = search;
  if (address.article !== '') query.type = address.article;
  if (address.status !== null) query.status = address.status;
  return { order_by: orderBy(address.sort), query };
}
