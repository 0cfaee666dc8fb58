import { useMemo, useRef } from 'react';
import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { columnsOf, dashboardRows, visibleRows } from '@trade-area/core/orders';
import { DataView } from '../kit/DataView.tsx';
import { Slot } from '../kit/Slot.tsx';
import { useText } from '../kit/text/engine.tsx';
import { EmptyState } from '../ui/Notice.tsx';
import { latestProduction, latestShipments } from './latest.ts';
import { ListLink } from './ListLink.tsx';
import { NewerRows } from './NewerRows.tsx';
import { OrdersSection } from './OrdersSection.tsx';
import { OrdersTable } from './OrdersTable.tsx';
import type { OrderLinks } from './OrdersTable.tsx';
import { ordersTexts } from './strings.ts';
import { useOrderAnswer } from './useOrderAnswer.ts';
import { useFormats } from '../kit/useFormats.ts';
import { withBoundary } from '../kit/WidgetBoundary.tsx';
import { useUnread } from './useUnread.ts';

export interface LatestOrdersProps extends OrderLinks {
  /** Orders in production, or those that have been shipped. */
  readonly kind: 'production' | 'shipped';
  /** Leaves the progress column out (DASH-06). Default: false in production, true for shipped (DASH-27). */
  readonly noProgress?: boolean | undefined;
  /** Address of the full list (DASH-07, DASH-08). */
  readonly fullListHref: string;
  /** Called on a plain press of a link; `preventDefault` keeps it from leading away. Default: the link leads there. */
  readonly onNavigate?: ((href: string, event: MouseEvent<HTMLElement>) => void) | undefined;
  /** Replaces the text of the empty table. */
  readonly empty?: ReactNode;
}

const kinds = {
  production: {
    question: latestProduction,
    status: 1,
    title: 'productionTitle',
    link: 'productionLink',
    none: 'noProduction',
    noneHint: 'noProductionHint',
  },
  shipped: {
    question: latestShipments,
    status: 3,
    title: 'shippedTitle',
    link: 'shippedLink',
    none: 'noShipped',
    noneHint: 'noShippedHint',
  },
} as const;

/**
 * The latest orders in production or shipped: five rows and the way to all of them (DASH-06 to DASH-10).
 *
 * @example
 * <LatestOrders kind="shipped" fullListHref="/orders?status=3" orderHref={(code) => `/order/${code}`} />
 */
export const LatestOrders = withBoundary(function LatestOrders(props: LatestOrdersProps): ReactElement {
  const { kind, noProgress = kind === 'shipped', fullListHref, onNavigate, empty, ...links } = props;
  const { question, status, title, link, none, noneHint } = kinds[kind];
  const t = useText(ordersTexts);
  const { number } = useFormats();
  const root = useRef<HTMLDivElement>(null);
  const answer = useOrderAnswer(question, root);
  const unread = useUnread();
  const rows = useMemo(
    () => visibleRows(answer.data?.orders ?? [], status).slice(0, dashboardRows),
    [answer.data, status],
  );
  const total = answer.data?.total ?? null;
  const table = {
    ...links,
    caption: t(title),
    columns: columnsOf(kind, { progress: !noProgress }),
    statusFilter: status,
    tableVariant: 'dashboard' as const,
    unread: unread.data,
  };
  return (
    <div ref={root}>
      <OrdersSection
        title={t(title)}
        count={total === null || total === 0 ? undefined : number(total)}
        end={
          <ListLink href={fullListHref} onNavigate={onNavigate}>
            {t(link)}
          </ListLink>
        }
      >
        <DataView
          remote={answer}
          waiting={<OrdersTable {...table} rows={[]} loading loadingRows={dashboardRows} />}
          isEmpty={() => rows.length === 0}
          empty={<Slot name="empty">{empty ?? <EmptyState title={t(none)}>{t(noneHint)}</EmptyState>}</Slot>}
        >
          {() => (
            <>
              <NewerRows answer={answer} />
              <OrdersTable {...table} rows={rows} busy={answer.asking} />
            </>
          )}
        </DataView>
      </OrdersSection>
    </div>
  );
});
