import type { MouseEvent, ReactElement } from 'react';
import type { OrderCounts } from '@trade-area/core/contract';
import { countByView, goToOrderView, ordersPage, orderViewOf, orderViews } from '@trade-area/core/orders';
import type { OrdersAddress, OrderView } from '@trade-area/core/orders';
import { useText } from '../../kit/text/engine.tsx';
import { useFormats } from '../../kit/useFormats.ts';
import { isModifiedClick } from '../../ui/dom.ts';
import { TabsScroll } from '../../ui/TabsScroll.tsx';
import { ordersTexts } from '../strings.ts';

export interface OrderViewTabsProps {
  readonly address: OrdersAddress;
  /** Undefined: not known yet, or the gateway does not count. */
  readonly counts: OrderCounts | undefined;
  readonly hrefFor?: ((search: string) => string) | undefined;
  readonly onView: (address: OrdersAddress) => void;
}

const titles = {
  todo: 'viewTodo',
  production: 'viewProduction',
  hold: 'viewHold',
  shipped: 'viewShipped',
  all: 'viewAll',
} as const;

/** The views of the list page with their numbers of orders (DEC-22); real links where the page has an address. */
export function OrderViewTabs({ address, counts, hrefFor, onView }: OrderViewTabsProps): ReactElement {
  const t = useText(ordersTexts);
  const { number } = useFormats();
  const current = orderViewOf(address);
  const sizes = counts && countByView(counts);
  // A view of few orders that many customers never have; a link to it still shows it.
  const shown = orderViews.filter((view) => view !== 'hold' || view === current || (sizes?.hold ?? 0) > 0);
  const textOf = (view: OrderView) => `${t(titles[view])} ${sizes ? number(sizes[view]) : ''}`;
  const tab = (view: OrderView) => {
    const next = goToOrderView(address, view);
    const shared = {
      className: 'ta-tabs__tab',
      'aria-current': view === current ? ('page' as const) : undefined,
      onClick(event: MouseEvent) {
        if (isModifiedClick(event)) return;
        event.preventDefault();
        onView(next);
      },
    };
    const content = (
      <>
        {t(titles[view])}{' '}
        {sizes && (
          <span className="ta-orders-tabs__count ta-figures" data-todo={view === 'todo' || undefined}>
            {number(sizes[view])}
          </span>
        )}
      </>
    );
    return hrefFor ? (
      <a {...shared} href={hrefFor(ordersPage.format(next))}>
        {content}
      </a>
    ) : (
      <button type="button" {...shared}>
        {content}
      </button>
    );
  };
  return (
    <nav className="ta-orders-tabs" aria-label={t('viewsOfOrders')}>
      <TabsScroll shown={[current, ...shown.map(textOf)].join('\n')}>
        <ul className="ta-tabs__row">
          {shown.map((view) => (
            <li key={view}>{tab(view)}</li>
          ))}
        </ul>
      </TabsScroll>
    </nav>
  );
}
