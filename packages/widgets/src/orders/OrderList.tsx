import { useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { ordersCounts } from '@trade-area/core/contract';
import type { OrderCounts } from '@trade-area/core/contract';
import { ordersPage, withoutFilters, withSharedFilters } from '@trade-area/core/orders';
import type { OrdersTableName } from '@trade-area/core/orders';
import { AddressNotices } from '../kit/list/AddressNotices.tsx';
import { useListPage } from '../kit/list/useListPage.ts';
import type { QueryInput } from '../kit/list/useListPage.ts';
import { useSearchShortcut } from '../kit/list/useSearchShortcut.ts';
import { useTradeArea } from '../kit/provider.tsx';
import { Slot } from '../kit/Slot.tsx';
import { useText } from '../kit/text/engine.tsx';
import { useRemote } from '../kit/useRemote.ts';
import { withBoundary } from '../kit/WidgetBoundary.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { FoldedTable } from './list/FoldedTable.tsx';
import { IncompleteList } from './list/IncompleteList.tsx';
import { OrderViewTabs } from './list/OrderViewTabs.tsx';
import { SharedFilters } from './list/SharedFilters.tsx';
import { useFoldedTable } from './list/useFoldedTable.ts';
import { useOpeningView } from './list/useOpeningView.ts';
import { YourOrders } from './list/YourOrders.tsx';
import type { OrderLinks } from './OrdersTable.tsx';
import { ordersTexts } from './strings.ts';
import { useUnread } from './useUnread.ts';

export interface OrderListProps extends OrderLinks, QueryInput {
  /** Address of this page for a query: pagers and views become real links. Without it they are buttons. */
  readonly hrefFor?: ((search: string) => string) | undefined;
  /** Which tables. Default `all`: incomplete orders above the others (ORD-05). */
  readonly list?: 'all' | 'incomplete' | 'orders' | undefined;
  /** With an empty query the page asks for the view with what waits for the customer (DEC-22). Default false. */
  readonly opensView?: boolean | undefined;
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
  const { list = 'all', heading } = props;
  const { config } = useTradeArea();
  const counts = useRemote(ordersCounts, list === 'all' ? {} : null, {
    refreshSeconds: config.refreshSeconds,
  });
  const isOpening = useOpeningView(props, counts, list === 'all' && props.opensView === true);
  return (
    <div className="ta-orders">
      <Slot name="heading">{heading}</Slot>
      {isOpening ? <Skeleton shape="block" count={3} /> : <Lists {...props} counts={counts.data} />}
    </div>
  );
});

type ListsProps = OrderListProps & { readonly counts: OrderCounts | undefined };

const bothTables: readonly OrdersTableName[] = ['incomplete', 'orders'];

function Lists(props: ListsProps) {
  const { search, onSearchChange, list = 'all', counts, ...tables } = props;
  const t = useText(ordersTexts);
  const page = useListPage({ search, onSearchChange }, ordersPage);
  const { folded, unfolded, unfold } = useFoldedTable(page.address);
  const unread = useUnread();
  const root = useRef<HTMLDivElement>(null);
  const searchRef = useSearchShortcut(root);
  const shown = list === 'all' ? bothTables.filter((table) => table !== folded) : [list];
  const { hrefFor } = tables;
  // An account without any order has nothing to choose from.
  const hasViews = list === 'all' && (counts === undefined || counts.incomplete + counts.inprocess > 0);
  return (
    <div className="ta-orders__lists" ref={root}>
      <AddressNotices notices={page.notices} onDismiss={page.dismiss} />
      {list !== 'incomplete' && (
        <div className="ta-orders__filters">
          {hasViews && (
            <OrderViewTabs address={page.address} counts={counts} hrefFor={hrefFor} onView={page.show} />
          )}
          <SharedFilters page={page} shown={shown} searchRef={searchRef} />
        </div>
      )}
      {shown.includes('incomplete') && (
        <IncompleteList
          list={page.lists.incomplete}
          filters={list === 'all' ? withSharedFilters(page.address) : page.address.incomplete}
          hasOwnFilters={list === 'incomplete'}
          takesFocus={unfolded === 'incomplete'}
          onClear={() => page.show(withoutFilters(page.address))}
          hrefFor={hrefFor}
          unread={unread.data}
        />
      )}
      {list === 'all' && folded === 'incomplete' && (
        <FoldedTable title={t('incompleteTitle')} total={counts?.incomplete} onUnfold={unfold} />
      )}
      {shown.includes('orders') && (
        <YourOrders {...tables} list={page} unread={unread.data} takesFocus={unfolded === 'orders'} />
      )}
      {list === 'all' && folded === 'orders' && (
        <FoldedTable title={t('ordersTitle')} total={counts?.inprocess} onUnfold={unfold} />
      )}
    </div>
  );
}
