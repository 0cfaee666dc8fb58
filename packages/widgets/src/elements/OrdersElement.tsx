import { Suspense, lazy, useCallback, useState } from 'react';
import type { MouseEvent, ReactElement } from 'react';
import { OrdersDashboard } from '../orders/OrdersDashboard.tsx';
import type { ShownLists } from '../orders/OrdersDashboard.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import type { ElementProps } from './defineElement.ts';
import { SignedInOnly } from './SignedInOnly.tsx';

const FullList = lazy(() =>
  import('../orders/OrderList.tsx').then((module) => ({ default: module.OrderList })),
);

interface OrdersElementProps extends ElementProps {
  readonly variant?: 'dashboard' | 'full';
  readonly list?: ShownLists;
  readonly noProgress?: boolean;
  readonly noDetails?: boolean;
  readonly portal?: string;
}

/** `<ta-orders>`: the short tables or the full list; filters and pages are kept in memory. */
export function OrdersElement(props: OrdersElementProps): ReactElement {
  const { emit, settings, variant = 'dashboard', list = 'all', noProgress, noDetails } = props;
  // Without `portal` the lab leads its own /ta/ addresses on to the portal.
  const portal = (props.portal ?? settings.gateway).replace(/\/$/, '');
  const [search, setSearch] = useState('');

  const orderHref = useCallback((code: string) => `${portal}/ta/order/${encodeURIComponent(code)}`, [portal]);
  const onOrderOpen = useCallback(
    (code: string, href: string) => {
      if (emit('ta-order-open', { code, href })) window.open(href, '_blank', 'noopener');
    },
    [emit],
  );
  const onNavigate = useCallback(
    (href: string, event: MouseEvent<HTMLElement>) => {
      if (!emit('ta-navigate', { href })) event.preventDefault();
    },
    [emit],
  );
  const lists = `${portal}/ta/orders-list`;
  const hrefs = { all: lists, production: `${lists}?status=1`, shipped: `${lists}?status=3` };
  const links = noDetails ? {} : { orderHref, onOrderOpen };
  const waiting = <Skeleton shape="block" count={3} />;

  return (
    <SignedInOnly settings={settings} waiting={waiting}>
      {variant === 'full' ? (
        <Suspense fallback={waiting}>
          <FullList {...links} search={search} onSearchChange={setSearch} list={fullLists[list]} />
        </Suspense>
      ) : (
        <OrdersDashboard
          {...links}
          hrefs={hrefs}
          onNavigate={onNavigate}
          list={list}
          noProgress={noProgress}
          noDetails={noDetails}
        />
      )}
    </SignedInOnly>
  );
}

const fullLists = { all: 'all', incomplete: 'incomplete', production: 'orders', shipped: 'orders' } as const;
