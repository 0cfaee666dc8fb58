import type { OrderListRequest } from '../contract/index.ts';
import type { IsoDate } from '../kernel/format/dates.ts';
import { dateFilterOf } from './listAddress.ts';
import type { OrdersTableName, TableAddress } from './listAddress.ts';
import { orderBy } from './sort.ts';

/**
 * The wire request of a table of the list page. The shipping range is always sent with status 3 (ORD-04, ORD-39), an
 * order-date range as shown once the person gave one of its dates; what is empty is left out (ORD-02).
 */
export function toRequest(table: OrdersTableName, address: TableAddress, today: IsoDate): OrderListRequest {
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
