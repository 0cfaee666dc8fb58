import type { ReactElement, ReactNode } from 'react';
import { ordersPage } from '@trade-area/core/orders';
import { AddressNotices } from '../kit/list/AddressNotices.tsx';
import { useListPage } from '../kit/list/useListPage.ts';
import type { QueryInput } from '../kit/list/useListPage.ts';
import { Slot } from '../kit/Slot.tsx';
import { withBoundary } from '../kit/WidgetBoundary.tsx';
import { IncompleteList } from './list/IncompleteList.tsx';
import { YourOrders } from './list/YourOrders.tsx';
import type { OrderLinks } from './OrdersTable.tsx';
import { useUnread } from './useUnread.ts';

export interface OrderListProps extends OrderLinks, QueryInput {
  /** Address of this page for a query: pagers become real links. Without it they are buttons. */
  readonly hrefFor?: ((search: string) => string) | undefined;
  /** Which tables. Default `all`: incomplete orders above the others (ORD-05). */
  readonly list?: 'all' | 'incomplete' | 'orders' | undefined;
  /** Where someone without orders finds a product. Without it nothing is offered. */
  readonly storeHref?: string | undefined;
  /** Above the tables. */
  readonly heading?: ReactNode;
  /** Replaces the text of a list without any orders. */
  readonly empty?: ReactNode;
}

/**
 * The full list of orders. Filters, sorts and pages are its `search`, which its owner keeps: the portal in the
 * address (ORD-01, ORD-02), an element in memory.
 *
 * @example
 * const [search, setSearch] = useState('');
 * <OrderList search={search} onSearchChange={setSearch} orderHref={(code) => `/orders/${code}`} />
 */
export const OrderList = withBoundary(function OrderList(props: OrderListProps): ReactElement {
  const { search, onSearchChange, list = 'all', heading, ...tables } = props;
  const page = useListPage({ search, onSearchChange }, ordersPage);
  const unread = useUnread();
  return (
    <div className="ta-orders">
      <Slot name="heading">{heading}</Slot>
      <AddressNotices notices={page.notices} onDismiss={page.dismiss} />
      {list !== 'orders' && (
        <IncompleteList list={page.lists.incomplete} hrefFor={tables.hrefFor} unread={unread.data} />
      )}
      {list !== 'incomplete' && <YourOrders {...tables} list={page} unread={unread.data} />}
    </div>
  );
});
