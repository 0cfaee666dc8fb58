import type { ReactElement, ReactNode } from 'react';
import { AddressNotices } from '../kit/AddressNotices.tsx';
import { Slot } from '../kit/Slot.tsx';
import { useText } from '../kit/text/engine.tsx';
import { IncompleteList } from './list/IncompleteList.tsx';
import { useListAddress } from './list/useListAddress.ts';
import type { ListAddressInput } from './list/useListAddress.ts';
import { YourOrders } from './list/YourOrders.tsx';
import type { OrderLinks } from './OrdersTable.tsx';
import { ordersTexts } from './strings.ts';
import { useFormats } from '../kit/useFormats.ts';
import { useUnread } from './useUnread.ts';

export interface OrderListProps extends OrderLinks, ListAddressInput {
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
 */
export function OrderList(props: OrderListProps): ReactElement {
  const { search, onSearchChange, list = 'all', heading, ...tables } = props;
  const address = useListAddress({ search, onSearchChange });
  const t = useText(ordersTexts);
  const { date } = useFormats();
  const unread = useUnread();
  return (
    <div className="ta-orders">
      <Slot name="heading">{heading}</Slot>
      <AddressNotices notices={address.notices} onDismiss={address.dismiss} t={t} date={date} />
      {list !== 'orders' && <IncompleteList list={address} hrefFor={tables.hrefFor} unread={unread.data} />}
      {list !== 'incomplete' && <YourOrders {...tables} list={address} unread={unread.data} />}
    </div>
  );
}
