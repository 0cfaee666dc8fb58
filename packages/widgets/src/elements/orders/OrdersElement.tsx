import { useCallback, useState } from 'react';
import type { ComponentProps, MouseEvent, ReactElement } from 'react';
import { DataView } from '../../kit/DataView.tsx';
import { useLazyComponent } from '../../kit/useLazyComponent.ts';
import type { OrderList } from '../../orders/OrderList.tsx';
import { OrdersDashboard } from '../../orders/OrdersDashboard.tsx';
import type { ShownLists } from '../../orders/OrdersDashboard.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { ElementProps } from '../runtime/defineElement.ts';
import { SignedInOnly } from '../runtime/SignedInOnly.tsx';

const loadFullList = () => import('../../orders/OrderList.tsx').then((module) => module.OrderList);

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
        <FullList
          {...links}
          search={search}
          onSearchChange={setSearch}
          list={fullLists[list]}
          waiting={waiting}
        />
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

type FullListProps = ComponentProps<typeof OrderList> & { readonly waiting: ReactElement };

/** The full list is half of the widget's bytes: it comes when it is placed. */
function FullList({ waiting, ...props }: FullListProps): ReactElement {
  const file = useLazyComponent(loadFullList, 'orders.full');
  return (
    <DataView remote={file} waiting={waiting}>
      {({ Lazy }) => <Lazy {...props} />}
    </DataView>
  );
}

const fullLists = { all: 'all', incomplete: 'incomplete', production: 'orders', shipped: 'orders' } as const;
