import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { Slot } from '../kit/Slot.tsx';
import { withBoundary } from '../kit/WidgetBoundary.tsx';
import { IncompleteOrders } from './IncompleteOrders.tsx';
import { LatestOrders } from './LatestOrders.tsx';
import type { OrderLinks } from './OrdersTable.tsx';

/** Addresses of the full lists. */
export interface OrderListHrefs {
  /** Both tables (DASH-09). */
  readonly all: string;
  /** Orders in production (DASH-07). */
  readonly production: string;
  /** Shipped orders (DASH-08). */
  readonly shipped: string;
}

/** Which tables to show. */
export type ShownLists = 'all' | 'incomplete' | 'production' | 'shipped';

export interface OrdersDashboardProps extends OrderLinks {
  /** Addresses of the full lists. */
  readonly hrefs: OrderListHrefs;
  /** A full-list link was pressed plainly; `preventDefault` keeps the browser from following it. */
  readonly onNavigate?: ((href: string, event: MouseEvent<HTMLElement>) => void) | undefined;
  /** Default `all`. */
  readonly list?: ShownLists | undefined;
  /** Leaves every progress column out (DASH-06). Default false. */
  readonly noProgress?: boolean | undefined;
  /** Rows do not lead to the order (DASH-11). Default false. */
  readonly noDetails?: boolean | undefined;
  /** Above the tables. */
  readonly heading?: ReactNode;
  /** Replaces the text of an empty table. */
  readonly empty?: ReactNode;
}

/**
 * The short tables of the home: incomplete, in production, shipped (DASH-01).
 *
 * @example
 * <OrdersDashboard
 *   hrefs={{ all: '/orders', production: '/orders?status=1', shipped: '/orders?status=3' }}
 *   orderHref={(code) => `/orders/${code}`}
 * />
 */
export const OrdersDashboard = withBoundary(function OrdersDashboard(
  props: OrdersDashboardProps,
): ReactElement {
  const { hrefs, onNavigate, list = 'all', noProgress = false, noDetails = false, heading, empty } = props;
  const links: OrderLinks = noDetails ? {} : { orderHref: props.orderHref, onOrderOpen: props.onOrderOpen };
  const shared = { onNavigate, empty };
  const has = (table: ShownLists) => list === 'all' || list === table;
  return (
    <div className="ta-orders">
      <Slot name="heading">{heading}</Slot>
      {has('incomplete') && <IncompleteOrders {...shared} fullListHref={hrefs.all} />}
      {has('production') && (
        <LatestOrders
          {...shared}
          {...links}
          kind="production"
          noProgress={noProgress}
          fullListHref={hrefs.production}
        />
      )}
      {has('shipped') && <LatestOrders {...shared} {...links} kind="shipped" fullListHref={hrefs.shipped} />}
    </div>
  );
});
