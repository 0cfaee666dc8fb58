import { useEffect } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { OrderRow } from '@trade-area/core/contract';
import { formatDayMonthYear } from '@trade-area/core/kernel';
import { namesAndDate, unreadOf } from '@trade-area/core/orders';
import { DataView } from '../kit/DataView.tsx';
import { useText } from '../kit/text/engine.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { CodeCell } from './cells/CodeCell.tsx';
import { ProgressCell } from './cells/ProgressCell.tsx';
import { StatusCell } from './cells/StatusCell.tsx';
import { ordersTexts } from './strings.ts';
import { useOrderFormats } from './useOrderFormats.ts';
import { useOrderSummary } from './useOrderSummary.ts';

export interface OrderSummaryProps {
  readonly code: string;
  /** There is no such order, or it is not theirs: the page leads home (DET-04). */
  readonly onMissing: (code: string) => void;
  /** The way back (DET-03), given the order once it is known. */
  readonly renderBack: (order: OrderRow | undefined) => ReactNode;
}

/** The head of one order's page: names, code, product, dates, price, state and progress. */
export function OrderSummary({ code, onMissing, renderBack }: OrderSummaryProps): ReactElement {
  const summary = useOrderSummary(code);
  const { missing, order } = summary;
  useEffect(() => {
    if (missing) onMissing(code);
  }, [missing, code, onMissing]);
  return (
    <div className="ta-orders-summary">
      {renderBack(order)}
      {!missing && (
        <DataView remote={summary} waiting={<Waiting code={code} />}>
          {() => order && <Facts order={order} />}
        </DataView>
      )}
    </div>
  );
}

function Waiting({ code }: { readonly code: string }) {
  const t = useText(ordersTexts);
  return (
    <div className="ta-orders-summary__head">
      <h1 className="ta-title">{t('order', { code })}</h1>
      <Skeleton count={3} />
    </div>
  );
}

function Facts({ order }: { readonly order: OrderRow }) {
  const t = useText(ordersTexts);
  const { price } = useOrderFormats();
  const people = namesAndDate(order);
  return (
    <>
      <header className="ta-orders-summary__head">
        <h1 className="ta-title">{people.names || t('order', { code: order.commessa })}</h1>
        <CodeCell row={order} unread={unreadOf(order)} />
      </header>
      <dl className="ta-orders-summary__facts">
        <Fact title={t('columnStatus')}>
          <StatusCell row={order} statusFilter={null} list={false} />
        </Fact>
        <Fact title={t('columnProgress')}>
          <ProgressCell row={order} place="list" />
        </Fact>
        <Fact title={t('columnArticle')}>{order.article}</Fact>
        {people.date && <Fact title={t('eventDate')}>{formatDayMonthYear(people.date)}</Fact>}
        <Fact title={t('columnDate')}>{formatDayMonthYear(order.order_date)}</Fact>
        {order.shipping_date && (
          <Fact title={t('columnShipping')}>{formatDayMonthYear(order.shipping_date)}</Fact>
        )}
        <Fact title={t('columnPrice')}>{price(order.price) ?? t('noPrice')}</Fact>
      </dl>
      <p className="ta-quiet">{t('orderSoon')}</p>
    </>
  );
}

function Fact({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="ta-orders-summary__fact">
      <dt>{title}</dt>
      <dd className="ta-figures">{children}</dd>
    </div>
  );
}
